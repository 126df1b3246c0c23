import { type Item, nothing, type Rule, type Sentence, skipBounds } from '../../sentence.ts'
import { isToBe } from '../in-house.ts'
import { isCompared, isLandmark, isWhereabouts, places, poiAt } from '../place-rules.ts'
import { address } from '../street-rule.ts'
import { isOfTrade, startsPart } from '../trade/trades.ts'
import { type Kinds, nearbyWishes, nearWish, poiList } from './kinds.ts'
import { bareMinutes, readMinutes } from './minutes.ts'
import { isOfNext, skipWay, withoutTimed } from './near-by-minutes.ts'

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
  if (isUntil(sentence, place)) {
    const time = poiList(sentence, place + 1)
    return time.kinds.length === 0 ? null : nothing(time.next)
  }
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
    const found = withoutTimed(sentence, poiList(sentence, at))
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
    if (isShopBeside(sentence, start, next)) return null
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

/** "shop near metro 50 m2", unlike "shop near, 50 m2": a shop with its size that is near another place. */
function isShopBeside(sentence: Sentence, start: number, near: number): boolean {
  return (
    startsPart(sentence, start) &&
    sentence.says(start, 'poi', 'shop') &&
    sentence.says(near, 'near', 'before') &&
    poiAt(sentence, near + 1) !== null &&
    sentence.terms.some((_, at) => sentence.says(at, 'unit', 'm2'))
  )
}

/** «заселиться до школы», «успеть до садика»: a time and no way. */
function isUntil(sentence: Sentence, place: number): boolean {
  return (
    sentence.textAt(place) === 'до' &&
    /^(?:успе\p{L}+|(?:за|пере)(?:ехать|езд|селиться|селение)|въе(?:хать|зд)|переб?раться|сда(?:дут|ча)|сдать)$/u.test(
      sentence.textAt(place - 1),
    )
  )
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
export function isClose(sentence: Sentence, place: number): boolean {
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
  // «в доме спортзал», "gym in the building"
  const isInside = words.some(({ text }) => /^(?:доме|in the building|үйде|уйде)$/.test(text))
  if (isInside && !sentence.says(place - 1, 'near', 'before')) return true
  if (words.some(({ senses }) => senses.has('near'))) return false
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
  // «2 кол патер»: a slip, as no lakes are counted.
  if (sentence.textAt(place) === 'кол' && sentence.isNumber(place - 1)) return null
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
