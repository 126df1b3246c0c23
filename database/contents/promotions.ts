import type { BasicPromotion, Promotion, PromotionCard, promotionStates } from '#contract/promotions.ts'
import { categoryId } from '#domain/categories.ts'
import { isInForce } from '#domain/in-force.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { pictureIn, textIn } from './texts-and-pictures.ts'

/** A visitor's criteria for the offers; empty lists mean "any", unknown ids match nothing. */
export type PromotionCriteria = {
  complexIds: readonly number[]
  categoryIds: readonly number[]
  state: (typeof promotionStates)[number]
}

/** Whether an offer holds on a day in Kazakhstan like `2026-11-21`. */
export function holds(promotion: { starts_at: string; ends_at: string | null }, today: string): boolean {
  return isInForce({ from: promotion.starts_at, to: promotion.ends_at }, today)
}

/** Ids of the offers that hold on a day: only these count for units, projects and filters. */
export async function promotionIdsInForce(db: Database, today: string): Promise<Set<number>> {
  const rows = await begun(db, today)
  return new Set(rows.filter((row) => holds(row, today)).map((row) => row.id))
}

/**
 * The matching offers, the latest start first. An offer that has not begun is never shown. One without
 * projects or without categories holds for all of them.
 */
export async function findPromotions(
  db: Database,
  criteria: PromotionCriteria,
  language: Language,
  today: string,
): Promise<PromotionCard[]> {
  const [rows, links, complexes] = await Promise.all([
    begun(db, today),
    complexLinks(db),
    db.selectFrom('complexes').select('id').execute(),
  ])
  const known = new Set(complexes.map(({ id }) => id))
  const complexIds = criteria.complexIds.filter((id) => known.has(id))
  const fits = ({ complex_ids, estate_category_ids, state }: PromotionCard) =>
    (criteria.state === 'all' || criteria.state === state) &&
    touches(complex_ids, complexIds) &&
    touches(estate_category_ids, criteria.categoryIds)
  return rows.map((row) => cardOf(row, links.get(row.id) ?? [], language, today)).filter(fits)
}

/** All offers that hold today, in short. */
export async function findBasicPromotions(
  db: Database,
  language: Language,
  today: string,
): Promise<BasicPromotion[]> {
  const rows = await begun(db, today)
  return rows.filter((row) => holds(row, today)).map((row) => basicOf(row, language))
}

/** One offer, also after its end; null when there is none, or not yet. */
export async function findPromotion(
  db: Database,
  slug: string,
  language: Language,
  today: string,
): Promise<Promotion | null> {
  const row = await rowsOf(db)
    .select(['body_html', 'conditions_html', 'updated_at'])
    .where('slug', '=', slug)
    .where('starts_at', '<=', today)
    .executeTakeFirst()
  if (!row) return null
  const complexes = await db
    .selectFrom('complex_promotions')
    .innerJoin('complexes', 'complexes.id', 'complex_promotions.complex_id')
    .select(['complexes.id', 'complexes.slug', 'complexes.name'])
    .where('promotion_id', '=', row.id)
    .orderBy('complexes.sort_order')
    .orderBy('complexes.id')
    .execute()
  const ids = complexes.map(({ id }) => id).toSorted((a, b) => a - b)
  return {
    ...cardOf(row, ids, language, today),
    body_html: textIn(row.body_html, language),
    conditions_html: textIn(row.conditions_html, language),
    complexes: complexes.map(({ id, slug, name }) => ({ id, slug, name: textIn(name, language) })),
    updated_at: row.updated_at,
  }
}

function rowsOf(db: Database) {
  return db
    .selectFrom('promotions')
    .select(['id', 'slug', 'title', 'lead', 'cover', 'starts_at', 'ends_at', 'discount', 'estate_categories'])
}

function begun(db: Database, today: string) {
  return rowsOf(db)
    .where('starts_at', '<=', today)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type Row = Awaited<ReturnType<typeof begun>>[number]

async function complexLinks(db: Database): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('complex_promotions')
    .select(['promotion_id', 'complex_id'])
    .orderBy('complex_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.promotion_id)].map(([id, links]) => [
      id,
      links.map((link) => link.complex_id),
    ]),
  )
}

/** Whether the subjects of an offer (an empty list: all) match the criteria (an empty list: any). */
function touches(held: readonly number[], asked: readonly number[]): boolean {
  return held.length === 0 || asked.length === 0 || asked.some((id) => held.includes(id))
}

function basicOf(row: Row, language: Language): BasicPromotion {
  return {
    id: row.id,
    slug: row.slug,
    title: textIn(row.title, language),
    lead: textIn(row.lead, language),
    cover: pictureIn(readJson(row.cover), language),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
  }
}

function cardOf(row: Row, complexIds: number[], language: Language, today: string): PromotionCard {
  return {
    ...basicOf(row, language),
    state: holds(row, today) ? 'active' : 'past',
    discount: row.discount,
    complex_ids: complexIds,
    estate_category_ids: readJson(row.estate_categories)
      .map(categoryId)
      .toSorted((a, b) => a - b),
  }
}
