import { isToBe } from './in-house.ts'
import { isBare, readAmount } from '../amounts.ts'
import { bareMinutes, mostWithin, readMinutes, secondMinutes } from './minutes.ts'
import { isCompared, isLandmark, isWhereabouts, places, poiAt } from './place-rules.ts'
import { type Item, nothing, type Rule, type Sentence, skipBounds, type Wish } from '../sentence.ts'
import { address } from './street-rule.ts'
import { isOfTrade } from './trades.ts'

/** Places by minutes on foot: «10 минут до метро», "school within 5 min". */
export const nearByMinutes: Rule = (sentence, place) => {
  // «10 минут до метро», "within 5 min walk of the park"
  const at = skipBounds(sentence, place)
  const amount = readMinutes(sentence, at)
  if (amount?.unit === 'minutes') {
    const target = skipWay(sentence, amount.next)
    const poi = poiAt(sentence, target.next)
    if (poi !== null && !isJoined(sentence, amount.next, target.next)) {
      const kinds = withoutNear(sentence, poiList(sentence, target.next))
      // "5 minutes from school by car"
      const behind = skipWay(sentence, kinds.next)
      if (behind.isDrive) return { next: behind.end, wishes: [] }
      // «көлікпен 10 минуттағы мектеп»
      const isDrive = target.isDrive || sentence.says(place - 1, 'drive')
      return { next: kinds.next, wishes: isDrive ? [] : nearWish(kinds.kinds, amount.value) }
    }
  }
  // «метро в 5 минутах», «метроға 10 минут»
  let start = place
  while (start - place < 2 && (sentence.says(start, 'near', 'before') || sentence.says(start, 'bound', 'to')))
    start++
  const kinds = poiList(sentence, start)
  if (kinds.kinds.length === 0) return null
  const way = skipWay(sentence, kinds.next)
  const isTo =
    (start > place && /^(?:до|to)$/.test(sentence.textAt(start - 1))) ||
    sentence.at(kinds.next - 1)?.tail === 'to'
  const bare = bareMinutes(sentence, kinds.next) ?? secondMinutes(sentence, place, kinds.next, isTo ? 4 : 8)
  if (bare !== null) return { next: bare.next, wishes: nearWish(kinds.kinds, bare.value) }
  const all = withAllMinutes(sentence, kinds)
  if (all !== null) return all
  const minutes = readMinutes(sentence, way.next)
  if (minutes?.unit !== 'minutes') return null
  const after = skipWay(sentence, minutes.next)
  if (isOfNext(sentence, minutes.next, after)) return null
  const next = after.isWalk ? after.end : minutes.next
  return { next, wishes: way.isDrive || after.isDrive ? [] : nearWish(kinds.kinds, minutes.value) }
}

/** «школа 5 минут и остановка», «5 минут пешком и парк»: what is joined to minutes is another place. */
function isJoined(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (sentence.says(at, 'join')) return true
  return false
}

/** «парк, 10 минут до метро»: minutes with words for the way are of the place behind them. */
function isOfNext(sentence: Sentence, place: number, way: Way): boolean {
  const isNone = poiAt(sentence, way.next) === null || way.next === place
  if (isNone || isJoined(sentence, place, way.next)) return false
  // «школа 10 минут до метро 15»: the next place has its own.
  const told = /^(?:тоже|также|also|too)$/.test(sentence.textAt(way.next + 1)) ? way.next + 2 : way.next + 1
  const own = readAmount(sentence, told)
  const behind = own === null ? undefined : sentence.at(own.next)
  const isOwn =
    own?.unit === 'minutes' ||
    (own !== null && isBare(own) && own.value <= mostWithin && (behind?.isSign ?? true))
  return !isOwn
}

