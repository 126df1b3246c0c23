import { readAmount } from '../../quantities/amounts.ts'
import { type Item, nothing, one, type Rule, type Sentence } from '../../sentence.ts'
import { floorEnds } from '../floor-rules.ts'
import { isInHouse, isOfHouse } from '../in-house.ts'
import { openTrade } from './open-trade.ts'
import { placeForTrade } from './premises.ts'
import { startsPart } from './trades.ts'

/** «магазин 50 м²»: where no flat is wanted, and nothing is near it, a shop is what is wanted. */
export const shop: Rule = (sentence, place) => {
  if (!sentence.says(place, 'poi', 'shop') || !isShopBought(sentence, place)) return null
  // "a shop of 25 m2 next to a bus stop"
  const isBeside = startsPart(sentence, place) && sentence.says(place + 1, 'near', 'before')
  const isSized =
    [1, 2].some((away) => readAmount(sentence, place + away)?.unit === 'm2') ||
    // "shop opposite the park 60 m2"
    (isBeside && sentence.terms.some((_, at) => sentence.says(at, 'unit', 'm2')))
  const isOfFlats = sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'rooms') ||
      (!isSized &&
        sentence.says(at, 'near') &&
        !sentence.says(at, 'bound') &&
        !sentence.says(at + 1, 'end') &&
        // "windows on the street"
        !sentence.says(at + 1, 'thing', 'street') &&
        sentence.at(at - 1)?.number === null) ||
      sentence.says(at, 'cat', 'flat') ||
      sentence.says(at, 'unit', 'rooms'),
  )
  // «дүкені бар», «есть магазин» tell what is in the house.
  const isHeld = [place - 1, place + 1].some((at) => sentence.says(at, 'exists'))
  return isOfFlats || isHeld ? null : one(place + 1, 'category', 'comm')
}

/** A shop is bought alone, with a word for buying or with a number of its own; else it is near. */
function isShopBought(sentence: Sentence, place: number): boolean {
  let [from, to] = [place, place]
  while (from > 0 && !sentence.isSign(from - 1, ',.;!')) from--
  while (to < sentence.terms.length && !sentence.isSign(to, ',.;!')) to++
  const others = ['poi', 'feature', 'thing']
  const isAlone = !sentence.terms.some(
    (_, at) =>
      at !== place &&
      !isOfShop(sentence, place, at) &&
      !sentence.says(at, 'street') &&
      others.some((kind) => sentence.says(at, kind)),
  )
  const isAsked = sentence.terms.some(
    (term, at) => at >= from && at < to && (typeof term.number === 'number' || sentence.says(at, 'buy')),
  )
  // "I need a shop, 80 sqm, windows on the street"
  const words = [...sentence.terms.keys()].filter((at) => at >= from && at < to)
  const isNeeded =
    words.some((at) => sentence.says(at, 'need')) &&
    words.every((at) => at === place || sentence.says(at, 'need') || sentence.isFiller(at)) &&
    /^(?:shop|store|supermarket|магазин|д[үу]кен)$/.test(sentence.textAt(place))
  return isAsked || isAlone || isNeeded
}

/** "shop with big windows", «магазин с парковкой»: whether what stands at a place is told of the shop. */
function isOfShop(sentence: Sentence, shopAt: number, at: number): boolean {
  const isWith = /^(?:with|с|со)(?: |$)/.test(sentence.textAt(shopAt + 1))
  return isWith && at > shopAt && at <= shopAt + mostOfShop
}

/** So many words may tell what a shop is with. */
const mostOfShop = 4

/** «магазин или офис», "a shop or an office": either of two kinds of premises, where no flat is spoken of; with the first floor behind them. */
export const shopOrOffice: Rule = (sentence, place) => {
  const isShop = (at: number) => sentence.says(at, 'poi', 'shop') && !isManyShops(sentence, at)
  const isOffice = (at: number) => sentence.says(at, 'cat', 'comm')
  if (!(isShop(place) || isOffice(place)) || !sentence.says(place + 1, 'join', 'or')) return null
  const other = /^an?$/.test(sentence.textAt(place + 2)) ? place + 3 : place + 2
  // «офис или магазин на первом этаже» has the floor in a phrase.
  const isOnFloor =
    sentence.says(other, 'feature', 'shops') &&
    /^(?:shop|store|магазин|д[үу]кен) /.test(sentence.textAt(other))
  if (isOffice(place) && isOnFloor && !saysFlat(sentence)) return onFirstFloor(other + 1)
  if (!(isShop(place) ? isOffice(other) : isShop(other)) || saysFlat(sentence)) return null
  const floor = floorEnds(sentence, sentence.afterFillers(other + 1, 1))
  const isFirst = floor?.wishes[0]?.values.join() === 'first'
  return isFirst ? onFirstFloor(floor.next) : one(other + 1, 'category', 'comm')
}

function saysFlat(sentence: Sentence): boolean {
  return sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'rooms') || sentence.says(at, 'cat', 'flat') || sentence.says(at, 'unit', 'rooms'),
  )
}

function isManyShops(sentence: Sentence, place: number): boolean {
  return /^(?:shops|stores|supermarkets|магазин[ыов]|супермаркет[ыов]|.*(?:лар|лер|дар|дер))/.test(
    sentence.textAt(place),
  )
}

