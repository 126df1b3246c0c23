import { afterLeft } from './rules/amounts/told-sums.ts'
import { afterThatIsPayment } from './rules/amounts/sale-payment.ts'
import { afterMove, isMove, originAt } from './moves.ts'
import { afterHeldHome, isPresentHome } from './present-home.ts'
import { isMoney, readAmount, total } from './amounts.ts'
import { type Sentence, skipBounds } from './sentence.ts'

/** Terms from a place to another. */
type Stretch = readonly [from: number, to: number]

/**
 * The parts of a sentence that tell of the visitor's own life: «живу на 5 этаже», «продаём однушку», "i work on the 5th
 * floor", «бесінші қабатта тұрамын». They wish nothing, up to the end of the sentence or to what is needed.
 */
export function ownFacts(sentence: Sentence): Stretch[] {
  // "i work near the square, so something around there"
  const there = sentence.terms.findIndex(({ text }) => text === 'there' || text === 'туда')
  const isThere = there >= 0
  const isBeside = sentence.terms.some(
    (_, at) => at < there && (sentence.says(at, 'near') || sentence.says(at, 'poi')),
  )
  if (isBeside) return []
  const found: Stretch[] = []
  let isSelling = false
  let isLiving = false
  for (const [from, to, isStart] of clauses(sentence)) {
    if (isStart) isSelling = false
    const own = placeOf(sentence, from, to, isOwn)
    const need = placeOf(sentence, from, to, isNeed)
    const isFact = isGivenUp(sentence, from, to) || isFormerView(sentence, from, to)
    if (isFact || isOwnedAlready(sentence, from, to)) {
      found.push([from, to])
      continue
    }
    if (own === null) {
      if (isLiving && isPaidNow(sentence, from, to)) {
        found.push([from, to])
        continue
      }
      isLiving = false
      isSelling &&= need === null && !isWishBesideSale(sentence, from, to)
      if (isSelling) found.push([from, to])
      continue
    }
    isLiving = true
    isSelling =
      need === null &&
      afterGiven(sentence, own, to) === null &&
      sentence.says(own, 'own', 'sell') &&
      moneyAfter(sentence, own, to) === null
    const stretch = stretchOf(sentence, from, to, own, need)
    // «балконы жоқ, бірінші қабат деген пәтерде тұрамыз»: what is told of it before is the home that there is.
    const isListed =
      need === null &&
      sentence.isKazakh &&
      sentence.says(own, 'own', 'last') &&
      isOfOwnHome(sentence, from, own)
    found.push(isListed ? [Math.min(stretch[0], startOf(sentence, from)), stretch[1]] : stretch)
    // "moved from Karaganda and rent a one-room flat"
    const more = sentence.says(own, 'own', 'origin') ? placeOf(sentence, own + 2, to, isOwn) : null
    if (more !== null) found.push(stretchOf(sentence, more, to, more, need))
  }
  // "my colleague bought in …, but our work is in …, so we want there": the last place before the word.
  const last = isThere
    ? found.findLastIndex(([from, to]) => from < there && hasPlace(sentence, from, to))
    : -1
  if (isThere || isTherePlace(sentence, found))
    return found.flatMap((stretch, number) =>
      last >= 0 && number !== last ? [stretch] : withoutPlaces(sentence, stretch),
    )
  if (isForThem(sentence, found))
    return found.flatMap((stretch) =>
      isOfBuyer(sentence, stretch) ? [stretch] : withoutPlaces(sentence, stretch),
    )
  for (const at of sentence.terms.keys()) {
    const origin = originAt(sentence, at)
    if (origin !== null) found.push(origin)
  }
  return found
}

/** Whether a part behind what is sold wishes something, or tells of the money for it. */
function isWishBesideSale(sentence: Sentence, from: number, to: number): boolean {
  const isHere = (is: (sentence: Sentence, place: number) => boolean) =>
    placeOf(sentence, from, to, is) !== null
  return (
    startsWish(sentence, from) ||
    isHeldAt(sentence, from) ||
    isHere(isLeft) ||
    isHere(isEnough) ||
    isPaymentIn(sentence, from, to) ||
    isLookedAt(sentence, from) ||
    isHere(isMove) ||
    afterThatIsPayment(sentence, from) !== null ||
    isHere(isTotal) ||
    // «үйді саттық, Астанадан екі бөлмелі»
    isHere(isFromTown)
  )
}

/** «Астанадан екі бөлмелі»: a Kazakh town from which a home is wanted. */
function isFromTown(sentence: Sentence, place: number): boolean {
  const [, end] = sentence.partOf(place)
  const isFrom = sentence.isKazakh && sentence.says(place, 'place') && sentence.at(place)?.tail === 'from'
  return (
    isFrom && sentence.terms.some((_, at) => at > place && at < end && sentence.says(at, 'unit', 'rooms'))
  )
}

/** Whether «деген пәтерде» stands in a part before its verb. */
function isOfOwnHome(sentence: Sentence, from: number, own: number): boolean {
  return sentence.terms.some(
    ({ text }, at) =>
      at > from &&
      at < own &&
      /^(?:п[әа]тер|[үу]й)(?:де|імде|[іи]м[іи]зде)$/.test(text) &&
      /^(?:деген|дейт[іи]н|бар|жо[қк])$/.test(sentence.textAt(at - 1)),
  )
}

