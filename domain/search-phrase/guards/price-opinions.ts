import type { Sentence, Told } from '../sentence.ts'

/** Words of a degree before a word for dear. */
const degree =
  /^(?:too|to|so|very|way|quite|bit|overly|слишком|очень|больно|чересчур|чрезмерно|сильно|тым|оте|аса)$/

/** Forms of «дорогой», "expensive" that may only say what somebody thinks. */
const dear =
  /^(?:дорог(?:ой|ая|ое|ие|о|ую|их)|дороговат\p{L}*|expensive|pricey|dear|overpriced|[кқ]ымбат(?:тау)?)$/u

/**
 * Orders by price that only tell what somebody thinks of one («слишком дорогая», "too pricey", «Медеу дорогой») or
 * refuse it («дорогие не предлагать», "no expensive ones"). «Не дорогая» stays «недорогая».
 */
export function opinionsOfPrice(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (isOnPrice(sentence, { wish, from, to })) return true
    if (isOtherDear(sentence, told, { wish, from, to }) || isPriceAsked(sentence, { wish, from, to }))
      return true
    if (wish.key === 'place') return isFoundDear(sentence, from)
    if (wish.key !== 'sort' || !String(wish.values[0]).endsWith('price')) return false
    for (let at = from; at < to; at++) {
      if (isSupposed(sentence, at)) return true
      if (wish.values[0] === '-price' && isDearAside(sentence, from, at)) return true
      if (!sentence.says(at, 'sort', '-price') && !sentence.says(at, 'attr', 'dear')) continue
      if (!isDear(sentence, at)) continue
      const isCheap = wish.values[0] === 'price'
      if (isCheap) return !isInexpensive(sentence, from, at)
      return isOfDegree(sentence, at) || isOfPlace(sentence, at) || isOfThere(sentence, from, at)
    }
    return false
  })
}

/** «бірінші қабат арзан болса соны аламын», «2029 болса арзан шығар»: a floor or a year under the condition of a price. */
function isOnPrice(sentence: Sentence, { wish, from, to }: Told): boolean {
  if (!/^(?:ends|floor_|deadline)/.test(wish.key) || wish.isRest === true) return false
  const text = (at: number) => sentence.textAt(at)
  const isPrice = (at: number) => /^(?:арзан(?:дау|ыра[қк])?|[қк]ымбат(?:тау)?)$/.test(text(at))
  const [, end] = sentence.partOf(from, to)
  if (isPrice(to) && text(to + 1) === 'болса') return /^(?:сон[ыи]|сол|ал|да)/.test(text(to + 2))
  const isGuess = sentence.terms.some(
    (_, at) => at > to && at < end && /^(?:шы[ғг]ар|болар|бол[ау]ы м[үу]мк[іи]н)$/.test(text(at)),
  )
  return text(to) === 'болса' && isPrice(to + 1) && isGuess
}

/** «бірінші қабаттар арзан ба», «первые этажи дешевле?», "are north facing flats cheaper?": what is asked about the price of floors and sides is no wish for them. */
function isPriceAsked(sentence: Sentence, { wish, from, to }: Told): boolean {
  if (!/^(?:ends|floor_|side|views|sun)/.test(wish.key) || wish.isRest === true) return false
  const [start, end] = sentence.partOf(from, to)
  const isPrice = (at: number) =>
    /^(?:арзан(?:дау|ыра[қк])?|[қк]ымбат(?:тау|ыра[қк])?|дешевле|дороже|cheaper|pricier)$/.test(
      sentence.textAt(at),
    )
  const asked = [...sentence.terms.keys()].filter((at) => at >= to && at < end && isPrice(at))
  const isVerb = /^(?:is|are|does|do|а|правда)$/.test(sentence.textAt(start))
  return asked.some(
    (at) =>
      /^[мпб][ае]$/.test(sentence.textAt(at + 1)) ||
      sentence.textAt(at + 1) === 'ли' ||
      (at + 1 === end &&
        sentence.isSign(end, '?') &&
        (isVerb || /^(?:дешевле|дороже)$/.test(sentence.textAt(at)))),
  )
}

/** What is found dear beside another one of its kind. */
const findable = new Set(['rooms', 'deadline', 'restorations', 'place'])

