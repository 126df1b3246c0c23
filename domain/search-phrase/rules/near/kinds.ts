import type { Sentence, Wish } from '../../sentence.ts'
import { poiAt } from '../place-rules.ts'

/** «школа 5 минут и остановка», «5 минут пешком и парк»: what is joined to minutes is another place. */
export function isJoined(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (sentence.says(at, 'join')) return true
  return false
}

export function nearWish(kinds: readonly string[], minutes: number): Wish[] {
  const whole = Math.round(minutes)
  return whole < 1 || whole > 60
    ? []
    : [{ key: 'near', values: [...new Set(kinds)].map((kind) => `${kind}-${String(whole)}`) }]
}

export type Kinds = { kinds: string[]; places: number[]; next: number }

export function poiList(sentence: Sentence, place: number): Kinds {
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
export function withoutNear(sentence: Sentence, list: Kinds): Kinds {
  const [kind] = list.kinds
  const [at] = list.places
  const isOwn = list.kinds.length > 1 && sentence.says(list.next, 'near', 'after')
  return isOwn && kind !== undefined && at !== undefined
    ? { kinds: [kind], places: [at], next: at + 1 }
    : list
}

/** Kinds of places without minutes. */
export function nearbyWishes({ kinds, places }: Kinds, isClose = false): Wish[] {
  return kinds.map((kind, number) => ({ key: 'nearby', values: [kind], at: places[number] ?? 0, isClose }))
}