/** "school kindergarten and park all within 7 minutes": places in a row that have the minutes behind them together; null for none. */
function withAllMinutes(sentence: Sentence, first: Kinds): Item | null {
  const kinds = [...first.kinds]
  let { next } = first
  let isListed = false
  for (let more = poiList(sentence, next); more.kinds.length > 0; more = poiList(sentence, next)) {
    isListed = more.kinds.length > 1
    kinds.push(...more.kinds)
    next = more.next
  }
  if (kinds.length < 2) return null
  const isAllAt = (at: number) =>
    /^(?:all|both|each|everything|все|всё|оба|б[әа]р[іи]|екеу[іи])$/.test(sentence.textAt(at))
  // "park and school, both 5 minutes away"
  if (sentence.isSign(next, ',') && isAllAt(next + 1)) next += 1
  const isAll = isAllAt(next)
  if (!isAll && kinds.length === first.kinds.length) return null
  if (!isAll && !isListed) return null
  const way = skipWay(sentence, isAll ? next + 1 : next)
  const minutes = readMinutes(sentence, way.next)
  if (minutes?.unit !== 'minutes') return null
  const after = skipWay(sentence, minutes.next)
  if (isOfNext(sentence, minutes.next, after)) return null
  const isDrive = way.isDrive || after.isDrive
  return {
    next: after.isWalk ? after.end : minutes.next,
    wishes: isDrive ? [] : nearWish(kinds, minutes.value),
  }
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
      poiAt(sentence, next) !== null
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
    const poi = poiAt(sentence, at)
    if (poi === null) break
    // "near school and gym, school max 5 minutes": a kind that is said again begins anew.
    if (kinds.includes(poi) && sentence.isSign(at - 1, ',')) break
    // "beside the shop, river-facing"
    const mark = sentence.isSign(at + 1, '-') ? at + 2 : at + 1
    if (at > place && sentence.says(at, 'thing') && sentence.says(mark, 'mark')) break
    kinds.push(poi)
    places.push(at)
    next = at + 1
    // «теңіз жағалауына», «Каспий теңізі» are one place.
    if (sentence.says(at, 'thing', 'water') && sentence.says(next, 'thing', 'water')) next += 1
    let joined = next
    if (sentence.says(joined, 'join') || sentence.isSign(joined, '/&,')) joined++
    // «мектеп те, бақша да»
    if (/^[дт][ае]$/.test(sentence.textAt(next)) && sentence.isSign(joined, ',')) joined++
    while (
      joined > next &&
      joined - next < 3 &&
      // «ближе к школе и чтобы остановка не дальше 5 минут»: the second has its own minutes.
      !/^(?:чтобы?|чтоб)$/.test(sentence.textAt(joined)) &&
      // «саябаққа да метроға да жақын»
      poiAt(sentence, joined) === null &&
      (sentence.isFiller(joined) || sentence.says(joined, 'join'))
    )
      joined++
    // "not a school, just a clinic", «не школа, а только садик»: what is wanted in its stead.
    const isOther = /^(?:just|only|только|лишь|а|но|but|instead)$/.test(sentence.textAt(next + 1))
    if (joined === next || isNewWay(sentence, place, next) || (isOther && sentence.isSign(next, ','))) break
    at = joined
  }
  // «балабақша да мектеп те 10 минут жерде»
  if (kinds.length > 1 && /^[дт][ае]$/.test(sentence.textAt(next))) next += 1
  return { kinds, places, next }
}

/** «школа рядом, парк, до школы не больше 5 минут»: a way behind a comma is of what follows. */
function isNewWay(sentence: Sentence, start: number, comma: number): boolean {
  const isTo = (at: number) => /^до$/.test(sentence.textAt(at))
  return sentence.isSign(comma, ',') && isTo(comma + 1) && !isTo(start - 1)
}

/** «5 минут до школы, садик рядом»: of a row the last has its own word for near, so the minutes are of the first. */
function withoutNear(sentence: Sentence, list: Kinds): Kinds {
  const [kind] = list.kinds
  const [at] = list.places
  const isOwn = list.kinds.length > 1 && sentence.says(list.next, 'near', 'after')
  return isOwn && kind !== undefined && at !== undefined
    ? { kinds: [kind], places: [at], next: at + 1 }
    : list
}

/** Kinds of places without minutes. */
function nearbyWishes({ kinds, places }: Kinds, isClose = false): Wish[] {
  return kinds.map((kind, number) => ({ key: 'nearby', values: [kind], at: places[number] ?? 0, isClose }))
}

/** Places that are near: «у метро», «мектеп жанында». */
export const nearWords: Rule = (sentence, place) => {
  const found = nearAt(sentence, place)
  const isNear = found !== null && found.wishes.every(({ key }) => key !== 'place')
  return isNear && isWayAsked(sentence) ? nothing(found.next) : found
}