/** The place where the sentence of a part begins, if nothing is needed in it before. */
function startOf(sentence: Sentence, from: number): number {
  let start = from
  while (start > 0 && !endsSentence(sentence, start - 1)) start--
  return placeOf(sentence, start, from, isNeed) === null ? start : from
}

/** Whether the home is wanted where somebody of one's own lives or studies: «мама живёт в Актау, хочу купить ей однушку», "my parents live in the north, want to be close to them". */
function isTherePlace(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (!placesAreIn(sentence, facts)) return false
  const text = sentence.terms.map((term) => term.text).join(' ')
  return besideThem.test(text) || closeBy.test(text)
}

/** «дочь учится в Алматы, ищем ей студию»: the home for somebody else is wanted where that one is, and not where the buyer lives. */
function isForThem(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (!placesAreIn(sentence, facts)) return false
  const text = sentence.terms.map((term) => term.text).join(' ')
  return forThem.test(text) && facts.some((fact) => !isOfBuyer(sentence, fact))
}

/** Whether facts tell of all places that a sentence names, of which there is one at least. */
function placesAreIn(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (facts.length === 0) return false
  const isIn = (at: number) => facts.some(([from, to]) => from <= at && at < to)
  // «Ақтауданмын, балаларым Алматыда оқиды»: where one is from is no other place.
  const isFrom = (at: number) => /(?:л[ыи][кқ]п|[дт][ае]нм)[ыи][нз]$/.test(sentence.textAt(at))
  const places = [...sentence.terms.keys()].filter((at) => sentence.says(at, 'place') && !isFrom(at))
  return places.length > 0 && places.every(isIn)
}

function hasPlace(sentence: Sentence, from: number, to: number): boolean {
  return placeOf(sentence, from, to, (_, at) => sentence.says(at, 'place')) !== null
}

/** «живём в Уральске»: a fact of the buyer, where the home for somebody else is not wanted. */
function isOfBuyer(sentence: Sentence, [from, to]: Stretch): boolean {
  const text = sentence.terms
    .slice(from, to)
    .map((term) => term.text)
    .join(' ')
  return /(?:^| )(?:живем|живу|we live|i live|работа(?:ю|ем)|we work|i work|т[ұу]рам[ыи][нз]|[іи]стейм[іи][нз]|\p{L}+[дт][ае]нм[ыи][нз])(?: |$)/u.test(
    text,
  )
}

const besideThem =
  /(?:^| )(?:там(?: же)?|(?:тут|здесь) же|(?:в )?(?:том|этом) же (?:районе|доме|жк|комплексе|городе)|так(?:ую|ой|ое|ая) же|(?:рядом с|ближе к|поближе к|возле|около) (?:ними|ней|ним|нему|них|ним|родителями|детям|внукам)|(?:со|о)лар[гғ]а жа[қк]ын\p{L}*|с?одан алыс емес|(?:со|о)[гғ]ан жа[қк]ын\p{L}*|сол (?:жер|ма[ңн]|кешен|аудан|[қк]ала|т[өо][ңн][іи]рек)\p{L}*|сол жа[қк](?:[қк]а|та|тан)|(?:in|at) the same (?:area|district|complex|house|building|city|town)|(?:к|со) (?:ним|ней|нему) поближе|(?:close|closer|near|next)(?: to)? (?:them|her|him|it)|(?:her|his|their) neighbou?rs?|neighbou?rs? (?:with|of) (?:her|him|them)|(?:его|ее|их|ей|им|с ней|с ним|с ними) сосед\p{L}*|сосед\p{L}* (?:с ней|с ним|с ними)|к[өо]рш[іи] бол\p{L}*|(?:(?:the|that) )?same (?:building|house|street|area|district|neighbou?rhood|city|town|complex|project|place)|(?:want|get|buy|take|like|need) the same(?= but|,| ,|$)|on that street|near (?:to )?(?:me|us|home|my home|our home)|close to home|(?:рядом с|возле|около|недалеко от|поближе к|ближе к) (?:дом(?:а|у|ом)|работ(?:ой|ы|е)|уч[её]б(?:ой|ы|е)|офис(?:ом|а|у))|(?:near|close to|next to) (?:my |our )?work|ж[ұу]мысым(?:а|ызга|ызға) жа[қк]ын|үйге жа[қк]ын|уйге жа[қк]ын|(?:в|на) той же улице|на том же месте|room here|flat here|apartment here|own (?:flat|place|home|room) here|дәл сол (?:үй|аудан|көше)\p{L}*|дал сол (?:уй|аудан|коше)\p{L}*|\p{L}{3,}(?:[ыіие]?ма|[іие]?ме|м[ыи]зга|м[іи]зге) жа[қк]ын\p{L}*|жаяу (?:барып )?(?:кел|бар|жет)(?:етин|атын|уге|сем|ип туратын)|ж[ұу]мыс(?:ым|ымыз)?[кғг]?а жа[қк]ын\p{L}*|пешком (?:до|на) работ[уы]|walk to work|соны[нң](?= (?:\d|\p{L}+(?:нш|ншы)[ыи]))|[,.;] (?:осы |сол |дал |тап |енди |мен )?(?:касына|касынан|жанына|жанынан|манына|манынан|ма[нң]айынан))(?: |$)/u

