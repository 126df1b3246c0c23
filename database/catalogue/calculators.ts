import { type Calculator, calculationTypes } from '#contract/calculators.ts'
import { categoryOfId } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** The subject of the calculators. Unknown ids match nothing; a house adds its project. */
export type CalculatorPlace = {
  houseId: number | undefined
  complexId: number | undefined
  /** Ids of tabs; empty means all categories. */
  categoryIds: readonly number[]
}

/**
 * The calculators of a place (R183): of each type those made for the house; where there are none, those made for its
 * project; else the general ones. One without categories is for all of them. First payments come largest first
 * (R113).
 */
export async function findCalculators(
  db: Database,
  place: CalculatorPlace,
  language: Language,
): Promise<Calculator[]> {
  const [{ houseId, complexId }, rows] = await Promise.all([knownPlace(db, place), rowsOf(db)])
  const categories = place.categoryIds.flatMap((id) => categoryOfId(id) ?? [])
  const fitting = rows.filter((row) => {
    const own = readJson(row.estate_categories)
    return categories.length === 0 || own.length === 0 || own.some((code) => categories.includes(code))
  })
  const levels = [
    fitting.filter((row) => houseId !== null && row.house_id === houseId),
    fitting.filter((row) => complexId !== null && row.house_id === null && row.complex_id === complexId),
    fitting.filter((row) => row.house_id === null && row.complex_id === null),
  ]
  return calculationTypes.flatMap((type) => {
    const nearest = levels
      .map((level) => level.filter((row) => row.type === type))
      .find((level) => level.length > 0)
    return (nearest ?? []).map((row) => calculatorOf(row, language))
  })
}

async function knownPlace(db: Database, { houseId, complexId }: CalculatorPlace) {
  const house =
    houseId === undefined
      ? undefined
      : await db
          .selectFrom('houses')
          .select(['id', 'complex_id'])
          .where('id', '=', houseId)
          .executeTakeFirst()
  return { houseId: house?.id ?? null, complexId: house?.complex_id ?? complexId ?? null }
}

function rowsOf(db: Database) {
  return db.selectFrom('calculators').selectAll().orderBy('id').execute()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function calculatorOf(row: Row, language: Language): Calculator {
  return {
    id: row.id,
    type: row.type,
    title: textIn(row.title, language),
    rate: row.rate,
    rate_effective: row.rate_effective,
    months: readJson(row.months).toSorted((a, b) => a - b),
    step: row.step,
    options: readJson(row.options).toSorted((a, b) => b.initial_payment - a.initial_payment),
  }
}
