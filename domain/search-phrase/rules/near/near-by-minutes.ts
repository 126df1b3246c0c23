import { isBare, readAmount } from '../../quantities/amounts.ts'
import { type Item, type Rule, type Sentence, skipBounds } from '../../sentence.ts'
import { deciders, kin } from '../../words/people.ts'
import { poiAt } from '../place-rules.ts'
import { isJoined, type Kinds, nearWish, poiList, withoutNear } from './kinds.ts'
import { bareMinutes, mostWithin, readMinutes, secondMinutes } from './minutes.ts'

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
  const list = poiList(sentence, start)
  if (list.kinds.length === 0) return null
  const kinds = { ...list, next: afterWhom(sentence, list.next) }
  const way = skipWay(sentence, kinds.next)
  // A word for near before them tells how near the others are.
  if (sentence.says(place, 'near', 'before') && withoutTimed(sentence, kinds) !== kinds) return null
  const isTo =
    (start > place && /^(?:до|to)$/.test(sentence.textAt(start - 1))) ||
    sentence.at(kinds.next - 1)?.tail === 'to'
  const bare = bareMinutes(sentence, kinds.next) ?? secondMinutes(sentence, place, kinds.next, isTo ? 4 : 8)
  if (bare !== null) return { next: bare.next, wishes: nearWish(kinds.kinds, bare.value) }
  const all = withAllMinutes(sentence, kinds)
  if (all !== null) return all
  const minutes = readMinutes(sentence, boundBehindComma(sentence, way.next) ?? way.next)
  if (minutes?.unit !== 'minutes') return walkedTo(sentence, kinds, start)
  const after = skipWay(sentence, minutes.next)
  if (isElsewhere(sentence, minutes.next) || isOfNext(sentence, minutes.next, after)) return null
  const next = after.isWalk ? after.end : minutes.next
  // «машинамен мектепке 10 минут»
  const isDrive = way.isDrive || after.isDrive || sentence.says(place - 1, 'drive')
  return { next, wishes: isDrive ? [] : nearWish(kinds.kinds, minutes.value) }
}

/** "a school for my son within 5 min": the place behind whom a place is for, where its minutes follow; the same place where there is none. */
function afterWhom(sentence: Sentence, place: number): number {
  if (sentence.textAt(place) !== 'for') return place
  const at = /^(?:the|my|our|his|her)$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  const isPerson =
    sentence.says(at, 'vague', 'people') ||
    kin.test(sentence.textAt(at)) ||
    deciders.test(sentence.textAt(at)) ||
    /^(?:work|job)$/.test(sentence.textAt(at))
  const behind = skipWay(sentence, at + 1).next
  return isPerson && readMinutes(sentence, behind)?.unit === 'minutes' ? at + 1 : place
}

/** "near a school and a clinic, metro within 15 min": the places without the last, which has its minutes alone behind a comma. */
export function withoutTimed(sentence: Sentence, list: Kinds): Kinds {
  const { kinds, places, next } = list
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined || first === last) return list
  // «рядом школа, до метро не больше 10 минут»
  const start = /^(?:до|to)$/.test(sentence.textAt(last - 1)) ? last - 1 : last
  if (!sentence.isSign(start - 1, ',')) return list
  const minutes = readMinutes(sentence, skipBounds(sentence, next))
  if (minutes?.unit !== 'minutes') return list
  const isTold =
    sentence.says(next, 'bound', 'to') ||
    // «мектепке жақын, метродан 10 минуттан аспасын»
    sentence.says(minutes.next, 'after', 'to') ||
    isJoined(sentence, first, last)
  return isTold ? { kinds: kinds.slice(0, -1), places: places.slice(0, -1), next: start - 1 } : list
}

/** "a school nearby and I walk 40 minutes to work": minutes to something that no filter has. */
function isElsewhere(sentence: Sentence, place: number): boolean {
  const target = sentence.at(place + 1)
  return /^(?:to|до)$/.test(sentence.textAt(place)) && target?.isKnown === false && !target.isSign
}

/** What tells that one goes on foot. */
const goes =
  /^(?:walk\p{L}*(?: to)?|ходи\p{L}*|води\p{L}*|ходьбы|дойти|дойд\p{L}*|дош\p{L}*|добега\p{L}*|жаяу|жүр\p{L}*|бар(?:са|сын|атын\p{L}*))$/u

/** What is told between a place and its minutes is of nothing else. */
const ofOthers = [
  'join',
  'rooms',
  'cat',
  'place',
  'poi',
  'thing',
  'need',
  'topic',
  'unit',
  'feature',
  'drive',
]

/** "a school they can walk to in 5 minutes", «в школу сам ходил, минут 7 максимум пешком»: minutes on foot behind a verb or a comma; `place` is where the place begins. Null for none. */
export function walkedTo(
  sentence: Sentence,
  { kinds, next: start }: Pick<Kinds, 'kinds' | 'next'>,
  place: number,
): Item | null {
  if (start > sentence.lastNumber) return null
  let isWalk = [1, 2].some((back) => walks(sentence, place - back))
  let hasComma = false
  const missed: [from: number, to: number][] = []
  for (let at = start; at - start < mostOfWay; at++) {
    const minutes = readMinutes(sentence, at)
    if (minutes !== null) {
      const way = skipWay(sentence, minutes.next)
      const isOfOther =
        isElsewhere(sentence, minutes.next) || isOfNext(sentence, minutes.next, way) || way.isDrive
      if (minutes.unit !== 'minutes' || isOfOther || !(isWalk || way.isWalk)) return null
      const next = way.isWalk ? way.end : minutes.next
      return { next, wishes: nearWish(kinds, minutes.value), missed }
    }
    const isOne = walks(sentence, at)
    if (sentence.isSign(at, ',') && !hasComma) hasComma = true
    // «до школы дети дошли за 5 минут»
    else if (sentence.textAt(at) === 'за' && sentence.isNumber(at + 1)) continue
    else if (sentence.at(at)?.isSign !== false || ofOthers.some((kind) => sentence.says(at, kind)))
      return null
    else if (!isOne && !sentence.isFiller(at) && !sentence.says(at, 'bound')) missed.push([at, at + 1])
    isWalk ||= isOne
  }
  return null
}

function walks(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'walk') || goes.test(sentence.textAt(place))
}

/** Words between a place and its minutes are at most so many. */
const mostOfWay = 7

/** "school, not more than 7 minutes": the place of the number behind a comma and a bound; null where they do not follow. */
function boundBehindComma(sentence: Sentence, place: number): number | null {
  const isBound = sentence.isSign(place, ',') && sentence.says(place + 1, 'bound', 'to')
  return isBound ? skipBounds(sentence, place + 1) : null
}

/** «парк, 10 минут до метро»: minutes with words for the way are of the place behind them. */
export function isOfNext(sentence: Sentence, place: number, way: Way): boolean {
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

/** `end` is the place after the last word that tells how one goes. */
type Way = { next: number; end: number; isDrive: boolean; isWalk: boolean }

/** Words between minutes and a place: «пешком до», "walk from the". */
export function skipWay(sentence: Sentence, place: number): Way {
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
      !sentence.says(next, 'after') &&
      // "metro less 5 min", "park <5 min"
      sentence.textAt(next) !== 'less' &&
      !sentence.isSign(next, '<≤')
    )
      break
    next++
    if (sentence.says(next - 1, 'walk') || sentence.says(next - 1, 'drive')) end = next
  }
  return { next, end, isDrive, isWalk }
}
