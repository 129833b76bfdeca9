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
tables-rename-text = Jeśli ktoś już ma to imię, obie osoby staną się jedną.
tables-renamed = { $count ->
    [one] Zmieniono w { $count } partii.
    [few] Zmieniono w { $count } partiach.
   *[many] Zmieniono w { $count } partiach.
}
tables-rename-left = { $count ->
    [one] { $count } partia pozostała bez zmian: grają w niej oba imiona.
    [few] { $count } partie pozostały bez zmian: grają w nich oba imiona.
   *[many] { $count } partii pozostało bez zmian: grają w nich oba imiona.
}
tables-skipped = Pominięto nieczytelne wiersze: { $lines }.
