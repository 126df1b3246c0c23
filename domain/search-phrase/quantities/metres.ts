import { type Sentence, skipBounds } from '../sentence.ts'

/** "kitchen 12 m", "hall 20 m": a letter that is of millions elsewhere. */
export function isMetre(sentence: Sentence, place: number, unit: number): boolean {
  if (sentence.at(unit)?.text !== 'm') return false
  // "with a balcony up to 30m" bounds the price.
  const isBounded = sentence.says(place - 1, 'bound') && Number(sentence.at(place)?.number ?? 0) >= leastSum
  const isSize = (at: number) =>
    ['kitchen', 'area'].some((each) => sentence.says(at, 'topic', each)) ||
    (sentence.says(at, 'topic', 'living') && !isBounded) ||
    sentence.says(at, 'bigkitchen')
  let before = place - 1
  while (
    place - before < 4 &&
    !isSize(before) &&
    (sentence.says(before, 'bound') || sentence.says(before, 'after') || sentence.isFiller(before))
  )
    before--
  const behind = sentence.says(unit + 1, 'after') ? unit + 2 : unit + 1
  const isOfBehind =
    sentence.says(behind, 'topic', 'kitchen') && !sentence.isNumber(skipBounds(sentence, behind + 1))
  return (
    isSize(before) ||
    isOfBehind ||
    isOfCeilings(sentence, unit) ||
    isWay(sentence, unit + 1) ||
    isWithin(sentence, place, unit) ||
    isLeastAboveMost(sentence, place) ||
    isComparedSize(sentence, place) ||
    isBesidePrice(sentence, place, unit) ||
    isSizeOfHome(sentence, place, unit) ||
    isOfPremises(sentence, place, unit)
  )
}

/** Few prices are lower, in millions of tenge, and few balconies as large. */
const leastSum = 10

/** "within 500 m": a way, unlike "within 50m". */
function isWithin(sentence: Sentence, place: number, unit: number): boolean {
  const isFar = Number(sentence.at(place)?.number ?? 0) >= 100
  return isFar && sentence.textAt(place - 1) === 'within' && !sentence.says(unit + 1, 'currency')
}

/** "max 24m, min 65m": what would be the least price above the most one is a size. */
function isLeastAboveMost(sentence: Sentence, place: number): boolean {
  const size = Number(sentence.at(place)?.number ?? 0)
  if (size < leastHome || size > mostHome || !sentence.says(place - 1, 'bound', 'from')) return false
  return sentence.terms.some(
    ({ number }, at) =>
      number !== null &&
      number < size &&
      sentence.says(at - 1, 'bound', 'to') &&
      !sentence.says(at - 1, 'bound', 'from') &&
      sentence.says(at + 1, 'scale', '6'),
  )
}

/** "not smaller than 100 m", unlike "budget not bigger than 40 m": what is compared by its size. */
function isComparedSize(sentence: Sentence, place: number): boolean {
  const size = Number(sentence.at(place)?.number ?? 0)
  return (
    size >= leastHome &&
    size <= mostHome &&
    /(?:^| )(?:bigger|larger|smaller)(?: than| then)?$/.test(sentence.textAt(place - 1)) &&
    !saysMoney(sentence, place)
  )
}

/** "300 m from the school", "within 500 meters of a park": whether words for how far a place is stand behind a number of metres. */
export function isWay(sentence: Sentence, place: number): boolean {
  const away = sentence.textAt(place) === 'away' ? place + 1 : place
  if (!/^(?:до|от|to|from|of|away from)$/.test(sentence.textAt(away))) return false
  // «метро» is a filler too.
  const isPlace = (at: number) =>
    sentence.says(at, 'poi') || sentence.says(at, 'thing', 'park') || sentence.says(at, 'thing', 'water')
  return isPlace(away + 1) || isPlace(sentence.afterFillers(away + 1, 2))
}

/** "3m ceilings", "3 m high ceilings", "a 20m balcony" */
function isOfCeilings(sentence: Sentence, unit: number): boolean {
  const at = /^(?:high|tall)$/.test(sentence.textAt(unit + 1)) ? unit + 2 : unit + 1
  return sentence.says(at, 'topic', 'living') && !sentence.says(at, 'after')
}

/** "55-65m, price up to 38 mln", "60m, 35 mln max", "80m+": metres without a space, where a price in other letters has a bound of its own. */
function isBesidePrice(sentence: Sentence, place: number, unit: number): boolean {
  const size = Number(sentence.at(place)?.number ?? 0)
  const isHome = size >= leastHome && size <= mostHome
  if (!isHome || sentence.says(unit + 1, 'currency') || saysMoney(sentence, place)) return false
  const isMillions = (at: number) => sentence.says(at, 'scale', '6') && sentence.textAt(at) !== 'm'
  // "from 28 mln to 40m"
  if (sentence.textAt(place - 1) === 'to' && isMillions(place - 2)) return false
  const isPlain = sentence.isSign(place - 1, '-–—,') || !sentence.says(place - 1, 'bound')
  const isLeast = sentence.isSign(unit + 1, '+') && (sentence.at(unit + 2)?.isSign ?? true)
  if (isPlain && isLeast && size >= leastWithFrom) return true
  if (isPlain && sentence.terms.some((_, at) => isBoundPrice(sentence, at))) return true
  // "3r 70m 45mln", "3r 45mln 70m", unlike "3r 30m-45mln"
  const before = sentence.isSign(place - 1, ',') ? place - 2 : place - 1
  const isPriceBeside = (sentence.isNumber(unit + 1) && isMillions(unit + 2)) || isMillions(before)
  return isPlain && isPriceBeside && saysRooms(sentence)
}

