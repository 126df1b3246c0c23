import { Hono } from 'hono'
import { type Calculation, exportCalculation } from '#contract/calculation-export.ts'
import type { EstateCard } from '#contract/estates.ts'
import type { Mortgage } from '#contract/mortgages.ts'
import { findCompany } from '#database/catalogue/dictionaries.ts'
import { findEstateCards } from '#database/catalogue/estate-cards.ts'
import { findMortgages } from '#database/catalogue/mortgages.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { readSetting } from '#database/settings.ts'
import { calculationCsv } from '#documents/calculation-csv.ts'
import { calculationSheet } from '#documents/calculation-sheet.ts'
import { type DocumentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { ownTexts } from '#texts/own-texts.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { unknownCompany } from './dictionaries.ts'
import { Failure, refusedFields } from '../http/failures.ts'
import { programmeMisfits } from './programme-misfits.ts'
import { languageOf } from '../http/read-route.ts'
import { readFields } from '../http/request-fields.ts'

type ExportParts = {
  db: Database
  index: LiveSearchIndex
  now: () => Date
  numberStyle: NumberStyle
  documents: Pick<DocumentThread, 'make'>
}

/** POST /api/calculators/export: a schedule of payments as a file (R195, note g). */
export function calculationExport({ db, index, now, numberStyle, documents }: ExportParts) {
  return new Hono<ApiEnv>().post(exportCalculation.path, async (c) => {
    const parsed = exportCalculation.body.safeParse(await readFields(c.req.raw))
    if (!parsed.success) throw refusedFields(parsed.error.issues)
    const body = parsed.data
    const language = body.locale ?? languageOf(c)
    const day = dayInKazakhstan(now())
    const { programme, estate } = await findNamed(db, body, language, day)
    if (programme !== null) {
      const misfits = programmeMisfits(body, programme, estate, index.current().words)
      if (Object.keys(misfits).length > 0) throw new Failure(422, 'validation.failed', misfits)
    }
    const { type, price, initial_payment: initialPayment, months, format } = body
    const rate = rateOf(body, programme)
    const order = { type, price, initialPayment, months, rate, programme, estate, day }
    const sheet = calculationSheet(order, language, ownTexts(index.current().own, language), numberStyle)
    const [found, fonts] = await Promise.all([findCompany(db, language), readSetting(db, 'fonts')])
    const company = found ?? unknownCompany
    const manner = { operator: { ...company, ...(fonts && { fonts }) }, language, style: numberStyle, day }
    const file =
      format === 'csv'
        ? new TextEncoder().encode(calculationCsv(sheet, company))
        : await documents.make({ kind: 'calculation', sheet, manner }).catch(refused)
    return c.body(file, 200, {
      'Content-Type': exportCalculation.file.types[format === 'csv' ? 1 : 0],
      'Content-Disposition': `attachment; filename="${fileName(body)}"`,
      'Content-Language': language,
      'Cache-Control': 'no-store',
    })
  })
}

function refused(error: unknown): never {
  if (!(error instanceof TooManyDocuments)) throw error
  const headers = { 'Retry-After': String(error.retryAfter) }
  throw new Failure(429, 'validation.too_many', undefined, { headers })
}

/** The rate that was sent, else that of the programme; an instalment may have none. */
function rateOf({ rate }: Calculation, programme: Mortgage | null): number {
  return rate ?? programme?.rate_nominal ?? 0
}

/**
 * The programme and the unit that a calculation names. Refuses a programme that is not in force today, whose rate
 * no programme offers, and a unit that visitors do not see.
 */
async function findNamed(
  db: Database,
  { program_id: programId, estate_id: estateId }: Calculation,
  language: Language,
  day: string,
): Promise<{ programme: Mortgage | null; estate: EstateCard | null }> {
  const programmes = programId === undefined ? [] : await findMortgages(db, language, day)
  const programme = programmes.find(({ id }) => id === programId) ?? null
  const [card] = estateId === undefined ? [] : await findEstateCards(db, [estateId], language)
  const estate = card === undefined || ['withdrawn', 'hidden'].includes(card.status) ? null : card
  const errors = {
    ...(programId !== undefined && programme === null ? { program_id: ['validation.program'] } : {}),
    ...(estateId !== undefined && estate === null ? { estate_id: ['validation.estate'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw new Failure(422, 'validation.failed', errors)
  return { programme, estate }
}

/** Latin letters, digits and hyphens: every system can keep a file of that name. */
function fileName({ type, months, estate_id: estateId, format }: Calculation): string {
  const unit = estateId === undefined ? '' : `-unit-${estateId}`
  return `${type}-${months}-months${unit}.${format}`
}
