import type { Legal } from '#contract/houses.ts'
import type { Language, Localized } from '#domain/languages.ts'
import type { JsonText } from '../tables.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

type LegalColumns = {
  permit_no: string | null
  permit_date: string | null
  legal_method: Legal['method']
  guarantee_no: string | null
  permit_url: string | null
  guarantee_url: string | null
  builder_name: JsonText<Localized> | null
  bin: string | null
}

/** The columns of `legalOf`, the same in the tables of projects and of houses. */
export const legalColumns = [
  'permit_no',
  'permit_date',
  'legal_method',
  'guarantee_no',
  'permit_url',
  'guarantee_url',
  'builder_name',
  'bin',
] as const satisfies readonly (keyof LegalColumns)[]

export function legalOf(row: LegalColumns, language: Language): Legal {
  return {
    permit_no: row.permit_no,
    permit_date: row.permit_date,
    method: row.legal_method,
    guarantee_no: row.guarantee_no,
    permit_url: row.permit_url,
    guarantee_url: row.guarantee_url,
    builder_name: row.builder_name && textIn(row.builder_name, language),
    bin: row.bin,
  }
}
