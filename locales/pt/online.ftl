home-online = Jogar online com amigos
home-online-text = Abre uma sala e partilha o link. Sem conta; em tempo real ou ao longo de vários dias.
online-title = Jogar online
online-lead = Para dois a seis jogadores. Ninguém precisa de conta: basta um link.
online-name = O teu nome
online-open-title = Nova sala
online-open = Abrir uma sala
online-join-title = Tens um convite?
online-code = Código ou link
online-join = Entrar
online-code-fault = Isto não é um código nem um link para uma sala.
online-unreachable = Não é possível contactar o servidor. Podes jogar na mesma neste aparelho.
online-offline-hint = Estás offline. Podes jogar na mesma neste aparelho.
my-games = As tuas partidas
my-games-your-turn = É a tua vez
my-games-others-turn = À espera dos outros
my-games-gathering = Ainda não começou
my-games-over = Terminada
my-games-gone = Já não existe
my-games-forget = Tirar da lista
my-games-forget-which = Tirar da lista: { $game }

room-title = Sala { $code }
room-closed = Não podes entrar
room-as-guest = Entrar como convidado
room-seats = À volta da mesa
room-passing = { $free ->
    [0] Cada um passa as cartas ao seguinte, o último ao primeiro.
    [one] Cada um passa as cartas ao seguinte, o último ao primeiro. Há { $free } lugar livre.
   *[other] Cada um passa as cartas ao seguinte, o último ao primeiro. Há { $free } lugares livres.
}
room-host = anfitrião
room-swap = Trocar de lugar com { $name }
room-remove = Libertar o lugar de { $name }
room-add-bot = Adicionar um bot
room-sit-down = Sentar-me
room-join-title = Há um lugar para ti
room-full = Todos os lugares estão ocupados.
room-needs-two = São precisos pelo menos dois jogadores
room-waits-for-host = À espera de que { $name } comece a partida.
room-leave = Sair da sala
room-leave-sure = Sair da sala? Perdes o teu lugar. Se houver uma partida a decorrer, um bot termina-a no teu lugar.
room-hidden = Está a decorrer uma partida sem espectadores. Podes sentar-te para a próxima.

room-settings = Definições da partida
room-change-settings = Alterar
room-keep-box = Guardar esta caixa
room-box-kept = A caixa está guardada neste navegador.
room-time = Tempo por ronda
room-no-limit = sem limite
room-grace = Espera até entrar um bot
room-grace-text = Quanto tempo se pode estar offline antes de entrar um bot. O lugar pode ser retomado a qualquer momento.
room-spectators = Espectadores
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

invite-title = Convidar outros
invite-only-here = Este endereço só funciona neste computador. Inicia o servidor com --listen 0.0.0.0:7425 para deixar entrar outros.
invite-copy = Copiar link
invite-qr = Código QR com o link para esta sala
personal-title = Continuar noutro aparelho
personal-text = Este link é o teu lugar. Guarda-o em segredo: quem o tiver pode jogar no teu lugar.

line-connected = Online
line-connecting = A ligar…
line-offline = Offline
time-left = tempo restante: { $time }
time-warning = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
}
presence-away = offline
presence-away-who = { $name } está offline
presence-bot = bot
presence-bot-who = Um bot está a jogar no lugar de { $name }
replaced-you = Um bot está a jogar no teu lugar.
replaced-return = Retomar o lugar
notice-sat = { $name } sentou-se à mesa.
notice-came = { $name } já cá está.
notice-went = { $name } perdeu a ligação.
notice-returned = { $name } voltou ao jogo.
notice-time-over = O tempo acabou: o servidor jogou no teu lugar.
notice-went-back = O servidor voltou a um momento anterior da partida. O jogo continua a partir daí.
refused = { $code ->
    [no-such-room] Esta sala não existe, ou já não existe.
    [bad-token] Este link já não te dá lugar aqui.
    [full] Todos os lugares estão ocupados.
    [bad-settings] Estas definições não servem para esta caixa e este número de jogadores.
    [bad-content] Não se pode jogar com esta caixa: tem um erro ou cartas a menos para dois jogadores.
    [too-few] São precisos pelo menos dois jogadores.
    [not-host] Só o anfitrião o pode fazer.
    [not-now] Agora não é possível.
    [outdated] A mesa acabou de mudar. Olha outra vez.
    [illegal] As regras não o permitem.
    [too-many] Demasiados pedidos de uma vez. Tenta daqui a pouco.
    [exhausted] Esta sala atingiu o limite. Abre uma nova.
    [locked] Esta sala está trancada.
    [removed] O anfitrião retirou-te desta sala.
    [unavailable] O servidor não consegue guardar nada neste momento, mas continua a tentar.
    [protocol] Esta página está desatualizada. Recarrega-a.
   *[other] Algo correu mal.
}

say-sending = A enviar…
watching = Estás a assistir.
room-back = Voltar ao jogo
room-back-to = Voltar à sala
room-next = Próxima partida
