rules-title = Le regole
rules-lead = Ognuno costruisce una credenza di otto carte. Tre obiettivi, uguali per tutti, dicono quali cassetti valgono punti.
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
rules-box-cards = { $cards } carte credenza: cinque cassetti uno sopra l’altro, in cinque colori, con tre tipi di maniglia.
rules-box-deck = Ogni carta mostra ciascun colore una volta, più un fiore, un quadrato e una barra. Ogni ordine dei cinque colori è presente una volta sola; letto dal basso, vale come lo stesso.
rules-box-handles = La disposizione delle maniglie sulle carte è una nostra scelta.
rules-box-exchange = Sei carte scambio, una per giocatore.
rules-box-goals = { $goals } carte obiettivo di tre tipi: colori, maniglie, file. All’interno di un tipo, più alto è il numero, più difficile è l’obiettivo.
rules-example-card = Una carta e la stessa carta ruotata

rules-setup-title = Preparazione
rules-setup-players = Da uno a sei giocatori. Ognuno riceve una carta scambio, con il +1 in vista.
rules-setup-goals = Un obiettivo per tipo: scelto, pescato o preso da una delle proposte.
rules-setup-deal = Mescola e distribuisci tre carte a testa. Le altre formano il mazzo. Le carte in mano sono segrete.
rules-setup-order = Le carte si distribuiscono e si pescano una alla volta, nell’ordine dei posti. Chiunque può rigiocare la stessa distribuzione.

rules-play-title = Come si gioca
rules-play-together = Si gioca tutti nello stesso momento: scegli, aggiungi, passa, pesca.
rules-play-start = L’inizio: scegli due delle tre carte e mettile una accanto all’altra, ciascuna nel verso che vuoi. La terza va al vicino di sinistra. Poi ognuno pesca una carta e ne ha due.
rules-play-round = Seguono sei turni: aggiungi una delle tue due carte, nel verso che vuoi, all’estremità sinistra o destra della tua credenza. L’altra va a sinistra. Pesca una carta.
rules-play-fixed = Niente spazi vuoti, e le carte giocate non si spostano né si ruotano più.
rules-play-end = Dopo l’ottava carta, l’ultima rimasta in mano si scarta e la partita finisce.
rules-play-exchange = Scambio: una volta a partita, dopo l’inizio e prima di scegliere una carta, puoi scartare la mano e pescare due carte nuove.
rules-play-open = Le carte giocate si scoprono quando tutti hanno giocato; fino ad allora puoi riprendere le tue. Uno scambio si vede subito e non si può annullare.
rules-play-empty = Se il mazzo non basta per pescare, si mescolano gli scarti, che diventano il nuovo mazzo.
rules-play-solo = In solitario: gioca due carte su tre, scarta la terza e pescane due; poi giocane una, scarta l’altra e pescane due, fino ad averne giocate otto.
rules-play-four = Variante a quattro carte, da due a sei giocatori: ricevi quattro carte, giocane due, passane due, pescane una; poi ne hai sempre tre in mano: giocane una, passane due, pescane una. Niente carte scambio.

rules-combination-title = Obiettivi da 1 a 14: combinazioni
rules-combination-what = Una combinazione è un insieme di cassetti che riproduce lo schema dell’obiettivo, tutti dello stesso colore o tutti con lo stesso tipo di maniglia. Lo schema si può ruotare e specchiare.
rules-combination-once = Un cassetto conta una volta sola per ogni obiettivo, ma può contare di nuovo per un altro. Ottieni punti per tutte le combinazioni che ci stanno.
rules-combination-patterns = Due schemi sono stampati nel libretto: i numeri 2 e 8. Gli altri, i loro punti e tutti i nomi sono nostri.
rules-example-combination = Illuminate: tutte le combinazioni dell’obiettivo «{ $name }»

rules-row-title = Obiettivi da 15 a 30: file
rules-row-what = Una fila è una serie ininterrotta di cassetti affiancati con lo stesso colore o la stessa maniglia. Ogni cassetto delle file che contano vale 2 punti.
rules-row-single = Un cassetto da solo è una fila di uno. Un cassetto senza maniglia non fa parte di nessuna fila di maniglie.
rules-row-two = Le due file più lunghe sono due file diverse; possono avere lo stesso colore e stare nella stessa riga.
rules-row-lines = Le righe si contano dall’alto. Gli obiettivi 27 e 28 sommano la fila più lunga della riga 1 e quella della riga 4, gli obiettivi 29 e 30 quelle delle righe 2 e 3.
rules-example-row = Illuminata: la fila rossa più lunga

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
rules-score-total = Somma le combinazioni di colore, quelle di maniglie, 2 punti per ogni cassetto delle file, il bonus fila e 1 punto per la carta scambio non usata. Vince chi ha più punti; a parità di punti la vittoria è condivisa.
rules-score-solo = In solitario, i punti dicono quanto hai costruito bene:
rules-rating-from = a partire da { $from }
rules-example-title = Un esempio completo
rules-example-text = Tre credenze finite, obiettivi 2, 8 e 19. Illumina un obiettivo per vedere i suoi cassetti.
rules-goals-title = Tutti gli obiettivi