/** «дайыны қымбат қой», «трёшка дороговато», "3 rooms too expensive": what is found too dear gives way to another one of its kind. */
function isOtherDear(sentence: Sentence, told: readonly Told[], { wish, from, to }: Told): boolean {
  if (!findable.has(wish.key) || wish.isRest === true) return false
  // «дайынына ақшам жетпейді», «на трёшку не хватает»
  const lacks = sentence.terms
    .slice(to, to + 4)
    .map(({ text }) => text)
    .join(' ')
  const isDative = /[гк][ае]$|н[ае]$/.test(sentence.textAt(to - 1))
  if (isDative && /^(?:а[қк]ша\p{L}* |[қк]аржы\p{L}* |б[іи]зд[іи][ңн] )*жетпе(?!с[еі])/u.test(lacks))
    return true
  if (/^на$/.test(sentence.textAt(from - 1)) && /^(?:нам |мне |уже |пока |денег )*не хват/.test(lacks))
    return true
  if (isBeyond(sentence, to) && told.some((one) => one.wish.key === wish.key && one.from > to)) return true
  const filled = sentence.afterFillers(to, 2)
  const at = degree.test(sentence.textAt(filled)) ? filled + 1 : filled
  const behind = sentence.textAt(at + 1)
  const isFew =
    wish.key === 'rooms' &&
    /^(?:аз(?:дау|ыра[қк])?|тар(?:лау|ыра[қк])?|маловат[ао]?|тесноват[ао]?|too small)$/.test(
      sentence.textAt(at),
    )
  const isSaid =
    isFew ||
    /^(?:дороговато?|[қк]ымбат(?:тау)?|too expensive|too pricey)$/.test(sentence.textAt(at)) ||
    (at > filled && dear.test(sentence.textAt(at)))
  const isEnd =
    (sentence.at(at + 1)?.isSign ?? true) ||
    /^(?:екен|[мпб]а|[гғ]ой|[қк]ой|болар|болып|боп|шы[ғг]ар|т[үу]сед[іи]|for)$/.test(behind)
  return isSaid && isEnd && told.some((one) => one.wish.key === wish.key && one.from !== from)
}

/** «трёшка... хотя не потянем, двушка»: what somebody cannot pay, behind it. */
function isBeyond(sentence: Sentence, place: number): boolean {
  let at = place
  while (at - place < 5 && (sentence.isSign(at, '.,-–—') || /^(?:хотя|но|нет|а)$/.test(sentence.textAt(at))))
    at++
  return (
    at > place &&
    /^не (?:по)?тян(?:ем|у)$|^не осил(?:им|ю)$/.test(sentence.textAt(at)) &&
    (sentence.at(at + 1)?.isSign ?? true)
  )
}

/** Forms of the word, also mistyped: "expensiv". */
function isDear(sentence: Sentence, at: number): boolean {
  const term = sentence.at(at)
  return dear.test(term?.text ?? '') || term?.isGuess === true
}

/** "too expensive", "to expensiv there", unlike "from cheap to expensive". */
function isOfDegree(sentence: Sentence, at: number): boolean {
  const word = sentence.textAt(at - 1)
  const isFromCheap = [2, 3].some(
    (back) => sentence.says(at - back, 'sort') || sentence.says(at - back, 'attr'),
  )
  return degree.test(word) && !(word === 'to' && isFromCheap)
}

const there = /^(?:ones|there|here|там|тут|здесь|онда|анда|мунда|жакта|жерде|it|its|this|that|они|это)$/