/** Whether the word for millions of a price with a bound stands at a place. */
function isBoundPrice(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'scale', '6') || sentence.textAt(place) === 'm') return false
  let before = place - 1
  while (place - before < 3 && sentence.at(before)?.number === null && !sentence.says(before, 'bound'))
    before--
  const [start, end] = sentence.partOf(place)
  const isPaid = sentence.terms.some(
    (_, at) =>
      at >= start && at < end && ['first', 'payment'].some((topic) => sentence.says(at, 'topic', topic)),
  )
  const isBound =
    ['bound', 'topic'].some((kind) => sentence.says(before - 1, kind)) ||
    sentence.says(place + 1, 'after', 'to')
  return isBound && !isPaid
}

/** "office 80 m", "shop space 50 to 100 m", "storage 5-8 m": what stands apart behind premises or a storeroom, unlike "office 80m". */
function isOfPremises(sentence: Sentence, place: number, unit: number): boolean {
  if (sentence.at(unit)?.isTight === true || sentence.says(unit + 1, 'currency')) return false
  const isFlat = (_: unknown, at: number) => sentence.says(at, 'cat', 'flat')
  const isPremises = (at: number) =>
    ['comm', 'storageroom'].some((category) => sentence.says(at, 'cat', category)) ||
    sentence.says(at, 'poi', 'shop')
  if (saysRooms(sentence) || sentence.terms.some(isFlat)) return false
  let at = place - 1
  while (
    place - at < mostBefore &&
    !isPremises(at) &&
    (sentence.isFiller(at) ||
      sentence.says(at, 'bound') ||
      sentence.isNumber(at) ||
      // "office near the mall 80 m"
      sentence.says(at, 'near', 'before') ||
      sentence.says(at, 'poi')) &&
    !(sentence.says(at, 'topic', 'price') && sentence.textAt(at) !== 'for')
  )
    at--
  return isPremises(at)
}

/** So many words may stand between premises and their size. */
const mostBefore = 6

/**
 * "4 rooms at least 95 m", "3 rooms 80 m up to 45 mln": the size of a home where rooms are told and it is the least, or
 * the price is told in other letters; a least price is told with its currency or in one word, "40m".
 */
function isSizeOfHome(sentence: Sentence, place: number, unit: number): boolean {
  const size = Number(sentence.at(place)?.number ?? 0)
  if (sentence.at(unit)?.isTight === true || size < leastHome || size > mostHome) return false
  if (sentence.says(unit + 1, 'currency') || saysMoney(sentence, place)) return false
  const before = sentence.isFiller(place - 1) ? place - 2 : place - 1
  const isLeast =
    (size >= leastWithFrom &&
      /^(?:from|over|above|more than)$/.test(sentence.textAt(place - 1)) &&
      !isToMore(sentence, unit)) ||
    /(?:^| )(?:bigger|larger|smaller)(?: than| then)?$/.test(sentence.textAt(place - 1)) ||
    /^(?:at least|min|minimum|least|(?:no|not) (?:less|smaller)(?: than| then)?)$/.test(
      sentence.textAt(before),
    ) ||
    (sentence.says(unit + 1, 'after', 'from') && !sentence.isNumber(unit + 2))
  // "60 m max 30 mln": what stands before another number is of that.
  const isBoundBehind = sentence.says(unit + 1, 'after') && !sentence.isNumber(unit + 2)
  const isBound = sentence.says(place - 1, 'bound') || isBoundBehind || sentence.says(unit + 1, 'join')
  return saysRooms(sentence) && (isLeast || (!isBound && saysPrice(sentence, unit)))
}

/** "from 60 m to 80 mln": whether a number stands behind that a range may go to. */
function isToMore(sentence: Sentence, unit: number): boolean {
  return sentence.isNumber(unit + 2) && (sentence.isSign(unit + 1, '-–—') || sentence.says(unit + 1, 'bound'))
}

/** Whether rooms are told. */
function saysRooms(sentence: Sentence): boolean {
  return sentence.terms.some(
    (_, at) =>
      sentence.says(at, 'rooms') || ['rooms', 'bedrooms'].some((each) => sentence.says(at, 'unit', each)),
  )
}

/** Whether the part of a sentence that a place stands in is about money. */
function saysMoney(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  const isOfMoney = (at: number) =>
    ['price', 'first', 'payment'].some((topic) => sentence.says(at, 'topic', topic)) &&
    sentence.textAt(at) !== 'for'
  return sentence.terms.some((_, at) => at >= start && at < end && isOfMoney(at))
}

/** Whether millions are told elsewhere that are of no first payment. */
function saysPrice(sentence: Sentence, unit: number): boolean {
  return sentence.terms.some((term, at) => {
    const isMillions = sentence.says(at, 'scale', '6') && (term.text !== 'm' || term.isTight)
    const [start, end] = sentence.partOf(at)
    const isFirst = sentence.terms.some(
      (_, each) =>
        each >= start &&
        each < end &&
        ['first', 'payment'].some((topic) => sentence.says(each, 'topic', topic)),
    )
    return at !== unit && isMillions && !isFirst
  })
}

/** "from 30 m" and "20m+" may be prices, "2 rooms from 60 m" and "80m+" are sizes. */
const leastWithFrom = 40

/** Homes are so large, in m². */
const [leastHome, mostHome] = [20, 300]
