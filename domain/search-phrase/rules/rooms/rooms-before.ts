import { type Amount, mostRooms, readAmount } from '../../quantities/amounts.ts'
import { readAfter } from '../../quantities/bounds-behind.ts'
import { readBounds, type Side } from '../../quantities/bounds.ts'
import { roomWishes } from '../../quantities/quantity-wishes.ts'
import { type Item, one, type Rule, type Sentence } from '../../sentence.ts'
import { roomsToBe } from '../../words/rooms.ts'
import { countedRooms } from './compared-rooms.ts'
import { plusRooms } from './plus-rooms.ts'

/** «комнаты: 2», "rooms 2-3": the number behind its word. */
export const roomsBefore: Rule = (sentence, place) => {
  if (sentence.says(place, 'unit', 'bedrooms')) return countedInKazakh(sentence, place + 1, 'bedrooms')
  const isWord = sentence.says(place, 'unit', 'rooms') && sentence.textAt(place).length >= 4
  if (!isWord || (sentence.at(place - 1)?.number !== null && place > 0)) return null
  // «комнаты раздельные две или три»
  const isSeparate = /^(?:раздельн|отдельн|изолирован)/.test(sentence.textAt(place + 1))
  let behind = isSeparate || sentence.isSign(place + 1, ':-–—=') ? place + 2 : place + 1
  // "rooms must be 2", «комнат должно быть 2»
  while (behind - place < 4 && roomsToBe.has(sentence.textAt(behind))) behind++
  const plus = plusRooms(sentence, behind)
  if (plus !== null) return plus
  // "everybody needs a room: 2 kids plus us"
  if (sentence.says(behind + 1, 'vague', 'people')) return null
  // «комнат от трёх»
  const bound = sentence.says(place - 1, 'number') ? null : readBounds(sentence, behind, false)
  const at = bound?.next ?? behind
  const side = bound?.side ?? null
  return countedInKazakh(sentence, at) ?? numberBehind(sentence, at, side)
}

/** «бөлмесі үшеу», «жатын бөлмесі екеу», «бөлмесі екеуден кем болмасын»; null for none. */
function countedInKazakh(sentence: Sentence, at: number, unit: 'rooms' | 'bedrooms' = 'rooms'): Item | null {
  const counted = ['екеу', 'ушеу', 'тортеу'].findIndex((word) => sentence.textAt(at).startsWith(word))
  if (counted < 0) return null
  const extra = unit === 'bedrooms' ? 1 : 0
  const many: Amount = { ...countedRooms, value: counted + 2 + extra, next: at + 1 }
  const isFrom = /[дт][ае]н$/.test(sentence.textAt(at))
  const end = isFrom ? readAfter(sentence, at + 1, many) : null
  if (end === null || end.side === null) return one(at + 1, 'rooms', Math.min(many.value, 4))
  return bounded(many, end.side, end.next)
}

/** «комнат две», «бөлме саны екі», "rooms 2-3", «бөлмесі екіден көп болсын»; null for none. */
function numberBehind(sentence: Sentence, at: number, before: Side | null): Item | null {
  const isWord = sentence.says(at, 'number') && !sentence.says(at, 'end')
  if (typeof sentence.at(at)?.number !== 'number' && !isWord) return null
  const first = withoutNextUnit(sentence, readAmount(sentence, at))
  if (!isCount(first)) return null
  const either = before === null ? eitherCount(sentence, first) : null
  const upTo = either ?? countedUpTo(sentence, first)
  if (upTo !== null) return upTo
  const last = lastOfRange(sentence, first, before)
  const least = Math.min(first.value, 4)
  if (last !== null) return one(last.next, 'rooms', ...between(least, Math.min(last.value, 4)))
  // «бөлмесі екіден көп болсын»
  const after = readAfter(sentence, first.next, { ...first, unit: 'rooms' })
  const isMore = /^(?:и|или|or|and) /.test(sentence.textAt(first.next))
  const isBehind = (first.tail === 'from' || isMore) && after.side !== null
  const side = before ?? (isBehind ? after.side : null)
  if (side === null) return one(first.next, 'rooms', ...between(least, least))
  return bounded(first, side, isBehind ? after.next : first.next)
}

/** «комнаты две либо три», "rooms two or even three", «бөлмесі екі не үш»; null for none. */
function eitherCount(sentence: Sentence, first: Amount): Item | null {
  const place = first.next
  const isOr = sentence.says(place, 'join', 'or') || (sentence.isKazakh && sentence.isNe(place))
  if (!isOr) return null
  const at = /^(?:даже|even|т[іи]пт[іи])$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  const other = sentence.isNumber(at) ? readAmount(sentence, at) : null
  if (!isCount(other) || other.value <= first.value) return null
  return one(other.next, 'rooms', Math.min(first.value, 4), Math.min(other.value, 4))
}

/** «бөлме саны екіден төртке дейін»; null for none. */
function countedUpTo(sentence: Sentence, first: Amount): Item | null {
  const last =
    first.tail === 'from' && sentence.isNumber(first.next) ? readAmount(sentence, first.next) : null
  const isRange =
    isCount(last) && last.value > first.value && /^[дш]ей[іи]н$/.test(sentence.textAt(last.next))
  return isRange ? one(last.next + 1, 'rooms', ...between(first.value, last.value)) : null
}

/** "rooms 2-3", «комнат от двух до трёх»: the other end of a range; null for none. */
function lastOfRange(sentence: Sentence, first: Amount, before: Side | null): Amount | null {
  const isRange =
    sentence.isSign(first.next, '-–—,') ||
    (before === 'from' && /^(?:до|по|to)$/.test(sentence.textAt(first.next)))
  const last = isRange ? readAmount(sentence, first.next + 1) : null
  return isCount(last) && last.value > first.value ? last : null
}

/** "rooms 3 floor 5": a word for floors with its own number behind it is no unit of the one before. */
function withoutNextUnit(sentence: Sentence, amount: Amount | null): Amount | null {
  const isNext = amount?.unit === 'floor' && sentence.isNumber(amount.next)
  return isNext ? { ...amount, unit: null, next: amount.next - 1 } : amount
}

function isCount(amount: Amount | null): amount is Amount {
  return amount !== null && amount.unit === null && amount.scale === null && amount.value <= mostRooms
}

function between(least: number, most: number): number[] {
  return [0, 1, 2, 3, 4].filter((rooms) => rooms >= least && rooms <= most)
}

function bounded(first: Amount, side: Side, next: number): Item {
  return { ...roomWishes({ first, second: null, side, each: [first.value] }), next }
}
