import { type Amount, readAmount } from './amounts.ts'
import { readQuantity, wishesOf } from './quantities.ts'
import { houseLetter } from './houses.ts'
import { afterBeside, isInHouse, isOfHouse } from './in-house.ts'
import { paymentOrder } from './payment-order.ts'
import { type Item, type Rule, type Sentence, skipBounds, type Wish } from './sentence.ts'
import { address, isOfAddress, isOfLandmark, ownAddress } from './street-rule.ts'
import { isOfTrade } from './trades.ts'

/** The least of a large kitchen, in m². */
export const largeKitchen = 12

/** Up to here square metres behind «большая кухня» are those of the kitchen. */
const mostKitchen = 20

const one = (next: number, key: string, ...values: (string | number)[]): Item => ({
  next,
  wishes: [{ key, values }],
})

const nothing = (next: number): Item => ({ next, wishes: [] })

/** The rule of amounts under the deadlines on offer. */
export function quantityRule(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    const quantity = readQuantity(sentence, place)
    const wishes = quantity === null ? null : wishesOf(quantity, deadlines)
    if (quantity === null || wishes === null || isHours(sentence, place)) return null
    return { ...wishes, next: quantity.next }
  }
}

/** «звоните с 9 до 18»: the end of a range of numbers that are of nothing. */
function isHours(sentence: Sentence, place: number): boolean {
  const isBare = typeof sentence.at(place + 1)?.number === 'number' && !sentence.says(place + 2, 'scale')
  const isBehind =
    typeof sentence.at(place - 1)?.number === 'number' && sentence.says(place - 2, 'bound', 'since')
  return isBare && isBehind && sentence.says(place, 'bound', 'to')
}

const rooms: Rule = (sentence, place) => {
  const euro = sentence.value(place, 'euro')
  if (euro !== undefined) return one(place + 1, 'rooms', Number(euro))
  if (sentence.says(place, 'rooms')) {
    const value = Number(sentence.value(place, 'rooms'))
    const next = sentence.says(place + 1, 'unit', 'rooms') ? place + 2 : place + 1
    return one(next, 'rooms', value)
  }
  // «двух- или трёхкомнатная»
  const amount = readAmount(sentence, place)
  if (amount === null || amount.scale !== null || amount.value > 6 || amount.unit !== null) return null
  // «жить буду один, студия»
  const isAlone = /^(?:один|одна|one|бир)$/.test(sentence.at(place)?.text ?? '')
  if ((isAlone && sentence.isSign(amount.next, ',')) || sentence.isSign(place - 1, '/')) return null
  const joint = sentence.isSign(amount.next, '-,/') ? amount.next + 1 : amount.next
  const join = sentence.says(joint, 'join') ? joint + 1 : joint
  if (join === amount.next || !sentence.says(join, 'rooms')) return null
  return {
    next: join + 1,
    wishes: [{ key: 'rooms', values: [Math.min(amount.value, 4), Number(sentence.value(join, 'rooms'))] }],
  }
}

const finish: Rule = (sentence, place) => {
  const value = sentence.value(place, 'finish')
  if (value === undefined || isFineAlone(sentence, place) || isOfTrade(sentence, place)) return null
  // "finished or turnkey"
  const other = sentence.says(place + 1, 'join') ? sentence.value(place + 2, 'finish') : undefined
  if (other !== undefined && [value, other].includes('fine+turnkey'))
    return one(place + 3, 'restorations', ...new Set(`${value}+${other}`.split('+')))
  return {
    next: place + 1,
    wishes: [{ key: 'restorations', values: value.split('+'), isGeneral: value === 'fine+turnkey' }],
  }
}

/** "north side is fine": the word is a finish only at the start of a part or behind "with". */
function isFineAlone(sentence: Sentence, place: number): boolean {
  const before = sentence.at(place - 1)
  const isStart = before === undefined || before.isSign || sentence.says(place - 1, 'join')
  return sentence.at(place)?.text === 'fine' && !isStart && !/^(?:with|with a|in|a|finish)$/.test(before.text)
}

/** «двое детей», "family of four", «нас 4»: a number of people is none of rooms. */
const people: Rule = (sentence, start) => {
  if (sentence.says(start, 'have')) return peopleHeld(sentence, start)
  // "for a family of five"
  const isFor = /^(?:for|для|за)$/.test(sentence.at(start)?.text ?? '')
  const place = isFor ? afterOwn(sentence, start + 1) : start
  const amount = readAmount(sentence, place)
  const isBare = amount !== null && amount.unit === null && amount.scale === null && amount.value <= 12
  if (isBare) {
    const isOfUs = sentence.at(amount.next)?.text === 'of' && sentence.at(amount.next + 1)?.text === 'us'
    if (isOfUs) return nothing(amount.next + 2)
    const of = sentence.afterFillers(amount.next, 1)
    return sentence.says(of, 'vague', 'people') ? nothing(of + 1) : null
  }
  const isWe = ['нас', 'we', 'биз'].includes(sentence.at(place)?.text ?? '')
  if (!isWe && !sentence.says(place, 'vague', 'people')) return null
  const joined = sentence.at(place + 1)
  const isJoint = joined?.text === 'of' || joined?.text === 'из' || joined?.text === 'are'
  const many = isWe || isJoint ? readAmount(sentence, isJoint ? place + 2 : place + 1) : null
  const isMany = many !== null && many.unit === null && many.scale === null && many.value <= 12
  const isThing = many !== null && (sentence.says(many.next, 'rooms') || sentence.says(many.next, 'cat'))
  if (!isMany || isThing) return null
  return nothing(sentence.says(many.next, 'vague', 'people') ? many.next + 1 : many.next)
}

/** The place after an article or whose it is, and after how a family is: "for our big family of six". */
function afterOwn(sentence: Sentence, place: number): number {
  const own = /^(?:an?|the|my|our|нашей|моей|своей)$/.test(sentence.at(place)?.text ?? '') ? place + 1 : place
  const isSome = /^(?:big|large|small|little|young|growing|большой|небольшой|молодой|многодетной)$/.test(
    sentence.at(own)?.text ?? '',
  )
  return isSome && sentence.says(own + 1, 'vague', 'people') ? own + 1 : own
}

