import type { Sentence, Told } from '../sentence.ts'
import { alternatives } from './alternatives.ts'
import { answersSoon } from './answers-soon.ts'
import { askedEither } from './asked-either.ts'
import { ordersOfOthers } from './bound-orders.ts'
import { corrected, isPutRight, placesTakenBack } from './corrections.ts'
import { eitherProgrammes } from './either-programmes.ts'
import { ordersOfPeople } from './elder-ones.ts'
import { formerSums } from './former-sums.ts'
import { foundLacking } from './found-lacking.ts'
import { foundSmall } from './found-small.ts'
import { heldCounts } from './held-counts.ts'
import { lessLiked } from './less-liked.ts'
import { notRequired } from './optional.ts'
import { hoursOfWork, otherLives } from './other-lives.ts'
import { overruled, settledBefore, wantedByOthers } from './overruled.ts'
import { flatOnCondition, homesOfOthers, onCondition, placesOfOthers } from './places-of-others.ts'
import { opinionsOfPrice } from './price-opinions.ts'
import { refusedAtEnd } from './refused-at-end.ts'
import { rents } from './rents.ts'
import { sidesOfTowns } from './sides-of-towns.ts'
import { sizesOfRooms, sizesOutgrown, waysInMetres } from './sizes-of-rooms.ts'
import { lettersOfUnknown, numbersOfOthers, sumsOfOthers } from './sums-of-others.ts'
import { qualitiesOfPlaces, sidesComplained, sunOfOthers } from './told-qualities.ts'
import { thingsOfOthers } from './things-of-others.ts'
import { toldTimes } from './told-times.ts'
import { undecidedBefore } from './undecided.ts'
import { yearsOfOthers } from './years-of-others.ts'

/**
 * Wishes that the words around them take back: orders that tell how another thing is, a rent, and what would only be
 * better. They are told as not understood.
 */
export function guarded(sentence: Sentence, told: readonly Told[]): Told[] {
  const isTold = (key: string) => told.some(({ wish }) => wish.key === key)
  if (told.length === 0) return []
  return guards.flatMap(({ guard, of }) => (of === undefined || of.some(isTold) ? guard(sentence, told) : []))
}

/** Keys of prices, and of sums that are paid. */
const prices = ['price_from', 'price_to'] as const

const sums = [...prices, 'first_payment', 'payment_to', 'small'] as const

/** Keys of sizes. */
const areas = ['area_from', 'area_to'] as const

/** What takes wishes back, with the keys of those; without keys it may be any wish. */
const guards: readonly {
  readonly guard: (sentence: Sentence, told: readonly Told[]) => Told[]
  readonly of?: readonly string[]
}[] = [
  { guard: ordersOfOthers },
  { guard: ordersOfPeople, of: ['sort'] },
  { guard: answersSoon, of: ['sort'] },
  { guard: opinionsOfPrice },
  { guard: rents, of: ['payment_to', 'small'] },
  { guard: preferences },
  { guard: sizesOfRooms, of: areas },
  { guard: lettersOfUnknown, of: prices },
  { guard: numbersOfOthers, of: sums },
  { guard: sidesOfTowns, of: ['side'] },
  { guard: sumsOfOthers, of: sums },
  { guard: yearsOfOthers, of: ['deadline'] },
  { guard: roomsOfPremises, of: ['rooms'] },
  { guard: waysInMetres, of: areas },
  { guard: sizesOutgrown, of: areas },
  { guard: notOnly },
  { guard: heldCounts, of: ['first_payment'] },
  { guard: foundLacking },
  { guard: formerSums, of: [...sums, 'programme', 'program', 'restorations'] },
  { guard: otherLives },
  { guard: hoursOfWork },
  { guard: toldTimes, of: ['payment_to', 'deadline', 'side', 'near'] },
  { guard: qualitiesOfPlaces, of: ['nearby'] },
  { guard: sunOfOthers, of: ['sun'] },
  { guard: sidesComplained, of: ['side'] },
  { guard: corrected },
  { guard: placesTakenBack },
  { guard: overruled },
  { guard: settledBefore, of: ['rooms', 'place', 'floor_to', 'restorations', 'deadline'] },
  { guard: undecidedBefore },
  { guard: notRequired },
  { guard: foundSmall, of: ['rooms', 'sort'] },
  { guard: wantedByOthers },
  { guard: eitherProgrammes, of: ['programme', 'program'] },
  { guard: lessLiked },
  { guard: placesOfOthers, of: ['place'] },
  { guard: homesOfOthers, of: ['place', 'views'] },
  { guard: thingsOfOthers },
  { guard: refusedAtEnd },
  { guard: onCondition },
  { guard: flatOnCondition, of: ['category'] },
  { guard: askedEither, of: ['deadline'] },
  { guard: alternatives },
]

/** «до пятого этажа, а лучше до третьего»: the first bound is what must be, the second what would be better. */
function preferences(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from }, number) => {
    if (!bounds.has(wish.key)) return false
    const isSecond = told.slice(0, number).some((one) => one.wish.key === wish.key && one.from < from)
    const isPreferred = [from - 1, from - 2].some((at) =>
      /^(?:лучше|желательно|идеально|better|ideally|preferably|жақсырақ|жаксырак|дұрысы)$/.test(
        sentence.textAt(at),
      ),
    )
    return isSecond && isPreferred && !isPutRight(sentence, from)
  })
}

/** «не только на север», "not only the first floor": nothing is left out. */
function notOnly(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(
    ({ from, to }) =>
      to > from + 1 &&
      sentence.says(from, 'not', 'before') &&
      /^(?:только|лишь|only|just)$/.test(sentence.textAt(from + 1)),
  )
}

/** «офиске 3 бөлмелі емес»: rooms that are refused beside premises are none of flats. */
function roomsOfPremises(_: Sentence, told: readonly Told[]): Told[] {
  return told.filter(
    ({ wish, from }) =>
      wish.key === 'rooms' &&
      wish.isRest === true &&
      told.some((one) => one.wish.key === 'category' && one.wish.values[0] === 'comm' && one.to === from),
  )
}

/** Bounds of which a second one may only be a preference. */
const bounds = new Set([
  'floor_from',
  'floor_to',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
  'payment_to',
])
