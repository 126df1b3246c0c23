import { readAmount } from '../../quantities/amounts.ts'
import { one, type Rule, type Sentence } from '../../sentence.ts'

/** What may be the better the more of it there is, by what is compared; `any` stands where nothing is named. */
const orders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  high: { any: '-floor', floor: '-floor' },
  low: { any: 'floor', floor: 'floor', price: 'price', payment: 'payment' },
  more: { any: '-area', area: '-area', kitchen: '-kitchen' },
  less: { any: 'area', area: 'area', price: 'price', payment: 'payment' },
  cheap: { any: 'price', price: 'price', area: 'price', payment: 'payment' },
  dear: { any: '-price', price: '-price', area: '-price' },
  soon: { any: 'deadline', deadline: 'deadline', area: 'deadline' },
}

const directions: readonly (readonly [direction: string, words: RegExp])[] = [
  ['high', /^(?:по)?выше$|^higher$|^жо[ғг]ары(?:ра[қк])?$|^би[іи]к(?:[іи]рек|теу)?$/],
  ['low', /^(?:по)?ниже$|^lower$|^т[өо]мен(?:[іи]рек|деу)?$/],
  [
    'more',
    /^(?:по)?(?:больше|просторнее|крупнее)$|^(?:bigger|larger|spacious|roomier)$|^(?:үлкен|улкен|ке[ңн])(?:[іи]рек|деу)?$/,
  ],
  [
    'less',
    /^(?:по)?(?:меньше|компактнее)$|^(?:smaller|less)$|^к[іи]ш[іи](?:рек)?$|^ша[ғг]ын(?:ыра[қк])?$|^аз(?:ыра[қк])?$/,
  ],
  ['cheap', /^(?:по)?(?:дешевле|доступнее|бюджетнее)$|^cheaper$|^арзан(?:ыра[қк]|дау)?$/],
  ['dear', /^(?:по)?дороже$|^pricier$|^[қк]ымбат(?:ыра[қк])?$/],
  [
    'soon',
    /^(?:по)?(?:раньше|скорее|быстрее)$|^(?:sooner|earlier|quicker|faster)$|^(?:ерте|тез)(?:рек|ірек|ирек)?$/,
  ],
]

/** The Russian words of those, which no order has alone. */
const compared = new Set(
  [
    'выше',
    'ниже',
    'больше',
    'меньше',
    'дешевле',
    'дороже',
    'раньше',
    'скорее',
    'быстрее',
    'просторнее',
    'крупнее',
    'компактнее',
  ].flatMap((word) => [word, `по${word}`]),
)

const things: readonly (readonly [thing: string, words: RegExp])[] = [
  ['floor', /^этаж|^floors?$|^storeys?$|^[қк]абат/],
  [
    'payment',
    /^плат[её]ж|^ежемесячн|^месячн|^месяц$|^payments?$|^monthly$|^instal?lments?$|^т[өо]лем|^айлы[қк]|^ай$|^сайын/,
  ],
  ['price', /^цен[аыуе]$|^ценник|^стоимост|^стоит$|^prices?$|^cost$|^ба[ғг]а/],
  ['kitchen', /^кухн|^kitchens?$|^ас$|^ас[үу]й|^[үу]й[іи]?$/],
  [
    'deadline',
    /^сда[чедю]|^срок|^засел|^зае[хдз]|^въе[хдз]|^ключ|^handover|^handed$|^completion|^ready$|^keys$|^move$|^тапсыр|^б[іи]т|^мерз[іи]м/,
  ],
  [
    'area',
    /^площад|^метраж|^квартир|^жил[ьё]|^area$|^size$|^flats?$|^apartments?$|^home$|^аудан|^к[өо]лем|^п[әа]тер/,
  ],
]

/** Words between them that say nothing. */
const filler =
  /^(?:the|is|are|it|and|of|a|in|to|be|get|gets|over|we|i|more|он|она|оно|и|в|для|нас|меня|будет|сам|сама|бол(?:са|сын))$/

/** The words that begin such a pair. */
const beginnings = new Set('чем,the,неғұрлым,негурлым,неғурлым,қаншалықты,каншалыкты'.split(','))

/** Whether a word or a phrase begins with one of them: «чем дешевле» is a phrase. */
function begins(text: string): boolean {
  return beginnings.has(text) || (text.includes(' ') && /^(?:чем|the|неғұрлым) /.test(text))
}

/** «чем выше этаж, тем лучше», "the lower the payment the better", «қабаты неғұрлым биік болса, соғұрлым жақсы»: what is the better the more of it there is. */
export const theBetter: Rule = (sentence, place) => {
  // «этаж чем выше, тем лучше»: what is compared may stand before.
  const isLed = begins(sentence.textAt(place))
  const isThing = !isLed && begins(sentence.textAt(place + 1)) && thingOf(firstWord(sentence, place)) !== null
  // "cheaper the better"
  const isBare =
    sentence.textAt(place + 1) === 'the' &&
    sentence.textAt(place + 2) === 'better' &&
    directions.some(([, is]) => is.test(sentence.textAt(place)))
  if (!isLed && !isThing && !isBare) return null
  const told = words(sentence, place)
  const end = told.findIndex(
    ({ text }, at) =>
      (/^(?:тем|the)$/.test(text) &&
        /^(?:лучше|выгоднее|интереснее|приятнее|better|happier)$/.test(told[at + 1]?.text ?? '')) ||
      (/^(?:соғұрлым|согурлым|соғурлым|соншалы[қк]ты)$/.test(text) &&
        /^жа[қк]сы/.test(told[at + 1]?.text ?? '')),
  )
  const last = told[end + 1]
  if (end < 0 || last === undefined) return null
  let direction: string | null = null
  let thing: string | null = null
  for (const { text } of told.slice(0, end)) {
    const found = directions.find(([, is]) => is.test(text))?.[0] ?? null
    const named = thingOf(text)
    if (found !== null && direction === null) direction = found
    else if (named !== null && (thing === null || thing === named || named === 'payment')) thing = named
    else if (!begins(text) && !filler.test(text)) return null
  }
  const order = orders[direction ?? '']?.[thing ?? 'any']
  return order === undefined ? null : one(last.place + 1, 'sort', order)
}

