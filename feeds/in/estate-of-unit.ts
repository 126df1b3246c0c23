import { readJson, writeJson } from '#database/engines/json.ts'
import type { EstateRow } from '#database/feeds/write-estates.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { foldedText } from '#domain/folded-text.ts'
import type { FeedUnit } from './accept-offer.ts'
import type { LightOfUnit } from '#domain/unit-light.ts'
import { estateOfExport, json } from './estate-of-export.ts'
import { hasOwnPlan, type KnownPlans, planOfUnit } from '#database/feeds/plan-names.ts'
import type { SkipReason } from './skip-reasons.ts'

/** An unknown section; pages leave it out. */
export const unknownSection = 0

/** `plans` by the names and addresses that feeds give them, `lights` by the id of the house. */
export type Known = { now: Date; plans: KnownPlans; lights: ReadonlyMap<number, LightOfUnit> }

/** The new state of the unit, whether it differs from the old one, or why it is impossible. */
export type Outcome = { row: EstateRow; change: 'added' | 'changed' | 'unchanged' } | { problem: SkipReason }

/**
 * The unit here after an update from the feed. Fields that the feed leaves out stay; its values count.
 * Drawings, windows and views belong to a place in the house: a unit that turns out to be somewhere else loses them.
 *
 * @param id of a unit that is new here
 */
export function estateOfUnit(unit: FeedUnit, stored: EstateRow | null, id: number, known: Known): Outcome {
  if (unit.own !== null) {
    const row = withLight(estateOfExport(unit, unit.own, stored, id, known.plans), known)
    if (stored === null) return { row, change: 'added' }
    return { row, change: isSameRow(row, stored) ? 'unchanged' : 'changed' }
  }
  return stored === null ? newEstate(unit, id, known) : knownEstate(unit, stored, known)
}

/** The windows and hours of sun that follow from its house, its place and what is told of its windows (R680). */
function withLight(row: EstateRow, { lights }: Known): EstateRow {
  const light = lights.get(row.house_id)?.(row, readJson(row.told_windows))
  if (light === undefined) return row
  return { ...row, windows: json(light.windows, row.windows), sun: json(light.sun, row.sun) }
}

function isSameRow(row: EstateRow, stored: EstateRow): boolean {
  const columns = Object.keys(row) as (keyof EstateRow)[]
  return columns.every((column) => row[column] === stored[column])
}

function newEstate(unit: FeedUnit, id: number, known: Known): Outcome {
  const { now, plans } = known
  const { floor, section } = unit
  const price = unit.price ?? 0
  if (floor === null) return { problem: 'no_floor' }
  const moment = now.toISOString()
  const row: EstateRow = {
    ...wordsOf(unit),
    id,
    geo_flatnum: unit.geo_flatnum,
    section: section ?? unknownSection,
    floor,
    floors_total: unit.floors_total ?? unit.house_floors,
    rooms: unit.rooms ?? 0,
    is_euro: unit.is_euro ? 1 : 0,
    riser: null,
    position_on_floor: unit.position_on_floor,
    area_living: unit.area_living,
    area_kitchen: unit.area_kitchen,
    area_balcony: unit.area_balcony,
    area_terrace: null,
    ceiling_height: unit.ceiling_height,
    restoration: unit.restoration,
    price,
    price_m2: priceByMetre(price, unit.area_total),
    price_old: unit.price_old,
    price_valid_until: null,
    status_changed_at: moment,
    plan_code: null,
    plan_name: unit.plan,
    plan_address: unit.plan_address,
    floor_plan: writeJson(null),
    facade_polygon: writeJson(null),
    windows: writeJson([]),
    told_windows: writeJson(unit.windows),
    views: writeJson(unit.views),
    tour_url: null,
    sun: writeJson(null),
    updated_at: moment,
  }
  return { row: withLight({ ...row, plan_code: planOfUnit(plans, row) }, known), change: 'added' }
}

