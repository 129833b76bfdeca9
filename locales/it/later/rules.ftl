rules-title = Le regole
rules-lead = Ognuno costruisce un comodino di otto carte. Tre obiettivi, uguali per tutti, stabiliscono quali cassetti valgono punti.
rules-contents = In questa pagina
rules-source-title = Quanto ne siamo sicuri
rules-source-text = La nostra fonte è il libretto delle regole in cinque lingue; ne abbiamo il testo, ma non le immagini. Perciò ogni punto ha un contrassegno:
source-booklet = libretto
source-booklet-text = Le edizioni concordano, a parte le sviste elencate più sotto.
source-ruling = decisione
source-ruling-text = Le edizioni tacciono o si contraddicono, e abbiamo deciso noi.
source-reconstruction = ricostruzione
source-reconstruction-text = Si vede solo in un’immagine che non abbiamo: questa è una nostra idea. La tua scatola può essere diversa.

rules-box-title = La scatola
rules-box-cards = { $cards } carte Comodino: cinque cassetti uno sopra l’altro, in cinque colori, con tre tipi di maniglia.
rules-box-deck = Chi possiede la scatola riferisce che ogni carta mostra ciascun colore una volta, più un fiore, un quadrato e una barretta. Dal numero di carte deduciamo che ogni ordine dei cinque colori compare una volta sola (capovolto conta come lo stesso).
rules-box-handles = La disposizione delle maniglie sulle carte è una nostra scelta.
rules-box-exchange = Sei carte Scambio, una per giocatore, con +1 sul fronte e X sul retro.
rules-box-goals = { $goals } carte Obiettivo di tre tipi: colori, maniglie, file. All’interno di un tipo, più alto è il numero, più difficile è l’obiettivo.
rules-box-suggestions = Due carte Suggerimento, con quattro terne di obiettivi in tutto.
rules-example-card = Una carta e la stessa carta ruotata

rules-setup-title = Preparazione
rules-setup-players = Da uno a sei giocatori, dagli 8 anni in su. Ognuno prende una carta Scambio e la mette davanti a sé con il +1 in vista.
rules-setup-goals = Un obiettivo per tipo: scelto, estratto a caso o preso da uno dei suggerimenti, consigliati per le prime partite.
rules-setup-suggestions = Gli obiettivi suggeriti sono una nostra scelta; il suggerimento B si ispira all’esempio del libretto.
rules-setup-deal = Mescola e distribuisci tre carte a testa. Le altre, coperte, formano il mazzo.
rules-setup-secret = Le carte in mano sono segrete.
rules-setup-order = Le carte si distribuiscono e si pescano una alla volta, nell’ordine dei posti. Chiunque può rigiocare la stessa distribuzione.

rules-play-title = Come si gioca
rules-play-together = Giocano tutti contemporaneamente: scegli, piazza, passa, pesca.
rules-play-start = Turno 1: scegli due delle tre carte e piazzale una accanto all’altra, ciascuna nel verso che vuoi. Passa la terza al giocatore alla tua sinistra. Poi ognuno pesca una carta e ne ha due in mano.
rules-play-round = Turni da 2 a 7: aggiungi una delle tue due carte, nel verso che vuoi, all’estremità sinistra o destra del tuo comodino. Passa l’altra a sinistra. Pesca una carta.
rules-play-fixed = Le carte vanno allineate, senza sfalsarle (lo precisa solo l’edizione tedesca) né lasciare spazi, e una volta piazzate non si spostano né si ruotano più.
rules-play-end = Dopo l’ottava carta si scarta l’ultima rimasta in mano. Nessuno passa né pesca più, e la partita finisce.
rules-play-exchange = Scambio: una volta a partita, dopo le carte iniziali e prima di scegliere una carta, puoi scartare la mano e pescare due carte nuove. Poi gira la carta Scambio sulla X.
rules-play-open = Le carte piazzate si scoprono quando tutti hanno piazzato le loro; fino ad allora puoi riprendere le tue. Uno scambio si vede subito e non si può annullare; le carte scartate restano segrete fino alla fine.
rules-play-empty = Se il mazzo non basta per pescare, si mescolano gli scarti, che diventano il nuovo mazzo.
rules-play-solo = In solitario: piazza due carte su tre, scarta la terza e pescane due; poi piazzane una, scarta l’altra e pescane due, fino ad averne piazzate otto. Puoi usare la carta Scambio.
rules-play-four = Variante a quattro carte: ricevi quattro carte, piazzane due, passane due, pescane una; poi ne hai sempre tre in mano: piazzane una, passane due, pescane una. Niente carte Scambio.
rules-play-four-players = La variante a quattro carte è per gruppi da due a sei giocatori.

rules-combination-title = Obiettivi da 1 a 14: combinazioni
rules-combination-what = Una combinazione è un insieme di cassetti che riproduce lo schema dell’obiettivo, tutti dello stesso colore o tutti con lo stesso tipo di maniglia. Lo schema si può ruotare e capovolgere a specchio.
rules-combination-turns = Contano anche i quarti di giro. Con gli schemi di questa scatola non fa differenza.
rules-combination-once = Un cassetto conta una volta sola per ogni obiettivo, ma può contare di nuovo per un altro. Si contano quante più combinazioni possibile.
rules-combination-patterns = Il libretto spiega due obiettivi: tre cassetti dello stesso colore per 4 punti e due maniglie in diagonale per 3 punti. I nostri obiettivi 2 e 8 si ispirano a quelli. La loro forma e il loro numero, e tutti gli altri schemi, punti e nomi, sono nostri.
rules-example-combination = Evidenziate: tutte le combinazioni dell’obiettivo «{ $name }»

