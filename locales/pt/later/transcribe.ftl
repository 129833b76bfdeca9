transcribe-begin = Transcrever carta a carta
transcribe-title = Transcrever a caixa
transcribe-asks-colours = Tira uma carta qualquer do monte. Toca na cor de cima e depois na carta.
transcribe-asks-handles = O que tem a gaveta marcada? Avança sozinho.
transcribe-cards-over = As cartas estão todas.
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
transcribe-suggestions = O teu folheto sugere objetivos? Regista-os aqui. Não é obrigatório.
transcribe-over = Pronto
unusual-colour = Invulgar: várias gavetas de uma só cor ({ $colour })
unusual-handle = Invulgar: puxadores de um só tipo ({ $handle }): { $count } em vez de 1
unusual-same = Invulgar: puxadores nos mesmos sítios das cartas { $first } e { $second }
unusual-count = { $count ->
    [one] Por verificar: uma coisa é invulgar
   *[other] Por verificar: { $count } coisas são invulgares
}
boxes-removed = Removido: { $what }
boxes-put-back = Desfazer
sheet-other-handles = A minha carta tem outros puxadores
sheet-other-handles-text = Indica o que a tua carta mostra, de cima para baixo, tal como está.
sheet-handles-copy = A caixa clássica fica como é: cria-se uma cópia tua, e esta folha passa a usá-la.
sheet-handles-twice = A tua caixa já tem uma carta assim.
sheet-handles-save = Corrigir a minha caixa
sheet-handles-corrected = A tua caixa está corrigida.
