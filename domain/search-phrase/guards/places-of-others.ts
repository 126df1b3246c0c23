import type { Sentence, Told } from '../sentence.ts'

/** Who else may buy or praise a home. */
const person =
  /(?:^| )(?:коллег|брат|братишк|братан|сестр|сестренк|друг|друз|подруг|подружк|знаком|родител|родственник|сосед|дяд|т[её]т|кум|сват|шурин|зят|свекр|т[её]щ|тест[ья]|золовк|невестк|снох|девер|бабушк|дедушк|однокласс|однокурс|одногрупп|начальни|шеф|директор|кент|племянни|мам|пап|дочк|дочер|сын|colleague|coworker|brother|sister|friend|parent|uncle|aunt|cousin|boss|neighbo|mate|buddy|in law|mum|mom|dad|daughter|son|husband|wife|муж|жен[аы]|риелтор|риэлтор|агент|realtor|agent|а[ғг]а|[әа]пке|[іи]н[іи]|к[өо]рш|дос|бауыр|туыс|[әа]ке|ана|апа|жолдас|[құк]урбы|[қк]ұрбы|таныс|жиен|[әа]р[іи]птес|басты[қғ]|жезде|же[ңн]ге|к[үу]йеу|[әа]йел|бажа)\p{L}*/u

const bought =
  /(?:^| )(?:вз[яи]л[аи]?|купил[аи]?|приобр[её]л[аи]?|оформил[аи]?|берут|бер[её]т|покупа(?:ет|ют)|bought|got|took|purchased|buys|owns|алды|алыпты|ал[ғг]ан)(?= |$)/

/** What others say of a place. */
const praised =
  /(?:^| )(?:хвал[ия]т|нахвалива(?:ет|ют)|расхвалива(?:ет|ют)|совету(?:ет|ют)|(?:по)?советовал[аи]?|(?:по)?рекомендовал[аи]?|(?:на)?хвалил[аи]?|уговаривал[аи]?|рекоменду(?:ет|ют)|предлага(?:ет|ют)|зов[её]т|зовут|говор[ия]т|praises?|praised|raves?|says?|tells|push(?:es|ing)?|recommends?|recommended|suggests?|suggested|ма[қк]тайды|ма[қк]тап|[ұу]сынады|[ұу]сынды|ша[қк]ырады|дейд[іи])(?= |$)/

/** What somebody has seen already. */
const seen =
  /(?:^| )(?:(?:по)?смотрел[аи]?|искал[аи]?|есть (?:сво[йяи] |свои |два |один |наш )?(?:дом|дома|дача)|глянул[аи]?|видел[аи]?|(?:с)?ездил[аи]?|побывал[аи]?|были|показа(?:л[аи]?|ли)|показывал[аи]?|looked|looking round|saw|seen|viewed|visited|toured|went to see|been|shown|showed|к[өо]рд[іи][мк]|к[өо]рген(?:б[іи]з|м[іи]н)?|[қк]арады[қкм]|болды[қкм]|к[өо]р[іи]п (?:келд[іи]к|келд[іи]м|[қк]ойды[қкм]))(?= |$)/

/** What somebody does not like of a place. */
const disliked =
  /(?:^| )(?:(?<!не )(?:ветрено|ветрища|далеко|далековато|шумно|шумновато|вс[её] (?:рас)?продан[оаы]?|распродан[оаы]?|пыльно|грязно|тесно|скучно|пробки|смог|холодно|холодина|морозы|жарко|душно|загазованно|не климат|дорого|дороговато)|не (?:для нас|для меня|понравил\p{L}*|зашл?[оаи]?|впечатлил\p{L}*|подош\p{L}*|легло|глянул\p{L}*)|(?:too |so |very )(?:windy|noisy|far|crowded|dusty|loud|hot|cold|humid|busy)|didn ?['’]? ?t like|did not like|wasn ?['’]? ?t impressed|not impressed|not for (?:us|me)|smog|polluted|freezing|sold out|алыс екен|алыстау|желд[іи]|шулы|[ұу]нама(?:ды|[ғг]ан)|жа[қк]пады|к[өо][ңн][іи]л[іи]м[іи]?з?(?:ден|ге)? (?:шы[қк]пады|толмады)|(?:б[әа]р[іи]|ба[ғг]а\p{L}*|т[ыі]м|[өо]те) [қк]ымбат|[қк]ымбат(?:тап| болып) кетт[іи]|(?:вс[её]|очень|слишком|там|больно) дорог\p{L}*|(?:too|so|very|everything is|everything) (?:expensive|pricey))(?= |$)/u