/** "we have three kids and 28 million", «есть двое детей»: the money behind them is there too. */
function peopleHeld(sentence: Sentence, start: number): Item | null {
  const many = readAmount(sentence, sentence.afterFillers(start + 1, 1))
  const isBare = many !== null && many.unit === null && many.scale === null && many.value <= 12
  const of = isBare ? sentence.afterFillers(many.next, 1) : start
  if (!sentence.says(of, 'vague', 'people')) return null
  const isJoined = sentence.says(of + 1, 'join', 'and') || sentence.isSign(of + 1, ',')
  const money = isJoined ? readQuantity(sentence, of + 2) : null
  const isMoney = money !== null && (money.first.scale !== null || money.first.isTenge)
  if (!isMoney || money.side !== null || money.subject !== null || money.second !== null)
    return nothing(of + 1)
  const held: Wish = { key: 'first_payment', values: [money.first.value], isGeneral: true }
  return { next: money.next, wishes: [held], missed: [[start, of + 1]] }
}

/** «зарплата 400 тысяч»: no price of anything. */
const income: Rule = (sentence, place) => {
  if (!sentence.says(place, 'income')) return null
  const amount = readAmount(sentence, sentence.afterFillers(place + 1))
  return amount === null ? null : nothing(amount.next)
}

/** «комнаты: 2», "rooms 2-3": the number behind its word. */
const roomsBefore: Rule = (sentence, place) => {
  const isWord = sentence.says(place, 'unit', 'rooms') && (sentence.at(place)?.text.length ?? 0) >= 4
  if (!isWord || (sentence.at(place - 1)?.number !== null && place > 0)) return null
  const at = sentence.isSign(place + 1, ':-–—=') ? place + 2 : place + 1
  if (typeof sentence.at(at)?.number !== 'number') return null
  const isCount = (amount: Amount | null): amount is Amount =>
    amount !== null && amount.unit === null && amount.scale === null && amount.value <= 6
  const first = readAmount(sentence, at)
  if (!isCount(first)) return null
  const last = sentence.isSign(first.next, '-–—,') ? readAmount(sentence, first.next + 1) : null
  const most = isCount(last) && last.value > first.value ? last : first
  const wanted = [0, 1, 2, 3, 4].filter(
    (rooms) => rooms >= Math.min(first.value, 4) && rooms <= Math.min(most.value, 4),
  )
  return one(most.next, 'rooms', ...wanted)
}

/** What lies before windows: «вид на горы и парк», "river view", «тауға қараған». */
const view: Rule = (sentence, place) => {
  if (sentence.says(place, 'mark', 'view')) {
    let at = place + 1
    for (let count = 0; count < 4 && !startsThing(sentence, at); count++) {
      if (isRefusal(sentence, at)) break
      if (!sentence.says(at, 'mark') && !(sentence.isFiller(at) && !sentence.says(at, 'cat'))) break
      at++
    }
    return listed(sentence, at, 'thing', 'views') ?? sides(sentence, at)
  }
  const things = listed(sentence, place, 'thing', 'views')
  if (things === null) return null
  const mark = sentence.isSign(things.next, '-') ? things.next + 1 : things.next
  // «тауға қараған терезе», "mountain side view"
  let next = mark
  while (sentence.says(next, 'mark') && next - mark < 3) next++
  if (next > mark && !isNewView(sentence, next)) return { ...things, next }
  const thing = sentence.value(place, 'thing')
  const isPlain =
    things.next === place + 1 && (thing === 'mountains' || (thing === 'yard' && isApart(sentence, place)))
  const isMore = isBehindView(sentence, place)
  return (isPlain || isMore) && !sentence.says(place, 'place') ? things : null
}

/** «окна не на улицу, а во двор»: what windows look to, told before with another thing. */
function isBehindView(sentence: Sentence, place: number): boolean {
  const hasThing = [1, 2, 3, 4].some((back) => sentence.says(place - back, 'thing'))
  const hasNot = [1, 2, 3, 4, 5, 6].some((back) => sentence.says(place - back, 'not'))
  const hasMark = [2, 3, 4, 5, 6].some((back) => sentence.says(place - back, 'mark', 'view'))
  return hasThing && hasNot && hasMark
}

/** «50 квадратов, двор, …»: nothing beside it tells more of it. */
function isApart(sentence: Sentence, place: number): boolean {
  const isEdge = (at: number) => sentence.at(at) === undefined || sentence.isSign(at, ',.;')
  return isEdge(place - 1) && isEdge(place + 1)
}

/** «горы, вид на парк»: the mark belongs to what follows. */
function isNewView(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'noise') && !isRefusal(sentence, place) && startsThing(sentence, place + 1)
}

/** "view not street": a word that refuses what follows; the Kazakh «не» is none. */
function isRefusal(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'not', 'before') && (!sentence.isNe(place) || isJoin(sentence, place) === false)
}

function startsThing(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'thing') || sentence.says(place, 'side')
}

/** Things one after the other, joined by «и», «или» or a comma before the same kind. */
function listed(sentence: Sentence, place: number, kind: string, key: string): Item | null {
  const values: string[] = []
  let next = place
  for (let at = place; ;) {
    const value = sentence.value(at, kind)
    if (value === undefined) break
    values.push(value)
    // «тауға да паркке де»
    next = /^(?:да|де)$/.test(sentence.at(at + 1)?.text ?? '') ? at + 2 : at + 1
    let joined = next
    if (next > at + 1 && sentence.says(next, kind)) joined = next
    else if (isJoin(sentence, next) || sentence.isSign(next, '/&,')) joined += 1
    while (joined > next && joined - next < 3 && sentence.isFiller(joined) && !sentence.says(joined, kind))
      joined++
    if (joined === next && !(next > at + 1 && sentence.says(next, kind))) break
    at = joined
  }
  return values.length === 0 ? null : { next, wishes: [{ key, values }] }
}

/** A word between two things; «не» is «or» in Kazakh, and refuses what follows between Russian prepositions. */
function isJoin(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'join')) return false
  const isPreposition = (at: number) => /^(?:на|в|во|с|со|из|к|у)$/.test(sentence.at(at)?.text ?? '')
  return !sentence.isNe(place) || !(isPreposition(place + 1) || isPreposition(place - 2))
}