/** «работаю в Есиле, нужна однушка рядом»: a home beside where one works or studies. */
const closeBy =
  /(?:^| )(?:работа\p{L}+|учусь|учится|work|works|study|studies) .*(?:однушк|двушк|трешк|студи|квартир|room|flat|apartment|studio|house|place)\p{L}* (?:рядом|поблизости|недалеко|close by|closeby|nearby)(?: [,.!;]|$)/u

const forThem =
  /(?:^| )(?:ищ\p{L}+|куп\p{L}+|покупа\p{L}+|взять|возьм\p{L}+|нужна|buy|buying|need|looking for|flat|studio|room|двушк[ау]|однушк[ау]|студи[юя]|трешк[ау]) (?:ей|ему|им|для не[её]|для него|для них|for (?:her|him|them))(?: |$)|(?:^| )(?:солар[гғ]а|со[гғ]ан|о[гғ]ан|олар[гғ]а|\p{L}{2,}(?:ыма|[іи]ме|ымыз[гғ]а|[іи]м[іи]зге))(?: арнап)? (?:\p{L}+ |\d ?){0,3}(?:(?:алып|алсам|алса[қк]|алайын|алайы[қк]|ал[гғ]ым|аламын|аламыз|іздейм\p{L}*|издейм\p{L}*|керек|[іи]здеп|эперсем|әперсем|әперейін)(?: |$))/u

/** A stretch without the words for places in it. */
function withoutPlaces(sentence: Sentence, [from, to]: Stretch): Stretch[] {
  const rest: Stretch[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    if (at < to && !sentence.says(at, 'place')) continue
    if (at > start) rest.push([start, at])
    start = at + 1
  }
  return rest
}

/** What of a clause the own verb is about: in Kazakh what stands before it, else what follows too. */
function stretchOf(sentence: Sentence, start: number, to: number, own: number, need: number | null): Stretch {
  // «Шымкентке көшкелі жатырмыз малымызды саттық» without the comma
  const from = sentence.isKazakh ? afterMove(sentence, start, own) : start
  const isVerbLast = sentence.says(own, 'own', 'last') || isKazakhVerb(sentence, own)
  // «екі бөлмелімді үш бөлмеліге айырбастаймын»
  const isExchange = sentence.textAt(own).startsWith('айырбаста')
  const away = isExchange
    ? placeOf(sentence, from, own, (_, at) => /м(?:[ыи]з)?д[ыи]$/.test(sentence.textAt(at)))
    : null
  if (away !== null) return [from, away + 1]
  // "moving from one city to another one"
  if (sentence.says(own, 'own', 'origin')) return [own, own + 2]
  // «меняем на двушку», «обменять свою двушку на трёшку», "swap it for three rooms"
  const given = afterGiven(sentence, own, to)
  if (given !== null) return [need !== null && need < own ? need + 1 : from, given]
  const held = afterHeldHome(sentence, own)
  if (held !== null) return [need !== null && need < own ? need + 1 : from, held]
  if (isPresentHome(sentence, own)) return [from, need ?? to]
  // "we have 40 million from selling our house"
  const isHeld = sentence.terms.some((_, at) => at >= from && at < own && sentence.says(at, 'have'))
  if (isHeld && sentence.says(own, 'own', 'sell')) return [own, need !== null && need > own ? need : to]
  // «продал машину есть 7 лямов хочу однушку»: the money that is there belongs to what is wished.
  const money = sentence.says(own, 'own', 'sell') ? moneyAfter(sentence, own, to) : null
  if (money !== null) return [need !== null && need < own ? afterNeeded(sentence, need, own) : from, money]
  // «двушка, сын идёт в школу» without the comma
  // «қазіргі пәтерім бір бөлмелі, тар»: only the rooms of the home, where the need stands last.
  const home = isHome(sentence, own) ? afterHome(sentence, own) : null
  if (home !== null && need !== null && need > own && sentence.isKazakh) return [from, home]
  const after = need === null ? afterWish(sentence, start, own) : null
  if (after !== null && !isVerbLast) return [after, to]
  const isAside = sentence.says(own, 'own', 'aside')
  if (isAside && sentence.isKazakh) return [own, own + 1]
  if (isAside && (need === null || need < own))
    return [startsWish(sentence, from) || need !== null ? own : from, to]
  // «ағам студия алған Астанадан»
  if (need === null && isBoughtByOthers(sentence, own)) return [from, to]
  // «бір бөлмелімізді саттық 9 млнға»
  const price = sentence.isKazakh && sentence.says(own, 'own', 'sell') ? readAmount(sentence, own + 1) : null
  if (price !== null && isMoney(price) && price.next <= to) return [from, price.next]
  if (need === null) return [from, isVerbLast ? afterPaid(sentence, own + 1, to) : to]
  if (need < own) return isVerbLast ? [need + 1, own + 1] : [afterNeeded(sentence, need, own), to]
  return isVerbLast ? [from, afterPaid(sentence, own + 1, need)] : [from, need]
}

