import { isBare } from '../../quantities/amounts.ts'
import { speaksOfFloors } from '../../quantities/heights.ts'
import { wishesOf } from '../../quantities/quantity-wishes.ts'
import { afterCannot, isCannotBefore, turned } from '../../quantities/turned-bounds.ts'
import { type AmountRule, isGuessed } from './amount-rule.ts'
import { isApart } from './bare-ranges.ts'
import { isOfWay } from './no-sums.ts'

/** «больше 28 не потянем»: a bare number that is money where so much cannot be paid. */
export const tooDear: AmountRule = (amount) => {
  const { sentence, quantity, wishes, deadlines } = amount
  if (wishes !== null || isGuessed(amount)) return undefined
  // "can't go over 33"
  const before = isCannotBefore(sentence, quantity.start) ? quantity.next : null
  const end = afterCannot(sentence, quantity.next) ?? before
  const least = end === null ? null : turned(sentence, quantity)
  const most = least === null ? null : wishesOf(least, deadlines)
  return end === null || most === null ? undefined : { ...most, refused: most.wishes, next: end }
}

/** «5-тен 10-ға дейін»: a range of nothing, whose second number alone would be a sum, unless floors are spoken of. */
export const ofFloorsOrNothing: AmountRule = (amount) => {
  const { sentence, quantity, wishes, deadlines } = amount
  const { first, second, next } = quantity
  if (wishes !== null || second === null || first.tail !== 'from' || !isBare(second)) return undefined
  if (isGuessed(amount) || isOfWay(amount)) return undefined
  // «қабаты екіден беске дейін, жоқ, екіден алтыға дейін»
  const isOfFloors = speaksOfFloors(sentence) && isApart(sentence, quantity)
  const floors = isOfFloors ? wishesOf({ ...quantity, subject: 'floor' }, deadlines) : null
  return { next, wishes: [], ...floors }
}

/** «двушка до 25 млн»: what the amount wishes, turned round where so much cannot be paid: «больше 30 млн не потянем». */
export const asBounded: AmountRule = ({ sentence, place, quantity, wishes, deadlines }) => {
  if (wishes === null) return undefined
  const { next } = quantity
  const other = turned(sentence, quantity)
  if (other === null) return { wishes, next }
  const refused = wishesOf(other, deadlines)?.wishes ?? []
  const end = afterCannot(sentence, next)
  if (end !== null) return { wishes: refused, refused, next: end }
  if (isCannotBefore(sentence, place)) return { wishes: refused, refused, next }
  return { wishes, refused, next }
}