/** Words with which a sentence turns to something else, and those with which a place is wished. */
const turn = /^(?:а|но|зато|поэтому|однако|but|so|yet|however|ал|б[іи]ра[қк]|сонды[қк]тан|сосын)$/
/** What another person wants, and words of one's own. */
const wants = /^(?:хочет|хотят|мечтает|просит|wants|[қк]алайды)$/
const ownWords = /(?:^| )(?:я|мы|мне|нам|i|we|me|us|мен|б[іи]з|ма[ғг]ан|б[іи]зге)(?= |$)/

const wishing = /(?:^| )(?:чтобы?|бы|или|либо|or|немесе|тоже|также|as well|also|хочу|хотим)(?= |$)/

/**
 * Places that others have bought or praise, or that somebody has seen or does not like, where another place is wanted:
 * «братишка взял в …, а я хочу в …», "we looked at … and it was too windy, what do you have in …".
 */
export function placesOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  const places = told.filter(({ wish }) => wish.key === 'place' && wish.isRest !== true)
  if (places.length < 2) return []
  const regions = places.map((one) => regionOf(sentence, one))
  const others = places.filter((_, number) => {
    const region = regions[number] ?? [0, 0]
    if (isOfOthers(sentence, region) || isTurnedDown(sentence, region[1])) return true
    return isWantedByOther(sentence, region) && ownWords.test(textOf(sentence, [0, sentence.terms.length]))
  })
  return others.length === places.length ? [] : others
}

/** «у подруги в … окна на реку»: the place and the view of somebody else's home. */
const atOthers =
  /^у (?:нашей |моей |моего |нашего )?(?:подруг|друз|друга|знаком|коллег|сосед|брат|сестр|родител|мам|пап|дяд|т[её]т|свекр|т[её]щ)/u
const samePlace = /(?:^| )(?:там|туда|там же|тот же|том же|той же|рядом|поближе|ближе)(?= |$)/

export function homesOfOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  const seenAt = told.filter(({ wish }) => wish.key === 'place' || wish.key === 'views')
  const isAt = sentence.terms.some(({ text }) => text === 'у')
  if (!isAt || seenAt.length === 0 || samePlace.test(textOf(sentence, [0, sentence.terms.length]))) return []
  return seenAt.filter(({ from, to }) => {
    const part = sentence.partOf(from, to)
    return atOthers.test(textOf(sentence, part)) && !wishing.test(textOf(sentence, part))
  })
}

/** «если там нет двушек»: what would be missing is not refused. «Теңіз болса Ақтау дұрыс» supposes what there would be. */
export function onCondition(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    const isSupposed =
      /^(?:views|near|nearby)$/.test(wish.key) &&
      sentence.textAt(to) === 'болса' &&
      sentence.says(to + 1, 'place') &&
      /^(?:дұрыс|дурыс|жа[қк]сы|болар|ы[нң][ғг]айлы)$/.test(sentence.textAt(to + 2))
    if (isSupposed) return true
    if (wish.isRest !== true) return false
    const [start] = sentence.partOf(from, to)
    return /^(?:если|if|егер)$/.test(sentence.textAt(start))
  })
}

/** What tells of one place: up to a sign, a turn or a word for what is needed. */
function regionOf(sentence: Sentence, { from, to }: Told): [start: number, end: number] {
  const [first, last] = sentence.partOf(from, to)
  const isTold = (at: number) => /^(?:says?|said|говор[ия]т|совету(?:ет|ют))$/.test(sentence.textAt(at))
  const isNeed = (at: number) =>
    sentence.says(at, 'need') && !wants.test(sentence.textAt(at)) && !isTold(at - 1)
  const parts = (at: number) => turn.test(sentence.textAt(at)) || isNeed(at)
  let start = from
  while (start > first && !parts(start - 1)) start--
  let end = to
  while (end < last && !parts(end)) end++
  return [start, end]
}

function isOfOthers(sentence: Sentence, region: readonly [number, number]): boolean {
  const text = textOf(sentence, region)
  if (wishing.test(text)) return false
  return (
    seen.test(text) || disliked.test(text) || praised.test(text) || (person.test(text) && bought.test(text))
  )
}

/** «Самал жақсы, бірақ қымбат екен, …»: what one does not like of a place behind a comma and a turn, where no other place is. */
function isTurnedDown(sentence: Sentence, place: number): boolean {
  if (!sentence.isSign(place, ',') || !turn.test(sentence.textAt(place + 1))) return false
  const [start, end] = sentence.partOf(place + 1)
  if (sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'place'))) return false
  const text = textOf(sentence, [start, end])
  return disliked.test(text) || /[қк]ымбат(?:тау)?(?: екен)?$/.test(text)
}

/** «муж хочет …, а я хочу …» */
function isWantedByOther(sentence: Sentence, region: readonly [number, number]): boolean {
  const text = textOf(sentence, region)
  return text.split(' ').some((each) => wants.test(each)) && person.test(text) && !ownWords.test(text)
}

function textOf({ terms }: Sentence, [start, end]: readonly [number, number]): string {
  return terms
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}