/** The place behind a verb of selling where words begin that money is at hand: «есть 7 лямов», "we have 30m"; null for none. */
function moneyAfter(sentence: Sentence, own: number, to: number): number | null {
  for (let at = own + 1; at < to; at++) {
    if (!sentence.says(at, 'topic', 'first') || sentence.says(at, 'own')) continue
    const amount = readAmount(sentence, skipBounds(sentence, at + 1))
    const isSum = amount !== null && isMoney(amount) && !amount.isForeign && (amount.scale ?? 0) >= 6
    if (isSum) return at
  }
  return null
}

/** «үстіне қосып барлығы 55»: what there is together with what a sale brings. */
function isTotal(sentence: Sentence, place: number): boolean {
  return total.test(sentence.textAt(place)) && readAmount(sentence, place + 1) !== null
}

/** «продаю дачу, хватит ли 13 миллионов на студию», "will 13 mln be enough" */
function isEnough(sentence: Sentence, place: number): boolean {
  return /^(?:хватит|хватает|хватило|enough)$/.test(sentence.textAt(place))
}

/** «мне останется 15 млн на руки» */
function isLeft(sentence: Sentence, place: number): boolean {
  return afterLeft(sentence, place) !== null
}

/** "5 mln in hand", «6 млн на руках» at the start of a part. */
function isHeldAt(sentence: Sentence, from: number): boolean {
  const amount = readAmount(sentence, from)
  return (
    amount !== null && isMoney(amount) && !amount.isForeign && sentence.says(amount.next, 'topic', 'first')
  )
}

/** "5 mln for the down payment", "so we got 12 mln for the first payment": money and what it is for. */
function isPaymentIn(sentence: Sentence, from: number, to: number): boolean {
  const sum = placeOf(sentence, from, to, (_, at) => {
    const amount = readAmount(sentence, at)
    return amount !== null && isMoney(amount) && !amount.isForeign
  })
  const isFirst = (_: Sentence, at: number) =>
    sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have')
  return sum !== null && placeOf(sentence, sum, to, isFirst) !== null
}

/** "looking at Aktau", «смотрим Актау»: a place that is looked at now. */
function isLookedAt(sentence: Sentence, from: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  const at = /^(?:now|so|and|we|i|сейчас|теперь|мы|я|и)$/.test(text(from)) ? from + 1 : from
  const isLooking =
    /^(?:looking at|considering|eyeing|смотрим|смотрю|присматрива\p{L}*|рассматрива\p{L}*)$/u.test(
      text(at),
    ) ||
    (text(at) === 'looking' && text(at + 1) === 'at')
  return isLooking && [1, 2, 3].some((away) => sentence.says(at + away, 'place'))
}

/** «снимаем однушку, платим 250 тысяч», "renting now, paying 250k": what is paid for the home that there is, where no bound makes it a wish. */
function isPaidNow(sentence: Sentence, from: number, to: number): boolean {
  const isPaying = (at: number) =>
    /^(?:плачу|платим|плат[ия]т|отдаю|отдаем|отда[её]т|pay|paying|толейм[иы][нз])$/.test(sentence.textAt(at))
  const isBound = placeOf(sentence, from, to, (_, at) => sentence.says(at, 'bound')) !== null
  if (isBound || placeOf(sentence, from, to, isNeed) !== null) return false
  return [from, from + 1, to - 1].some((at) => at < to && isPaying(at))
}

/** «жалға тұрамыз, айына 180 мың төлейміз»: what is paid for the home that there is. */
function afterPaid(sentence: Sentence, place: number, to: number): number {
  for (let at = place; at < Math.min(to, place + 6); at++)
    if (/^толе(?:йм[иы][нз]|п (?:жүр|отыр|тұр)\p{L}*)$/u.test(sentence.textAt(at))) return at + 1
  return place
}

/**
 * "ready house pls we are renting": the place where the fact begins behind a wish without a comma. A word of courtesy
 * ends a wish, and a subject begins a fact unless a noun before it is what it is told of: "the flat we rent".
 */
function afterWish(sentence: Sentence, start: number, own: number): number | null {
  for (let at = own - 1; at > start; at--)
    if (/^(?:pls|plz|please|пожалуйста|плиз|плз|пж|пжл|отинем|тез)$/.test(sentence.textAt(at))) return at + 1
  let subject = own
  while (
    subject - 1 > start &&
    /^(?:now|currently|сейчас|пока|are|am|re|m|с|мужем|женой|мамой|родителями|детьми|семьей|ребенком)$/.test(
      sentence.textAt(subject - 1),
    )
  )
    subject--
  const isOwnSubject = /^(?:i|we|я|мы) ?/.test(sentence.textAt(subject))
  if (!isOwnSubject && /^(?:i|we|я|мы)$/.test(sentence.textAt(subject - 1))) subject -= 1
  else if (!isOwnSubject) return null
  const before = subject - 1
  const isSum = ['scale', 'currency'].some((kind) => sentence.says(before, kind))
  if (isSum || (sentence.at(before)?.number ?? null) !== null) return subject
  const isNoun =
    before < start ||
    sentence.says(before, 'cat') ||
    // «двушку мы снимаем» has it as its object, «двушка, мы снимаем» not.
    (sentence.says(before, 'rooms') && !/[ая]$/.test(sentence.textAt(before))) ||
    sentence.says(before, 'unit', 'rooms') ||
    sentence.says(before, 'join') ||
    sentence.says(before, 'place') ||
    sentence.at(before)?.isKnown === false ||
    sentence.isFiller(before)
  return isNoun ? null : subject
}

