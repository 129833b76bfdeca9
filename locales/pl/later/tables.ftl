tables-title = Przy prawdziwym stole
tables-evenings = Wieczory przy prawdziwym stole
tables-pairs = Bezpośrednie pojedynki
tables-pair = Gracze
tables-ahead = Lepszy wynik
tables-wins = Wygrane
tables-round = Partia { $number }
tables-rename = Zmień imię: { $name }
tables-name = Nowe imię
tables-rename-yes = Zmień imię
tables-rename-text = Jeśli to imię już istnieje, obie osoby zostaną połączone w jedną.
tables-renamed = { $count ->
    [one] Zmieniono w { $count } partii.
    [few] Zmieniono w { $count } partiach.
   *[many] Zmieniono w { $count } partiach.
}
tables-rename-left = { $count ->
    [one] { $count } partia pozostała bez zmian: występują w niej oba imiona.
    [few] { $count } partie pozostały bez zmian: występują w nich oba imiona.
   *[many] { $count } partii pozostało bez zmian: występują w nich oba imiona.
}
tables-skipped = Pominięto nieczytelne wiersze: { $lines }.
evening-share = Udostępnij ten wieczór