function sides(sentence: Sentence, place: number): Item | null {
  const found = listed(sentence, place, 'side', 'side')
  if (found === null) return null
  let { next } = found
  if (sentence.isSign(next, '-') && sentence.says(next + 1, 'mark')) next += 1
  while (sentence.says(next, 'mark') && next - found.next < 3) next++
  // "s remontom" is «с ремонтом»: a letter alone is a side only beside a word of sides.
  const isLetter = sentence.at(place)?.text.length === 1
  const isMarked = sentence.says(found.next, 'mark', 'side') || sentence.says(place - 1, 'mark')
  return isLetter && !isMarked ? null : { ...found, next }
}

const side: Rule = (sentence, place) => {
  let at = place
  while (sentence.says(at, 'mark', 'side') && at - place < 2) at = sentence.afterFillers(at + 1, 2)
  return sides(sentence, at)
}

const sun: Rule = (sentence, place) => {
  if (sentence.says(place, 'sun')) {
    const next = sentence.says(place + 1, 'mark', 'side') ? place + 2 : place + 1
    const hours = readAmount(sentence, skipBounds(sentence, next))
    if (hours?.unit === 'hours' && hours.value >= 1)
      return one(afterWinter(sentence, hours.next), 'sun', Math.min(Math.floor(hours.value), 4))
    return one(afterWinter(sentence, next), 'sun', 2)
  }
  // «от 3 часов солнца», «күн шуақты, кемінде 3 сағат»
  const at = skipBounds(sentence, place)
  const amount = readAmount(sentence, at)
  if (amount === null || amount.unit !== 'hours') return null
  const next = sentence.says(amount.next, 'sunlight') ? amount.next : sentence.afterFillers(amount.next)
  const isSun = sentence.says(next, 'sun') || sentence.says(next, 'sunlight')
  const isTold =
    at > place && sentence.terms.some((_, before) => before < place && sentence.says(before, 'sun'))
  if (!(isSun || isTold) || amount.value < 1) return null
  return one(
    afterWinter(sentence, isSun ? next + 1 : amount.next),
    'sun',
    Math.min(Math.floor(amount.value), 4),
  )
}

/** The place after «зимой»: hours of sun are those in December. */
function afterWinter(sentence: Sentence, place: number): number {
  const at = sentence.afterFillers(place, 2)
  return sentence.says(at, 'winter') ? at + 1 : place
}

function poiAt(sentence: Sentence, place: number, isNear: boolean): string | null {
  const poi = sentence.value(place, 'poi')
  if (poi !== undefined) return poi
  const thing = sentence.value(place, 'thing')
  // «зелёный двор» has no park.
  const isBeside = sentence.says(place - 1, 'near') || sentence.says(place + 1, 'near', 'after')
  if (sentence.says(place, 'nopoi') && !isBeside) return null
  if (!isNear && thing !== 'park' && thing !== 'water') return null
  return thing === 'park' || thing === 'water' ? thing : null
}

/** Places by minutes on foot: «10 минут до метро», "school within 5 min". */
const nearByMinutes: Rule = (sentence, place) => {
  // «10 минут до метро», "within 5 min walk of the park"
  const at = skipBounds(sentence, place)
  const amount = readMinutes(sentence, at)
  if (amount?.unit === 'minutes') {
    const target = skipWay(sentence, amount.next)
    const poi = poiAt(sentence, target.next, true)
    if (poi !== null) {
      const kinds = poiList(sentence, target.next)
      return { next: kinds.next, wishes: target.isDrive ? [] : nearWish(kinds.kinds, amount.value) }
    }
  }
  // «метро в 5 минутах», «метроға 10 минут»
  let start = place
  while (start - place < 2 && (sentence.says(start, 'near', 'before') || sentence.says(start, 'bound', 'to')))
    start++
  const kinds = poiList(sentence, start)
  if (kinds.kinds.length === 0) return null
  const way = skipWay(sentence, kinds.next)
  const minutes = readMinutes(sentence, way.next)
  if (minutes?.unit !== 'minutes') return null
  const after = skipWay(sentence, minutes.next)
  if (after.next > minutes.next && poiAt(sentence, after.next, true) !== null) return null
  const next = after.isWalk ? after.end : minutes.next
  return { next, wishes: way.isDrive || after.isDrive ? [] : nearWish(kinds.kinds, minutes.value) }
}

/** «5-10 минут»: the most counts. */
function readMinutes(sentence: Sentence, place: number): Amount | null {
  const amount = readAmount(sentence, place)
  const isRange = amount?.unit === null && sentence.isSign(amount.next, '-–—')
  return isRange ? readAmount(sentence, amount.next + 1) : amount
}

function nearWish(kinds: readonly string[], minutes: number): Wish[] {
  const whole = Math.round(minutes)
  return whole < 1 || whole > 60
    ? []
    : [{ key: 'near', values: [...new Set(kinds)].map((kind) => `${kind}-${String(whole)}`) }]
}

/** `end` is the place after the last word that tells how one goes. */
type Way = { next: number; end: number; isDrive: boolean; isWalk: boolean }

/** Words between minutes and a place: «пешком до», "walk from the". */
function skipWay(sentence: Sentence, place: number): Way {
  let next = place
  let end = place
  let [isDrive, isWalk] = [false, false]
  for (let count = 0; count < 5; count++) {
    if (sentence.says(next, 'drive')) isDrive = true
    else if (sentence.says(next, 'walk')) isWalk = true
    else if (
      sentence.at(next)?.number !== null ||
      sentence.says(next, 'number') ||
      poiAt(sentence, next, true) !== null
    )
      break
    else if (
      !sentence.says(next, 'near') &&
      !sentence.isFiller(next) &&
      !sentence.says(next, 'bound') &&
      !sentence.says(next, 'after')
    )
      break
    next++
    if (sentence.says(next - 1, 'walk') || sentence.says(next - 1, 'drive')) end = next
  }
  return { next, end, isDrive, isWalk }
}

type Kinds = { kinds: string[]; places: number[]; next: number }

