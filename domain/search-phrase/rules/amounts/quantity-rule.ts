import { readQuantity } from '../../quantities/quantities.ts'
import { wishesOf } from '../../quantities/quantity-wishes.ts'
import type { Rule } from '../../sentence.ts'
import { comparesPrices } from '../../words/money.ts'
import type { AmountRule, ToldAmount } from './amount-rule.ts'
import { withSubject } from './bare-amounts.ts'
import { asBounded, ofFloorsOrNothing, tooDear } from './bounded.ts'
import {
  borrowedRest,
  fromRelatives,
  heldBy,
  moneyBehindProgramme,
  moneyThere,
  paidFirst,
  putIn,
  saved,
  sumOfShare,
} from './first-payments.ts'
import {
  countAtOnce,
  hours,
  isNoSum,
  manyFloors,
  metresOfWay,
  numberOfNothing,
  oneOfRooms,
  tooLittle,
} from './no-sums.ts'

/** What an amount is, in this order: the first rule that knows it tells. The example of each stands beside it. */
const amountRules: readonly AmountRule[] = [
  sumOfShare, // «первоначалка 20 %, это 6 млн»
  tooDear, // «больше 28 не потянем»
  ofFloorsOrNothing, // «5-тен 10-ға дейін»
  metresOfWay, // "metro 500 m"
  numberOfNothing, // «100500 вариантов»
  hours, // «звоните с 9 до 18»
  countAtOnce, // «интересны студии, две сразу»
  oneOfRooms, // «бір бөлмесін кабинет қыламын»
  manyFloors, // "two floors"
  tooLittle, // «кухня 9 метров мало»
  paidFirst, // "10 mln first, 300k a month"
  putIn, // «8 миллион салып, қалғанын ипотекамен»
  fromRelatives, // «9 млн от родителей, остальное в ипотеку»
  borrowedRest, // «денег 18 млн, остальное в ипотеку»
  saved, // «6 млн накопилось»
  moneyBehindProgramme, // «есть депозит в отбасы 9 млн»
  moneyThere, // «8 млн бар»
  heldBy, // «у меня 5 млн»
  asBounded, // «двушка до 25 млн», «больше 30 млн не предлагать»
]

/** The rule of amounts under the deadlines on offer. */
export function quantityRule(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    // "ready or 2026": the word is one of two, and no subject of the year
    if (sentence.says(place, 'ready') && sentence.says(place + 1, 'join', 'or')) return null
    const read = readQuantity(sentence, place)
    if (read === null) return null
    // «дешевле 2-к»: a price is compared, and no number of rooms.
    const { first } = read
    if (first.unit === 'rooms' && comparesPrices.test(sentence.textAt(place))) return null
    const quantity = withSubject(sentence, read)
    const told = { sentence, place, quantity, wishes: null, deadlines }
    const wishes = isNoSum(told) ? null : (wishesOf(quantity, deadlines)?.wishes ?? null)
    return firstOf({ ...told, wishes })
  }
}

function firstOf(amount: ToldAmount) {
  for (const rule of amountRules) {
    const item = rule(amount)
    if (item !== undefined) return item
  }
  return null
}
