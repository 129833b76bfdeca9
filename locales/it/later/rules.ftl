rules-title = Le regole
rules-lead = Ognuno costruisce un comodino di otto carte. Tre obiettivi, uguali per tutti, stabiliscono quali cassetti valgono punti.
rules-contents = In questa pagina
rules-source-title = Quanto ne siamo sicuri
rules-source-text = La nostra fonte è il libretto delle regole in cinque lingue; ne abbiamo le parole, ma non le immagini. Perciò ogni parte ha un contrassegno:
source-booklet = libretto
source-booklet-text = Tutte le edizioni concordano.
source-ruling = decisione
source-ruling-text = Le edizioni tacciono o si contraddicono, e abbiamo deciso noi.
source-reconstruction = ricostruzione
source-reconstruction-text = Si vede solo in un’immagine che non abbiamo: questa è una nostra idea. La tua scatola può essere diversa.

rules-box-title = La scatola
rules-box-cards = { $cards } carte Comodino: cinque cassetti uno sopra l’altro, in cinque colori, con tre tipi di maniglia.
rules-box-deck = Ogni carta mostra ciascun colore una volta, più un fiore, un quadrato e una barretta. Ogni ordine dei cinque colori è presente una volta sola; capovolto è considerato lo stesso.
rules-box-handles = La disposizione delle maniglie sulle carte è una nostra scelta.
rules-box-exchange = Sei carte Scambio, una per giocatore.
rules-box-goals = { $goals } carte Obiettivo di tre tipi: colori, maniglie, file. All’interno di un tipo, più alto è il numero, più difficile è l’obiettivo.
rules-example-card = Una carta e la stessa carta ruotata

rules-setup-title = Preparazione
rules-setup-players = Da uno a sei giocatori. Ognuno prende una carta Scambio e la mette davanti a sé con il +1 in vista.
rules-setup-goals = Un obiettivo per tipo: scelto, pescato o preso da uno dei suggerimenti, consigliati per le prime partite.
rules-setup-deal = Mescola e distribuisci tre carte a testa. Le altre formano il mazzo. Le carte in mano sono segrete.
rules-setup-order = Le carte si distribuiscono e si pescano una alla volta, nell’ordine dei posti. Chiunque può rigiocare la stessa distribuzione.

rules-play-title = Come si gioca
rules-play-together = Si gioca tutti nello stesso momento: scegli, aggiungi, passa, pesca.
rules-play-start = L’inizio: scegli due delle tre carte e mettile una accanto all’altra, ciascuna nel verso che vuoi. Passa la terza al giocatore alla tua sinistra. Poi ognuno pesca una carta e ne ha due in mano.
rules-play-round = Seguono sei turni: aggiungi una delle tue due carte, nel verso che vuoi, all’estremità sinistra o destra del tuo comodino. Passa l’altra a sinistra. Pesca una carta.
rules-play-fixed = Le carte stanno allineate, senza sfalsarle né lasciare spazi, e una volta giocate non si spostano né si ruotano più.
rules-play-end = Dopo l’ottava carta, l’ultima rimasta in mano si scarta e la partita finisce.
rules-play-exchange = Scambio: una volta a partita, dopo le carte iniziali e prima di scegliere una carta, puoi scartare la mano e pescare due carte nuove. Poi gira la carta Scambio sulla X.
rules-play-open = Le carte giocate si scoprono quando tutti hanno giocato; fino ad allora puoi riprendere le tue. Uno scambio si vede subito e non si può annullare.
rules-play-empty = Se il mazzo non basta per pescare, si mescolano gli scarti, che diventano il nuovo mazzo.
rules-play-solo = In solitario: gioca due carte su tre, scarta la terza e pescane due; poi giocane una, scarta l’altra e pescane due, fino ad averne giocate otto. Puoi usare la carta Scambio.
rules-play-four = Variante a quattro carte, da due a sei giocatori: ricevi quattro carte, giocane due, passane due, pescane una; poi ne hai sempre tre in mano: giocane una, passane due, pescane una. Niente carte Scambio.

rules-combination-title = Obiettivi da 1 a 14: combinazioni
rules-combination-what = Una combinazione è un insieme di cassetti che riproduce lo schema dell’obiettivo, tutti dello stesso colore o tutti con lo stesso tipo di maniglia. Lo schema si può ruotare e capovolgere a specchio.
rules-combination-once = Un cassetto conta una volta sola per ogni obiettivo, ma può contare di nuovo per un altro. Ottieni punti per tutte le combinazioni che ci stanno.
rules-combination-patterns = Il libretto spiega due obiettivi: tre cassetti dello stesso colore per 4 punti e due maniglie in diagonale per 3 punti. I nostri obiettivi 2 e 8 si ispirano a quelli. La loro forma e il loro numero, e tutti gli altri schemi, punti e nomi, sono nostri.
rules-example-combination = Evidenziate: tutte le combinazioni dell’obiettivo «{ $name }»

rules-row-title = Obiettivi da 15 a 30: file
rules-row-what = Una fila è una serie ininterrotta di cassetti affiancati con lo stesso colore o la stessa maniglia. Ogni cassetto delle file che contano vale 2 punti.
rules-row-single = Un cassetto da solo è una fila di uno. Un cassetto senza maniglia non fa parte di nessuna fila di maniglie.
rules-row-two = Le due file più lunghe sono due file diverse; possono avere lo stesso colore e stare nella stessa riga.
rules-row-lines = Le righe si contano dall’alto. Gli obiettivi 27 e 28 sommano la fila più lunga della riga 1 e quella della riga 4, gli obiettivi 29 e 30 quelle delle righe 2 e 3.
rules-example-row = Evidenziata: la fila rossa più lunga

rules-bonus-title = Bonus fila
rules-bonus-table = Chi ha più cassetti per l’obiettivo di fila riceve un bonus; ai tavoli più grandi, anche chi segue.
rules-bonus-players = Giocatori
rules-bonus-most = Primo
rules-bonus-second = Secondo
rules-bonus-third = Terzo
rules-bonus-shared = A parità di cassetti si condivide il posto, e ognuno riceve il bonus intero.
rules-bonus-zero = Senza nemmeno un cassetto non c’è bonus.
rules-bonus-solo = In solitario decide il numero stesso: gli obiettivi da 17 a 26 danno 2, 4 o 8 punti per almeno 4, 6 o 8 cassetti; gli obiettivi 15, 16 e da 27 a 30 per almeno 7, 9 o 11.
rules-bonus-solo-highest = Conta solo il livello più alto raggiunto.

rules-score-title = Fine della partita
rules-score-total = Somma le combinazioni di colori, quelle di maniglie, 2 punti per ogni cassetto delle file, il bonus fila e 1 punto per la carta Scambio non usata. Vince chi ha più punti; in caso di parità la vittoria è condivisa.
rules-score-solo = In solitario, i punti dicono quanto hai costruito bene:
rules-rating-from = a partire da { $from }
rules-example-title = Un esempio completo
rules-example-text = Tre comodini finiti, obiettivi 2, 8 e 19. Tocca un obiettivo per evidenziare i suoi cassetti.
rules-goals-title = Tutti gli obiettivi
