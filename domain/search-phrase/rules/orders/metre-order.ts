import { readAmount } from '../../quantities/amounts.ts'
import { type Item, one, type Rule, type Sentence } from '../../sentence.ts'

/** Words of one metre, which others are counted by: «квадратов», "metres" and «метраж» are of a size. */
const singular =
  /^(?:квадрата?|квадратн(?:ый|ого)|м2|кв м|кв метр|(?:квадратн(?:ый|ого) )?метра?(?: квадратный)?|шаршы(?:сынын|нын)?|шаршы метр|квадрат(?:ынын|тын|пен| метр)|m2|sqm|sq m|square met(?:er|re))$/

/** What is best of a price. */
const best = /^(?:best|лучш(?:ая|ую|ей)|ниже|меньше|lower|less|т[өо]мен|ең т[өо]мен)$/

/** «самая низкая цена за квадрат», "cheapest per sqm", «шаршы метрі арзан»: the order by the price of a square metre. */
export const metreOrder: Rule = (sentence, place) => {
  // «бір квадраты арзан үй»
  if (sentence.textAt(place) === 'бир')
    return sentence.says(place + 1, 'topic', 'ppm') ? metreOrder(sentence, place + 1) : null
  const run = runAt(sentence, place)
  if (run === null || (isOfSum(sentence, place - 1) && sentence.textAt(place - 1) !== 'бир')) return null
  const [start, end] = sentence.partOf(place)
  if (run.isLow && run.isMetre) return one(run.next, 'sort', 'price_m2')
  // «самая дешёвая двушка за квадрат»: the home that it is of stands between the two.
  if (run.isLow) {
    const metre = behindHome(sentence, run.next, end)
    const isOfMetre =
      metre !== null &&
      sentence.says(metre, 'topic', 'ppm') &&
      sentence.says(run.next - 1, 'sort', 'price') &&
      runAt(sentence, metre) !== null
    return isOfMetre ? one(run.next, 'sort', 'price_m2') : null
  }
  if (!run.isMetre || !sentence.says(run.next - 1, 'topic', 'ppm')) return null
  for (let at = start; at < place; at++) {
    const low = runAt(sentence, at)
    if (low?.isLow === true && !low.isMetre && behindHome(sentence, low.next, end) === place)
      return { next: run.next, wishes: [], isNeutral: true }
  }
  return null
}

/** Words for a metre and for a low price beside each other, where no sum is told of them; null for none. */
function runAt(sentence: Sentence, place: number): (Item & { isLow: boolean; isMetre: boolean }) | null {
  let [isLow, isMetre, next] = [false, false, place]
  for (let at = place; at - place < mostWords; at++) {
    const isOne = isMetreAt(sentence, at)
    const isPrice = sentence.says(at, 'topic', 'price') || sentence.says(at, 'most')
    if (isOne) isMetre = true
    else if (isLowAt(sentence, at)) isLow = true
    else if (!isPrice && (at === place || !isFillerAt(sentence, at))) break
    if (isOne || isLowAt(sentence, at)) next = at + 1
  }
  // «за квадрат дешевле 500 тысяч», «дешевле за квадрат до 500»
  // "cheapest per sqm first" has no number behind it.
  // «квадраты арзанырақ 3 бөлмелі», «квадраты арзан 30 млн-ға дейін»: no metre costs so much.
  const amount = sentence.isNumber(next) ? readAmount(sentence, next) : null
  const isOther = amount !== null && (amount.unit !== null || amount.value >= dearestMetre)
  const isNumber = sentence.isNumber(next) && !sentence.says(next, 'order') && !isOther
  const isBound = isNumber || (sentence.says(next, 'bound') && sentence.isNumber(next + 1))
  return next === place || (isMetre && isBound) ? null : { next, wishes: [], isLow, isMetre }
}

const mostWords = 8

/** No square metre costs so much, in tenge. */
const dearestMetre = 5_000_000

function isMetreAt(sentence: Sentence, place: number): boolean {
  const isUnit = sentence.says(place, 'unit', 'm2') && singular.test(sentence.textAt(place))
  return sentence.says(place, 'topic', 'ppm') || (isUnit && !sentence.isNumber(place - 1))
}

function isLowAt(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'sort', 'price') ||
    ['cheap', 'low'].some((value) => sentence.says(place, 'attr', value)) ||
    best.test(sentence.textAt(place)) ||
    sentence.textAt(place) === 'дешевле'
  )
}

/** «квадраты қай жерде ең арзан», «где квадрат выходит дешевле» */
const asking = /^(?:[қк]ай(?:да| жерде)?|жерде|где|where|выходит|получается|value)$/

function isFillerAt(sentence: Sentence, place: number): boolean {
  return (
    asking.test(sentence.textAt(place)) ||
    (sentence.says(place, 'noise') &&
      !['cat', 'poi', 'near', 'place'].some((kind) => sentence.says(place, kind)))
  )
}

/** Whether a number or its scale stands before: «500 тысяч за квадрат», unlike «20 миллион квадраты арзан», «3к квадраты арзан». */
function isOfSum(sentence: Sentence, place: number): boolean {
  const isThousands = sentence.says(place, 'scale', '3') && !sentence.says(place, 'unit', 'rooms')
  return sentence.isNumber(place) || isThousands || sentence.says(place, 'currency')
}

/** The place behind a home, which rooms, a kind of units or a place tell; null where something else is told. */
function behindHome(sentence: Sentence, place: number, end: number): number | null {
  const isHome = (at: number) =>
    ['rooms', 'cat', 'place'].some((kind) => sentence.says(at, kind)) ||
    ['rooms', 'bedrooms'].some((unit) => sentence.says(at, 'unit', unit)) ||
    (sentence.isNumber(at) && ['rooms', 'bedrooms'].some((unit) => sentence.says(at + 1, 'unit', unit))) ||
    sentence.textAt(at) === 'по цене'
  let at = place
  while (at < end && (isHome(at) || isFillerAt(sentence, at))) at++
  return at > place && at < end ? at : null
}