function poiList(sentence: Sentence, place: number): Kinds {
  const kinds: string[] = []
  const places: number[] = []
  let next = place
  for (let at = place; ;) {
    const poi = poiAt(sentence, at, true)
    if (poi === null) break
    // "beside the shop, river-facing"
    const mark = sentence.isSign(at + 1, '-') ? at + 2 : at + 1
    if (at > place && sentence.says(at, 'thing') && sentence.says(mark, 'mark')) break
    kinds.push(poi)
    places.push(at)
    next = at + 1
    let joined = next
    if (sentence.says(joined, 'join') || sentence.isSign(joined, '/&,')) joined++
    while (joined > next && joined - next < 3 && (sentence.isFiller(joined) || sentence.says(joined, 'join')))
      joined++
    if (joined === next) break
    at = joined
  }
  return { kinds, places, next }
}

/** Kinds of places without minutes. */
function nearbyWishes({ kinds, places }: Kinds): Wish[] {
  return kinds.map((kind, number) => ({ key: 'nearby', values: [kind], at: places[number] ?? 0 }))
}

/** Places that are near: «у метро», «мектеп жанында». */
const nearWords: Rule = (sentence, place) => {
  if (sentence.says(place, 'near', 'before') || sentence.says(place, 'near', 'after')) {
    let at = place + 1
    while (
      at - place < 4 &&
      (sentence.says(at, 'near') || sentence.isFiller(at) || sentence.isSign(at, ':')) &&
      poiAt(sentence, at, true) === null &&
      !sentence.says(at, 'place') &&
      !sentence.says(at, 'part') &&
      !sentence.says(at, 'number') &&
      sentence.at(at)?.number === null
    )
      at++
    if (sentence.says(at, 'place')) return address(sentence, at) ?? places(sentence, at)
    if (sentence.says(at, 'part')) return places(sentence, at)
    const found = poiList(sentence, at)
    // «у метро Абай» names the station.
    if (found.kinds.length === 1 && isLandmark(sentence, found.next)) return places(sentence, found.next)
    if (found.kinds.length > 0) return { next: found.next, wishes: nearbyWishes(found) }
  }
  const found = poiList(sentence, place)
  if (found.kinds.length > 0) {
    let next = found.next
    while (sentence.isFiller(next) && !sentence.says(next, 'near', 'after') && next - found.next < 3) next++
    if (sentence.says(next, 'near', 'after') && !isOwnGarden(sentence, place, next))
      return { next: next + 1, wishes: nearbyWishes(found) }
  }
  return null
}

/** «сад во дворе», "garden near the centre": the words behind a garden do not tell that it is near. */
function isOwnGarden(sentence: Sentence, place: number, near: number): boolean {
  if (!sentence.says(place, 'garden')) return false
  const isAtHome = /^(?:во дворе|возле дома|около дома|у дома|под окнами)$/.test(
    sentence.at(near)?.text ?? '',
  )
  const at = sentence.afterFillers(near + 1, 2)
  return isAtHome || sentence.says(at, 'place') || sentence.says(at, 'poi')
}

/** «магазин 50 м²»: where no flat is wanted, and nothing is near it, a shop is what is wanted. */
const shop: Rule = (sentence, place) => {
  if (!sentence.says(place, 'poi', 'shop') || !isShopBought(sentence, place)) return null
  const isOfFlats = sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'rooms') ||
      (sentence.says(at, 'near') && !sentence.says(at, 'bound')) ||
      sentence.says(at, 'cat', 'flat') ||
      sentence.says(at, 'unit', 'rooms'),
  )
  // «дүкені бар», «есть магазин» tell what is in the house.
  const isHeld = [place - 1, place + 1].some((at) => sentence.says(at, 'exists'))
  return isOfFlats || isHeld ? null : one(place + 1, 'category', 'comm')
}

/** A shop is bought alone, with a word for buying or with a number of its own; else it is near. */
function isShopBought(sentence: Sentence, place: number): boolean {
  let [from, to] = [place, place]
  while (from > 0 && !sentence.isSign(from - 1, ',.;!')) from--
  while (to < sentence.terms.length && !sentence.isSign(to, ',.;!')) to++
  const others = ['poi', 'feature', 'thing']
  const isAlone = !sentence.terms.some(
    (_, at) => at !== place && others.some((kind) => sentence.says(at, kind)),
  )
  const isAsked = sentence.terms.some(
    (term, at) => at >= from && at < to && (typeof term.number === 'number' || sentence.says(at, 'buy')),
  )
  return isAsked || isAlone
}

/** «супермаркет внизу», «дүкені бірінші қабатта», "shops on the ground floor": a shop in the house itself. */
const shopInHouse: Rule = (sentence, place) => {
  if (!sentence.says(place, 'poi', 'shop')) return null
  if (isOfHouse(sentence, place)) return one(place + 1, 'features', 'shops')
  let at = place + 1
  // «магазины и кафе на первых этажах»
  const isMore = sentence.says(at, 'join') && !sentence.says(at + 1, 'number')
  if (isMore && (sentence.says(at + 1, 'cat', 'comm') || sentence.at(at + 1)?.isKnown === false)) at += 2
  while (at - place < 6 && sentence.isFiller(at) && !isInHouse(sentence, at)) at++
  if (isInHouse(sentence, at)) return one(at + 1, 'features', 'shops')
  const floor = floorEnds(sentence, at)
  const isFirst =
    floor?.wishes[0]?.values.join() === 'first' && sentence.says(floor.next - 1, 'unit', 'floor')
  return isFirst ? one(floor.next, 'features', 'shops') : null
}

/** «на первом этаже магазин»: the floor is that of the shop. */
const floorOfShop: Rule = (sentence, place) => {
  const floor = floorEnds(sentence, place)
  if (floor === null || !sentence.says(floor.next - 1, 'unit', 'floor')) return null
  const shopAt = sentence.afterFillers(floor.next, 2)
  return sentence.says(shopAt, 'poi', 'shop') ? one(shopAt + 1, 'features', 'shops') : null
}