function nearAt(sentence: Sentence, start: number): Item | null {
  // «прямо у школы», "right next to"
  const place = sentence.says(start + 1, 'near', 'before') && isVery(sentence, start) ? start + 1 : start
  // "I'd like to see the sea" is of a view.
  if (sentence.textAt(place) === 'to' && sentence.textAt(place + 1) === 'see') return null
  const edge = atVeryEdge(sentence, place)
  if (edge !== null) return edge
  if (sentence.says(place, 'near', 'before') || sentence.says(place, 'near', 'after')) {
    let at = place + 1
    while (
      at - place < 4 &&
      (sentence.says(at, 'near') || sentence.isFiller(at) || sentence.isSign(at, ':')) &&
      poiAt(sentence, at) === null &&
      !sentence.says(at, 'place') &&
      !sentence.says(at, 'part') &&
      !sentence.says(at, 'number') &&
      sentence.at(at)?.number === null
    )
      at++
    if (isCompared(sentence, at)) return nothing(at + 1)
    if (sentence.says(at, 'place')) return address(sentence, at) ?? places(sentence, at)
    if (sentence.says(at, 'part')) return places(sentence, at)
    const found = poiList(sentence, at)
    // «у метро Абай» names the station.
    if (found.kinds.length === 1 && isLandmark(sentence, found.next)) return places(sentence, found.next)
    if (found.kinds.length > 0) return withMinutes(sentence, found, isClose(sentence, place))
  }
  const found = poiList(sentence, start)
  if (found.kinds.length > 0) {
    let next = found.next
    while (
      (sentence.isFiller(next) || isVery(sentence, next)) &&
      !sentence.says(next, 'near', 'after') &&
      next - found.next < 3
    )
      next++
    if (sentence.says(next, 'near', 'after') && !isOwnGarden(sentence, start, next))
      // «школа рядом, 5 минут»
      return withMinutes(
        sentence,
        { ...found, next: next + 1 },
        isClose(sentence, next) || /^(?:дал|дәл|тап)$/.test(sentence.textAt(start - 1)),
      )
    if (/^(?:вплотную|впритык)$/.test(sentence.textAt(next)))
      return { next: next + 1, wishes: nearbyWishes(found, true) }
  }
  return null
}

/** «у самого моря», «возле самой реки», "at the very edge of the sea": a place that is to be very near; null for none. */
function atVeryEdge(sentence: Sentence, place: number): Item | null {
  if (!sentence.says(place, 'near', 'before') && sentence.at(place)?.text !== 'at') return null
  const at = sentence.at(place + 1)?.text === 'the' ? place + 2 : place + 1
  if (!/^(?:сам(?:ого|ой|ым|ому|их)|very)$/.test(sentence.textAt(at))) return null
  const isOfEdge = /^(?:edge|shore|bank|берега|кромки)$/.test(sentence.textAt(at + 1))
  const found = poiList(sentence, isOfEdge ? sentence.afterFillers(at + 2, 2) : at + 1)
  return found.kinds.length === 0 ? null : withMinutes(sentence, found, true)
}

/** «совсем», «дәл», "right": words that make near very near. */
function isVery(sentence: Sentence, place: number): boolean {
  return /^(?:совсем|очень|прямо|прям|максимально|д[әа]л|тап|[өо]те|ote|dal|right|just|very|really|super|so|directly|immediately|literally|буквально|т[іи]пт[іи])$/.test(
    sentence.textAt(place),
  )
}

/** «школа в двух шагах», «тап қасында», "just around the corner": whether words for near say very near. */
function isClose(sentence: Sentence, place: number): boolean {
  const text = sentence.textAt(place)
  if (
    /^(?:в двух шагах|в паре шагов|в нескольких шагах|под боком|steps from|(?:within )?(?:a )?(?:few|couple of) steps|next door|(?:a )?stone|есік|есик)/.test(
      text,
    )
  )
    return true
  // «не очень близко»
  return isVery(sentence, place - 1) && !sentence.says(place - 2, 'not') && !/^(?:до|от|to|from)$/.test(text)
}

/** "close to a bus stop, max 5 min": the minutes behind a comma. */
function withMinutes(sentence: Sentence, found: Kinds, isVeryNear: boolean): Item {
  const at = sentence.isSign(found.next, ',') ? found.next + 1 : found.next
  const bare = bareMinutes(sentence, found.next)
  if (bare !== null) return { next: bare.next, wishes: nearWish(found.kinds, bare.value) }
  const minutes = readMinutes(sentence, skipBounds(sentence, at))
  const way = minutes?.unit === 'minutes' ? skipWay(sentence, minutes.next) : null
  const isOther = way === null || way.isDrive || isOfNext(sentence, minutes?.next ?? at, way)
  if (minutes === null || isOther) return { next: found.next, wishes: nearbyWishes(found, isVeryNear) }
  return { next: way.isWalk ? way.end : minutes.next, wishes: nearWish(found.kinds, minutes.value) }
}

/** «сколько идти до метро», "how far is the school", «мектеп қанша жерде»: a question about the way wishes none. */
function isWayAsked(sentence: Sentence): boolean {
  const text = sentence.terms.map((term) => term.text).join(' ')
  return /(?:^| )(?:сколько .*(?:идти|ехать|минут|добираться)|как далеко|how far|is (?:it|that) far|is .* far from|how long|how many minutes|(?<!не )далеко (?:ли|\?)|канша (?:жерде|уакыт|минут)|каншалыкты алыс)(?: |$)/.test(
    text,
  )
}

