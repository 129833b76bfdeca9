title = Sideboards
skip = Ir para o conteúdo
home = Início
play = Jogar
learn = Aprender
rules = Regras
settings = Definições
main-navigation = Navegação principal

home-lead = Coloca oito cartas lado a lado e combina gavetas e puxadores para cumprir três objetivos.
home-facts = 1 a 6 jogadores · 15 minutos · sem conta
home-know = Já conheço o jogo
home-continue = Continuar a partida
home-continue-where = Ronda { $round } de { $rounds }
home-again = Com as últimas definições
home-finished = Ver o resultado
home-turns = { $games ->
    [one] É a tua vez em { $games } partida
   *[other] É a tua vez em { $games } partidas
}
home-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
home-solo = Jogar a solo
home-bots = Jogar contra bots
home-device = No mesmo aparelho
home-learn = Aprender em três minutos
home-daily-text = Uma partida por dia, as mesmas cartas para todos, e só conta a primeira tentativa.
home-puzzles-text = Encontra a melhor jogada. Todas as soluções estão comprovadas.
home-besides = Cartas de verdade e partidas anteriores
home-past = Partidas anteriores
home-load = Abrir uma partida guardada
home-offline = Depois da primeira visita, tudo funciona sem internet, menos o jogo online.
home-box = Uma edição não oficial do jogo de cartas de Hartwig Jakubik. Se gostas do jogo, compra a caixa.
licences = Licenças

new-title = Nova partida
new-who = Quem joga?
new-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
new-add-bot = Adicionar um bot
new-add-person = Adicionar uma pessoa
new-change = Alterar { $name }
new-strength = Nível
new-make-person = Pôr uma pessoa a jogar
new-make-bot = Pôr um bot a jogar
new-remove = Retirar
new-done = Pronto
new-solo = A solo
new-bots = Contra bots
new-name = Nome do jogador { $number }
new-goals = Objetivos
new-goals-random = Ao acaso
new-goals-suggestion = Sugestão { $name }
new-goals-drawn-later = Os três objetivos são sorteados no início da partida
new-goal-other = Escolher outro
new-die = Sortear três objetivos novos
goals-preset = { $name ->
    [first-evening] Noite de estreia
    [A] Aquecimento
    [B] Picos vermelhos
    [C] Em flor
    [D] Escada acima
   *[tight-corners] Espaço apertado
}
new-variant = Variante
new-standard = Normal
new-standard-text = Começas com três cartas e depois tens sempre duas; uma troca por partida.
new-four-card = Quatro cartas
new-four-card-text = Começas com quatro cartas e depois tens sempre três; sem troca.
new-hints = Dicas
new-hints-text = Acrescenta um botão para pedir conselho ao mestre.
new-more = Mais opções
new-word = Código da partida
new-word-text = Com o mesmo código, todos recebem as mesmas cartas. Deixa em branco para cartas novas.
new-start = Começar
new-same-deal = Recebeste um desafio: as mesmas cartas, na mesma ordem.
sent-beat = As mesmas cartas. Faz melhor do que { $points }.
sent-same = As mesmas cartas. É a tua vez.
sent-change = Mudar os jogadores
new-box = Caixa
box-classic = Clássica
new-box-missing = Este desafio usa uma caixa que não tens neste navegador. Adiciona-a e abre o link outra vez, ou começa outra partida.

settings-title = Definições
settings-language = Idioma
settings-theme = Tema
theme-device = Igual ao do aparelho
theme-light = Claro
theme-dark = Escuro
settings-palette = Cores das gavetas
palette-classic = Clássicas
palette-classic-text = As cores da caixa.
palette-clear = Distintas
palette-clear-text = Fáceis de distinguir, mesmo com daltonismo.
palette-tones = Tons
palette-tones-text = Do escuro ao claro: distinguem-se até a preto e branco.
settings-marks = Marcas nas gavetas
marks-both = Letras e texturas
marks-letters = Letras
marks-textures = Texturas
settings-swift = Ao colocar uma carta
swift-off = Pedir confirmação
swift-on = Colocar logo
settings-previews = Pré-visualização nas pontas da cómoda
preview-pointed = Formas, na ponta indicada
preview-full = Formas e pontos, nas duas pontas
settings-hints = Dicas
switch-on = Sim
switch-off = Não
settings-preview = Pré-visualização
settings-sound = Som
settings-volume = Volume
volume-low = Baixo
volume-medium = Médio
volume-high = Alto
settings-touch = Vibração
settings-kept = As definições ficam guardadas neste navegador. Nada é enviado.

update-ready = Há uma versão nova.
update-take = Atualizar
storage-full = O armazenamento do navegador está cheio: o que fizeres agora não fica guardado. Liberta espaço, por exemplo apagando partidas antigas.
nowhere-title = Uma gaveta vazia
nowhere-text = Não há nada neste endereço.
nowhere-home = Ir para o início
no-game-title = Nenhuma partida na mesa
no-game-text = Começa uma nova ou abre uma guardada.
load-player = Isto não é uma partida guardada: a linha { $line } não indica um jogador.
load-record = Isto não é um registo de Sideboards: não foi possível ler a linha { $line }.
load-other-box = Esta partida usa uma caixa que não tens (a impressão digital começa por { $hash }). Adiciona-a e abre a partida outra vez.
load-illegal = Este registo viola as regras na jogada { $number }.
labelled = { $label }: { $text }
listed = { $before }; { $next }
settings-keys = Atalhos de teclado
keys-play = Ativados
keys-nothing = Desativados

later-coming = Um momento…
later-missing = Não foi possível carregar esta parte da página.
later-again = Tentar de novo

sheet-title = Folha de pontuação
boxes-title = A tua caixa
daily-title = Partida do dia
daily-practice = Treino
puzzles-title = Problemas
replay-title = Repetição
statistics-title = Estatísticas