/** A school or a park alone, without «рядом». */
const bareNear: Rule = (sentence, place) => {
  if (poiAt(sentence, place, false) === null || isOfTrade(sentence, place)) return null
  const found = poiList(sentence, place)
  // «студия с садом», "terrace and garden": a garden of one's own.
  if (found.kinds.length === 1 && sentence.says(place, 'garden')) return null
  if (found.kinds.length === 1 && isLandmark(sentence, found.next)) return places(sentence, found.next)
  return { next: found.next, wishes: nearbyWishes(found) }
}

function isLandmark(sentence: Sentence, place: number): boolean {
  const values = [...(sentence.at(place)?.senses.get('place') ?? [])]
  const isWider = values.some((value) => /^(?:city|district|project):/.test(value))
  return (values.some(isOfLandmark) && !isWider) || sentence.says(place, 'part')
}

/** «мега жанынан», "mega mall": a part of a landmark's name beside what tells that it is a place. */
const part: Rule = (sentence, place) => {
  if (!sentence.says(place, 'part')) return null
  const isPlace = (at: number) => sentence.says(at, 'poi') || sentence.says(at, 'near')
  const isBeside =
    [place - 1, place + 1].some(isPlace) || /^(?:в|из)$/.test(sentence.at(place - 1)?.text ?? '')
  return isBeside ? places(sentence, place) : null
}

function places(sentence: Sentence, place: number): Item | null {
  const own = sentence.at(place)?.senses
  const named = own?.get('place') ?? own?.get('part') ?? []
  const isStation = sentence.says(place - 1, 'poi') && [...named].some(isOfLandmark)
  // «у метро Абай» is no street.
  const isOfDistrict = [...named].some((value) => value.startsWith('district:'))
  const values = [...named].filter((value) =>
    isStation ? isOfLandmark(value) : !(isOfDistrict && isOfAddress(value)),
  )
  if (values.length === 0) return null
  // «Алматинская область» is around the city and not in it.
  if (sentence.says(place + 1, 'region')) return nothing(place + 2)
  let next = place + 1
  // «алматы, ауданы 50 шаршы» tells a size.
  if (sentence.says(next, 'district') && typeof sentence.at(next + 1)?.number !== 'number') next += 1
  // «Абай метросы жанында»: the words of its kind belong to a name.
  if (values.some(isOfLandmark) && !isOfDistrict) {
    while (
      next - place < 4 &&
      (sentence.says(next, 'poi') ||
        (sentence.says(next, 'near', 'after') && poiAt(sentence, next + 1, true) === null) ||
        (sentence.says(next, 'noise') && sentence.says(next + 1, 'near', 'after')))
    )
      next++
  }
  return { next, wishes: [{ key: 'place', values }] }
}

/** «с паркингом», «с балконом и паркингом», "with a balcony and parking". */
function isBehindWith(sentence: Sentence, place: number): boolean {
  const isWith = (at: number) => /^(?:с|со|with|with a|having a)$/.test(sentence.at(at)?.text ?? '')
  if (isWith(place - 1)) return true
  const text = sentence.at(place)?.text ?? ''
  if (!/^[a-z]|(?:ом|ами|кой)$/.test(text)) return false
  for (let at = place - 2; at >= place - 5 && !sentence.isSign(at + 1, ',.;'); at--)
    if (isWith(at)) return true
  return false
}

const category: Rule = (sentence, place) => {
  const value = sentence.value(place, 'cat')
  if (value === undefined || (value === 'comm' && isVisit(sentence, place))) return null
  // «вид на паркинг»
  const isSeen =
    /^(?:на|of|over)$/.test(sentence.at(place - 1)?.text ?? '') && sentence.says(place - 2, 'mark', 'view')
  if (value !== 'flat' && (isSeen || /^(?:вид на|view of)$/.test(sentence.at(place - 1)?.text ?? '')))
    return nothing(place + 1)
  const beside = value === 'comm' ? afterBeside(sentence, place) : null
  if (beside !== null) return nothing(beside)
  const isWith = isBehindWith(sentence, place)
  const next = value === 'comm' ? afterTrade(sentence, place + 1) : place + 1
  return { next, wishes: [{ key: 'category', values: [value], isWith }] }
}

/** «как доехать до офиса», "office hours": the company's own office. */
function isVisit(sentence: Sentence, place: number): boolean {
  const isOffice = /^(?:офис|кенсе|office)/.test(sentence.at(place)?.text ?? '')
  return isOffice && sentence.terms.some((_, at) => sentence.says(at, 'visit'))
}

/** The place after what premises are for: "for a pharmacy", «под кофейню». */
function afterTrade(sentence: Sentence, place: number): number {
  if (!/^(?:for|под|для)$/.test(sentence.at(place)?.text ?? '')) return place
  const at = afterOwn(sentence, place + 1)
  return sentence.says(at, 'poi') || sentence.says(at, 'cat', 'comm') ? at + 1 : place
}

const sort: Rule = (sentence, place) => {
  if (sentence.says(place, 'bigkitchen')) {
    return largeKitchenOf(sentence, place + 1)
  }
  const value = sentence.value(place, 'sort')
  if (value !== undefined) {
    // «шағын студия керек, арзандау»: a studio is small, and another order is asked for.
    const hasOther = sentence.terms.some((_, at) => at > place && sentence.says(at, 'sort'))
    if (value === 'area' && sentence.says(place + 1, 'rooms', '0') && hasOther)
      return { next: place + 1, wishes: [], isNeutral: true }
    // «большой балкон» is about the balcony.
    if (/area/.test(value) && !isAboutFlat(sentence, place, place + 1)) return null
    return floorWithBound(sentence, place, value) ?? one(place + 1, 'sort', value)
  }
  const hasMost = sentence.says(place, 'most')
  const at = hasMost ? sentence.afterFillers(place + 1, 1) : place
  const attribute = sentence.value(at, 'attr')
  const order = { big: '-area', small: 'area', cheap: 'price', dear: '-price', soon: 'deadline' }[
    attribute ?? ''
  ]
  if (order !== undefined && (order === 'deadline' ? hasMost : true)) {
    if (sentence.says(at + 1, 'topic', 'kitchen'))
      return order === '-area' ? one(at + 2, 'sort', '-kitchen') : nothing(at + 2)
    return isAboutFlat(sentence, place, at + 1) ? one(at + 1, 'sort', order) : null
  }
  const most = hasMost ? sentence.value(at, 'sort') : undefined
  if (most !== undefined) return one(at + 1, 'sort', most)
  return null
}

