import { leastOfHome } from '../quantities/held-sums.ts'
import { isOfHouse, isToBe, isToldInHouse, isWantedInHouse, isWishedToBe } from '../rules/in-house.ts'
import type { Sentence, Told } from '../sentence.ts'

/** Wishes about the home or the house around it. */
const ofHomes = new Set([
  'features',
  'rooms',
  'views',
  'side',
  'sun',
  'restorations',
  'kitchen_from',
  'floor_not',
  'nearby',
  'near',
])

/** Wishes that premises never have. */
const onlyOfFlats = new Set(['rooms', 'sun', 'kitchen_from', 'floor_not', 'restorations'])

/** Wishes that a kind of unit has of its own. */
const amounts = new Set(['price_from', 'price_to', 'area_from', 'area_to', 'small', 'floor_from', 'floor_to'])

/**
 * A kind of unit beside flats is wanted where it is bought: alone, with a word for buying, or with a number of its own.
 * «двор без машин, детская площадка, паркинг» tells what is around a flat.
 */
export function boughtOnly(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.flatMap((one) => {
    if (one.wish.key !== 'category' || one.wish.values[0] === 'flat' || isBought(sentence, one, told))
      return one
    return { ...one, wish: { ...one.wish, isWith: true } }
  })
}

function isBought(sentence: Sentence, { from, to, wish }: Told, told: readonly Told[]): boolean {
  const [start, end] = sentence.partOf(from, to)
  if (isOfHouse(sentence, from)) return false
  // "parking place for sale"
  if (sentence.textAt(to) === 'for sale') return true
  if (wish.values[0] !== 'comm' && isWantedInHouse(sentence, from)) return false
  // "a unit for a pharmacy, rough finish"
  const isForTrade = sentence.terms.some(
    ({ text }, at) =>
      at >= from &&
      at < to &&
      (at > from ? /^(?:for|под|для)$/.test(text) : /(?:^| )(?:for|под) /.test(text)),
  )
  if (wish.values[0] === 'comm' && isForTrade && !told.some((one) => one.wish.key === 'rooms')) return true
  const isHere = (one: Told) => one.from >= start && one.to <= end
  const isBuying = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'buy'))
  // «до 40 млн, паркинг чтоб был»: no parking space costs as much as a flat.
  const isDear = ({ key, values }: Told['wish']) => key === 'price_to' && Number(values[0]) >= leastOfHome
  const hasFlat = told.some((one) => isDear(one.wish) && !isHere(one))
  if (hasFlat && !isBuying && wish.values[0] !== 'comm' && isToBe(sentence, from)) return false
  const hasAmount = told.some((one) => amounts.has(one.wish.key) && isHere(one))
  if (!isBuying && !hasAmount && wish.values[0] !== 'comm' && isWishedToBe(sentence, from)) return false
  if (isBuying || hasAmount) return true
  // "storerooms in the building and underground parking": two kinds are what a house has.
  const kinds = told.filter((one) => one.wish.key === 'category' && one.wish.values[0] !== 'flat')
  const isOther = kinds.some((one) => one.wish.values[0] !== wish.values[0])
  if (isOther && kinds.some((one) => isToldInHouse(sentence, one.from))) return false
  // "parking space with ev charging"
  if (from === told[0]?.from && /^(?:с|со|with)(?: |$)/.test(sentence.textAt(to))) return true
  if (wish.values[0] === 'garage' && hasFeature(sentence, from, to)) return true
  // "office in a finished building with parking"
  const isFirst = wish.values[0] === 'comm' && from === told[0]?.from
  const isWith = (one: Told) => isFirst && /^(?:with|с|со)(?: |$)/.test(sentence.textAt(one.from))
  const isFeature = (one: Told) => one.wish.key === 'features' && one.from !== from
  if (told.some((one) => isFeature(one) && !isWith(one))) return false
  // «помещение под офис, окна на улицу»: premises that are told first, and nothing of a flat.
  const isNear = sentence.terms.some((_, at) => at >= start && at < end && sentence.says(at, 'near'))
  const isFlat = told.some((one) => onlyOfFlats.has(one.wish.key))
  // «аптека, 1 этаж, коммерция»: a word that is of premises alone.
  const isPlain = /^(?:коммерц|нежил|псн$|commercial|comm$|comm )/.test(sentence.textAt(from))
  if (wish.values[0] === 'comm' && isPlain && !isFlat && !isNear) return true
  // «помещение под ломбард, черновая», «офис черновой»: or what they are for behind them, or their finish.
  const isFor = /^(?:под|for)$/.test(sentence.textAt(to)) || sentence.says(to, 'finish')
  if (wish.values[0] === 'comm' && from === told[0]?.from && !isNear && (!isFlat || isFor)) return true
  // «вид на горы и паркинг»: a parking space has no view; «паркинг у метро» may be near something.
  const isOfFlat = ({ key }: Told['wish']) => wish.values[0] !== 'comm' && !key.startsWith('near')
  return !told.some((one) => ofHomes.has(one.wish.key) && (isOfFlat(one.wish) || !isHere(one)))
}

/** «паркинг зарядкамен», «зарядкасы бар паркинг алам», «паркинг, зарядкасы бар»: what a parking space itself has, where nothing else is told. */
function hasFeature(sentence: Sentence, from: number, to: number): boolean {
  const isEnd = (at: number) =>
    sentence.terms.slice(at).every(({ isSign }, away) => isSign || sentence.isFiller(at + away))
  const isFeature = (at: number) => sentence.says(at, 'feature') && !sentence.says(at, 'cat')
  if (isFeature(to) && /[мбп]ен$/.test(sentence.textAt(to))) return isEnd(to + 1)
  if (from === 2 && isFeature(0) && sentence.says(1, 'exists'))
    return !sentence.says(to, 'exists') && isEnd(to)
  const isItsOwn = sentence.isSign(to, ',') && isFeature(to + 1) && /с[ыі]$/.test(sentence.textAt(to + 1))
  return from === 0 && isItsOwn && sentence.says(to + 2, 'exists') && isEnd(to + 3)
}
