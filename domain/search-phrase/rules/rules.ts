import type { Rule } from '../sentence.ts'
import { givenAtOnce } from './amounts/given-at-once.ts'
import { saleAsPayment } from './amounts/sale-payment.ts'
import { leftMoney, sameSum } from './amounts/told-sums.ts'
import { atPriceOf } from './at-price-of.ts'
import { feature } from './feature.ts'
import { finish } from './finish.ts'
import { firstFloors, floorEndsAsWanted, floorOfHouse, groundOrSecond, level } from './floor-rules.ts'
import { house } from './house-rule.ts'
import { lightOfDay } from './light-of-day.ts'
import { middle } from './middle-floors.ts'
import { bareNear, nearByMinutes, nearWords } from './near.ts'
import { programme, promotion, rateBefore } from './offer-rules.ts'
import { oneSide } from './one-side.ts'
import { sort } from './order-rules.ts'
import { paymentOrder, priceOrder } from './payment-order.ts'
import { income, people } from './people.ts'
import { part, placeRule, underground } from './place-rules.ts'
import { category, openTrade, placeForTrade, roomForTrade, studioOfArt } from './premises.ts'
import { countedRooms as countedAgain, shares } from './rooms/counted-rooms.ts'
import { largerThanRefused } from './rooms/larger-than-refused.ts'
import { dashedRooms, plusRooms } from './rooms/plus-rooms.ts'
import { roomsBefore } from './rooms/rooms-before.ts'
import { rooms } from './rooms/rooms.ts'
import { schoolAlone } from './school-alone.ts'
import { floorOfShop, shop, shopInHouse, shopOnFloor, shopOrOffice, tradeOnFloor } from './shops.ts'
import { address, ownAddress } from './street-rule.ts'
import { comparedFirst, theBetter } from './the-better.ts'
import { untilBuilt } from './until-built.ts'
import { whichever } from './whichever.ts'
import { side, sun, view } from './windows.ts'

/** The rules beside those of amounts and deadlines, in their order. */
export const rulesBefore: readonly Rule[] = [
  theBetter,
  comparedFirst,
  largerThanRefused,
  oneSide,
  ownAddress,
  address,
  part,
  whichever,
  untilBuilt,
  shares,
  sameSum,
  leftMoney,
  schoolAlone,
  givenAtOnce,
  atPriceOf,
  saleAsPayment,
  paymentOrder,
  priceOrder,
  groundOrSecond,
  firstFloors,
  floorOfHouse,
  rateBefore,
  people,
  income,
  plusRooms,
  dashedRooms,
  countedAgain,
  roomsBefore,
  house,
  studioOfArt,
  openTrade,
  placeForTrade,
  roomForTrade,
  floorOfShop,
  shopOrOffice,
  shopInHouse,
  shopOnFloor,
  tradeOnFloor,
  level,
  underground,
  nearByMinutes,
  lightOfDay,
  sun,
  nearWords,
  rooms,
]

export const rulesAfter: readonly Rule[] = [
  sort,
  finish,
  placeRule,
  view,
  side,
  floorEndsAsWanted,
  middle,
  promotion,
  programme,
  shop,
  bareNear,
  category,
  feature,
]
