deal-shared = Rozdanie było ustalone przed pierwszą kartą i jest w nim twoja liczba.
deal-fixed = Rozdanie było ustalone przed pierwszą kartą. Nie ma w nim twojej liczby.
deal-late = Tej strony nie było, gdy ustalano rozdanie. To, co widziała później, zgadza się z zapisem.
deal-mismatch = Coś się nie zgadza.
deal-fault = { $what ->
    [goals] Cele nie są tymi, które ustalono na początku.
    [nonce] Serwer przyjął twoją liczbę, a potem ją pominął.
    [secret] Serwer użył innego sekretu, niż zapowiedział.
    [seed] Karty nie wynikają z liczb ustalonych przed grą.
    [commitment] Serwer zmienił to, co mówił o rozdaniu.
    [chain] Zapisane decyzje nie są tymi, które zagrano.
    [decision] W zapisie brakuje twojej decyzji.
    [shown] Zapis przeczy temu, co leżało na twoim stole.
    [unfinished] Zapis nie jest kompletny.
    [no-proof] Serwer nie ujawnia zapowiedzianego sekretu.
   *[other] Dowód nie należy do tej gry.
}
check-title = Jak sprawdzić to samemu
check-text = Pierwszą liczbę wszyscy dostali przed pierwszą kartą, drugą na końcu. Z nimi „sideboards verify” sprawdza zakończoną grę.
