deal-shared = Rozdanie było ustalone, zanim rozdano pierwszą kartę, i użyto w nim liczby losowej z twojego urządzenia.
deal-fixed = Rozdanie było ustalone, zanim rozdano pierwszą kartę. Nie użyto w nim liczby losowej z twojego urządzenia.
deal-late = Ta strona została otwarta już po ustaleniu rozdania. Wszystko, co od tej pory widziała, zgadza się z zapisem.
deal-mismatch = Coś się nie zgadza.
deal-fault = { $what ->
    [goals] To nie są cele, które ustalono na początku.
    [nonce] Serwer przyjął twoją liczbę losową, a potem ją pominął.
    [secret] Serwer użył innego sekretu, niż zadeklarował.
    [seed] Karty nie wynikają z liczb ustalonych przed grą.
    [commitment] Serwer zmienił to, co zadeklarował przed rozdaniem.
    [chain] Zapisane ruchy to nie te, które wykonano.
    [decision] W zapisie brakuje twojego ruchu.
    [shown] Zapis przeczy temu, co było widać na stole.
    [unfinished] Zapis jest niepełny.
    [no-proof] Serwer nie ujawnił zadeklarowanego sekretu.
   *[other] Dowód należy do innej gry.
}
check-title = Sprawdź to samodzielnie
check-text = Pierwszą liczbę wszyscy otrzymali przed rozdaniem pierwszej karty, a drugą na końcu. Mając obie, można sprawdzić zakończoną grę poleceniem „sideboards verify”.
