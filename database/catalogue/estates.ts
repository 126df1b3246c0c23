import type { Estate } from '#contract/estates.ts'
import { estateViews, isOnSale } from '#domain/estate-words.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import { publicPrice } from '#domain/shown-price.ts'
import { cityColumns, cityOf } from './city.ts'
import { cardOf, cardRows, findCardsWithPayments } from './estate-cards.ts'
import { houseFactColumns, houseFactsOf } from './house-facts.ts'
import { readJson } from '../engines/json.ts'
import { writtenOnce } from '../engines/written-once.ts'
import { monthlyFrom } from './monthly-from.ts'
import { listPrices } from './price-points.ts'
import type { Database } from '../open.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { similarUnits } from '../search/query/similar-units.ts'
import { outline } from './outline.ts'
import { type SharedReads, sharedReads } from './shared-reads.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/**
 * One unit with everything known about it. Similar units come from the index; `now` decides which offers and
 * programmes count. Null when there is no such unit and when it is hidden (A1). A sold or withdrawn unit comes with its
 * status, and the caller decides on the answer.
 */
export async function findEstate(
  db: Database,
  index: SearchIndex,
  id: number,
  language: Language,
  now: Date,
  shared: Pick<SharedReads, 'programmes' | 'offersInForce'> = sharedReads(db),
): Promise<Estate | null> {
  const [row] = await detailRows(db, id)
  if (!row || row.status === 'hidden') return null
  const today = dayInKazakhstan(now)
  const [prices, promotions, inForce, programmes] = await Promise.all([
    listPrices(db, id),
    offersOf(db, id),
    shared.offersInForce(today),
    shared.programmes(language, today),
  ])
  const similar = similarUnits(index, { ...row, price: publicPrice(row) })
  const card = cardOf(row, language)
  const views = readJson(row.views)
  return {
    ...card,
    complex: {
      ...card.complex,
      city: cityOf(row, language),
      address: textIn(row.address, language),
      image: pictureIn(readJson(row.complex_image), language),
    },
    riser: row.riser,
    position_on_floor: row.position_on_floor,
    area_living: row.area_living,
    area_kitchen: row.area_kitchen,
    area_balcony: row.area_balcony,
    area_terrace: row.area_terrace,
    ceiling_height: row.ceiling_height,
    price_valid_until: card.price === null ? null : row.price_valid_until,
    promo_ids: promotions.map(({ promotion_id: id }) => id).filter((id) => inForce.has(id)),
    status_changed_at: row.status_changed_at,
    plan: card.plan && { ...card.plan, ...planDetail(row, language) },
    ...placesOf(row),
    ...houseFactsOf(row, language),
    windows: readJson(row.windows),
    views: estateViews.filter((view) => views.includes(view)),
    tour_url: row.tour_url,
    monthly_from: monthlyFrom(programmes, row, today),
    price_history: card.price === null ? [] : prices.map(({ date, price }) => ({ date, price })),
    sun: readJson(row.sun),
    has_model: isModelled(row),
    similar: await findCardsWithPayments(db, similar, language, programmes, today),
    updated_at: row.updated_at,
  }
}

const offersOf = writtenOnce((db, id) =>
  db
    .selectFrom('estate_promotions')
    .select('promotion_id')
    .where('estate_id', '=', id)
    .orderBy('promotion_id'),
)

const detailRows = writtenOnce((db, id) =>
  cardRows(db)
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select([
      ...cityColumns,
      'complexes.address',
      'complexes.image as complex_image',
      'estates.riser',
      'estates.position_on_floor',
      'estates.area_living',
      'estates.area_kitchen',
      'estates.area_balcony',
      'estates.area_terrace',
      'estates.ceiling_height',
      'estates.price_valid_until',
      'estates.status_changed_at',
      'plans.detail as plan_detail',
      'plans.room_list as plan_rooms',
      ...houseFactColumns,
      'estates.floor_plan',
      'estates.facade_polygon',
      'estates.windows',
      'estates.views',
      'estates.tour_url',
      'estates.sun',
      'estates.updated_at',
    ])
    .where('estates.id', '=', id),
)

type DetailRow = Awaited<ReturnType<typeof detailRows>>[number]

function planDetail({ plan_detail: detail, plan_rooms: rooms }: DetailRow, language: Language) {
  return {
    detail: detail ? textIn(detail, language) : '',
    rooms: rooms ? readJson(rooms).map(({ name, area }) => ({ name: name[language], area })) : [],
  }
}

/** A free flat whose windows have hours of sun: then all houses of its project are placed (R1124). */
function isModelled({ category, status, sun }: DetailRow): boolean {
  return category === 'flat' && isOnSale({ status }) && readJson(sun) !== null
}

/** Where the unit is on the drawing of its floor and on the picture of its house. */
function placesOf(row: DetailRow): Pick<Estate, 'floor_plan' | 'facade_polygon'> {
  const floorPlan = readJson(row.floor_plan)
  const facade = readJson(row.facade_polygon)
  return {
    floor_plan: floorPlan && { image: floorPlan.image, polygon: outline(floorPlan.polygon) },
    facade_polygon: facade && outline(facade),
  }
}
