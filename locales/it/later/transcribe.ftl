transcribe-begin = Trascrivi carta per carta
transcribe-title = Trascrivi la scatola
transcribe-asks-colours = Prendi una carta qualsiasi dal mazzo. Tocca il suo primo colore in alto, poi la carta.
transcribe-asks-handles = Che cosa ha il cassetto segnato? Si va avanti da soli.
transcribe-cards-over = Le carte ci sono tutte.
transcribe-held = La carta che hai in mano
transcribe-handles = Maniglia del cassetto segnato
transcribe-colours = Colori della prossima carta, dall’alto
transcribe-unknown = Cassetto { $number }: non ancora noto
transcribe-drawer = Cassetto { $number }, { $colour }: quale maniglia?
transcribe-entered = { $drawer }. Cassetto { $number }, { $colour }: quale maniglia?
transcribe-done = Carta completa: { $card }
transcribe-again = Già inserita, correggi: { $card }
transcribe-back = Carta precedente
transcribe-to-goals = Passa agli obiettivi
transcribe-keys = Tasti: { $colours }; 1 senza maniglia, 2 fiore, 3 quadrato, 4 barretta; Backspace annulla.
transcribe-goal-right = Va bene, avanti
transcribe-suggestions = Il tuo libretto suggerisce degli obiettivi? Inseriscili qui. Non è obbligatorio.
transcribe-over = Fatto
unusual-colour = Insolito: più cassetti di un solo colore ({ $colour })
unusual-handle = Insolito: maniglie di un solo tipo ({ $handle }): { $count } invece di 1
unusual-same = Insolito: maniglie negli stessi posti delle carte { $first } e { $second }
unusual-count = { $count ->
    [one] Da controllare: una cosa è insolita
   *[other] Da controllare: { $count } cose sono insolite
}
boxes-removed = Rimosso: { $what }
boxes-put-back = Annulla
sheet-other-handles = La mia carta ha altre maniglie
sheet-other-handles-text = Indica che cosa mostra la tua carta, dall’alto, così come è posata.
sheet-handles-copy = La scatola classica resta com’è: viene creata una tua copia, e questo foglio la usa.
sheet-handles-twice = La tua scatola ha già una carta così.
sheet-handles-save = Correggi la mia scatola
sheet-handles-corrected = La tua scatola è corretta.
