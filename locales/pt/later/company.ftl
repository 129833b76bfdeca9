rematch-title = Mais uma partida?
rematch-in = Alinho
rematch-out = Desta vez não
rematch-is-in = alinha
rematch-go = Começar daqui a 15 segundos
rematch-starts = Começa daqui a { $seconds } s
wins = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
}
watchers = { $count ->
    [one] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
nudge = Chamar { $name }
place-for = Deixar um bot jogar no lugar de { $name }
nudged = Já chamaste { $name }
vote-place-for = Deixar um bot jogar no lugar de { $name } nesta ronda?
vote-place-for-you = Os outros querem deixar um bot jogar no teu lugar.
vote-end = Terminar a partida sem resultado?
vote-stand = { $count } de { $needed } de acordo: { $names }
vote-agree = De acordo
reactions = Reagir
reaction = { $which ->
    [applause] Aplausos
    [shock] Espanto
    [thinking] A pensar
    [fire] Que jogada!
    [laughter] Risos
   *[thanks] Obrigado
}
room-sheet = Sala e convite
room-lock = Trancar a sala
room-unlock = Destrancar a sala
room-locked = Trancada: mais ninguém pode entrar.
room-full-watch = Podes assistir. A partida aparece aqui assim que começar.
room-watch = Assistir com este nome
room-watching-as = Estás a assistir como { $name }.
room-full-closed = O anfitrião não deixa assistir.
room-invited = { $name } convida-te para jogar
room-invited-text = Um jogo de cartas para duas a seis pessoas, cerca de 15 minutos, sem conta.
share-room = { $host } convida-te para uma partida de Sideboards: { $link }
my-games-waiting = À espera de { $name }
my-games-won = Ganhaste
my-games-leaving = { $count ->
    [one] Deixaste um lugar. Os outros ficam a saber assim que este aparelho conseguir contactar o servidor.
   *[other] Deixaste { $count } lugares. Os outros ficam a saber assim que este aparelho conseguir contactar o servidor.
}
time-until = até { $time }
personal-qr = Código QR com o teu link pessoal
personal-which = Continuar noutro aparelho: { $game }
room-remove-sure = Retirar { $name } da sala?
room-remove-yes = Retirar
room-wants = quer trocar de lugar contigo
name-too-long = Um nome tem no máximo { $most } caracteres. O teu fica «{ $name }».
end-game = Terminar a partida
end-game-sure = Terminar a partida sem resultado? Acaba assim que todos concordarem; na primeira ronda, o anfitrião decide sozinho.
end-game-back = Continuar a jogar
end-game-wanted = Jogadores que querem terminar a partida: { $count }
room-ready = Estou a postos
room-not-ready = Ainda não
room-is-ready = a postos
room-new-here = Não conheces o jogo?
room-learn = Aprende enquanto esperas
bot-finished-you = Terminada por um bot no teu lugar
bot-finished-who = Um bot terminou a partida por { $names }.
bot-finished-mark = terminada por um bot
lost-not-ready = A partida seguinte começou sem ti. Estás a assistir.
lost-to-table = Ir para a mesa
lost-removed = O anfitrião retirou-te do teu lugar. Estás a assistir.
notice-nudged = { $name } está à tua espera.
notice-left = { $name } saiu da partida.
notice-ready = { $name } alinha noutra partida.
notice-bot-wanted = { $name } gostava que um bot jogasse no teu lugar. É a tua vez!
notice-end-wanted = { $name } quer terminar a partida.
notice-swap = { $name } quer trocar de lugar contigo.
notice-starting = A próxima partida começa daqui a 15 segundos.
notice-bot-placed = Os outros concordaram: um bot jogou uma carta no teu lugar.
notice-abandoned = A partida terminou sem resultado.
push-title = Avisar-me quando for a minha vez
push-off = Recebes uma notificação neste aparelho quando uma ronda começa, e outra antes de o tempo acabar.
push-on = Ligado: este aparelho recebe uma notificação quando uma ronda começa e não estás presente, e outra antes de o tempo acabar. Toca de novo para parar.
push-blocked = Este navegador bloqueia as notificações desta página. Para as ativar, permite-as nas definições do navegador e recarrega a página.
push-impossible = Este navegador não consegue avisar-te quando é a tua vez.
push-home-screen = Para receberes um aviso quando é a tua vez, adiciona primeiro esta página ao ecrã principal: toca em Partilhar, depois em «Adicionar ao ecrã principal», e abre a sala a partir daí.
push-failed = Não resultou. Tenta de novo.
