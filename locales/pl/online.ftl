home-online = Graj online ze znajomymi
home-online-text = Otwórz pokój i wyślij link. Bez konta; na żywo albo przez kilka dni.
online-title = Gra online
online-lead = Dla 2–6 osób. Bez zakładania konta: wystarczy link.
online-name = Twoje imię lub nick
online-open-title = Nowy pokój
online-open = Otwórz pokój
online-join-title = Masz zaproszenie?
online-code = Kod albo link
online-join = Wejdź
online-code-fault = To nie jest ani kod, ani link do pokoju.
online-unreachable = Nie można połączyć się z serwerem. Nadal możesz grać na tym urządzeniu.
online-offline-hint = Nie masz połączenia. Nadal możesz grać na tym urządzeniu.
my-games = Moje gry
my-games-your-turn = Twoja kolej
my-games-others-turn = Czekamy na pozostałych
my-games-gathering = Jeszcze się nie zaczęła
my-games-over = Zakończona
my-games-gone = Już nie istnieje
my-games-forget = Usuń z listy
my-games-forget-which = Usuń z listy: { $game }

room-title = Pokój { $code }
room-closed = Nie możesz wejść
room-as-guest = Wejdź jako gość
room-seats = Przy stole
room-passing = { $free ->
    [0] Każda osoba podaje karty następnej na liście, ostatnia – pierwszej.
    [one] Każda osoba podaje karty następnej na liście, ostatnia – pierwszej. { $free } miejsce jest wolne.
    [few] Każda osoba podaje karty następnej na liście, ostatnia – pierwszej. { $free } miejsca są wolne.
   *[many] Każda osoba podaje karty następnej na liście, ostatnia – pierwszej. { $free } miejsc jest wolnych.
}
room-host = gospodarz
room-swap = Zamień się miejscami: { $name }
room-remove = Zwolnij miejsce: { $name }
room-add-bot = Dodaj bota
room-sit-down = Zajmij miejsce
room-join-title = Jest dla ciebie miejsce
room-full = Wszystkie miejsca są zajęte.
room-needs-two = Do startu potrzeba co najmniej dwóch graczy
room-waits-for-host = Czekamy, aż { $name } zacznie grę.
room-leave = Opuść pokój
room-leave-sure = Wyjść z pokoju? Zwalniasz swoje miejsce. Jeśli trwa partia, bot dokończy ją za ciebie.
room-hidden = Trwa gra bez widzów. Gdy się skończy, możesz usiąść do następnej.

room-settings = Ustawienia gry
room-change-settings = Zmień
room-keep-box = Zapisz to pudełko
room-box-kept = Pudełko zapisano w tej przeglądarce.
room-time = Czas na rundę
room-no-limit = bez limitu
room-grace = Bot przejmuje grę po
room-grace-text = Tyle czasu można być bez połączenia, zanim grę przejmie bot. Miejsce można odzyskać w każdej chwili.
room-spectators = Widzowie
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } godz.
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}

invite-title = Zaproś innych
invite-only-here = Ten adres działa tylko na tym komputerze. Uruchom serwer z --listen 0.0.0.0:7425, aby wpuścić innych.
invite-copy = Kopiuj link
invite-qr = Kod QR z linkiem do tego pokoju
personal-title = Graj dalej na innym urządzeniu
personal-text = Ten link to twoje miejsce. Zachowaj go w tajemnicy: kto go ma, może grać za ciebie.

line-connected = Połączono
line-connecting = Łączenie…
line-offline = Offline
time-left = pozostało: { $time }
time-warning = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
}
presence-away = offline
presence-away-who = { $name } jest offline
presence-bot = bot
presence-bot-who = Bot gra za: { $name }
replaced-you = Bot gra za ciebie.
replaced-return = Wróć do gry
notice-sat = { $name } siada do stołu.
notice-came = { $name } już jest.
notice-went = { $name } traci połączenie.
notice-returned = { $name } znów gra.
notice-time-over = Czas minął: serwer zagrał za ciebie.
notice-went-back = Serwer wrócił do wcześniejszego momentu gry. Gramy dalej od tego miejsca.
refused = { $code ->
    [no-such-room] Takiego pokoju nigdy nie było albo już nie istnieje.
    [bad-token] Ten link nie daje już prawa do miejsca w tym pokoju.
    [full] Wszystkie miejsca są zajęte.
    [bad-settings] Te ustawienia nie pasują do tego pudełka i tej liczby osób.
    [bad-content] Kartami z tego pudełka nie da się grać: ma ono błąd albo za mało kart dla dwóch osób.
    [too-few] Potrzeba co najmniej dwóch graczy.
    [not-host] Może to zrobić tylko gospodarz.
    [not-now] W tej chwili nie można tego zrobić.
    [outdated] Na stole właśnie coś się zmieniło. Spójrz jeszcze raz.
    [illegal] Zasady na to nie pozwalają.
    [too-many] Za dużo żądań naraz. Spróbuj za chwilę.
    [exhausted] Ten pokój osiągnął swój limit. Otwórz nowy.
    [locked] Wejście do tego pokoju jest zablokowane.
    [removed] Usunięto cię z tego pokoju.
    [unavailable] Serwer nie może teraz niczego zapisać, ale wciąż próbuje.
    [protocol] Ta strona jest nieaktualna. Wczytaj ją ponownie.
   *[other] Coś poszło nie tak.
}

say-sending = Wysyłanie…
watching = Oglądasz grę.
room-back = Wróć do gry
room-back-to = Wróć do pokoju
room-next = Następna gra