/** «там дорогие», "it's expensive", "expensive for us", «онда қымбат»: what somebody finds of a place, where nothing is the most. */
function isOfThere(sentence: Sentence, from: number, at: number): boolean {
  for (let each = from; each <= at; each++) if (sentence.says(each, 'most')) return false
  const text = (place: number) => sentence.textAt(place)
  const isForUs =
    /^(?:for|для)$/.test(text(at + 1)) && /^(?:us|me|them|нас|меня|мамы|папы|родителей)$/.test(text(at + 2))
  if (isForUs || /^(?:there|here|там|тут|здесь|онда|маган|бизге|екен)$/.test(text(at + 1))) return true
  // «Алматы ұнайды, бірақ қымбат»
  if (text(from - 1) === 'бирак' && (sentence.at(at + 1)?.isSign ?? true)) return true
  if (text(at + 1) === 'in' && /^(?:summer|winter|spring|autumn)$/.test(text(at + 2))) return true
  let before = from - 1
  while (
    from - before < 5 &&
    /^['’]$|^(?:is|are|s|все|всё|квартиры|prices?|цены|очень|баги|багасы|flats)$/.test(text(before))
  )
    before--
  // "ready houses are expensive", "turnkey is expensive"
  const verb = /^(?:too|so|very|quite)$/.test(text(at - 1)) ? at - 2 : at - 1
  const isTold = /^(?:is|are)$/.test(text(verb)) && !/^(?:that|which|what|who)$/.test(text(verb - 1))
  return there.test(text(before)) || isTold
}

/** "it's expensive in Astana": the place of such an opinion, which is not wanted. */
function isFoundDear(sentence: Sentence, from: number): boolean {
  const at = /^(?:in|в)$/.test(sentence.textAt(from - 1)) ? from - 2 : -1
  if (at < 1 || !(sentence.at(from + 1)?.isSign ?? true) || !isDear(sentence, at)) return false
  const isOfPrice = sentence.says(at, 'sort', '-price') || sentence.says(at, 'attr', 'dear')
  return isOfPrice && (isOfDegree(sentence, at) || isOfThere(sentence, at, at))
}

/** «арзан болады ғой», «будет дешевле», "would be cheaper": what somebody supposes of a price. */
function isSupposed(sentence: Sentence, at: number): boolean {
  const isPrice =
    /^-?price$/.test(sentence.value(at, 'sort') ?? '') ||
    ['cheap', 'dear'].some((each) => sentence.says(at, 'attr', each))
  return (
    isPrice &&
    (/^(?:болады|болар|болатын|шыгады|шығады|туседі|түседі|туседи|боп|екен|гой|ғой|[қк]ой|еді|еди|сия[қк]ты|ау|деп|дейді|дейди|болып|тұр|тур|шы[ғг]ар)$/.test(
      sentence.textAt(at + 1),
    ) ||
      isCost(sentence, at) ||
      // «арзан болса соны аламын»
      (sentence.textAt(at + 1) === 'болса' && /^(?:сон[ыи]|сол|сонда)$/.test(sentence.textAt(at + 2))) ||
      /^(?:будет|выйдет|получится|станет|обойд[её]тся|would be|will be|comes out)$/.test(
        sentence.textAt(at - 1),
      ) ||
      isConditional(sentence, at) ||
      isGuessed(sentence, at) ||
      // "it would be cheaper", unlike "should be cheap"
      (sentence.at(at - 1)?.text === 'be' && /^(?:would|will|d|ll|might)$/.test(sentence.textAt(at - 2))))
  )
}

/** «жалдау қымбат», «қымбат болса да»: the Kazakh word alone orders nothing, unless homes are shown by it: «қымбат пәтерлер», «қымбатын көрсет». */
function isDearAside(sentence: Sentence, from: number, at: number): boolean {
  const text = sentence.textAt(at)
  if (at !== from || !/^[қк]ымбат(?:[қк]а|та)?$/.test(text)) return false
  const isHome = (place: number) =>
    ['cat', 'rooms', 'order', 'most'].some((kind) => sentence.says(place, kind)) ||
    sentence.says(place, 'unit', 'rooms') ||
    /^(?:[үу]й|жа[ғг]ын|баста)/.test(sentence.textAt(place))
  const isCounted = sentence.says(at + 1, 'number') || sentence.at(at + 1)?.number !== null
  const isShown = [at + 1, at + 2].some((place) => /^к[өо]рсет/.test(sentence.textAt(place)))
  return (
    sentence.terms.length > 1 &&
    !isHome(at + 1) &&
    !(isCounted && isHome(at + 2)) &&
    !isShown &&
    !sentence.says(at - 1, 'order')
  )
}

/** «пәтер жалдаған қымбатқа түсіп кетті», «бағалар қымбаттап кетті», «қымбатсынып»: what something costs, unlike «арзанға түссе». */
function isCost(sentence: Sentence, at: number): boolean {
  const text = sentence.textAt(at)
  const isVerb = /^(?:[қк]ымбат|арзан)(?:[тд]а(?:п|с|й|д)|сын)\p{L}*$/u.test(text)
  const isDative = /^(?:[қк]ымбат|арзан)[қг]?[кғ]?а$/.test(text)
  return (
    isVerb ||
    (isDative && /^(?:т[үу]с(?!с)|шы[қғкг](?!с)|кет|бер(?:д|іп|ип)|сат)/.test(sentence.textAt(at + 1)))
  )
}

/** "cheaper that way I think", «так вроде дешевле», "it's cheaper": what somebody believes of a price, which is a comparison. */
function isGuessed(sentence: Sentence, at: number): boolean {
  const text = (place: number) => sentence.textAt(place)
  if (!/^(?:cheaper|дешевле|подешевле|арзаныра[қк]|арзан)$/.test(text(at))) return false
  const [, end] = sentence.partOf(at)
  const words = sentence.terms
    .slice(at + 1, end)
    .map((term) => term.text)
    .join(' ')
  const isBehind =
    /^(?:that|this) way(?: |$)|^like (?:that|this)(?: |$)|^(?:(?:i|we) )?(?:think|guess|suppose|believe|heard|hear|right)(?: |$)|^(?:probably|apparently|they say|же|ведь|наверн\p{L}*|вроде|кажется|говорят|думаю|как я понимаю|деп ойлаймын|деп ест\p{L}*|дейді|дейди)(?: |$)/u
  // "it's cheaper", "its cheaper", "because cheaper"
  let before = at - 1
  while (at - before < 4 && /^(?:['’]|s|is|bit|much|a|way|чуть|намного|гораздо)$/.test(text(before))) before--
  const isTold = /^(?:it|its|thats|they|theyre|because|cause|cuz|since|потому что|так|это|они|она|оно)$/
  // "that's cheaper", unlike "a flat that is cheaper"
  const isThat = text(before) === 'that' && /^['’]$/.test(text(before + 1))
  return isBehind.test(words) || isTold.test(text(before)) || isThat
}

/** "last floor ok if it's cheaper", «первый этаж можно, если дешевле»: a price under which something else would do. */
function isConditional(sentence: Sentence, at: number): boolean {
  let before = at - 1
  while (at - before < 5 && (sentence.isFiller(before) || /^['’]$/.test(sentence.textAt(before)))) {
    if (/^(?:if|если)$/.test(sentence.textAt(before))) break
    before--
  }
  return (
    /^(?:if|если)$/.test(sentence.textAt(before)) &&
    [1, 2, 3].some((back) => sentence.says(before - back, 'accept'))
  )
}

/** «не дорогая», "not expensive": the refusal is a part of the word. */
function isInexpensive(sentence: Sentence, from: number, at: number): boolean {
  return (
    at > from && /^(?:не|ne|not|not a|isn ?t|is not|emes)$/.test(sentence.textAt(at - 1).replace(/['’]/, ' '))
  )
}

/** «Медеу дорогой», "Medeu is expensive": a place with its opinion is a part of the sentence, and not wanted. */
function isOfPlace(sentence: Sentence, at: number): boolean {
  return [1, 2].some((back) => afterDearPlace(sentence, at - back + 1) === at + 1)
}

/** The place behind «дорогой», «— дорого», "is expensive" where a place before it begins a part that ends there; null for none. */
export function afterDearPlace(sentence: Sentence, next: number): number | null {
  const isEdge = (at: number) => sentence.at(at)?.isSign ?? true
  // «Самал-2»
  const hasNumber = typeof sentence.at(next - 1)?.number === 'number'
  const place = hasNumber ? (sentence.isSign(next - 2, '-') ? next - 3 : next - 2) : next - 1
  if (!sentence.says(place, 'place') || !isEdge(place - 1)) return null
  const isLink = /^(?:is|are|was|это)$/.test(sentence.textAt(next)) || sentence.isSign(next, '-–—')
  const linked = isLink ? next + 1 : next
  const at = degree.test(sentence.textAt(linked)) ? linked + 1 : linked
  return dear.test(sentence.textAt(at)) &&
    (isEdge(at + 1) || /^(?:екен|ғой|гой|боп|болып)$/.test(sentence.textAt(at + 1)))
    ? at + 1
    : null
}
