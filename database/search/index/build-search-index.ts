import { setImmediate as breathe } from 'node:timers/promises'
import { categories, type Category } from '#domain/categories.ts'
import { compassSide, compassSides } from '#domain/compass.ts'
import { sunChoices } from '#domain/daylight.ts'
import { estateViews, listedStatuses, type ListedStatus } from '#domain/estate-words.ts'
import { floorEnds, floorEndsOf } from '#domain/floor-ends.ts'
import { planKey } from '#domain/plan-key.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { formerPrice, publicPrice } from '#domain/shown-price.ts'
import type { SunHours } from '#domain/sun-hours.ts'
import { contentVersion } from '../../contents/content-state.ts'
import { readOwnTexts } from '../../contents/own-texts.ts'
import { readJson } from '../../engines/json.ts'
import type { Database } from '../../open.ts'
import { readIndexWords } from './read-index-words.ts'
import type { IndexWords, SearchIndex } from './search-index.ts'
import { noRestoration, statusPosition } from './segment.ts'
import { SegmentBuilder } from './segment-builder.ts'

/** Units read at a time. Between two batches the process answers visitors. */
const batchSize = 2_000

/**
 * Reads every listed unit out of one state of the database, with the promotions in force on a day (`2026-11-21`).
 * Takes about 10 ms per thousand units and lets the process breathe in between.
 */
export async function buildSearchIndex(db: Database, day: string): Promise<SearchIndex> {
  const { version, words, own, builders } = await db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const version = await contentVersion(snapshot)
      const words = await readIndexWords(snapshot, day)
      const own = await readOwnTexts(snapshot)
      return { version, words, own, builders: await readUnits(snapshot, words) }
    })
  const segments: Partial<Record<Category, SearchIndex['segments'][Category]>> = {}
  for (const category of categories) {
    segments[category] = builders[category].finish(words)
    await breathe()
  }
  return { version, day, words, own, segments: segments as SearchIndex['segments'] }
}

async function readUnits(db: Database, words: IndexWords): Promise<Record<Category, SegmentBuilder>> {
  const builders = Object.fromEntries(
    categories.map((category) => [category, new SegmentBuilder()]),
  ) as Record<Category, SegmentBuilder>
  const houses = new Map(words.houses.map((house, position) => [house.id, position]))
  const promotions = new Map(words.promotions.map((promotion, position) => [promotion.id, position]))
  for (let after = 0; ;) {
    const units = await unitsAfter(db, after)
    const last = units.at(-1)
    if (!last) return builders
    const offers = await offersBetween(db, after, last.id, promotions)
    for (const unit of units) {
      const house = houses.get(unit.house_id)
      if (house === undefined) continue
      builders[unit.category].add({
        id: unit.id,
        house,
        rooms: unit.rooms,
        restoration: unit.restoration === null ? noRestoration : restorationCodes.indexOf(unit.restoration),
        status: statusPosition[unit.status as ListedStatus],
        views: viewBits(unit.views),
        sun: sunLevel(unit.sun),
        sides: sideBits(unit.windows),
        ends: endBits(unit, words.houses[house]?.sections ?? []),
        offer: offers.get(unit.id) ?? [],
        price: publicPrice(unit),
        reduced: formerPrice({ price: publicPrice(unit), price_old: unit.price_old }) !== null,
        area: unit.area_total,
        kitchen: unit.area_kitchen,
        floor: unit.floor,
        plan: planKey({
          drawing: unit.plan_code,
          complex: complexOf(words, house),
          rooms: unit.rooms,
          area: unit.area_total,
        }),
        isDrawn: unit.plan_code !== null,
      })
    }
    after = last.id
    await breathe()
  }
}

/** The slug of the project that a house, by its position, belongs to. */
function complexOf({ houses, complexes }: IndexWords, house: number): string {
  return complexes[houses[house]?.complex ?? -1]?.slug ?? ''
}

function unitsAfter(db: Database, after: number) {
  return db
    .selectFrom('estates')
    .select([
      'id',
      'category',
      'house_id',
      'rooms',
      'restoration',
      'status',
      'views',
      'sun',
      'windows',
      'price',
      'price_old',
      'area_total',
      'area_kitchen',
      'section',
      'floor',
      'floors_total',
      'plan_code',
    ])
    .where('id', '>', after)
    .where('status', 'in', listedStatuses)
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

async function offersBetween(db: Database, after: number, last: number, positions: Map<number, number>) {
  const rows = await db
    .selectFrom('estate_promotions')
    .select(['estate_id', 'promotion_id'])
    .where('estate_id', '>', after)
    .where('estate_id', '<=', last)
    .orderBy('promotion_id')
    .execute()
  const offers = new Map<number, number[]>()
  for (const row of rows) {
    const position = positions.get(row.promotion_id)
    if (position === undefined) continue
    const offer = offers.get(row.estate_id)
    if (offer) offer.push(position)
    else offers.set(row.estate_id, [position])
  }
  return offers
}

function viewBits(column: Parameters<typeof readJson<string[]>>[0]): number {
  const views = readJson(column)
  return estateViews.reduce(
    (bits, view, position) => (views.includes(view) ? bits | (1 << position) : bits),
    0,
  )
}

function endBits(...unit: Parameters<typeof floorEndsOf>): number {
  return floorEndsOf(...unit).reduce((bits, end) => bits | (1 << floorEnds.indexOf(end)), 0)
}

function sunLevel(column: Parameters<typeof readJson<SunHours | null>>[0]): number {
  const hours = readJson(column)?.dec ?? 0
  return sunChoices.filter((choice) => hours >= Number(choice)).length
}

function sideBits(column: Parameters<typeof readJson<{ azimuth: number }[]>>[0]): number {
  return readJson(column).reduce(
    (bits, { azimuth }) => bits | (1 << compassSides.indexOf(compassSide(azimuth))),
    0,
  )
}
