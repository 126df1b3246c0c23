import type { Item, Sentence } from './sentence.ts'

/** What may be taken without being wished. Rooms, places and sums beside such words are wishes like others: «можно и трёшку». */
const neutral = new Set([
  'ends',
  'floor_from',
  'floor_to',
  'floor_not',
  'side',
  'views',
  'restorations',
  'sun',
  'nearby',
  'near',
  'features',
  'sort',
])

/** What «можно» alone is about: «можно первый этаж», but «можно двушку» asks for one. */
const allowed = new Set(['ends', 'side', 'restorations'])

/**
 * «можно и первый», "ground floor ok", «солтүстік болса да болады»: an item that would do is no wish. Where it ends with
 * the words that say so; null for an item that is wished.
 */
export function acceptedEnd(sentence: Sentence, place: number, item: Item): number | null {
  const isNeutral = item.wishes.every(
    ({ key, values }) => neutral.has(key) || (key === 'category' && values[0] !== 'flat'),
  )
  if (!isNeutral || item.wishes.length === 0) return null
  const behind = afterAccepting(sentence, item.next)
  // «садик тоже»: of what is near or in the house another one is wished.
  const isToo = behind === item.next + 1 && sentence.at(item.next)?.text === 'too'
  const isMore = isToo && item.wishes.every(({ key }) => key.startsWith('near') || key === 'features')
  if (behind > item.next && !isMore) return behind
  const isAllowed = item.wishes.every(({ key }) => allowed.has(key))
  return isAcceptedBefore(sentence, place, isAllowed) ? item.next : null
}

/** The place after words that accept what stands before them; the same place where there are none. */
function afterAccepting(sentence: Sentence, place: number): number {
  let at = place
  while (at - place < 2 && sentence.isFiller(at) && !sentence.says(at, 'accept')) at++
  if (!sentence.says(at, 'accept', 'after')) return place
  // «первый этаж, можно двушку»: it accepts what follows.
  const next = sentence.at(at + 1)
  const isTurn = /^(?:but|но|а|бирак|если|if)$/.test(next?.text ?? '')
  return next === undefined ||
    next.isSign ||
    isTurn ||
    sentence.says(at + 1, 'join') ||
    !isAsking(sentence, at)
    ? at + 1
    : place
}

/** «можно», «устроит» also stand before what they are about. */
function isAsking(sentence: Sentence, place: number): boolean {
  return /^(?:можно|устро\p{L}*|подойд\p{L}*|ок|окей|ok|okay|too)$/u.test(sentence.at(place)?.text ?? '')
}

function isAcceptedBefore(sentence: Sentence, place: number, isAllowed: boolean): boolean {
  let at = place - 1
  while (place - at < 4 && sentence.isFiller(at) && !sentence.says(at, 'accept')) at--
  if (isAllowed && sentence.at(at)?.text === 'можно') return true
  return sentence.says(at, 'accept', 'before') && !sentence.says(at - 1, 'not')
}