/** What is exchanged ends with the word for what is wanted in its stead; null where nothing is. */
function afterGiven(sentence: Sentence, own: number, to: number): number | null {
  if (!/^(?:поменя|смен|меня|обмен|swap|exchang|мо[яюей]$)/.test(sentence.textAt(own))) return null
  // «моя трёшка на двушку», unlike «моя двушка на 5 этаже»
  const isHome = /^мо[яюей]$/.test(sentence.textAt(own))
  for (let at = own + 1; at < to; at++) {
    if (!/^(?:на|for)$/.test(sentence.textAt(at))) continue
    if (!isHome || [1, 2].some((away) => sentence.says(at + away, 'rooms'))) return at + 1
  }
  return null
}

/** «коллега взял трёшку у вас», "a friend got a studio there": the same, with the verb before its object. */
function isTakenByOthers(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  if (
    !/^(?:взял[аи]?|купил[аи]?|построил[аи]?|бер[её]т|берут|покупа(?:ет|ют)|got|took|built|bought)$/.test(
      text,
    )
  )
    return false
  const isNow = /^(?:бер|покупа)/.test(text)
  // «родители берут мне студию» is a wish.
  if (isNow && [-2, -1, 1, 2].some((away) => /^(?:мне|нам)$/.test(sentence.textAt(place + away))))
    return false
  if (sentence.at(place + 1)?.text === 'бы') return false
  const person =
    /^(?:коллег[аи]|брат(?:ья|ишка|ик|ан)?|сестр[аы]|сестр[её]нка|друг|друзья|дружок|подруг[аи]|подружк[аи]|знаком(?:ый|ая|ые)|родители|родственник\p{L}*|сосед(?:и|ка)?|дядя|т[её]тя|кум|сват|шурин|зять|племянни\p{L}*|одноклассник\p{L}*|однокурсник\p{L}*|начальник|шеф|colleagues?|coworkers?|brother|sister|friends?|parents|uncle|aunt|cousin|boss|neighbou?rs?)$/u
  return [1, 2, 3].some((back) => person.test(sentence.textAt(place - back)))
}

/** «ағам Алматыдан үй алды»: what relatives and friends have bought. */
function isBoughtByOthers(sentence: Sentence, place: number): boolean {
  if (isTakenByOthers(sentence, place)) return true
  if (!/^(?:алды|алыпты|алган|алып койды)$/.test(sentence.textAt(place))) return false
  const person =
    /^(?:ага|апке|ини|кор[шщ]и|дос|бауыр|туыс|аке|ана|апа|жолдас|курбы|таныс|ул|кыз|жиен|ариптес|бастык)(?:лар|лер|дар|дер|тар|тер)?(?:[ыи]?м|[ыи]?м[ыи]з)$/
  for (let at = place - 1; at >= 0 && place - at < 8 && !sentence.isSign(at, ',.;!?'); at--)
    if (person.test(sentence.textAt(at))) return true
  return false
}

/** «сатамыз», which is a verb of selling. */
function isKazakhVerb(sentence: Sentence, place: number): boolean {
  if (isBoughtByOthers(sentence, place)) return true
  return sentence.at(place)?.text.startsWith('сат') === true
}

/** «нужна двушка, сейчас живу …» without the comma: the words of time belong to the verb. */
function afterNeeded(sentence: Sentence, need: number, own: number): number {
  let at = own
  while (at - 1 > need && /^(?:сейчас|я|мы|пока|we|i|now|currently)$/.test(sentence.textAt(at - 1))) at--
  return at
}

/** «хотели трёшку, но не тянем»: what was wished once and is too dear. */
function isGivenUp(sentence: Sentence, from: number, to: number): boolean {
  const wasWished =
    /^(?:хотел\p{L}*|смотрел[аи]?|искал[аи]?|рассматривал[аи]?|думали|планировали|мечтали|wanted|we wanted|(?:[іи]здеп )?ед[іи]к)$/u
  if (placeOf(sentence, from, to, (_, at) => wasWished.test(sentence.textAt(at))) === null) return false
  const behind = sentence.terms
    .slice(to, to + 6)
    .map(({ text }) => text)
    .join(' ')
  // «смотрели двушку, решили брать»
  const isSeen =
    placeOf(sentence, from, to, (_, at) => /^(?:смотрел|искал|рассматривал)/.test(sentence.textAt(at))) !==
    null
  if (isSeen && !/^(?:, )?(?:но|а|but) /.test(behind)) return false
  return /(?:но|but|бирак|а|,) (?:.* )?(?:не (?:по)?тян\p{L}*|не хват\p{L}*|(?:денег )?хват\p{L}* (?:только|лишь)|дорого|не по карману|настоя\p{L}*|уговор\p{L}*|переубед\p{L}*|отговор\p{L}*|передума\p{L}*|решил[аи]?|понял[аи]?|маловат\p{L}*|тесноват\p{L}*|realized|realised|changed (?:my|our) mind|decided|(?:дурыс|жон) (?:болар|екен|шыгар|сиякты)|too expensive|too much|can t afford|cannot afford|жетпе\p{L}*|кымбат)/u.test(
    behind,
  )
}

