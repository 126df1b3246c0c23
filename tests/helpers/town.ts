import { writeJson } from '#database/json.ts'
import { SegmentBuilder } from '#database/search/segment-builder.ts'
import { noRestoration, statusPosition } from '#database/search/segment.ts'
import type { IndexWords, SearchIndex } from '#database/search/search-index.ts'
import { categories } from '#domain/categories.ts'
import { estateViews, type ListedStatus, listedStatuses } from '#domain/estate-words.ts'
import { restorationCodes } from '#domain/restorations.ts'
import type { NaiveUnit } from './naive-search.ts'
import { makeComplex, makeEstate, makeHouse, makeRow, type Rows } from './rows.ts'
import { textOf } from './sample-rows.ts'
import { town, townWords } from './search-arbitraries.ts'

const featureTitles = townWords.features.map((code) => ({ code, title: textOf(code) }))

/** The units as rows of the database, with the whole town around them. */
export function townRows(units: readonly NaiveUnit[]): Rows {
  return {
    cities: [makeRow('cities', {})],
    complexes: town.complexes.map(({ slug, features }, index) =>
      makeComplex({
        id: index + 1,
        slug,
        sort_order: index,
        name: writeJson(textOf(slug)),
        features: writeJson(features),
      }),
    ),
    houses: town.houses.map(({ slug, complex, year, quarter, handedOver }, index) =>
      makeHouse({
        id: index + 1,
        slug,
        name: writeJson(textOf(slug)),
        complex_id: townWords.complexes.indexOf(complex) + 1,
        deadline_year: year,
        deadline_quarter: quarter,
        handed_over_at: handedOver,
        sort_order: index,
      }),
    ),
    settings: [{ key: 'features', value: writeJson<unknown>(featureTitles) }],
    promotions: town.promotions.map((id) => makeRow('promotions', { id, slug: `promotion-${id}` })),
    estates: units.map((unit) =>
      makeEstate({
        id: unit.id,
        category: unit.category,
        complex_id: townWords.complexes.indexOf(unit.complex) + 1,
        house_id: townWords.houses.indexOf(unit.house) + 1,
        rooms: unit.rooms,
        restoration: unit.restoration,
        status: unit.status,
        views: writeJson<string[]>(unit.views),
        price: unit.price,
        area_total: unit.area,
        floor: unit.floor,
        plan_code: null,
      }),
    ),
    estate_promotions: units.flatMap((unit) =>
      unit.promotions.map((promotion_id) => ({ estate_id: unit.id, promotion_id })),
    ),
  }
}

/** The index of the units without a database, for many rounds in little time. */
export function townIndex(units: readonly NaiveUnit[]): SearchIndex {
  const words: IndexWords = {
    complexes: town.complexes.map(({ slug, features }, index) => ({
      id: index + 1,
      slug,
      name: textOf(slug),
      features: features.map((code) => townWords.features.indexOf(code)),
    })),
    houses: town.houses.map(({ slug, complex, year, quarter, handedOver }, index) => ({
      id: index + 1,
      slug,
      name: textOf(slug),
      complex: townWords.complexes.indexOf(complex),
      deadline: townWords.deadlines.indexOf(handedOver ? 'ready' : String(year)),
      handover: handedOver ? 0 : year && quarter ? year * 4 + quarter : Infinity,
    })),
    deadlines: townWords.deadlines,
    features: featureTitles,
    promotions: town.promotions.map((id) => ({ id, title: textOf('Promotion') })),
  }
  const segments = categories.map((category) => [category, segmentOf(units, category, words)])
  return { version: 1, words, segments: Object.fromEntries(segments) as SearchIndex['segments'] }
}

function segmentOf(units: readonly NaiveUnit[], category: NaiveUnit['category'], words: IndexWords) {
  const builder = new SegmentBuilder(category)
  for (const unit of units) {
    if (unit.category !== category || !(listedStatuses as readonly string[]).includes(unit.status)) continue
    builder.add({
      id: unit.id,
      house: townWords.houses.indexOf(unit.house),
      rooms: unit.rooms,
      restoration: unit.restoration === null ? noRestoration : restorationCodes.indexOf(unit.restoration),
      status: statusPosition[unit.status as ListedStatus],
      views: unit.views.reduce((bits, view) => bits | (1 << estateViews.indexOf(view)), 0),
      offer: unit.promotions.map((id) => town.promotions.indexOf(id)),
      price: unit.price,
      area: unit.area,
      floor: unit.floor,
    })
  }
  return builder.finish(words)
}