/** «супермаркет внизу», «дүкені бірінші қабатта», "shops on the ground floor": a shop in the house itself. */
export const shopInHouse: Rule = (sentence, place) => {
  if (!sentence.says(place, 'poi', 'shop')) return null
  if (isOfHouse(sentence, place)) return one(place + 1, 'features', 'shops')
  let at = place + 1
  // «магазины и кафе на первых этажах»
  const isMore = sentence.says(at, 'join') && !sentence.says(at + 1, 'number')
  if (isMore && (sentence.says(at + 1, 'cat', 'comm') || sentence.at(at + 1)?.isKnown === false)) at += 2
  while (at - place < 6 && sentence.isFiller(at) && !isInHouse(sentence, at)) at++
  if (isInHouse(sentence, at)) return one(at + 1, 'features', 'shops')
  const floor = floorEnds(sentence, at)
  const isFirst =
    floor?.wishes[0]?.values.join() === 'first' && sentence.says(floor.next - 1, 'unit', 'floor')
  if (!isFirst) return null
  if (isOneShop(sentence, place, false)) return onFirstFloor(floor.next)
  return isOneShop(sentence, place, true) ? inHouseOrBought(floor.next) : one(floor.next, 'features', 'shops')
}

/** «на первом этаже магазин»: the floor is that of the shop. */
export const floorOfShop: Rule = (sentence, place) => {
  const floor = floorEnds(sentence, place)
  if (floor === null || !sentence.says(floor.next - 1, 'unit', 'floor')) return null
  if (floor.wishes[0]?.values.join() !== 'first') return null
  const shopAt = sentence.afterFillers(floor.next, 2)
  // "first floor for a shop" is where one is to be.
  if (/^(?:for|for a|под|для)$/.test(sentence.textAt(floor.next))) return null
  if (placeForTrade(sentence, shopAt) !== null || openTrade(sentence, shopAt) !== null) return null
  // «на первом этаже аптека»
  const isInside = /^(?:на|on the|at the)$/.test(sentence.textAt(place - 1))
  const isOther = ['pharmacy', 'clinic', 'market', 'sport'].some((kind) => sentence.says(shopAt, 'poi', kind))
  if (isInside && isOther) return nothing(shopAt + 1)
  if (!sentence.says(shopAt, 'poi', 'shop')) return null
  const isToBuy = isOneShop(sentence, shopAt, /^[a-z]/.test(sentence.textAt(shopAt)))
  return isToBuy ? onFirstFloor(shopAt + 1) : one(shopAt + 1, 'features', 'shops')
}

/** "shop on the ground floor, 60 sqm": a phrase for a shop in the house, where one is bought. */
export const shopOnFloor: Rule = (sentence, place) => {
  const isFloor = /^(?:shop|supermarket|магазин|дүкен) (?:on|на|бірінші)/.test(sentence.textAt(place))
  if (!isFloor || !sentence.says(place, 'feature', 'shops')) return null
  if (isOneShop(sentence, place, false)) return onFirstFloor(place + 1)
  return isOneShop(sentence, place, true) ? inHouseOrBought(place + 1) : null
}

/** "pharmacy on the ground floor, 70 sqm": a place for a trade with a size or a price. */
export const tradeOnFloor: Rule = (sentence, place) => {
  const isTrade = ['pharmacy', 'clinic'].some((kind) => sentence.says(place, 'poi', kind))
  const floor = isTrade ? floorEnds(sentence, sentence.afterFillers(place + 1, 3)) : null
  const isFirst =
    floor?.wishes[0]?.values.join() === 'first' && sentence.says(floor.next - 1, 'unit', 'floor')
  return isFirst && isOneShop(sentence, place, false) ? onFirstFloor(floor.next) : null
}

/** One shop of which nothing more is told: in a house, if some house has one. */
function inHouseOrBought(next: number): Item {
  return { next, wishes: [{ key: 'features', values: ['shops'], isOneShop: true }] }
}

function onFirstFloor(next: number): Item {
  return { next, wishes: [...one(next, 'category', 'comm').wishes, { key: 'ends', values: ['first'] }] }
}

/** "ground floor shop", «магазин на первом этаже, 60 квадратов»: one shop, with a size or a price of its own, where no flat is spoken of. */
function isOneShop(sentence: Sentence, place: number, isCertain: boolean): boolean {
  const isMany = isManyShops(sentence, place)
  const isThing = (at: number) =>
    // "60 square" is no park.
    sentence.says(at, 'thing') && !(sentence.says(at, 'unit', 'm2') && sentence.isNumber(at - 1))
  const isOfFlats = sentence.terms.some(
    (_, at) =>
      ['rooms', 'sun', 'finish'].some((kind) => sentence.says(at, kind)) ||
      (isThing(at) && !isOfShop(sentence, place, at)) ||
      sentence.says(at, 'unit', 'rooms') ||
      sentence.says(at, 'unit', 'bedrooms') ||
      sentence.says(at, 'cat', 'flat') ||
      (at !== place &&
        !isOfShop(sentence, place, at) &&
        ['poi', 'feature'].some((kind) => sentence.says(at, kind))),
  )
  const isSized = sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'unit', 'm2') ||
      sentence.says(at, 'scale') ||
      sentence.says(at, 'currency') ||
      sentence.says(at, 'buy'),
  )
  const isAsked = sentence.terms.some((_, at) => sentence.says(at, 'exists'))
  return !isMany && !isOfFlats && ((isCertain && !isAsked) || isSized)
}