rules-row-title = Obiettivi da 15 a 30: file
rules-row-what = Una fila è una serie ininterrotta di cassetti affiancati con lo stesso colore o la stessa maniglia. Ogni cassetto delle file che contano vale 2 punti.
rules-row-single = Un cassetto da solo è una fila di uno. Un cassetto senza maniglia non fa parte di nessuna fila di maniglie.
rules-row-two = Le due file più lunghe sono due file diverse; possono avere lo stesso colore e stare nella stessa riga.
rules-row-numbers = Il testo non dice quale colore o maniglia spetti a ciascuno degli obiettivi da 19 a 26: seguiamo l’ordine in cui i libretti li elencano.
rules-row-lines = Le righe si contano dall’alto. Gli obiettivi 27 e 28 sommano la fila più lunga della riga 1 e quella della riga 4, gli obiettivi 29 e 30 quelle delle righe 2 e 3. Abbiamo scelto noi quali righe contano per ciascuno di questi quattro obiettivi.
rules-example-row = Evidenziata: la fila rossa più lunga

rules-bonus-title = Bonus fila
rules-bonus-table = Chi ha più cassetti per l’obiettivo di fila riceve un bonus; da tre giocatori in su, anche chi segue.
rules-bonus-players = Giocatori
rules-bonus-most = Primo
rules-bonus-second = Secondo
rules-bonus-third = Terzo
rules-bonus-shared = A parità di cassetti si condivide il posto, e ognuno riceve il bonus intero.
rules-bonus-zero = Senza nemmeno un cassetto non c’è bonus.
rules-bonus-solo = In solitario conta quanti cassetti hai: gli obiettivi da 17 a 26 danno 2, 4 o 8 punti per almeno 4, 6 o 8 cassetti; gli obiettivi 15, 16 e da 27 a 30 per almeno 7, 9 o 11.
rules-bonus-solo-highest = Conta solo il livello più alto raggiunto.

rules-score-title = Fine della partita
rules-score-total = Somma le combinazioni di colori, quelle di maniglie, 2 punti per ogni cassetto delle file, il bonus fila e 1 punto per la carta Scambio non usata. Vince chi ha più punti; in caso di parità la vittoria è condivisa.
rules-score-solo-exchange = Il punto della carta Scambio non usata vale anche in solitario.
rules-score-solo = In solitario, i punti decidono anche quale di cinque livelli raggiungi.
rules-score-titles = I titoli dei livelli sono nostri:
rules-rating-from = a partire da { $from }
rules-example-title = Un esempio completo
rules-example-text = Tre comodini finiti, obiettivi 2, 8 e 19. Le carte sono nostre; i punti di Lidia e le file rosse sono quelli dell’esempio del libretto. Tocca un obiettivo per evidenziare i suoi cassetti.
rules-slips-title = Sviste di singole edizioni
rules-slips-italian = Edizione italiana: quattro suggerimenti su ciascuna delle due carte e, a fine partita, un bonus solo per la seconda e la terza fila. Per noi i suggerimenti sono quattro in tutto e anche la fila più lunga ha il suo bonus.
rules-slips-polish = Edizione polacca: contano tutte le file ininterrotte, gli obiettivi da 19 a 26 parlano dello «stesso» colore o forma e due file danno «anche» 2 punti a cassetto. Per noi contano la fila più lunga, il colore o la maniglia indicati e 2 punti a cassetto, nulla di più.
rules-slips-portuguese = Edizione portoghese: in solitario, livelli di 4, 4 e 4 cassetti per gli obiettivi 15, 16 e da 27 a 30, e una riga «11». Per noi 7, 9 e 11 cassetti, e la riga 1.
rules-slips-french = Edizione francese: una volta il turchese diventa blu, e due note parlano solo di mezzo giro. Per noi è turchese e vale ogni rotazione.
rules-slips-lines = Edizioni italiana e polacca: per gli obiettivi da 27 a 30 si parla della riga in alto e di quella in basso, e delle due centrali. Seguiamo le edizioni tedesca, francese e portoghese: righe 1 e 4, righe 2 e 3.
rules-goals-title = Tutti gli obiettivi
at-hand-round = Turno 1: piazza due carte. Turni da 2 a 7: aggiungine una a un’estremità. Dopo ogni turno, tranne l’ultimo, passa il resto a sinistra e pescane una.
at-hand-round-solo = Turno 1: piazza due carte e scarta la terza. Turni da 2 a 7: aggiungi una carta a un’estremità e scarta l’altra. Dopo ogni turno, tranne l’ultimo, pescane due.
at-hand-once = Un cassetto conta una volta per obiettivo, ma può contare anche per un altro.
at-hand-drawers = { $drawers ->
    [one] da { $drawers } cassetto
   *[other] da { $drawers } cassetti
}
at-hand-all = Tutte le regole