/** "I have 2 flats in Astana already", «у нас уже есть двушка»: homes that there are, in a part that needs nothing. */
function isOwnedAlready(sentence: Sentence, from: number, to: number): boolean {
  const text = sentence.terms
    .slice(from, to)
    .map((term) => term.text)
    .join(' ')
  const isHeld =
    /(?:^| )(?:i|we) (?:have|own|got) .*already(?: |$)|(?:^| )(?:i|we) already (?:have|own|got)(?: |$)|(?:^| )у (?:нас|меня) уже есть(?: |$)/
  const isHome = (_: Sentence, at: number) => sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat')
  return (
    isHeld.test(text) &&
    placeOf(sentence, from, to, isHome) !== null &&
    placeOf(sentence, from, to, isNeed) === null
  )
}

function saysView(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'mark', 'view')
}

/** «окна выходили на дорогу», "our windows faced the road", «көшеге қарайтын еді»: what windows looked to once. */
function isFormerView(sentence: Sentence, from: number, to: number): boolean {
  if (placeOf(sentence, from, to, saysView) === null) return false
  const text = sentence.terms
    .slice(from, to)
    .map((term) => term.text)
    .join(' ')
  const isWished = /(?:^| )(?:чтобы?|чтоб|бы|хотел\p{L}*|wish|wanted|деп)(?: |$)/u.test(text)
  const isPast =
    /(?:^| )(?:выходил[аио]?|окна (?:раньше )?(?:смотрел|глядел)[аио]?|windows? (?:faced|looked|were facing)|(?:карайтын|шыгатын) (?:еди|болатын))(?: |$)/
  // "we had a view of the sea", «у нас был вид на море»
  const isHad =
    /(?:^| )(?:had (?:a |an |the )?(?:\p{L}+ ){0,2}view|был[аио]? (?:\p{L}+ )?вид|вид (?:\p{L}+ )?был)/u.test(
      text,
    )
  // «терезем батысқа қарайды қазір», «сейчас окна выходят на запад», "our windows face west now"
  const isNow =
    /(?:^| )(?:терез(?:ем|ем[іи]з|елер[іи]м|елер[іи]м[іи]з) (?:\p{L}+ ){1,2}(?:[қк]арайды|шы[ғг]ады)|(?:сейчас|мои|наши|у нас) (?:\p{L}+ ){0,2}окна (?:\p{L}+ )?(?:выходят|смотрят)|окна (?:у нас )?сейчас (?:выходят|смотрят)|(?:my|our) (?:current )?windows? (?:now )?(?:faces?|looks?))(?: |$)/u.test(
      text,
    )
  return !isWished && (isHad || isNow || isPast.test(text))
}

/** Parts between signs that part, with whether a new sentence begins. */
function clauses(sentence: Sentence): [from: number, to: number, isStart: boolean][] {
  const found: [number, number, boolean][] = []
  let from = 0
  let isStart = true
  for (let at = 0; at <= sentence.terms.length; at++) {
    // "we live with grandma, so ground floor only"
    const isTurn =
      (!sentence.says(at - 1, 'own') || isWishBehindSo(sentence, at)) &&
      (/^(?:so|but|но|а|поэтому|бирак|сондыктан|айтпесе|себеби|ойткени)$/.test(sentence.textAt(at)) ||
        isMovingTo(sentence, from, at) ||
        // «продаём трёшку и переезжаем в Алматы»
        (sentence.says(at, 'join', 'and') &&
          (isMove(sentence, at + 1) || isEntitled(sentence, at + 1) || isTaking(sentence, at + 1))))
    const isEnd = at === sentence.terms.length || endsSentence(sentence, at)
    if (!isEnd && !isTurn && !sentence.isSign(at, ',') && !isDash(sentence, at)) continue
    if (at > from) found.push([from, at, isStart])
    if (at > from || isEnd) isStart = isEnd
    from = at + 1
  }
  return found
}

/** «продаём дом переезжаем к детям в Астану» without a joint: a place that is moved to behind what is sold. */
function isMovingTo(sentence: Sentence, from: number, place: number): boolean {
  if (place === from || !sentence.says(from, 'own') || !isMove(sentence, place)) return false
  const [, end] = sentence.partOf(place)
  return [1, 2, 3, 4].some(
    (away) =>
      place + away < end &&
      sentence.says(place + away, 'place') &&
      /^(?:в|во|на|to)$/.test(sentence.textAt(place + away - 1)),
  )
}

