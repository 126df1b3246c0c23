import type { Mortgage } from '#contract/mortgages.ts'
import { isInForce } from '#domain/in-force.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** The programmes in force on a day in Kazakhstan like `2026-11-21`, in the order of their ids. */
export async function findMortgages(db: Database, language: Language, today: string): Promise<Mortgage[]> {
  const [rows, links] = await Promise.all([
    db.selectFrom('mortgages').selectAll().orderBy('id').execute(),
    db.selectFrom('complex_mortgages').selectAll().orderBy('complex_id').execute(),
  ])
  const linksOf = Map.groupBy(links, (link) => link.mortgage_id)
  return rows
    .filter((row) => isInForce({ from: row.valid_from, to: row.valid_to }, today))
    .map((row) => ({
      id: row.id,
      code: row.code,
      title: textIn(row.title, language),
      bank: textIn(row.bank, language),
      kind: row.kind,
      rate_nominal: row.rate_nominal,
      rate_effective: row.rate_effective,
      fee: row.fee,
      initial_payment_min: row.initial_payment_min,
      term_months_min: row.term_months_min,
      term_months_max: row.term_months_max,
      price_cap: readJson(row.price_cap),
      loan_cap: readJson(row.loan_cap),
      finishing_required: readJson(row.finishing_required),
      steps: readJson(row.steps),
      combines_with_discounts: row.combines_with_discounts === 1,
      asks: readJson(row.asks),
      applications: row.applications,
      conditions_html: textIn(row.conditions_html, language),
      source_url: row.source_url,
      valid_from: row.valid_from,
      valid_to: row.valid_to,
      complex_ids: (linksOf.get(row.id) ?? []).map((link) => link.complex_id),
      house_ids: readJson(row.houses),
    }))
}

/** The programmes that a project may use. Without a project, or with an unknown one, all of them. */
export async function mortgagesFor(
  db: Database,
  mortgages: readonly Mortgage[],
  complexId: number | undefined,
): Promise<Mortgage[]> {
  if (complexId === undefined) return [...mortgages]
  const known = await db.selectFrom('complexes').select('id').where('id', '=', complexId).executeTakeFirst()
  return mortgages.filter(
    ({ complex_ids: ids }) => known === undefined || ids.length === 0 || ids.includes(complexId),
  )
}
