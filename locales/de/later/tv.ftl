tv-show = Auf dem Fernseher zeigen
tv-show-text = Öffnet einen neuen Tab. Am Fernseher selbst eintippen:
tv-join = Mit dem Handy mitspielen
tv-free = frei
tv-waiting = Warten auf
tv-lost = Verbindung verloren
tv-again = Neuer Versuch …
tv-address = Stimmt die Adresse? { $origin }{ $path }
tv-hidden = Diese Partie läuft ohne Publikum, also kann der Fernseher sie nicht zeigen.
tv-hidden-how = Das lässt sich ändern: Der Host öffnet nach der Partie „{ $settings }“ und schaltet „{ $spectators }“ ein.
tv-dark = Der Fernseher wird die Partie nicht zeigen: Publikum ist ausgeschaltet. Der Host kann das unter „{ $settings }“ ändern: „{ $spectators }“.
tv-locked-how = Der Host kann den Fernseher mit „{ $unlock }“ hereinlassen.
tv-watches = { $count ->
    [one] { $count } Fernseher zeigt die Partie
   *[other] { $count } Fernseher zeigen die Partie
}
