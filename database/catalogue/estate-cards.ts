import type { CardWithPayment, EstateCard } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import type { Language } from '#domain/languages.ts'
import { restorationTitles, type RestorationCode } from '#domain/restorations.ts'
import { toldRooms } from '#domain/rooms.ts'
import { deadlineOf } from './deadline.ts'
import { monthlyFrom } from './monthly-from.ts'
import type { Database } from '../open.ts'
import { pricesOf } from './public-prices.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** Units as cards, in the order of the ids. Ids that name no unit are left out. */
export async function findEstateCards(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<EstateCard[]> {
  return (await rowsInOrder(db, ids)).map((row) => cardOf(row, language))
}

/** The same with the monthly figure of each unit on a day in Kazakhstan (A49). */
export async function findCardsWithPayments(
  db: Database,
  ids: readonly number[],
  language: Language,
  programmes: readonly Mortgage[],
  today: string,
): Promise<CardWithPayment[]> {
  return (await rowsInOrder(db, ids)).map((row) => ({
    ...cardOf(row, language),
    monthly_from: monthlyFrom(programmes, row, today),
  }))
}

async function rowsInOrder(db: Database, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await cardRows(db).where('estates.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Everything a card needs in one query, for a unit page too. */
export function cardRows(db: Database) {
  return db
    .selectFrom('estates')
    .innerJoin('complexes', 'complexes.id', 'estates.complex_id')
    .innerJoin('houses', 'houses.id', 'estates.house_id')
    .leftJoin('plans', 'plans.code', 'estates.plan_code')
    .select([
      'estates.id',
      'estates.category',
      'estates.geo_flatnum',
      'estates.complex_id',
      'complexes.slug as complex_slug',
      'complexes.name as complex_name',
      'complexes.city_id',
      'estates.house_id',
      'houses.slug as house_slug',
      'houses.name as house_name',
      'houses.deadline_year',
      'houses.deadline_quarter',
      'houses.handed_over_at',
      'estates.section',
      'estates.floor',
      'estates.floors_total',
      'estates.rooms',
      'estates.is_euro',
      'estates.area_total',
      'estates.restoration',
      'estates.price',
      'estates.price_m2',
      'estates.price_old',
      'estates.status',
      'plans.card as plan_card',
      'plans.width as plan_width',
      'plans.height as plan_height',
    ])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number]

export function cardOf(row: CardRow, language: Language): EstateCard {
  return {
    id: row.id,
    slug: estateSlug(row),
    category: row.category,
    geo_flatnum: row.geo_flatnum,
    number: estateNumber(row.category, row.geo_flatnum),
    complex: { id: row.complex_id, slug: row.complex_slug, name: textIn(row.complex_name, language) },
    house: {
      id: row.house_id,
      slug: row.house_slug,
      name: textIn(row.house_name, language),
      deadline: deadlineOf(row),
      handed_over_at: row.handed_over_at,
    },
    section: row.section,
    floor: row.floor,
    floors_total: row.floors_total,
    rooms: toldRooms(row),
    is_euro: row.is_euro === 1,
    area_total: row.area_total,
    restoration: restorationIn(row.restoration, language),
    ...pricesOf(row),
    status: row.status,
    plan: planCard(row),
  }
}

function restorationIn(code: RestorationCode | null, language: Language): EstateCard['restoration'] {
  return code && { code, title: restorationTitles[code][language] }
}

function planCard({ plan_card: card, plan_width: width, plan_height: height }: CardRow): EstateCard['plan'] {
  return card === null || width === null || height === null ? null : { card, width, height }
}
