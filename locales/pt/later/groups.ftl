daily-groups = Grupos
daily-groups-text = Amigos, uma turma, colegas: um grupo tem a sua própria classificação do dia. Sem conta; basta o link ou o código.
daily-groups-more = Novo grupo, ou entrar num
daily-group-new = Novo grupo
daily-group-title = Nome do grupo
daily-group-create = Criar grupo
daily-group-known = Entrar num grupo
daily-group-code-field = Código ou link do grupo
daily-group-code-fault = Isto não é o código de um grupo.
daily-group-find = Procurar grupo
daily-group-invited = Entrar no grupo “{ $title }”?
daily-group-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membros
}
daily-group-text = Os membros veem os pontos uns dos outros em cada dia, com o nome que escreves aqui. Quem tiver o código pode entrar.
daily-group-join = Entrar
daily-group-not-now = Agora não
daily-group-none = Este grupo não existe, ou já não existe.
daily-group-full = Este grupo está cheio.
daily-group-later = Vês os resultados deste grupo depois da tua própria tentativa.
daily-group-played = Jogaram { $played } de { $count }
daily-group-invite = Convidar ou sair
daily-group-code = Código:
daily-group-leave = Sair do grupo
daily-group-leave-sure = Sair de “{ $title }”? Os teus pontos desaparecem da sua classificação.
daily-group-invitation = Entra no nosso grupo “{ $title }” para a partida do dia do Sideboards: { $link }
