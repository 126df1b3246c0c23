import { among, whole } from './words.ts'

/** What others do who take a home. */
export const bought = among`
  вз[яи]л[аи]?|купил[аи]?|приобр[её]л[аи]?|оформил[аи]?|берут|бер[её]т|покупа(?:ет|ют)
  алды|алыпты|ал[ғг]ан
  bought|got|took|purchased|buys|owns
`

/** What others say of a place. */
export const praised = among`
  хвал[ия]т|нахвалива(?:ет|ют)|расхвалива(?:ет|ют)|совету(?:ет|ют)|(?:по)?советовал[аи]?
  (?:по)?рекомендовал[аи]?|(?:на)?хвалил[аи]?|уговаривал[аи]?|рекоменду(?:ет|ют)|предлага(?:ет|ют)
  зов[её]т|зовут|говор[ия]т
  ма[қк]тайды|ма[қк]тап|[ұу]сынады|[ұу]сынды|ша[қк]ырады|дейд[іи]
  praises?|praised|raves?|says?|tells|push(?:es|ing)?|recommends?|recommended|suggests?|suggested
`

/** What somebody has seen already. */
export const seen = among`
  (?:по)?смотрел[аи]?|искал[аи]?|есть (?:сво[йяи] |свои |два |один |наш )?(?:дом|дома|дача)|глянул[аи]?
  видел[аи]?|(?:с)?ездил[аи]?|побывал[аи]?|были|показа(?:л[аи]?|ли)|показывал[аи]?
  к[өо]рд[іи][мк]|к[өо]рген(?:б[іи]з|м[іи]н)?|[қк]арады[қкм]|болды[қкм]
  к[өо]р[іи]п (?:келд[іи]к|келд[іи]м|[қк]ойды[қкм])
  looked|looking round|saw|seen|viewed|visited|toured|went to see|been|shown|showed
`

/** What somebody does not like of a place. */
export const disliked = among`
  (?<!не )(?:ветрено|ветрища|далеко|далековато|шумно|шумновато|вс[её] (?:рас)?продан[оаы]?|распродан[оаы]?|пыльно|грязно|тесно|скучно|пробки|смог|холодно|холодина|морозы|жарко|душно|загазованно|не климат|дорого|дороговато)
  не (?:для нас|для меня|понравил\p{L}*|зашл?[оаи]?|впечатлил\p{L}*|подош\p{L}*|легло|глянул\p{L}*)
  (?:вс[её]|очень|слишком|там|больно) дорог\p{L}*
  алыс екен|алыстау|желд[іи]|шулы|[ұу]нама(?:ды|[ғг]ан)|жа[қк]пады
  к[өо][ңн][іи]л[іи]м[іи]?з?(?:ден|ге)? (?:шы[қк]пады|толмады)
  (?:б[әа]р[іи]|ба[ғг]а\p{L}*|т[ыі]м|[өо]те) [қк]ымбат|[қк]ымбат(?:тап| болып) кетт[іи]
  (?:too |so |very )(?:windy|noisy|far|crowded|dusty|loud|hot|cold|humid|busy)|didn ?['’]? ?t like
  did not like|wasn ?['’]? ?t impressed|not impressed|not for (?:us|me)|smog|polluted|freezing|sold out
  (?:too|so|very|everything is|everything) (?:expensive|pricey)
`

export const wishedOnce = whole`
  хотел\p{L}*|думал[аи]?|планировал[аи]?|мечтал[аи]?|искал[аи]?|собирал(?:ся|ась|ись)|понравил\p{L}*
  присматривал\p{L}*|рассматривал\p{L}*
  арманда\p{L}*|ойлад(?:ым|ық|ык)|қалад(?:ым|ық)|едім|едим|едік|едик
  wanted|planned|thought|thinking|dreaming|dreamed|dreamt|hoped|hoping|considered|considering|liked
  loved|looked
`

/** What changed somebody's mind. */
export const changedMind = whole`
  передума\p{L}*|решил\p{L}*|подума\p{L}*|обдума\p{L}*|посовет\p{L}*|отговор\p{L}*|уговор\p{L}*|против
  отказал\p{L}*|не соглас\p{L}*
  ойлан\p{L}*|а[қк]ылдас\p{L}*|шешт[іи]\p{L}*|шештік|шешім|кел[іи]с(?:т[іи]к|т[іи]м)|айны\p{L}*
  көнбе\p{L}*|конбе\p{L}*|к[өо]нд[іи]рд[іи]|кел[іи]спе\p{L}*|[қк]арсы|ма[қк]ұлдама\p{L}*
  decided|realised|realized|reconsider\p{L}*|changed|refused|disagreed|against
`

/** Words with which a slip of the tongue is put right. */
export const corrections = whole`
  точнее|вернее|ой|извини|извините|прости|простите|тьфу|в смысле|дұрысы|ошиб(?:ся|лась|ка)|перепутала?
  опечатка|опечатался|опечаталась
  дурысы|кеш[іи]р[іи][ңн][іи]з|кеш[іи]р|[қк]ателес(?:т[іи]м|[іи]пп?[іи]н|[іи]пп?[іи]з|[іи]п)
  [қк]ате жаз(?:ыппын|дым)|шатас(?:ыппын|тым)|дұрысырағы
  sorry|actually|or rather|correction|oops|scratch|make that|my mistake|typo
`

/** What is bad of a floor. */
export const floorComplaints = whole`
  сыр(?:ой|оват)|сыро|холод(?:ный|но|новат)|шумн(?:ый|оват)|шумно|жарк(?:ий|о)|душ(?:ный|но)|пыльный|т[её]мный
  дымкыл|ылгалды|суык(?:тау)?|ыстык(?:тау)?|шулы(?:лау)?|шанды|карангы
  damp|cold|noisy|hot|stuffy|dusty|loud|dark
`
