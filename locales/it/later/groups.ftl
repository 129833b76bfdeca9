daily-groups = Gruppi
daily-groups-text = Amici, una classe, colleghi: un gruppo ha una propria classifica del giorno. Senza account: basta il link o il codice.
daily-groups-more = Nuovo gruppo, o entra in uno
daily-group-new = Nuovo gruppo
daily-group-title = Nome del gruppo
daily-group-create = Crea gruppo
daily-group-known = Entra in un gruppo
daily-group-code-field = Codice o link del gruppo
daily-group-code-fault = Non è il codice di un gruppo.
daily-group-find = Trova gruppo
daily-group-invited = Entrare nel gruppo “{ $title }”?
daily-group-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membri
}
daily-group-text = I membri vedono i punti di tutti in ogni giorno, con il nome che scrivi qui. Chi ha il codice può entrare.
daily-group-join = Entra
daily-group-not-now = Non ora
daily-group-none = Questo gruppo non esiste, o non esiste più.
daily-group-full = Questo gruppo è al completo.
daily-group-later = Vedrai i risultati di questo gruppo dopo il tuo tentativo.
daily-group-played = Hanno giocato { $played } su { $count }
daily-group-invite = Invita o esci
daily-group-code = Codice:
daily-group-leave = Esci dal gruppo
daily-group-leave-sure = Uscire da “{ $title }”? I tuoi punti spariranno dalla sua classifica.
daily-group-invitation = Entra nel nostro gruppo “{ $title }” per la partita del giorno di Sideboards: { $link }