/** «высокий этаж от 10»: the bound behind tells what is high. */
function floorWithBound(sentence: Sentence, place: number, order: string): Item | null {
  const quantity = /floor/.test(order) ? readQuantity(sentence, place + 1) : null
  if (quantity === null || quantity.subject !== null || quantity.second !== null) return null
  const { first, side } = quantity
  const isBare = first.unit === null && first.scale === null && !first.isTenge && !first.isForeign
  if (!isBare || first.value > mostLow || side !== (order === 'floor' ? 'to' : 'from')) return null
  return one(quantity.next, order === 'floor' ? 'floor_to' : 'floor_from', first.value)
}

/** A number of floors up to here is one, and no sum in millions. */
const mostLow = 15

/** «большая кухня», and how large: «от 12 квадратов». */
function largeKitchenOf(sentence: Sentence, place: number): Item {
  let at = sentence.isSign(place, ',:-–—') ? place + 1 : place
  // «большая кухня для семьи, не менее 15 метров», «асүйі кең болсын, кемінде 15 шаршы»
  while (
    at - place < 4 &&
    (sentence.says(at, 'noise') || sentence.says(at, 'vague', 'people') || sentence.isSign(at, ','))
  ) {
    if (['bound', 'number', 'unit', 'end'].some((kind) => sentence.says(at, kind))) break
    at++
  }
  const quantity = readQuantity(sentence, at)
  const unit = quantity?.first.unit
  const isBare = unit === null && quantity?.first.scale === null && !quantity.first.isTenge
  const isLeast = quantity?.subject === null && quantity.second === null && quantity.side === 'from'
  const isSize = (unit === 'm2' || unit === 'm' || isBare) && (quantity?.first.value ?? 0) <= mostKitchen
  return quantity !== null && isSize && isLeast
    ? one(quantity.next, 'kitchen_from', quantity.first.value)
    : one(place, 'kitchen_from', largeKitchen)
}

/** Whether words of size from a place to another tell of the flat and of nothing else. */
function isAboutFlat(sentence: Sentence, before: number, place: number): boolean {
  if (sentence.says(place, 'sun')) return isAboutFlat(sentence, before, place + 1)
  const term = sentence.at(place)
  if (sentence.says(place, 'cat') || sentence.says(place, 'rooms')) return true
  // «балконы үлкен», «балкон большой»
  const isOfPart =
    ['living', 'kitchen'].some((topic) => sentence.says(before - 1, 'topic', topic)) ||
    // «отбасымыз үлкен»
    sentence.says(before - 1, 'vague', 'people')
  if (isOfPart) return false
  if (term === undefined || term.isSign || term.number !== null) return true
  if (sentence.says(place, 'exists')) return true
  const topics = ['living', 'kitchen', 'payment', 'first', 'floor', 'ppm']
  if (topics.some((topic) => sentence.says(place, 'topic', topic))) return false
  const others = ['mark', 'thing', 'poi', 'feature', 'vague']
  return term.isKnown && !others.some((kind) => sentence.says(place, kind))
}

/** «первый этаж», "ground floor": where nothing is said against it, it is wanted. */
const floorEnds: Rule = (sentence, place) => {
  const ends: string[] = []
  let at = place
  let next = place
  while (ends.length < 4) {
    const end = sentence.value(at, 'end') ?? (isFirstNumber(sentence, at) ? 'first' : undefined)
    if (end === undefined) break
    ends.push(...(end === 'both' ? ['first', 'last'] : [end]))
    next = at + 1
    if (sentence.isSign(next, '-') && sentence.says(next + 1, 'suffix')) next += 2
    else if (sentence.says(next, 'suffix') && sentence.at(next)?.isTight === true) next += 1
    if (sentence.says(next, 'unit', 'floor') || sentence.says(next, 'unit', 'storeys')) next += 1
    at = next
    while (
      at - next < 3 &&
      (sentence.says(at, 'join') ||
        sentence.isSign(at, ',/&-') ||
        sentence.says(at, 'not', 'before') ||
        (at > next && sentence.isFiller(at)))
    )
      at++
    // «первый последний не предлагать»
    if (at === next && !sentence.says(next, 'end')) break
  }
  return ends.length === 0 ? null : one(next, 'ends', ...new Set(ends))
}

function isFirstNumber(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  const unit = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  // «не последний, 1-комнатная»
  if (
    ['unit', 'scale', 'currency'].some((kind) => sentence.says(unit, kind)) &&
    !sentence.says(unit, 'unit', 'floor')
  )
    return false
  return term?.number === 1 || (sentence.says(place, 'number', '1') && sentence.says(place, 'end', 'first'))
}

const floorEndsAsWanted: Rule = (sentence, place) => {
  const found = floorEnds(sentence, place)
  if (found === null || !sentence.says(found.next - 1, 'unit', 'floor')) return null
  return found
}

const middle: Rule = (sentence, place) =>
  sentence.says(place, 'middle') ? one(place + 1, 'floor_not', 'first', 'last') : null

const feature: Rule = (sentence, place) => {
  const code = sentence.value(place, 'feature')
  return code === undefined ? null : one(place + 1, 'features', code)
}

const promotion: Rule = (sentence, place) => {
  const id = sentence.value(place, 'promotion')
  if (id !== undefined) return one(place + 1, 'promotion', Number(id))
  if (!sentence.says(place, 'promo')) return null
  return isForGroup(sentence, place) ? nothing(place + 1) : one(place + 1, 'promotions', 'all')
}

/** «скидка пенсионерам», "discount for veterans": what offers there are for some people no filter tells. */
function isForGroup(sentence: Sentence, place: number): boolean {
  const isClose = (at: number) => Math.abs(at - place) <= 4 && at !== place
  if (sentence.terms.some((_, at) => isClose(at) && sentence.says(at, 'group'))) return true
  const next = sentence.at(sentence.afterFillers(place + 1, 2))
  // A word in the dative, which nothing else of a home is.
  return next?.isKnown === false && /^[а-я]{3,}(?:ам|ям|ым|им)$/.test(next.text)
}