function knownEstate(unit: FeedUnit, stored: EstateRow, known: Known): Outcome {
  const { now, plans } = known
  const price = unit.price ?? stored.price
  const changed: EstateRow = {
    ...stored,
    ...wordsOf(unit),
    geo_flatnum: unit.geo_flatnum === '' || isSameDoor(unit, stored) ? stored.geo_flatnum : unit.geo_flatnum,
    section: unit.section ?? (unit.house_id === stored.house_id ? stored.section : unknownSection),
    floor: unit.floor ?? stored.floor,
    floors_total: unit.floors_total ?? stored.floors_total,
    rooms: unit.rooms ?? stored.rooms,
    is_euro: unit.is_euro || (stored.is_euro === 1 && unit.rooms === stored.rooms) ? 1 : 0,
    position_on_floor: unit.position_on_floor ?? stored.position_on_floor,
    area_living: unit.area_living ?? stored.area_living,
    area_kitchen: unit.area_kitchen ?? stored.area_kitchen,
    area_balcony: unit.area_balcony ?? stored.area_balcony,
    ceiling_height: unit.ceiling_height ?? stored.ceiling_height,
    restoration: unit.restoration ?? stored.restoration,
    price,
    price_m2: priceByMetre(price, unit.area_total),
    price_old: unit.price === null ? stored.price_old : unit.price_old,
    price_valid_until: price === stored.price ? stored.price_valid_until : null,
  }
  if (unit.views.length > 0 && !sameViews(unit.views, stored.views)) changed.views = writeJson(unit.views)
  if (unit.windows !== null) changed.told_windows = json(unit.windows, stored.told_windows)
  const moved =
    changed.house_id !== stored.house_id ||
    changed.section !== stored.section ||
    changed.floor !== stored.floor
  if (moved) forgetPlace(changed, unit)
  const row = withLight(changed, known)
  if (row.rooms !== stored.rooms || Math.abs(row.area_total - stored.area_total) > 0.5) {
    Object.assign(row, { plan_code: null, plan_name: null, plan_address: null, tour_url: null })
  }
  row.plan_address = unit.plan_address ?? row.plan_address
  // A plan that came without a name, by the content, stays where the feed's name means nothing.
  if (unit.plan !== null && (plans.byName.has(unit.plan) || !hasOwnPlan(row))) row.plan_name = unit.plan
  row.plan_code = planOfUnit(plans, row)
  if (isSameRow(row, stored)) return { row: stored, change: 'unchanged' }
  const moment = now.toISOString()
  if (row.status !== stored.status) row.status_changed_at = moment
  return { row: { ...row, updated_at: moment }, change: 'changed' }
}

/** The fields of every offer. */
function wordsOf(unit: FeedUnit) {
  return {
    category: unit.category,
    complex_id: unit.complex_id,
    house_id: unit.house_id,
    area_total: unit.area_total,
    status: unit.status,
  }
}

function forgetPlace(row: EstateRow, unit: FeedUnit): void {
  Object.assign(row, {
    riser: null,
    position_on_floor: unit.position_on_floor,
    floor_plan: writeJson(null),
    facade_polygon: writeJson(null),
    told_windows: writeJson(unit.windows),
    views: writeJson(unit.views),
  })
}

/** The registry's number says more than the door's, as long as both mean the same door. */
function isSameDoor(unit: FeedUnit, stored: EstateRow): boolean {
  if (unit.geo_flatnum === stored.geo_flatnum && unit.category === stored.category) return true
  const [a, b] = [unit, stored].map(({ category, geo_flatnum }) =>
    foldedText(estateNumber(category, geo_flatnum)),
  )
  return a === b
}

/** Engines write the same list with other blanks. */
function sameViews(views: FeedUnit['views'], stored: EstateRow['views']): boolean {
  const known = JSON.parse(stored) as unknown[]
  return known.length === views.length && views.every((view) => known.includes(view))
}

function priceByMetre(price: number, area: number): number {
  return Math.round(price / area)
}
