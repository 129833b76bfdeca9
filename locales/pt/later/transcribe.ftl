transcribe-begin = Transcrever carta a carta
transcribe-title = Transcrever a caixa
transcribe-asks-colours = Pega numa carta qualquer. Toca na cor de cima e depois na carta.
transcribe-asks-handles = Que puxador tem a gaveta marcada? A seguinte fica logo marcada.
transcribe-cards-over = Todas as cartas estão registadas.
transcribe-held = A carta que tens na mão
transcribe-handles = Puxador da gaveta marcada
transcribe-colours = Cores da próxima carta, de cima para baixo
transcribe-unknown = Gaveta { $number }: ainda desconhecida
transcribe-drawer = Gaveta { $number }, { $colour }: que puxador?
transcribe-entered = { $drawer }. Gaveta { $number }, { $colour }: que puxador?
transcribe-done = Carta completa: { $card }
transcribe-again = Já registada, corrigir: { $card }
transcribe-back = Carta anterior
transcribe-to-goals = Passar aos objetivos
transcribe-keys = Teclas: { $colours }; 1 sem puxador, 2 flor, 3 quadrado, 4 barra; Backspace desfaz.
transcribe-goal-right = Está certo, seguinte
transcribe-suggestions = O teu folheto traz sugestões de objetivos? Regista-as aqui, se quiseres.
transcribe-over = Pronto
unusual-colour = Invulgar: várias gavetas da mesma cor ({ $colour })
unusual-handle = Invulgar: { $handle } em { $count } gavetas em vez de uma
unusual-same = Invulgar: puxadores nos mesmos sítios das cartas { $first } e { $second }
unusual-count = { $count ->
    [one] Verifica: há { $count } coisa invulgar
   *[other] Verifica: há { $count } coisas invulgares
}
boxes-removed = Retiraste: { $what }
boxes-put-back = Desfazer
sheet-other-handles = A minha carta tem outros puxadores
sheet-other-handles-text = Indica o que a tua carta mostra, de cima para baixo, tal como está.
sheet-handles-copy = A caixa clássica fica como está: é criada uma cópia tua, e esta folha passa a usá-la.
sheet-handles-twice = A tua caixa já tem uma carta assim.
sheet-handles-save = Corrigir a minha caixa
sheet-handles-corrected = A tua caixa está corrigida.
