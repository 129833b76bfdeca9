tv-show = Afficher sur une télé
tv-show-text = Dans un nouvel onglet. Sur la télé, saisis :
tv-join = Rejoins avec ton téléphone
tv-free = libre
tv-waiting = On attend
tv-lost = Connexion perdue
tv-again = Nouvel essai…
tv-address = Vérifie l’adresse : { $origin }{ $path }
tv-hidden = Cette partie se joue sans spectateurs : la télé ne peut pas la montrer.
tv-hidden-how = Pour changer cela, l’hôte ouvre « { $settings } » après la partie et active « { $spectators } ».
tv-dark = La télé ne montrera pas la partie : les spectateurs sont désactivés. L’hôte peut changer cela dans « { $settings } » : « { $spectators } ».
tv-locked-how = L’hôte peut laisser entrer la télé avec « { $unlock } ».
tv-watches = { $count ->
    [one] { $count } télé montre la partie
   *[other] { $count } télés montrent la partie
}
