rematch-title = Jeszcze jedna partia?
rematch-in = Gram
rematch-out = Tym razem nie
rematch-is-in = gra
rematch-go = Zacznij za 15 sekund
rematch-starts = Początek za { $seconds } s
wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
watchers = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
nudge = Ponaglij: { $name }
place-for = Niech bot zagra za: { $name }
nudged = Ponaglono: { $name }
vote-place-for = Niech bot zagra w tej rundzie za: { $name }?
vote-place-for-you = Pozostali chcą, żeby bot zagrał za ciebie.
vote-end = Zakończyć partię bez wyniku?
vote-stand = Zgoda { $count } z { $needed }: { $names }
vote-agree = Zgadzam się
reactions = Zareaguj
reaction = { $which ->
    [applause] Brawo
    [shock] Szok
    [thinking] Hm
    [fire] Ogień
    [laughter] Śmiech
   *[thanks] Dzięki
}
room-sheet = Pokój i zaproszenie
room-lock = Zablokuj wejście
room-unlock = Odblokuj wejście
room-locked = Wejście zablokowane: nikt więcej nie wejdzie.
room-full-watch = Możesz oglądać. Gra pojawi się tutaj, gdy tylko się zacznie.
room-watch = Oglądaj pod tym imieniem
room-watching-as = Oglądasz jako { $name }.
room-full-closed = Gospodarz nie wpuszcza widzów.
room-invited = { $name } zaprasza cię do gry
room-invited-text = Gra karciana dla dwóch do sześciu osób, około 15 minut, bez konta.
share-room = { $host } zaprasza cię na partię Sideboards: { $link }
my-games-waiting = Czekamy na: { $name }
my-games-won = Wygrana
my-games-leaving = { $count ->
    [one] Zwalniasz miejsce. Pozostali dowiedzą się o tym, gdy tylko to urządzenie połączy się z serwerem.
    [few] Zwalniasz { $count } miejsca. Pozostali dowiedzą się o tym, gdy tylko to urządzenie połączy się z serwerem.
   *[many] Zwalniasz { $count } miejsc. Pozostali dowiedzą się o tym, gdy tylko to urządzenie połączy się z serwerem.
}
time-until = do: { $time }
personal-qr = Kod QR z twoim osobistym linkiem
personal-which = Graj dalej na innym urządzeniu: { $game }
room-remove-sure = Usunąć gracza { $name } z pokoju?
room-remove-yes = Usuń
room-wants = chce się zamienić miejscami
name-too-long = Najwyżej { $most } znaków. Wyświetlimy: „{ $name }”.
end-game = Zakończ partię
end-game-sure = Zakończyć partię bez wyniku? Skończy się, gdy wszyscy się zgodzą; w pierwszej rundzie decyduje sam gospodarz.
end-game-back = Gram dalej
end-game-wanted = Gracze, którzy chcą zakończyć partię: { $count }
room-ready = Można zaczynać
room-not-ready = Jeszcze chwila
room-is-ready = gra
room-new-here = Nie znasz gry?
room-learn = Naucz się jej, czekając
bot-finished-you = Bot dokończył za ciebie
bot-finished-who = Bot dokończył partię za: { $names }.
bot-finished-mark = dokończył bot
lost-not-ready = Następna partia zaczęła się bez ciebie. Oglądasz.
lost-to-table = Przejdź do stołu
lost-removed = Gospodarz usunął cię z miejsca. Oglądasz.
notice-nudged = { $name } czeka na twój ruch.
notice-left = { $name } opuszcza partię.
notice-ready = { $name } zagra następną partię.
notice-bot-wanted = { $name } chce, żeby bot zagrał za ciebie. Twoja kolej!
notice-end-wanted = { $name } chce zakończyć partię.
notice-swap = { $name } chce zamienić się z tobą miejscami.
notice-starting = Następna partia zacznie się za 15 sekund.
notice-bot-placed = Pozostali się zgodzili: bot wyłożył kartę za ciebie.
notice-abandoned = Partia zakończyła się bez wyniku.
push-title = Powiadom mnie, gdy przyjdzie moja kolej
push-off = Na tym urządzeniu dostaniesz powiadomienie, gdy zacznie się runda, i drugie, zanim skończy się jej czas.
push-on = Włączone: to urządzenie dostaje powiadomienie, gdy runda zaczyna się bez ciebie, i drugie, zanim skończy się jej czas. Dotknij ponownie, aby wyłączyć.
push-blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Aby je włączyć, zezwól na nie w ustawieniach przeglądarki, a potem wczytaj stronę ponownie.
push-impossible = Ta przeglądarka nie może cię powiadomić, gdy przyjdzie twoja kolej.
push-home-screen = Aby dostawać powiadomienia o swojej kolei, najpierw dodaj tę stronę do ekranu początkowego: dotknij „Udostępnij”, potem „Do ekranu początkowego”, i otwórz pokój stamtąd.
push-failed = Nie udało się. Spróbuj jeszcze raz.
