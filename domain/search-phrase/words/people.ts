import { beginning, whole } from './words.ts'

/** Who else may buy or praise a home. */
export const relatives = beginning`
  коллег|брат|братишк|братан|сестр|сестренк|друг|друз|подруг|подружк|знаком|родител|родственник|сосед
  дяд|т[её]т|кум|сват|шурин|зят|свекр|т[её]щ|тест[ья]|золовк|невестк|снох|девер|бабушк|дедушк|однокласс
  однокурс|одногрупп|начальни|шеф|директор|кент|племянни|мам|пап|дочк|дочер|сын|муж|жен[аы]|риелтор
  риэлтор|агент
  а[ғг]а|[әа]пке|[іи]н[іи]|к[өо]рш|дос|бауыр|туыс|[әа]ке|ана|апа|жолдас|[құк]урбы|[қк]ұрбы|таныс|жиен
  [әа]р[іи]птес|басты[қғ]|жезде|же[ңн]ге|к[үу]йеу|[әа]йел|бажа
  colleague|coworker|brother|sister|friend|parent|uncle|aunt|cousin|boss|neighbo|mate|buddy|in law|mum
  mom|dad|daughter|son|husband|wife|realtor|agent
`

/** What years are told of beside homes: people, their birth, school and marriage. */
export const yearsOfLife = whole`
  класс\p{L}*|род(?:ил|ит|ят|и)\p{L}*|рожда\p{L}*|рожд[её]н\p{L}*|свадьб\p{L}*
  жен(?:ил|ит|ят|юсь)\p{L}*|выход\p{L}*|выйд\p{L}*|школьник\p{L}*|первоклас\p{L}*|пенси\p{L}*
  закончи\p{L}*|заканчива\p{L}*|окончи\p{L}*|оканчива\p{L}*|поступ\p{L}*|учиться|контракт\p{L}*
  сынып\p{L}*|туыл\p{L}*|туад\p{L}*|туды|босан\p{L}*|үйлен\p{L}*|уйлен\p{L}*|той\p{L}*|бітір\p{L}*
  битир\p{L}*|о[қк]у\p{L}*|зейнет\p{L}*|кел[іи]с[іи]мшарт\p{L}*|жалда\p{L}*
  born|due|baby|married|marry|wedding|grade|retire\p{L}*|retiring|graduat\p{L}*|turn|turns|turned
  turning|study|studying|studies|enter|enters|enrolls?|enrol|contract
`

/** Children and grandchildren of one's own. */
export const kin = whole`
  сын(?:а|у|ок)?|доч(?:ь|ка|ери|ке)|внук\p{L}*|внучк\p{L}*
  (?:[қк]ыз|[ұу]л|немере|жиен|[іи]н[іи]|с[іи][ңн]л[іи])(?:[ыіи]?м(?:[ыіи]з)?|с[ыіи])\p{L}*
  sons?|daughters?|nephew|niece
`

/** Who else buys a home, as the subject of a verb before its object: «коллега взял». */
export const buyers = whole`
  коллег[аи]|брат(?:ья|ишка|ик|ан)?|сестр[аы]|сестр[её]нка|друг|друзья|дружок|подруг[аи]|подружк[аи]
  знаком(?:ый|ая|ые)|родители|родственник\p{L}*|сосед(?:и|ка)?|дядя|т[её]тя|кум|сват|шурин|зять
  племянни\p{L}*|одноклассник\p{L}*|однокурсник\p{L}*|начальник|шеф
  colleagues?|coworkers?|brother|sister|friends?|parents|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|boss|neighbou?rs?
`

/** The same in Kazakh, with the ending of whose they are: «ағам», «достарым». */
export const kazakhBuyers = whole`
  (?:ага|апке|ини|кор[шщ]и|дос|бауыр|туыс|аке|ана|апа|жолдас|курбы|таныс|ул|кыз|жиен|ариптес|бастык)(?:лар|лер|дар|дер|тар|тер)?(?:[ыи]?м|[ыи]?м[ыи]з)
`

/** Who may change a mind about what is wanted. */
export const deciders = whole`
  муж|жена|сын|дочь|дочка|дети|мама|папа|теща|свекровь|родители
  күйеуім|куйеуим|әйелім|әйелим|ұлым|қызым|балам|анам|әкем|апам|атам|әжем|ажем|шешем|енем|келіншегім|келиншегим|жолдасым|жұбайым|жубайым
  husband|wife|hubby|son|daughter|kids?|children|mum|mom|dad|mother|father|parents|boyfriend|girlfriend
`

/** Words by which one of several people is called. */
export const elder = whole`
  старш(?:ая|ий|ему|ей|его|ую|ие)|младш(?:ая|ий|ему|ей|его|ую|ие)|больш(?:ая|ой|ие)
  маленьк(?:ая|ий|ой|ому|ие)
  үлкен(?:і|ім|іміз|iм)|улкен(?:и|им|имиз)|к[іи]ш[іи](?:с[іи]|м|м[іи]з)
  big|bigger|biggest|large|largest|small|smaller|smallest|little|oldest|eldest|youngest
`

/** Whose they are: children, brothers and sisters. */
export const children = whole`
  доч(?:ь|ка|ери|ке|ку|ки|ерь)|сын(?:а|у|ок|ом)?|реб[её]нок|ребенку|брат(?:а|у)?|сестр(?:а|ы|е|у)|внук
  внучка|дет(?:и|ей)
  [қк]ыз(?:ым|ы|ымыз)?|[ұу]л(?:ым|ы|ымыз)?|бала(?:м|сы|мыз)?
  daughter|son|kid|kids|child|boy|girl|brother|sister|one|ones
`
