import { isMoney, readAmount, total } from '../quantities/amounts.ts'
import { afterThatIsPayment } from '../rules/amounts/sale-payment.ts'
import { afterLeft } from '../rules/amounts/told-sums.ts'
import type { Sentence } from '../sentence.ts'
import { placeOf } from './clauses.ts'
import { isMove } from './moves.ts'

/** Whether a part behind what is sold wishes something, or tells of the money for it. */
export function isWishBesideSale(sentence: Sentence, from: number, to: number): boolean {
  const isHere = (is: (sentence: Sentence, place: number) => boolean) =>
    placeOf(sentence, from, to, is) !== null
  return (
    startsWish(sentence, from) ||
    isHere(isOfNoSale) ||
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

/** «однушку продаю, школа рядом, ценник не выше 25», "selling my flat, windows to the east": what hardly anybody tells of what is sold. */
function isOfNoSale(sentence: Sentence, place: number): boolean {
  const isBound = sentence.says(place, 'bound', 'to') && sentence.isNumber(place + 1)
  return (
    isBound || ['near', 'view', 'side', 'sun', 'sort', 'ready'].some((kind) => sentence.says(place, kind))
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
    amount !== null &&
    isMoney(amount) &&
    !amount.isForeign &&
    (sentence.says(amount.next, 'topic', 'first') || isToSpend(sentence, amount.next))
  )
}

/** "100 mln to spend" */
function isToSpend(sentence: Sentence, place: number): boolean {
  return sentence.textAt(place) === 'to' && sentence.textAt(place + 1) === 'spend'
}

/** "5 mln for the down payment", "so we got 12 mln for the first payment": money and what it is for. */
function isPaymentIn(sentence: Sentence, from: number, to: number): boolean {
  const sum = placeOf(sentence, from, to, (_, at) => {
    const amount = readAmount(sentence, at)
    return amount !== null && isMoney(amount) && !amount.isForeign
  })
  const isFirst = (_: Sentence, at: number) =>
    sentence.says(at, 'topic', 'first') && !sentence.says(at, 'have')
  return sum !== null && placeOf(sentence, from, to, isFirst) !== null
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

/** «живём в Астане, двушка до 30 млн» */
export function startsWish(sentence: Sentence, place: number): boolean {
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
