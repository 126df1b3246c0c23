import { type Amount, readAmount, startsNumber } from '../../amounts.ts'
import { readAfter, readBounds } from '../../bounds.ts'
import { roomWishes } from '../../quantity-wishes.ts'
import { one, type Rule, type Sentence } from '../../sentence.ts'
import { countedRooms } from './compared-rooms.ts'
import { plusRooms } from './plus-rooms.ts'

/** Verbs between the word for rooms and how many they are to be. */
const isToBe =
  /^(?:must|should|would|to|be|is|are|must be|should be|would be|have to|должно|должно быть|быть|чтобы|чтоб|было)$/

/** «комнаты: 2», "rooms 2-3": the number behind its word. */
export const roomsBefore: Rule = (sentence, place) => {
  const isWord = sentence.says(place, 'unit', 'rooms') && (sentence.at(place)?.text.length ?? 0) >= 4
  if (!isWord || (sentence.at(place - 1)?.number !== null && place > 0)) return null
  // «комнаты раздельные две или три»
  const isSeparate = /^(?:раздельн|отдельн|изолирован)/.test(sentence.textAt(place + 1))
  let behind = isSeparate || sentence.isSign(place + 1, ':-–—=') ? place + 2 : place + 1
  // "rooms must be 2", «комнат должно быть 2»
  while (behind - place < 4 && isToBe.test(sentence.textAt(behind))) behind++
  const plus = plusRooms(sentence, behind)
  if (plus !== null) return plus
  // "everybody needs a room: 2 kids plus us"
  if (sentence.says(behind + 1, 'vague', 'people')) return null
  // «комнат от трёх»
  const bound = sentence.says(place - 1, 'number') ? null : readBounds(sentence, behind, false)
  const at = bound?.next ?? behind
  // «бөлмесі үшеу»
  const counted = ['екеу', 'ушеу', 'тортеу'].findIndex(
    (word) => sentence.at(at)?.text.startsWith(word) === true,
  )
  if (counted >= 0) {
    // «бөлмесі екеуден кем болмасын»
    const many: Amount = { ...countedRooms, value: counted + 2, next: at + 1 }
    const isFrom = /[дт][ае]н$/.test(sentence.textAt(at))
    const end = isFrom ? readAfter(sentence, at + 1, many) : null
    if (end === null || end.side === null) return one(at + 1, 'rooms', counted + 2)
    return {
      ...roomWishes({ first: many, second: null, side: end.side, each: [many.value] }),
      next: end.next,
    }
  }
  // «комнат две», «бөлме саны екі»
  const isWordBehind = sentence.says(at, 'number') && !sentence.says(at, 'end')
  if (typeof sentence.at(at)?.number !== 'number' && !isWordBehind) return null
  const isCount = (amount: Amount | null): amount is Amount =>
    amount !== null && amount.unit === null && amount.scale === null && amount.value <= 6
  const first = readAmount(sentence, at)
  if (!isCount(first)) return null
  // «комнаты две либо три», "rooms two or even three", «бөлмесі екі не үш»
  if (bound === null || bound.side === null) {
    const other = otherCount(sentence, first.next)
    if (isCount(other) && other.value > first.value)
      return one(other.next, 'rooms', Math.min(first.value, 4), Math.min(other.value, 4))
  }
  const isRange =
    sentence.isSign(first.next, '-–—,') ||
    (bound?.side === 'from' && /^(?:до|по|to)$/.test(sentence.textAt(first.next)))
  // «бөлме саны екіден төртке дейін»
  const upTo =
    first.tail === 'from' && startsNumber(sentence, first.next) ? readAmount(sentence, first.next) : null
  if (isCount(upTo) && upTo.value > first.value && /^[дш]ей[іи]н$/.test(sentence.textAt(upTo.next)))
    return one(
      upTo.next + 1,
      'rooms',
      ...[0, 1, 2, 3, 4].filter((each) => each >= first.value && each <= upTo.value),
    )
  const last = isRange ? readAmount(sentence, first.next + 1) : null
  const second = isCount(last) && last.value > first.value ? last : first
  // «бөлмесі екіден көп болсын»
  const after = readAfter(sentence, first.next, { ...first, unit: 'rooms' })
  const isMore = /^(?:и|или|or|and) /.test(sentence.textAt(first.next))
  const isBehind = (first.tail === 'from' || isMore) && after.side !== null
  const side = bound?.side ?? (isBehind ? after.side : null)
  if (second === first && side !== null)
    return {
      ...roomWishes({ first, second: null, side, each: [first.value] }),
      next: isBehind ? after.next : first.next,
    }
  const wanted = [0, 1, 2, 3, 4].filter(
    (rooms) => rooms >= Math.min(first.value, 4) && rooms <= Math.min(second.value, 4),
  )
  return one(second.next, 'rooms', ...wanted)
}

/** The number that "or" joins to one before it; null for none. */
function otherCount(sentence: Sentence, place: number): Amount | null {
  const isOr = sentence.says(place, 'join', 'or') || (sentence.isKazakh && sentence.isNe(place))
  if (!isOr) return null
  const at = /^(?:даже|even|т[іи]пт[іи])$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  return startsNumber(sentence, at) ? readAmount(sentence, at) : null
}