/** «сад во дворе», "garden near the centre": the words behind a garden do not tell that it is near. */
function isOwnGarden(sentence: Sentence, place: number, near: number): boolean {
  if (!sentence.says(place, 'garden')) return false
  const isAtHome = /^(?:во дворе|возле дома|около дома|у дома|под окнами)$/.test(sentence.textAt(near))
  const at = sentence.afterFillers(near + 1, 2)
  return isAtHome || sentence.says(at, 'place') || sentence.says(at, 'poi')
}

/** «в неизвестном парке», "Unknown park": a park behind an unknown word is one of a name that is not known. */
function isOfUnknownName(sentence: Sentence, place: number): boolean {
  const before = sentence.at(place - 1)
  const isPark = /^(?:парк|park|саяба[қкғг]|сквер)/.test(sentence.textAt(place))
  const isUnknown = before?.isKnown === false && !before.isSign && before.number === null
  // «с собакой гулять парк нужен»
  if (isUnknown && /ть(?:ся)?$/.test(before.text)) return false
  return isPark && isUnknown && (before.isCapital || !/(?:ый|ий|ой|ая|ую|ое|ые|ым|им|ом)$/.test(before.text))
}

/** «балабақшаға жаяу апаратын болайын, 5 минут»: the minutes behind the comma of a part that tells of walking; null for none. */
function withMinutesWalked(sentence: Sentence, { kinds, next }: Kinds): Item | null {
  const [, end] = sentence.partOf(next)
  const words = [...sentence.terms.keys()].filter((at) => at >= next && at < end)
  const isWalk = words.length < 5 && words.some((at) => sentence.says(at, 'walk'))
  const start = sentence.says(end + 1, 'bound') ? end + 2 : end + 1
  const minutes = isWalk && sentence.isSign(end, ',') ? readMinutes(sentence, start) : null
  if (minutes?.unit !== 'minutes' || !(sentence.at(minutes.next)?.isSign ?? true)) return null
  const isNone = words.some((at) => poiAt(sentence, at) !== null || sentence.says(at, 'number'))
  if (isNone) return null
  const missed = words
    .filter((at) => sentence.at(at)?.isKnown === false)
    .map((at): [number, number] => [at, at + 1])
  return { next: minutes.next, wishes: nearWish(kinds, minutes.value), missed }
}

/** «дом со спортзалом», «спортзалы бар үй», "a building with a gym": one in the house itself, which no filter tells. */
function isGymOfHouse(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'poi', 'sport')) return false
  const [from, to] = sentence.partOf(place)
  const words = sentence.terms.slice(from, to)
  if (words.some(({ senses }) => senses.has('near'))) return false
  // «в доме спортзал», "gym in the building"
  if (words.some(({ text }) => /^(?:доме|in the building|үйде|уйде)$/.test(text))) return true
  return (
    words.some(({ text }) =>
      /^(?:house|home|(?:in the |the )?building|complex|дом|доме|үй|уй|үйде|уйде)$/.test(text),
    ) &&
    (words.some(({ text }) => /^(?:с|со|with(?: an?)?)$/.test(text)) || isToBe(sentence, place))
  )
}

/** A school or a park alone, without «рядом». */
export const bareNear: Rule = (sentence, place) => {
  if (poiAt(sentence, place) === null || isOfTrade(sentence, place)) return null
  if (isOfUnknownName(sentence, place)) return null
  // «подземка обязательно» may be a car park too.
  if (sentence.textAt(place).startsWith('подземк')) return nothing(place + 1)
  // «су ішіп отырмын»: water itself is no place.
  if (sentence.textAt(place) === 'су' && !sentence.says(place + 1, 'exists')) return null
  // «закаты над морем», «книга про море»
  if (/^(?:над|про|о|об|обо)$/.test(sentence.textAt(place - 1))) return null
  const found = poiList(sentence, place)
  if (isWayAsked(sentence) || isGymOfHouse(sentence, place)) return nothing(found.next)
  // «студия с садом», "terrace and garden": a garden of one's own.
  if (found.kinds.length === 1 && sentence.says(place, 'garden')) return null
  if (found.kinds.length === 1 && isLandmark(sentence, found.next)) return places(sentence, found.next)
  const walked = withMinutesWalked(sentence, found)
  if (walked !== null) return walked
  // «парк жақтан»
  const next = isWhereabouts(sentence, found.next) ? found.next + 1 : found.next
  return { next, wishes: nearbyWishes(found) }
}
