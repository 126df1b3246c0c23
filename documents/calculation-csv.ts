import { stringify } from 'csv-stringify/sync'
import type { Company } from '#contract/dictionaries.ts'
import type { CalculationSheet, Fact } from './calculation-sheet.ts'

/**
 * A calculation as a table for Excel as it is set up in Kazakhstan: there the decimal sign is a comma and the list
 * separator a semicolon, so a file with commas opens in one column. UTF-8 with a byte order mark, or Excel takes it
 * for the code page of Windows. Money is bare whole numbers for further calculation. A text that could be a formula
 * (=, +, -,
 * @ and a tab at the beginning of a text) gets an apostrophe.
 */
export function calculationCsv(sheet: CalculationSheet, company: Pick<Company, 'name'>): string {
  const { text, title, made, unit, facts, sums, notes, disclaimer, columns, rows } = sheet
  const records: (string | number)[][] = [
    [title, company.name],
    [made],
    ...(unit === null ? [] : [[text.unit, unit]]),
    ...[...facts, ...sums].map(cells),
    [],
    columns,
    ...rows,
    [],
    ...[...notes, disclaimer].map((line) => [line]),
  ]
  return stringify(records, {
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    escape_formulas: true,
  })
}

function cells({ label, value }: Fact): (string | number)[] {
  return [label, 'money' in value ? value.money : value.words]
}