/** "where to leave my car - parking", «негде — нужен паркинг»: a dash with spaces around it before what is needed. */
function isDash(sentence: Sentence, place: number): boolean {
  const isApart =
    sentence.isSign(place, '-–—') &&
    sentence.at(place)?.isTight === false &&
    sentence.at(place + 1)?.isTight === false
  if (!isApart) return false
  const [, end] = sentence.partOf(place + 1)
  const at = sentence.afterFillers(place + 1, 2)
  return (
    sentence.says(at, 'cat') ||
    sentence.says(place + 1, 'cat') ||
    placeOf(sentence, place, end, isNeed) !== null
  )
}

/** "kids go to school so 3 rooms": a wish directly behind the word, unlike "i live so far away". */
function isWishBehindSo(sentence: Sentence, place: number): boolean {
  const isNumber = sentence.says(place + 1, 'number') || typeof sentence.at(place + 1)?.number === 'number'
  return isNumber || ['rooms', 'need', 'cat'].some((kind) => sentence.says(place + 1, kind))
}

/** «продать однушку и взять двушку», "sell it and buy a flat": what is bought is wished. */
function isTaking(sentence: Sentence, place: number): boolean {
  return /^(?:взять|купить|брать|возьм(?:у|ем)|куп(?:лю|им)|приобрести|buy|get)$/.test(sentence.textAt(place))
}

/** "and qualify for …", «и подхожу под …»: a programme that is behind it is wished. */
function isEntitled(sentence: Sentence, place: number): boolean {
  return [place, place + 1, place + 2].some((at) =>
    /^(?:qualify|qualified|eligible|подхожу|подходим|прохожу|проходим)$/.test(sentence.textAt(at)),
  )
}

/**
 * A dot behind a short word or a number is one of an abbreviation: «кв.», «5 млн.». A colon parts what is told from what
 * is wished: «мама живёт одна: однушка не выше 4 этажа».
 */
function endsSentence(sentence: Sentence, place: number): boolean {
  if (sentence.isSign(place, '!?;')) return true
  if (sentence.isSign(place, ':')) return sentence.at(place + 1)?.isTight === false
  const before = sentence.textAt(place - 1)
  return sentence.isSign(place, '.') && (before.length > 3 || /^\d+$/.test(before))
}

function placeOf(
  sentence: Sentence,
  from: number,
  to: number,
  is: (sentence: Sentence, place: number) => boolean,
): number | null {
  for (let at = from; at < to; at++) if (is(sentence, at)) return at
  return null
}

/** "close to where i work", «не живу»: no fact that something is told of. */
function isOwn(sentence: Sentence, place: number): boolean {
  if (isHome(sentence, place) || isSold(sentence, place) || isBoughtByOthers(sentence, place)) return true
  if (isPresentHome(sentence, place) || afterHeldHome(sentence, place) !== null) return true
  // "2027 jyly" sounds like «жили».
  if (sentence.says(place, 'unit', 'year') && sentence.at(place - 1)?.number !== null) return false
  const before = sentence.textAt(place - 1)
  // "parking for my car" is what is wanted.
  if (!sentence.says(place, 'own') || /^(?:where|for|где|чтобы|чтоб)$/.test(before)) return false
  // «вы предлагали двушку», «чтобы нам предложили двушку»: what the company offers
  const isOffered = sentence.at(place)?.text.startsWith('предл') === true
  const isOurs = [1, 2].some((back) => /^(?:вы|чтобы?|чтоб|если)$/.test(sentence.textAt(place - back)))
  if (isOffered && isOurs) return false
  // «купил бы двушку», «если бы купили» are wishes.
  if (sentence.at(place + 1)?.text === 'бы' || /^(?:бы|если)$/.test(before)) return false
  // «қанша тұрады» asks for a price.
  return !/^турады$/.test(sentence.textAt(place)) || /[дт][ае]$/.test(before)
}

/** «екі бөлмелі пәтерімізді сатып», «прдаем свою однушку за 16»: a home of one's own that is sold, even where the verb is misspelt. */
function isSold(sentence: Sentence, place: number): boolean {
  const text = (at: number) => sentence.textAt(at)
  if (text(place) === 'сатып') return isKazakhSale(sentence, place)
  const isHome = sentence.says(place + 1, 'rooms') || sentence.says(place + 1, 'cat', 'flat')
  // «моя однушка на вашу двушку»
  if (isHome && /^мо[яюей]$|^мою$/.test(text(place)) && text(place + 2) === 'на') return true
  // «покупатель на мою старую однушку»
  if (
    /^(?:мо[йюеи]|сво[йюеи]|наш[уе]?)$/.test(text(place)) &&
    /^(?:стар|прежн|нынешн)/.test(text(place + 1))
  ) {
    const isOldHome = sentence.says(place + 2, 'rooms') || sentence.says(place + 2, 'cat', 'flat')
    if (isOldHome) return true
  }
  if (!isHome || !/^(?:сво[йюеи]|наш[уе]?)$/.test(text(place))) return false
  const before = sentence.at(place - 1)
  const isStart = before === undefined || before.isSign
  const isVerb = before?.isKnown === false && /(?:ем|им|ю|у|ть|продам)$/.test(before.text)
  return isVerb || (isStart && text(place + 2) === 'за' && sentence.at(place + 3)?.number !== null)
}

