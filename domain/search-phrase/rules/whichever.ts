import { type Rule, type Sentence } from '../sentence.ts'

/** What two things may be of, with the criterion that it is. */
const kinds = [
  ['finish', 'restorations'],
  ['side', 'side'],
  ['thing', 'views'],
] as const

const before = /^(?:что|хоть|whether|either)$/
const asks = /^[мбп][ае]$/

/** «чистовой ма, под ключ па, бәрібір», «что чистовая, что под ключ — всё равно»: either of two is wanted where it is all the same. */
export const whichever: Rule = (sentence, place) => {
  const isLed = before.test(sentence.textAt(place))
  const at = isLed ? place + 1 : place
  const built = afterBuiltOrNot(sentence, at)
  if (built !== null) return { next: built, wishes: [], isNeutral: true }
  for (const [kind, key] of kinds) {
    const first = sentence.value(at, kind)
    if (first === undefined) continue
    const ask = afterSide(sentence, at + 1)
    const isAsked = asks.test(sentence.textAt(ask))
    if (!isLed && !isAsked) return null
    let other = isAsked ? ask + 1 : at + 1
    while (other - at < 5 && isBetween(sentence, other)) other++
    const second = sentence.value(other, kind)
    if (second === undefined) return null
    const behind = afterSide(sentence, other + 1)
    let end = asks.test(sentence.textAt(behind)) ? behind + 1 : other + 1
    while (end - other < 4 && sentence.isSign(end, ',-–—') && !sentence.says(end, 'accept')) end++
    end = sentence.says(end, 'accept') ? end : sentence.afterFillers(end, 2)
    const isSame = sentence.says(end, 'accept') || /^(?:одинаково|бир|same)$/.test(sentence.textAt(end))
    if (!isSame) return null
    const values = [...new Set(`${first}+${second}`.split('+'))]
    return { next: end + 1, wishes: [{ key, values }] }
  }
  return null
}

/** The place behind «жақ»: «тау жақ па, көше жақ па, бәрібір». */
function afterSide(sentence: Sentence, place: number): number {
  return sentence.says(place, 'mark', 'side') ? place + 1 : place
}

/** «дайын үй не салынып жатқан бәрібір», «готовый или строится — без разницы»: the place behind houses that are ready or not, where it is all the same; null for none. */
function afterBuiltOrNot(sentence: Sentence, place: number): number | null {
  const isState = (at: number) => sentence.says(at, 'ready') || sentence.says(at, 'building')
  if (!isState(place)) return null
  let other = place + 1
  // «готовая квартира, не стройка» refuses one of both.
  const isOrNe = (at: number) => sentence.isKazakh && sentence.isNe(at)
  while (
    other - place < 5 &&
    !isState(other) &&
    (isBetween(sentence, other) ||
      asks.test(sentence.textAt(other)) ||
      isOrNe(other) ||
      sentence.isFiller(other))
  )
    other++
  // «дайын не салынып жатқан үй», «готовый или строящийся»: any house
  const isOr = (sentence.says(other - 1, 'join', 'or') && !sentence.isNe(other - 1)) || isOrNe(other - 1)
  const isOther = ['ready', 'building'].some(
    (kind) => sentence.says(other, kind) && !sentence.says(place, kind),
  )
  if (!isOther) return null
  let end = other + 1
  while (
    end - other < 4 &&
    !sentence.says(end, 'accept') &&
    (isBetween(sentence, end) || asks.test(sentence.textAt(end)) || sentence.isFiller(end))
  )
    end++
  if (sentence.says(end, 'accept', 'after')) return end + 1
  return isOr && typeof sentence.at(end)?.number !== 'number' && !sentence.says(end, 'year')
    ? other + 1
    : null
}

function isBetween(sentence: Sentence, place: number): boolean {
  return (
    sentence.isSign(place, ',-–—/') ||
    before.test(sentence.textAt(place)) ||
    sentence.says(place, 'join') ||
    /^(?:на|в|во)$/.test(sentence.textAt(place))
  )
}
