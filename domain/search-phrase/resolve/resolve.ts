import { type Category, isCategory, isNumbered } from '../../categories.ts'
import type { Vocabulary } from '../company.ts'
import { withoutContradictions } from '../guards/contradictions.ts'
import { promotionsMeant } from '../rules/promotions-meant.ts'
import type { Told, Wish } from '../sentence.ts'
import { add, narrow, set } from './lists.ts'
import { isOffered, isThere } from './offered.ts'
import { addProgramme, promotionsOf, ratesOf } from './programmes.ts'
import { addHouse, complexesOf, levels, nearbyMinutes, placesOf } from './resolve-places.ts'

type Resolved = {
  category: Category
  criteria: Record<string, string>
  lost: { from: number; to: number }[]
}

/** Wishes that fit each other as criteria of one listing. `usual` is the kind of units that is wanted where none is told. */
export function resolve(read: readonly Told[], vocabulary: Vocabulary, usual: Category): Resolved {
  const told = shopsToBuy(read, vocabulary)
  const has = (key: string) => told.some(({ wish }) => wish.key === key)
  const categories = told.filter(({ wish }) => wish.key === 'category')
  const named = categories
    .filter(({ wish }) => wish.isWith !== true || wish.values[0] === 'flat')
    .map(({ wish }) => String(wish.values[0]))
    .filter(isCategory)
  const isFlat = has('rooms') || has('kitchen_from') || named.includes('flat')
  // What parking spaces and storerooms never have is wished of a home.
  const isOfHome = isNumbered(usual) && told.some(({ wish }) => lackingOfNumbered.has(wish.key))
  const category = isFlat ? 'flat' : (named[0] ?? (isOfHome ? 'flat' : usual))
  const lists = new Map<string, (string | number)[]>()
  const lost: { from: number; to: number }[] = []
  const hasCertainFinish = told.some(
    ({ wish }) => wish.key === 'restorations' && wish.isGeneral !== true && wish.isRest !== true,
  )
  const hasCertainSide = told.some(
    ({ wish }) => wish.key === 'side' && wish.isGeneral !== true && wish.isRest !== true,
  )
  const hasYear = told.some(
    ({ wish }) => wish.key === 'deadline' && wish.isGeneral !== true && wish.values[0] !== 'ready',
  )
  const placed: { level: number; slugs: readonly string[] }[] = []
  const programmes: Told[] = []
  const discounts: Told[] = []
  const houses: Told[] = []
  const rates: Told[] = []
  const { company, places } = vocabulary

  for (const one of told) {
    const { wish } = one
    const { at } = wish
    const lose = () =>
      void lost.push(at === undefined ? { from: one.from, to: one.to } : { from: at, to: at + 1 })
    if (!isThere(wish, company, category)) {
      lose()
      continue
    }
    if (wish.isRest === true) continue
    switch (wish.key) {
      case 'category':
        if (wish.values[0] !== category && !(category === 'flat' && addFeature(lists, wish, vocabulary)))
          lose()
        break
      case 'place':
        placed.push(...placesOf(wish, places))
        break
      case 'complex':
        placed.push({ level: levels.length, slugs: wish.values.map(String) })
        break
      case 'small':
        if (!addSmall(lists, wish, category, has('payment_to'))) lose()
        break
      case 'first_payment': {
        const isByMonth = has('payment_to') || has('small')
        // «есть 30 млн»: so much is there for the whole price.
        const isWhole = !has('price_to') && !has('programme') && !has('program')
        const isPrice = wish.isGeneral === true && Number(wish.values[0]) >= leastBudget && isWhole
        set(lists, isByMonth ? 'hand' : isPrice ? 'price_to' : 'first_payment_to', wish.values)
        break
      }
      case 'features':
        if (!company.features.some(({ code }) => code === wish.values[0])) lose()
        else add(lists, 'features', wish.values)
        break
      case 'promotions':
        if (company.promotions.length === 0) lose()
        else discounts.push(one)
        break
      case 'percent':
        rates.push(one)
        break
      case 'programme':
        // Which one it is may depend on the projects.
        programmes.push(one)
        break
      case 'nearby': {
        // «рядом парк, не дальше 7 минут до парка»: the minutes that are told count.
        if (hasMinutes(told, String(wish.values[0]))) break
        const minutes = nearbyMinutes(String(wish.values[0]), vocabulary, wish.isClose)
        if (minutes === null) lose()
        else add(lists, 'near', [`${String(wish.values[0])}-${String(minutes)}`])
        break
      }
      case 'house':
        houses.push(one)
        break
      case 'deadline':
        // «на этапе котлована, сдача 2028»: the year tells more.
        if (wish.isGeneral !== true || !hasYear) add(lists, wish.key, wish.values)
        break
      case 'restorations':
        // «не в черновой отделке»: the word for finishes belongs to what is refused.
        if (wish.isGeneral !== true || !(hasCertainFinish || isOfRefused(one, told)))
          add(lists, wish.key, wish.values)
        break
      case 'ends':
        if (wish.values.length === 1 && wish.values[0] === 'first') {
          set(lists, 'floor_from', [1])
          set(lists, 'floor_to', [1])
        } else lose()
        break
      case 'side':
        // «окна на восток, люблю утреннее солнце»: the side that is said counts.
        if (wish.isGeneral !== true || !hasCertainSide) add(lists, wish.key, wish.values)
        break
      case 'rooms':
      case 'floor_not':
      case 'views':
      case 'near':
      case 'promotion':
        add(lists, wish.key, wish.values)
        break
      case 'sun':
        // «светлая, хотя бы 3 часа солнца»: the hours that are told are more than the word alone says.
        set(lists, 'sun', [Math.max(...[...(lists.get('sun') ?? []), ...wish.values].map(Number))])
        break
      case 'sort':
        // A list has one order.
        if (lists.has('sort') && lists.get('sort')?.[0] !== wish.values[0]) lose()
        else set(lists, 'sort', wish.values)
        break
      default:
        set(lists, wish.key, wish.values)
    }
    const isLacking = (isNumbered(category) && lackingOfNumbered.has(wish.key)) || !isOffered(wish)
    if (isLacking) lose()
  }
  for (const { wish } of told)
    if (wish.isRest === true && isThere(wish, company, category)) narrow(lists, wish)
  // «невысоко, до 4 этажа»: the bound tells what is low.
  const [order] = lists.get('sort') ?? []
  if ((order === 'floor' && lists.has('floor_to')) || (order === '-floor' && lists.has('floor_from')))
    lists.delete('sort')
  // «төменгі қабат жарамайды, үшіншіден бастап»: the least floor leaves the first one out.
  if (Number(lists.get('floor_from')?.[0] ?? 1) > 1) {
    const ends = (lists.get('floor_not') ?? []).filter((end) => end !== 'first')
    if (ends.length > 0) lists.set('floor_not', ends)
    else lists.delete('floor_not')
  }
  // «жерасты паркинг, машина орны»: a space is in it.
  const features = lists.get('features')?.filter((code) => code !== 'underground_parking')
  if (category === 'garage' && features !== undefined) {
    if (features.length > 0) lists.set('features', features)
    else lists.delete('features')
  }
  const complexes = complexesOf(placed)
  if (complexes.length > 0) lists.set('complex', complexes)
  const kind = isFlat || named.length > 0 || category !== 'flat' ? category : null
  for (const { wish, from, to } of discounts) {
    const isLower = wish.values[0] === 'lower'
    const rooms = lists.get('rooms') ?? []
    const all = promotionsOf(company.promotions, isLower)
    const meant = promotionsMeant(all, isLower, vocabulary, { complexes, category: kind, rooms })
    if (meant.length === 0) lost.push({ from, to })
    else add(lists, 'promotion', meant)
  }
  const hasMeans = ['payment_to', 'first_payment', 'program'].some(has)
  for (const { wish, from, to } of programmes) {
    if (!addProgramme(lists, String(wish.values[0]), vocabulary, hasMeans, complexes)) lost.push({ from, to })
  }
  for (const { wish, to } of rates) {
    const programme = company.programmes.find(({ code }) => code === lists.get('program')?.[0])
    const isOwn = programme !== undefined && ratesOf(programme).includes(Number(wish.values[0]))
    if (!isOwn) lost.push({ from: wish.at ?? to, to: wish.end ?? to })
  }
  for (const { wish, from, to } of houses) {
    if (!addHouse(lists, String(wish.values[0]), vocabulary, complexes)) lost.push({ from, to })
  }
  const criteria: Record<string, string> = {}
  for (const [key, values] of lists) {
    const isKept = !(isNumbered(category) && lackingOfNumbered.has(key)) && isOffered({ key, values })
    if (isKept) criteria[key] = values.join(',')
  }
  lost.push(...withoutContradictions(criteria, told))
  return { category, criteria, lost }
}