const programme: Rule = (sentence, place) => {
  const code = sentence.value(place, 'program')
  // «отбасымызға» is the family, «Отбасы» a programme.
  const isPeople = [place - 1, place].some((at) => sentence.says(at, 'vague', 'people'))
  if (code !== undefined && !isPeople) return one(place + 1, 'program', code)
  const kind = sentence.value(place, 'programme')
  if (sentence.says(place, 'interestfree') && sentence.says(place + 1, 'programme', 'installment'))
    return one(place + 2, 'programme', 'interestfree')
  if (kind === undefined) return null
  const rate = readAmount(sentence, skipBounds(sentence, place + 1))
  if (rate?.unit === 'percent' && kind !== 'installment')
    return {
      next: rate.next,
      wishes: [
        { key: 'programme', values: [kind] },
        { key: 'percent', values: [rate.value], at: skipBounds(sentence, place + 1), end: rate.next },
      ],
    }
  const behind = sentence.says(place + 1, 'interestfree')
  const isFree = kind === 'installment' && (behind || sentence.says(place, 'interestfree'))
  return one(behind && isFree ? place + 2 : place + 1, 'programme', isFree ? 'interestfree' : kind)
}

/** «под 18 процентов ипотека»: the rate of a loan before its word. */
const rateBefore: Rule = (sentence, place) => {
  const rate = readAmount(sentence, place)
  const at = rate === null ? place : sentence.afterFillers(rate.next, 1)
  const kind = sentence.value(at, 'programme')
  if (rate?.unit !== 'percent' || kind === undefined || kind === 'installment') return null
  const percent = { key: 'percent', values: [rate.value], at: place, end: rate.next }
  return { next: at + 1, wishes: [{ key: 'programme', values: [kind] }, percent] }
}

/** A house of a project: «дом 2», "building C", «2-үй». Which one, the project tells. */
const house: Rule = (sentence, place) => {
  if (sentence.says(place, 'house')) {
    const at = sentence.isSign(place + 1, '№"«') ? place + 2 : place + 1
    const mark = houseMark(sentence, at)
    if (mark === null) return null
    const next = sentence.isSign(at + 1, '"»') ? at + 2 : at + 1
    return one(next, 'house', mark)
  }
  const isBehind = sentence.says(place - 1, 'place')
  if (!isBehind && !isBeforePlace(sentence, place)) return null
  const letter = sentence.says(place + 1, 'house') ? houseLetter(sentence.at(place)?.text ?? '') : null
  if (letter !== null) return one(place + 2, 'house', letter)
  const amount = sentence.at(place)?.number === null ? null : readAmount(sentence, place)
  if (amount === null || amount.unit !== null || amount.scale !== null) return null
  const at = sentence.isSign(amount.next, '-') ? amount.next + 1 : amount.next
  return sentence.says(at, 'house') ? one(at + 1, 'house', String(amount.value)) : null
}

/** «2 корпус тулпар»: a number and a word for houses before the project's name. */
function isBeforePlace(sentence: Sentence, place: number): boolean {
  const at = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  const house = sentence.says(at, 'suffix') && !sentence.says(at, 'house') ? at + 1 : at
  const behind = sentence.isSign(house + 1, ',') ? house + 2 : house + 1
  return sentence.says(house, 'house') && sentence.says(sentence.afterFillers(behind, 2), 'place')
}

/** The number or letter of a house; null where it may be something else: «дом с террасой», «дом 2 комнаты». */
function houseMark(sentence: Sentence, place: number): string | null {
  const term = sentence.at(place)
  if (term === undefined || term.isSign) return null
  const behind = sentence.at(place + 1)
  if (term.number !== null) {
    const isOther = ['unit', 'scale', 'currency', 'suffix', 'poi'].some((kind) =>
      sentence.says(place + 1, kind),
    )
    const isJoined = sentence.says(place + 1, 'join') && typeof sentence.at(place + 2)?.number === 'number'
    const isRange = (behind !== undefined && behind.isSign && /[-–—/.+%]/.test(behind.text)) || isJoined
    return isOther || isRange || term.number > 99 ? null : String(term.number)
  }
  const letter = houseLetter(term.text)
  if (letter === null) return null
  // «дом с двушкой» tells what is in it.
  const isEnd = behind === undefined || behind.isSign
  const isNominative = sentence.says(place + 1, 'rooms') && !/(?:[оеё][йм]|ою|ми)$/.test(behind?.text ?? '')
  const isOfProject = letter === 'a' && sentence.says(place - 2, 'place')
  return isEnd || isNominative || isOfProject || /^[b-hj-z]$/.test(term.text) ? letter : null
}

const level: Rule = (sentence, place) => {
  // «паркинг на -1»: a hyphen before a number that is no other end of a range.
  const at = place + 1
  const number = sentence.at(at)?.number ?? Number(sentence.value(at, 'number') ?? NaN)
  const isSign = sentence.isSign(place, '-−–') && sentence.at(at)?.isTight === true
  const isMinus = isSign ? sentence.at(place)?.isTight !== true : sentence.says(place, 'minus')
  if (!isMinus || !(number >= 1 && number <= 5)) return null
  const isFloor = sentence.says(at + 1, 'unit', 'floor') || sentence.says(at + 1, 'unit', 'level')
  const isAsked = ['на', 'on', 'level', 'floor', 'этаж', 'этаже', 'уровень'].includes(
    sentence.at(place - 1)?.text ?? '',
  )
  if (!isFloor && !isAsked) return null
  return {
    next: isFloor ? at + 2 : at + 1,
    wishes: [
      { key: 'floor_from', values: [-number] },
      { key: 'floor_to', values: [-number] },
    ],
  }
}

/** «2 квартал 2027», «III кв 2028», "q2 2027": a quarter is told before a year. */
export function isQuarter(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'quarter')) return false
  const hasNumber = isQuarterNumber(sentence, place - 1) || /^q[1-4]$/.test(sentence.at(place)?.text ?? '')
  return hasNumber && yearBehind(sentence, place + 1) !== null
}

