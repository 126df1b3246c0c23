import { isDeepStrictEqual } from 'node:util'
import type { ExportedEstate } from '#contract/feeds.ts'
import { readJson, writeJson } from '#database/engines/json.ts'
import type { JsonText } from '#database/tables.ts'
import type { EstateRow } from '#database/feeds/write-estates.ts'
import { isFeedPlan } from '#database/feeds/feed-pictures.ts'
import { type KnownPlans, planOfUnit } from '#database/feeds/plan-names.ts'
import type { FeedUnit } from './accept-offer.ts'

/**
 * A unit of our own units.json as it was on the site that wrote it, with its times of change. Fields that the file
 * does not have, its places on drawings, are kept while the unit stays in its place.
 *
 * @param id of a unit that is new here
 */
export function estateOfExport(
  { complex_id, house_id, plan_address }: FeedUnit,
  exported: ExportedEstate,
  stored: EstateRow | null,
  id: number,
  plans: KnownPlans,
): EstateRow {
  const { windows, views, sun } = exported
  const stays =
    stored?.house_id === house_id && stored.section === exported.section && stored.floor === exported.floor
  return {
    id: stored?.id ?? id,
    complex_id,
    house_id,
    category: exported.category,
    geo_flatnum: exported.geo_flatnum,
    section: exported.section,
    floor: exported.floor,
    floors_total: exported.floors_total,
    riser: exported.riser,
    position_on_floor: exported.position_on_floor,
    rooms: exported.rooms ?? 0,
    area_total: exported.area_total,
    area_living: exported.area_living,
    area_kitchen: exported.area_kitchen,
    area_balcony: exported.area_balcony,
    area_terrace: exported.area_terrace,
    ceiling_height: exported.ceiling_height,
    restoration: exported.restoration,
    ...pricesOf(exported, stored),
    status: exported.status,
    status_changed_at: exported.status_changed_at,
    tour_url: exported.tour_url,
    updated_at: exported.updated_at,
    is_euro: exported.is_euro ? 1 : 0,
    ...planFrom(exported.plan, plan_address, stored, plans),
    windows: json(windows, stored?.windows),
    told_windows: json(windows.length === 0 ? null : windows, stored?.told_windows),
    views: stored && sameWords(readJson(stored.views), views) ? stored.views : writeJson<string[]>(views),
    sun: json(sun, stored?.sun),
    floor_plan: stays ? stored.floor_plan : writeJson(null),
    facade_polygon: stays ? stored.facade_polygon : writeJson(null),
  }
}

/** A plan that is here is the same one; of one that is not, the picture at its address is taken. */
function planFrom(
  code: string | null,
  address: string | null,
  stored: EstateRow | null,
  plans: KnownPlans,
): Pick<EstateRow, 'plan_code' | 'plan_name' | 'plan_address'> {
  if (code === null) return { plan_code: null, plan_name: null, plan_address: null }
  if (plans.codes.has(code)) {
    const known = stored?.plan_code === code ? stored : { plan_name: null, plan_address: null }
    return { plan_code: code, plan_name: known.plan_name, plan_address: known.plan_address }
  }
  const shown = stored?.plan_code ?? null
  const isPicture = shown !== null && isFeedPlan(shown)
  const pictured = { plan_name: null, plan_address: address, plan_code: isPicture ? shown : null }
  return { ...pictured, plan_code: planOfUnit(plans, pictured) }
}

/** No feed has a price on request (A45): the stored price stays. */
function pricesOf(exported: ExportedEstate, stored: EstateRow | null) {
  const { price, price_m2, price_old, price_valid_until } =
    exported.price === null ? (stored ?? exported) : exported
  return { price: price ?? 0, price_m2: price_m2 ?? 0, price_old, price_valid_until }
}

/** Engines write the same value with other blanks and keys in another order; where it is the same, the text stays. */
export function json<T>(value: T, stored: JsonText<T> | undefined): JsonText<T> {
  return stored !== undefined && isDeepStrictEqual(readJson(stored), value) ? stored : writeJson(value)
}

/** The order of the views does not matter. */
function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return isDeepStrictEqual(new Set(a), new Set(b))
}