/** «сначала что дешевле», «дешевле вперёд»: what is compared beside a word for what comes first. */
export const comparedFirst: Rule = (sentence, place) => {
  if (isCheaper(sentence, place)) return one(place + 1, 'sort', 'price')
  const isFirst = firsts.has(sentence.textAt(place))
  const isCompared = [place, place + 1].some((each) => compared.has(sentence.textAt(each)))
  if (!isFirst && !isCompared) return null
  let direction: string | null = null
  let thing: string | null = null
  let at = isFirst ? place + 1 : place
  for (; at - place < 6 && !isEnd(sentence, at); at++) {
    const text = sentence.textAt(at)
    if (!isFirst && direction !== null && sentence.says(at, 'order')) break
    const found = directions.find(([, is]) => is.test(text))?.[0] ?? null
    const named = thingOf(firstWord(sentence, at))
    if (found !== null && direction === null) direction = found
    else if (named !== null && thing === null) thing = named
    else if (!(isFirst && direction === null && lead.test(text))) break
  }
  const isOrdered = isFirst || (direction !== null && sentence.says(at, 'order'))
  const order = isOrdered ? orders[direction ?? '']?.[thing ?? 'any'] : undefined
  // «сначала дешевле 30 млн» is a bound.
  if (order === undefined || sentence.isNumber(at) || sentence.says(at, 'bound')) return null
  return one(isFirst ? at : at + 1, 'sort', order)
}

/** Words that tell what comes first. */
const firsts = new Set('сначала,сперва,вначале,для начала,в первую очередь'.split(','))

/** «двушка дешевле», «что-нибудь дешевле»: homes that cost less than nothing that is told. */
function isCheaper(sentence: Sentence, place: number): boolean {
  if (sentence.at(place)?.text !== 'дешевле') return false
  // «где дешевле двушка», unlike «знаю, где дешевле»
  const isAsked =
    /^(?:что|где|кто|какая|какие)$/.test(sentence.textAt(place - 1)) && !isKnowing(sentence, place - 2)
  if (isAsked && (isEnd(sentence, place + 1) || isNamed(sentence, place + 1))) return true
  // «дешевле чтоб двушка»
  const end = /^(?:чтобы?|чтоб|бы)$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  if (!isEnd(sentence, end) && !(end > place + 1 && isHomeAt(sentence, end))) return false
  if (/^(?:чем|а|но)$/.test(sentence.textAt(place + 2))) return false
  const before = sentence.at(place - 1)
  const [start] = sentence.partOf(place)
  const isHome = (at: number) => isHomeAt(sentence, at) || sentence.says(at, 'exists')
  // «без ремонта дешевле»
  if (sentence.says(place - 1, 'finish')) return true
  // «машиноместо Шымкент дешевле», unlike «Шымкент дешевле»
  if (sentence.says(place - 1, 'place'))
    return sentence.terms.some((_, at) => at >= start && at < place && isHome(at))
  return (
    before === undefined ||
    sentence.isSign(place - 1, ',.;!?:-–—(') ||
    isHome(place - 1) ||
    /^(?:нибудь|чего нибудь|что то|то|чтобы?|чтоб|можно|хочу|нужно|надо|вариант\p{L}*)$/u.test(before.text)
  )
}

/** «какие дешевле в Астане»: homes or a place behind the word. */
function isNamed(sentence: Sentence, place: number): boolean {
  const isHome = [place, place + 1].some((at) => isHomeAt(sentence, at) || sentence.says(at, 'place'))
  return isHome || readAmount(sentence, place)?.unit === 'rooms'
}

function isHomeAt(sentence: Sentence, at: number): boolean {
  return ['rooms', 'cat'].some((kind) => sentence.says(at, kind)) || sentence.says(at, 'unit', 'rooms')
}

/** «знаю, где дешевле», «нашли, что дешевле»: what is told, and asked of nobody. */
function isKnowing(sentence: Sentence, place: number): boolean {
  const at = sentence.isSign(place, ',') ? place - 1 : place
  return /^(?:зна(?:ю|ем|ет)|виде(?:л[аи]?)|наш(?:[её]л|ла|ли)|там|туда)$/.test(sentence.textAt(at))
}

/** Words behind «сначала» that say nothing. */
const lead =
  /^(?:что|те|то|тех|где|чтобы?|чтоб|кто|все|всё|котор\p{L}*|какие|покажите|покажи|показывать|посмотреть|бы)$/u

function isEnd(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.isSign ?? true
}

function thingOf(word: string): string | null {
  return things.find(([, is]) => is.test(word))?.[0] ?? null
}

function firstWord(sentence: Sentence, place: number): string {
  return sentence.textAt(place).split(' ')[0] ?? ''
}

/** The next words, those of phrases one by one, without commas. */
function words({ terms }: Sentence, from: number): { text: string; place: number }[] {
  return terms
    .slice(from, from + longest)
    .flatMap(({ text, isSign }, at) =>
      isSign ? [] : text.split(/[ ,]+/).map((word) => ({ text: word, place: from + at })),
    )
}

/** Such words take no more terms. */
const longest = 10
