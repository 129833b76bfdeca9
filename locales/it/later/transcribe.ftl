transcribe-begin = Trascrivi una carta alla volta
transcribe-title = Trascrivi la scatola
transcribe-asks-colours = Prendi una carta qualsiasi dalla pila. Tocca il colore in alto, poi la carta.
transcribe-asks-handles = Che maniglia ha il cassetto segnato? Il successivo arriva da sé.
transcribe-cards-over = Le carte ci sono tutte.
transcribe-held = La carta che hai in mano
transcribe-handles = Maniglia del cassetto segnato
transcribe-colours = Colori della prossima carta, dall’alto
transcribe-unknown = Cassetto { $number }: ancora sconosciuto
transcribe-drawer = Cassetto { $number }, { $colour }: quale maniglia?
transcribe-entered = { $drawer }. Cassetto { $number }, { $colour }: quale maniglia?
transcribe-done = Carta completa: { $card }
transcribe-again = Già inserita, da correggere: { $card }
transcribe-back = Carta precedente
transcribe-to-goals = Passa agli obiettivi
transcribe-keys = Tasti: { $colours }; 1 senza maniglia, 2 fiore, 3 quadrato, 4 barretta; Backspace annulla.
transcribe-goal-right = Va bene, avanti
transcribe-suggestions = Il tuo libretto suggerisce degli obiettivi? Inseriscili qui. Non è obbligatorio.
transcribe-over = Fatto
unusual-colour = Insolito: più cassetti di un solo colore ({ $colour })
unusual-handle = Insolito: la maniglia «{ $handle }» compare { $count } volte invece di una
unusual-same = Insolito: maniglie negli stessi posti delle carte { $first } e { $second }
unusual-count = { $count ->
    [one] Da controllare: un dettaglio insolito
   *[other] Da controllare: { $count } dettagli insoliti
}
boxes-removed = Hai tolto: { $what }
boxes-put-back = Annulla
sheet-other-handles = La mia carta ha altre maniglie
sheet-other-handles-text = Indica che cosa mostra la tua carta, dall’alto, così com’è piazzata.
sheet-handles-copy = La scatola classica resta com’è: ne viene creata una copia tua, usata da questo foglio.
sheet-handles-twice = La tua scatola contiene già una carta identica.
sheet-handles-save = Correggi la mia scatola
sheet-handles-corrected = La tua scatola è stata corretta.
