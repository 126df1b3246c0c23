import { type Amount, isBare, leastSize } from '../../quantities/amounts.ts'
import { mostOfHouse, speaksOfFloors } from '../../quantities/heights.ts'
import type { Quantity } from '../../quantities/quantities.ts'
import type { Sentence } from '../../sentence.ts'
import type { Subject } from '../../quantities/subjects.ts'

/** Whether nothing but fillers stands beside an amount in its part. */
export function isApart(sentence: Sentence, { start, next }: Quantity): boolean {
  const [from, to] = sentence.partOf(start, next)
  return sentence.terms.every(
    (_, at) => at < from || at >= to || (at >= start && at < next) || sentence.isFiller(at),
  )
}

/** «қабаты жоғары болмасын, 5-15 арасы»: a range of small numbers alone in its part, where floors are spoken of; "high floors from 10 to 16". */
export function floorsOfHouse(sentence: Sentence, quantity: Quantity): Subject | null {
  const { first, second } = quantity
  if (second === null || !isBare(first) || !isBare(second)) return null
  const isHouse = first.value < second.value && second.value <= mostOfHouse
  const isBehind = ['floor', '-floor'].some((sort) => sentence.says(quantity.start - 1, 'sort', sort))
  if (isHouse && isBehind) return 'floor'
  return isHouse && isApart(sentence, quantity) && speaksOfFloors(sentence) ? 'floor' : null
}

/** «двушка от 20 до 30», «от 55 до 65, в пределах 33 млн»: a range of bare numbers is of millions, of square metres where a sum is told too. */
export function numbersOfHome(sentence: Sentence, quantity: Quantity): Subject | null {
  const { first, second, start, next } = quantity
  const isSize = (amount: Amount) => isBare(amount) && amount.value >= 10 && amount.value < 1000
  if (second === null || !isSize(first) || !isSize(second) || quantity.isHeight || quantity.isOrdinal)
    return null
  const isBeside = (is: (at: number) => boolean) =>
    sentence.terms.some((_, at) => (at < start || at >= next) && is(at))
  // The letter of "I'm" is no million.
  const isScale = (at: number) =>
    sentence.says(at, 'scale', '6') && [at - 1, at + 1].some((each) => sentence.isNumber(each))
  const hasSum = isBeside((at) => isScale(at) || sentence.says(at, 'currency'))
  const isRange =
    isRangeOfHome(sentence, quantity) ||
    // «40-50 аралығы»
    sentence.says(next - 1, 'join', 'arasy') ||
    /^(?:от|from|между|between)$/.test(sentence.textAt(start))
  // "2 rooms, 55-65, up to 40 million"
  const isPair =
    hasSum && first.value >= leastSize && second.value > first.value && second.value <= first.value * 2
  const isOfHome = sentence.terms.some((_, at) => saysHome(sentence, at))
  if (!isRange && !(isPair && isOfHome)) return null
  // «70-тен 85-ке дейін, айына 200к»
  const isPaid = isBeside((at) => sentence.says(at, 'topic', 'payment'))
  return hasSum || isPaid ? 'area' : 'price'
}

/** «3 бөлме 70-тен 85-ке дейін», unlike «сағат 10-нан 18-ге дейін хабарласыңыз»: behind rooms or alone in its part. */
function isRangeOfHome(sentence: Sentence, { first, start, next }: Quantity): boolean {
  const isBeside = start === 0 || sentence.isSign(start - 1, ',') || saysHome(sentence, start - 1)
  const isEnd = (sentence.at(next)?.isSign ?? true) || sentence.says(next, 'topic', 'price')
  return first.tail === 'from' && isBeside && isEnd && sentence.terms.some((_, at) => saysHome(sentence, at))
}

function saysHome(sentence: Sentence, at: number): boolean {
  return sentence.saysRooms(at) || sentence.says(at, 'cat', 'flat')
}