/** "shop on first floor": where no house has shops and no flat is spoken of, one shop is what is looked for. */
function shopsToBuy(told: readonly Told[], { company }: Vocabulary): readonly Told[] {
  const isOne = ({ wish }: Told) => wish.key === 'features' && wish.isOneShop === true
  const isOfHome = told.some(({ wish }) => wish.key === 'rooms' || wish.key === 'category')
  if (isOfHome || company.features.some(({ code }) => code === 'shops')) return told
  return told.flatMap((one) =>
    isOne(one)
      ? [
          { ...one, wish: { key: 'category', values: ['comm'] } },
          { ...one, wish: { key: 'ends', values: ['first'] } },
        ]
      : [one],
  )
}

/** Whether minutes to a kind of place are told. */
function hasMinutes(told: readonly Told[], kind: string): boolean {
  return told.some(
    ({ wish }) => wish.key === 'near' && wish.values.some((value) => String(value).startsWith(`${kind}-`)),
  )
}

/** Whether an item follows a refused one of its kind directly. */
function isOfRefused({ wish, from }: Told, told: readonly Told[]): boolean {
  return told.some((other) => other.wish.key === wish.key && other.wish.isRest === true && other.to === from)
}

/** From here on money at hand, of which nothing else is said, is what a home may cost, in tenge. */
const leastBudget = 15_000_000

/** What parking spaces and storerooms have no filter for. */
const lackingOfNumbered = new Set([
  'rooms',
  'restorations',
  'views',
  'side',
  'sun',
  'kitchen_from',
  'floor_not',
])

/** «квартира с паркингом»: of another kind of unit the project may offer some. */
function addFeature(lists: Map<string, (string | number)[]>, wish: Wish, { company }: Vocabulary): boolean {
  const code = { garage: 'underground_parking', storageroom: 'storerooms' }[String(wish.values[0])]
  if (code === undefined || !company.features.some((feature) => feature.code === code)) return false
  add(lists, 'features', [code])
  return true
}

/** A sum below the price of any flat is what is paid a month. */
function addSmall(
  lists: Map<string, (string | number)[]>,
  { values }: Wish,
  category: Category,
  hasPayment: boolean,
): boolean {
  const [sum = 0, side] = values
  if (category !== 'flat') {
    lists.set(side === 'from' ? 'price_from' : 'price_to', [sum])
    return true
  }
  if (side === 'from' || hasPayment) return false
  lists.set('payment_to', [sum])
  return true
}