function isQuarterNumber(sentence: Sentence, place: number): boolean {
  const isRoman = (where: number) => /^(?:i{1,2}|iv)$/.test(sentence.at(where)?.text ?? '')
  const at = sentence.says(place, 'suffix') && !isRoman(place) ? place - 1 : place
  const one = sentence.isSign(at, '-') ? at - 1 : at
  const number = sentence.at(one)?.number ?? null
  return (number !== null && number <= 4) || isRoman(one) || sentence.says(one, 'number')
}

/** The place of a year that follows, beside fillers; null for none. */
function yearBehind(sentence: Sentence, place: number): number | null {
  for (let at = place; at - place < 3; at++) {
    const number = sentence.at(at)?.number ?? null
    if (number !== null && number >= 2020 && number < 2050) return at
    if (!sentence.isFiller(at) && !sentence.says(at, 'filler') && !sentence.says(at, 'bound')) return null
  }
  return null
}

/** A deadline by its quarter is one by its year. */
export function quarterRule(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    let at = place
    let isUpper = false
    let isLower = false
    for (; at - place < 6 && !isQuarter(sentence, at) && isBeforeQuarter(sentence, at); at++) {
      const bound = sentence.value(at, 'bound')
      isUpper ||= bound === 'to' || bound === 'less'
      isLower ||= bound === 'from' || bound === 'since' || bound === 'more'
    }
    const year = isQuarter(sentence, at) ? yearBehind(sentence, at + 1) : null
    const quantity = year === null ? null : readQuantity(sentence, year)
    if (quantity === null) return null
    const side = isUpper ? 'to' : isLower ? 'from' : quantity.side
    const wishes = wishesOf({ ...quantity, side, subject: 'deadline' }, deadlines)
    return wishes === null ? null : { ...wishes, next: quantity.next }
  }
}

function isBeforeQuarter(sentence: Sentence, place: number): boolean {
  const kinds = ['bound', 'filler', 'noise', 'number', 'suffix']
  return (
    sentence.says(place, 'topic', 'deadline') ||
    kinds.some((kind) => sentence.says(place, kind)) ||
    isQuarterNumber(sentence, place) ||
    sentence.isFiller(place)
  )
}

/** Whether a house is handed over or being built, and years by the calendar. */
export function deadlineRule(deadlines: readonly string[], year: number): Rule {
  const offered = (values: string[]) => values.filter((value) => deadlines.includes(value))
  const found = (next: number, values: string[], isGeneral = false): Item => ({
    next,
    wishes: values.length === 0 ? [] : [{ key: 'deadline', values, isGeneral }],
  })
  return (sentence, place) => {
    const at = sentence.says(place, 'topic', 'deadline') ? sentence.afterFillers(place + 1, 3) : place
    const bound = sentence.says(at, 'bound') || sentence.says(at, 'filler') ? at + 1 : at
    for (const [word, later] of [
      ['this', 0],
      ['next', 1],
      ['afternext', 2],
    ] as const) {
      if (!sentence.says(bound, 'year', word)) continue
      const next = sentence.says(bound + 1, 'topic', 'deadline') ? bound + 2 : bound + 1
      return found(next, offered([String(year + later)]))
    }
    if (sentence.says(place, 'building'))
      return found(
        place + 1,
        deadlines.filter((each) => each !== 'ready'),
        true,
      )
    // «чтобы сдали поскорее» is no house that is handed over.
    const isWished = [1, 2].some((back) => /^(?:чтобы?|когда)$/.test(sentence.at(place - back)?.text ?? ''))
    if (sentence.says(place, 'ready') && !(isWished && sentence.at(place)?.text === 'сдали')) {
      const next = place + 1
      return found(next, offered(['ready']))
    }
    return null
  }
}

/** «қалаға қараған»: what windows look to wins over one word of a project's name. */
const placeRule: Rule = (sentence, place) =>
  !sentence.says(place, 'place') ||
  (sentence.says(place, 'thing') && sentence.says(place + 1, 'mark', 'view')) ||
  isOfPlace(sentence, place) ||
  isOrdinary(sentence, place)
    ? null
    : places(sentence, place)

/**
 * «қаланың орталығында»: a word that the languages say without meaning anything by it is a project's name only where
 * something tells so: it stands alone or in Latin letters, with a capital, in quotes, or beside «ЖК», «в».
 */
function isOrdinary(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  const isOfProject = [...(term?.senses.get('place') ?? [])].every((value) => value.startsWith('project:'))
  if (term === undefined || !isOfProject || !sentence.says(place, 'noise') || term.text.includes(' '))
    return false
  const isMarked =
    /^(?:жк|тк|в|во|из|in|at)$/.test(sentence.at(place - 1)?.text ?? '') ||
    /^(?:жк|тк|кешен\p{L}*)$/u.test(sentence.at(place + 1)?.text ?? '') ||
    sentence.isSign(place - 1, '«"')
  const isLatin = /^[a-z]+$/.test(term.text) && !/(?:n[iy]n|d[ae]n?|g[ae]|n[iy]|s[iy])$/.test(term.text)
  return !(isMarked || isLatin || sentence.terms.length === 1 || (term.isCapital && place > 0))
}

/** «Алматы қаласы»: a word of kinds behind a place is no name of a project. */
function isOfPlace(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'noise') && sentence.says(place, 'place') && sentence.says(place - 1, 'place')
}

/** The rules beside those of amounts and deadlines, in their order. */
export const rulesBefore: readonly Rule[] = [
  ownAddress,
  address,
  part,
  paymentOrder,
  rateBefore,
  people,
  income,
  roomsBefore,
  house,
  floorOfShop,
  shopInHouse,
  level,
  nearByMinutes,
  sun,
  nearWords,
  rooms,
]
export const rulesAfter: readonly Rule[] = [
  sort,
  finish,
  placeRule,
  view,
  side,
  floorEndsAsWanted,
  middle,
  promotion,
  programme,
  shop,
  bareNear,
  category,
  feature,
]

/** Floors by their place in the house, as they are said where they are not wanted: «не первый», "no ground". */
export const unwantedEnds: Rule = floorEnds