/** «пәтерімізді сатып», unlike «сатып алу», which is to buy. */
function isKazakhSale(sentence: Sentence, place: number): boolean {
  // «үйімді 20 млнға сатып»
  let at = place - 1
  while (
    place - at < 5 &&
    (sentence.at(at)?.number !== null ||
      ['number', 'scale', 'currency', 'suffix'].some((kind) => sentence.says(at, kind)) ||
      sentence.isSign(at, '-'))
  )
    at--
  // «пәтерді сатып, үстіне қосып», «үйді сатып үш бөлмелі аламыз»: buying is «сатып алу»
  const isBuying = sentence.at(place + 1)?.text.startsWith('ал') === true
  const isSold = sentence.isSign(place + 1, ',') || sentence.at(place + 1)?.text === 'устине' || !isBuying
  const isHome = sentence.says(at, 'cat', 'flat') || sentence.says(at, 'rooms') || sentence.says(at, 'house')
  if (isSold && isHome && /[дтн][ыи]$/.test(sentence.textAt(at))) return sentence.at(place)?.text === 'сатып'
  return (
    sentence.at(place)?.text === 'сатып' &&
    /(?:м[ыи]зд[ыи]|[аяеыи]мд[ыи])$/.test(sentence.textAt(at)) &&
    (sentence.at(place + 1)?.text.startsWith('ал') !== true || sentence.says(place + 1, 'place'))
  )
}

/** «у нас двушка, нужна трёшка», "we have a 2 room flat", «қазіргі пәтерім бір бөлмелі»: the home that there is, where another one is needed. */
function isHome(sentence: Sentence, place: number): boolean {
  const end = afterHome(sentence, place)
  return end !== null && sentence.terms.some((_, each) => each >= end && isNeed(sentence, each))
}

/** The place behind the rooms of the home that there is; null for none. */
function afterHome(sentence: Sentence, place: number): number | null {
  const text = `${sentence.textAt(place)} ${sentence.textAt(place + 1)}`
  const isOwned =
    /^(?:у (?:нас|меня|мамы|родителей|брата|сестры|друга|подруги|друзей|знакомых|коллеги|тети|дяди)|(?:сейчас|пока) (?:в|у)|уже есть|already (?:have|own)|(?:now|currently) in|(?:казир|казирги|бизде|менде|нынешн\p{L}*|current)|(?:we|i) (?:have|own)|we have|i have)(?: |$)/u.test(
      text,
    )
  if (!isOwned) return null
  for (let at = place + 1; at - place < 6; at++) {
    if (at > place + 1 && (sentence.isSign(at, ',.;!?') || isNeed(sentence, at))) return null
    // «менде 5 млн бар», «бізде екі бала бар» tell of other things.
    if (['scale', 'currency'].some((kind) => sentence.says(at, kind)) || sentence.says(at, 'vague', 'people'))
      return null
    if (sentence.says(at, 'rooms')) return at + 1
    const size = at - place < 4 ? afterSize(sentence, at) : null
    if (size !== null) return size
    const isCounted = sentence.at(at - 1)?.number !== null || sentence.says(at - 1, 'number')
    if (sentence.says(at, 'unit', 'rooms') && isCounted) return at + 1
  }
  return null
}

/** «дом 200 квадратов», "house of 200 sqm": the place behind the size of a house or a flat; null for none. */
function afterSize(sentence: Sentence, place: number): number | null {
  const isHouse = /^(?:дом|домик|коттедж|house|cottage|уй|үй)$/.test(sentence.textAt(place))
  if (!isHouse && !sentence.says(place, 'cat', 'flat')) return null
  for (let at = place + 1; at - place < 4 && sentence.at(at)?.isSign === false; at++) {
    const amount = readAmount(sentence, at)
    if (amount !== null) return amount.unit === 'm2' ? amount.next : null
  }
  return null
}

function isNeed(sentence: Sentence, place: number): boolean {
  // «больше не хочу первый»: what is not wanted is no fact either.
  const isUnwanted = sentence.says(place, 'not', 'before') && /хо(?:чу|тим)|want/.test(sentence.textAt(place))
  return isUnwanted || (sentence.says(place, 'need') && !isKazakhSale(sentence, place))
}

/** «живём в Астане, двушка до 30 млн» */
function startsWish(sentence: Sentence, place: number): boolean {
  const at = sentence.afterFillers(place, 2)
  // "2-room in Almaty"
  const behind = sentence.isSign(at + 1, '-') ? at + 2 : at + 1
  return [place, place + 1, at, behind].some(
    (each) =>
      ['rooms', 'cat', 'not', 'sort', 'finish', 'have'].some((kind) => sentence.says(each, kind)) ||
      // "pay 200k a month" tells no rooms.
      (sentence.says(each, 'unit', 'rooms') &&
        (sentence.at(each - (sentence.isSign(each - 1, '-') ? 2 : 1))?.number ?? 0) < 7),
  )
}
