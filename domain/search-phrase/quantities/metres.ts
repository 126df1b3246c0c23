import { type Sentence, skipBounds } from '../sentence.ts'

/** "kitchen 12 m", "hall 20 m": a letter that is of millions elsewhere. */
export function isMetre(sentence: Sentence, place: number, unit: number): boolean {
  if (sentence.at(unit)?.text !== 'm') return false
  const isSize = (at: number) =>
    ['kitchen', 'area', 'living'].some((each) => sentence.says(at, 'topic', each)) ||
    sentence.says(at, 'bigkitchen')
  let before = place - 1
  while (place - before < 4 && (sentence.says(before, 'bound') || sentence.isFiller(before))) before--
  const behind = sentence.says(unit + 1, 'after') ? unit + 2 : unit + 1
  const isOfBehind =
    sentence.says(behind, 'topic', 'kitchen') && !sentence.isNumber(skipBounds(sentence, behind + 1))
  return (
    isSize(before) || isOfBehind || isSizeOfHome(sentence, place, unit) || isOfPremises(sentence, place, unit)
  )
}

/** "office 80 m", "shop space 50 to 100 m", "storage 5-8 m": what stands apart behind premises or a storeroom, unlike "office 80m". */
function isOfPremises(sentence: Sentence, place: number, unit: number): boolean {
  if (sentence.at(unit)?.isTight === true || sentence.says(unit + 1, 'currency')) return false
  const isFlat = (_: unknown, at: number) => sentence.says(at, 'cat', 'flat')
  if (saysRooms(sentence) || sentence.terms.some(isFlat)) return false
  let at = place - 1
  while (
    place - at < mostBefore &&
    !sentence.says(at, 'cat') &&
    (sentence.isFiller(at) || sentence.says(at, 'bound') || sentence.isNumber(at)) &&
    !(sentence.says(at, 'topic', 'price') && sentence.textAt(at) !== 'for')
  )
    at--
  return ['comm', 'storageroom'].some((category) => sentence.says(at, 'cat', category))
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
    /^(?:at least|min|minimum|least|no less than|not less than|no smaller than|not smaller than)$/.test(
      sentence.textAt(before),
    ) ||
    (sentence.says(unit + 1, 'after', 'from') && !sentence.isNumber(unit + 2))
  // "60 m max 30 mln": what stands before another number is of that.
  const isBoundBehind = sentence.says(unit + 1, 'after') && !sentence.isNumber(unit + 2)
  const isBound = sentence.says(place - 1, 'bound') || isBoundBehind || sentence.says(unit + 1, 'join')
  return saysRooms(sentence) && (isLeast || (!isBound && saysPrice(sentence, unit)))
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

/** Homes are so large, in m². */
const [leastHome, mostHome] = [20, 300]
