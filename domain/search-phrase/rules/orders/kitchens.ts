import { readQuantity } from '../../quantities/quantities.ts'
import { type Item, one, type Sentence } from '../../sentence.ts'

/** The least of a large kitchen, in m². */
const largeKitchen = 12

/** Up to here square metres behind «большая кухня» are those of the kitchen. */
const mostKitchen = 20

/** «ең кең кухнясы бар», «ас бөлмесі ең кең», «кухня самая большая»: the place behind the largest kitchen; null for none. */
export function afterLargestKitchen(sentence: Sentence, place: number): number | null {
  const isKitchen = (at: number) => sentence.says(at, 'topic', 'kitchen')
  const largest = (at: number) => {
    const isMost = sentence.says(at, 'most')
    const last = isMost ? at + 1 : at
    if (!sentence.says(last, 'attr', 'big') && !sentence.says(last, 'sort', '-area')) return null
    const isWhole =
      /^(?:ең |(?:from |starting (?:with|from) )?(?:the )?(?:largest|biggest)|үлкен(?:ін|дерін)ен|от (?:самых )?больш|начиная с (?:самых )?больш)/.test(
        sentence.textAt(at),
      )
    return isMost || isWhole ? last + 1 : null
  }
  const before = largest(place)
  if (before !== null) return isKitchen(before) ? before + 1 : null
  return isKitchen(place) ? largest(sentence.afterFillers(place + 1, 2)) : null
}

/** «большая кухня», and how large: «от 12 квадратов». */
export function largeKitchenOf(sentence: Sentence, place: number): Item {
  // «большая кухня гостиная от 20»
  const isLiving = /^(?:гостин|living)/.test(sentence.textAt(place))
  // "bigger kitchen than 12 m2"
  const isThan = /^(?:than|чем)$/.test(sentence.textAt(place))
  const start = isThan || (isLiving && sentence.says(place, 'topic', 'living')) ? place + 1 : place
  let at = sentence.isSign(start, ',:-–—') ? start + 1 : start
  // «большая кухня для семьи, не менее 15 метров», «асүйі кең болсын, кемінде 15 шаршы»
  while (
    at - start < 4 &&
    // "big kitchen and 20 sqm terrace"
    !sentence.says(at, 'join') &&
    (sentence.says(at, 'noise') || sentence.says(at, 'vague', 'people') || sentence.isSign(at, ','))
  ) {
    if (['bound', 'number', 'unit', 'end'].some((kind) => sentence.says(at, kind))) break
    at++
  }
  const quantity = readQuantity(sentence, at)
  const unit = quantity?.first.unit
  const isBare = unit === null && quantity?.first.scale === null && !quantity.first.isTenge
  const isOne = quantity?.subject === null && quantity.second === null
  const isMetres = unit === 'm2' || unit === 'm'
  const isLeast = isOne && (quantity.side === 'from' || (quantity.side === 'around' && isMetres))
  // «большая кухня 15 м2»
  const isOfOther = ['living', 'area'].some((topic) => sentence.says(quantity?.next ?? at, 'topic', topic))
  const isExact = isOne && quantity.side === null && isMetres && !isOfOther
  const isSize =
    (isMetres || isBare) && (quantity?.first.value ?? 0) <= (start > place ? mostLiving : mostKitchen)
  return quantity !== null && isSize && (isLeast || isExact)
    ? one(quantity.next, 'kitchen_from', quantity.first.value)
    : one(start, 'kitchen_from', largeKitchen)
}

/** The same of a kitchen that is the living room too. */
const mostLiving = 40

/** "big bright kitchen", "large living kitchen": a large kitchen with what else it is before its word; null for none. */
export function brightKitchen(sentence: Sentence, place: number): Item | null {
  if (!sentence.says(place, 'attr', 'big') && !sentence.says(place, 'sort', '-area')) return null
  let at = place + 1
  while (at - place < 3 && (sentence.says(at, 'sun') || sentence.textAt(at) === 'living')) at++
  if (at === place + 1 || !sentence.says(at, 'topic', 'kitchen')) return null
  const kitchen = largeKitchenOf(sentence, at + 1)
  const isBright = sentence.says(place + 1, 'sun') || sentence.says(place + 2, 'sun')
  return isBright ? { ...kitchen, wishes: [...kitchen.wishes, { key: 'sun', values: [2] }] } : kitchen
}

/** "small kitchen big flat": a kitchen that is small before a home that is large; null for none. */
export function smallKitchenBefore(sentence: Sentence, place: number): Item | null {
  const isSmall = sentence.says(place, 'attr', 'small') || sentence.says(place, 'sort', 'area')
  const isKitchen =
    sentence.says(place + 1, 'bigkitchen') && sentence.textAt(place + 1).startsWith('kitchen ')
  const isHome = ['cat', 'rooms'].some((kind) => sentence.says(place + 2, kind))
  if (!isSmall || !isKitchen || !isHome) return null
  return { ...one(place + 2, 'sort', '-area'), missed: [[place, place + 1]] }
}
