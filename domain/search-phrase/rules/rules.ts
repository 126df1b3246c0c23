import type { Rule, Sentence } from '../sentence.ts'
import { givenAtOnce } from './amounts/given-at-once.ts'
import { saleAsPayment } from './amounts/sale-payment.ts'
import { leftMoney, sameSum } from './amounts/told-sums.ts'
import { quantityRule } from './amounts/quantity-rule.ts'
import { atPriceOf } from './at-price-of.ts'
import { deadlineRule } from './deadlines/deadline-rule.ts'
import { quarterRule } from './deadlines/quarters.ts'
import { feature } from './feature.ts'
import { finish } from './finish.ts'
import {
  firstFloors,
  floorByNumber,
  floorEndsAsWanted,
  floorOfHouse,
  groundOrSecond,
  level,
} from './floor-rules.ts'
import { house } from './house-rule.ts'
import { lightOfDay } from './windows/light-of-day.ts'
import { middle } from './middle-floors.ts'
import { movingIn } from './deadlines/moving-in.ts'
import { bareNear, nearWords } from './near/near-words.ts'
import { nearByMinutes } from './near/near-by-minutes.ts'
import { programme, promotion, rateBefore } from './offer-rules.ts'
import { oneSide } from './near/one-side.ts'
import { metreOrder } from './orders/metre-order.ts'
import { sort } from './orders/sort.ts'
import { paymentOrder, priceOrder } from './orders/payment-order.ts'
import { income, people } from './people.ts'
import { part, placeRule, underground } from './place-rules.ts'
import { openTrade } from './trade/open-trade.ts'
import { category, placeForTrade, roomForTrade, studioOfArt } from './trade/premises.ts'
import { countedRooms as countedAgain, shares } from './rooms/counted-rooms.ts'
import { largerThanRefused } from './rooms/larger-than-refused.ts'
import { dashedRooms, plusRooms } from './rooms/plus-rooms.ts'
import { roomsBefore } from './rooms/rooms-before.ts'
import { rooms } from './rooms/rooms.ts'
import { schoolAlone } from './near/school-alone.ts'
import { floorOfShop, shop, shopInHouse, shopOnFloor, shopOrOffice, tradeOnFloor } from './trade/shops.ts'
import { address, ownAddress } from './street-rule.ts'
import { comparedFirst, theBetter } from './orders/the-better.ts'
import { untilBuilt } from './deadlines/until-built.ts'
import { untilNewYear } from './deadlines/new-year.ts'
import { whichever } from './whichever.ts'
import { side } from './windows/sides.ts'
import { sun } from './windows/sun.ts'
import { view } from './windows/view.ts'

/**
 * A rule with what it needs: kinds of words of which a sentence has one at least, wherever it stands, `digits` for a
 * number in digits. Most sentences are of few things, so most rules are not asked at each of their words.
 */
export type ListedRule = { readonly rule: Rule; readonly needs: readonly string[] | 'nothing' }

/** What an amount has. */
const amounts = ['digits', 'number', 'half', 'million', 'span']

/** What a sum of thousands or millions has. */
const sums = ['scale', 'half', 'million', 'currency']

/** What a place nearby has. */
const places = ['poi', 'thing']

/** The rules under the deadlines on offer and the present year. At each place of a sentence the first that reads something there counts. */
export function rulesUnder(deadlines: readonly string[], year: number): readonly ListedRule[] {
  return [
    { rule: metreOrder, needs: ['topic', 'unit'] },
    { rule: theBetter, needs: 'nothing' },
    { rule: comparedFirst, needs: 'nothing' },
    { rule: largerThanRefused, needs: ['rooms', 'unit'] },
    { rule: oneSide, needs: places },
    { rule: ownAddress, needs: ['digits'] },
    { rule: address, needs: ['place', 'streetname'] },
    { rule: part, needs: ['part'] },
    { rule: whichever, needs: 'nothing' },
    { rule: untilBuilt, needs: 'nothing' },
    { rule: untilNewYear(deadlines), needs: ['digits'] },
    { rule: shares, needs: ['digits'] },
    { rule: sameSum, needs: sums },
    { rule: leftMoney, needs: sums },
    { rule: schoolAlone, needs: 'nothing' },
    { rule: givenAtOnce, needs: amounts },
    { rule: atPriceOf, needs: ['finish', 'rooms'] },
    { rule: saleAsPayment, needs: ['topic'] },
    { rule: paymentOrder, needs: ['sort', 'topic'] },
    { rule: priceOrder, needs: 'nothing' },
    { rule: groundOrSecond, needs: amounts },
    { rule: firstFloors, needs: amounts },
    { rule: floorOfHouse, needs: amounts },
    { rule: floorByNumber, needs: amounts },
    { rule: rateBefore, needs: ['programme'] },
    { rule: people, needs: [...amounts, 'vague'] },
    { rule: income, needs: amounts },
    { rule: plusRooms, needs: ['digits'] },
    { rule: dashedRooms, needs: ['digits'] },
    { rule: countedAgain, needs: 'nothing' },
    { rule: roomsBefore, needs: ['unit'] },
    { rule: house, needs: 'nothing' },
    { rule: studioOfArt, needs: 'nothing' },
    { rule: openTrade, needs: 'nothing' },
    { rule: placeForTrade, needs: 'nothing' },
    { rule: roomForTrade, needs: 'nothing' },
    { rule: floorOfShop, needs: ['poi'] },
    { rule: shopOrOffice, needs: ['poi', 'cat'] },
    { rule: shopInHouse, needs: ['poi'] },
    { rule: shopOnFloor, needs: ['feature'] },
    { rule: tradeOnFloor, needs: ['poi'] },
    { rule: level, needs: amounts },
    { rule: underground, needs: ['cat', 'feature'] },
    { rule: nearByMinutes, needs: places },
    { rule: lightOfDay, needs: 'nothing' },
    { rule: sun, needs: ['sun', 'sunlight'] },
    { rule: nearWords, needs: ['near', ...places] },
    { rule: rooms, needs: ['rooms', 'euro', 'suffix'] },
    { rule: quarterRule(deadlines), needs: ['quarter'] },
    { rule: movingIn(deadlines), needs: 'nothing' },
    { rule: quantityRule(deadlines), needs: amounts },
    { rule: deadlineRule(deadlines, year), needs: 'nothing' },
    { rule: sort, needs: 'nothing' },
    { rule: finish, needs: ['finish'] },
    { rule: placeRule, needs: 'nothing' },
    { rule: view, needs: ['thing', 'water', 'side'] },
    { rule: side, needs: ['side'] },
    { rule: floorEndsAsWanted, needs: ['unit'] },
    { rule: middle, needs: ['middle', 'end'] },
    { rule: promotion, needs: ['promotion', 'promo'] },
    { rule: programme, needs: ['program', 'programme'] },
    { rule: shop, needs: ['poi'] },
    { rule: bareNear, needs: places },
    { rule: category, needs: ['cat'] },
    { rule: feature, needs: ['feature'] },
  ]
}

/** Those of the rules that may read something in a sentence. */
export function rulesFor({ terms }: Sentence, rules: readonly ListedRule[]): readonly Rule[] {
  const kinds = new Set<string>()
  for (const { senses, number } of terms) {
    for (const kind of senses.keys()) kinds.add(kind)
    if (number !== null) kinds.add('digits')
  }
  return rules
    .filter(({ needs }) => needs === 'nothing' || needs.some((kind) => kinds.has(kind)))
    .map(({ rule }) => rule)
}
