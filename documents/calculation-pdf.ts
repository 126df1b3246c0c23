import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { usableColours } from '#domain/brand-colours.ts'
import { languageNames, type Language } from '#domain/languages.ts'
import { formatCount, formatPrice, type NumberStyle, numberStyleIn } from '#domain/money.ts'
import type { CalculationSheet, Fact } from './calculation-sheet.ts'
import { type Inks, inksOf } from './inks.ts'
import { makePdf } from './pdf.ts'
import type { Operator } from './policy-wording.ts'
import type { SiteFaces } from './site-faces.ts'
import { filled } from '#domain/filled.ts'
import { typeset } from './typeset.ts'

const margin = 56

/** How a sheet is written: whose it is, in which language and style, and on which day it was made (`2026-11-21`). */
export type PdfManner = { operator: Operator; language: Language; style: NumberStyle; day: string }

/** A calculation to print. Equal calculations of one day are equal files. */
export function calculationPdf(
  sheet: CalculationSheet,
  manner: PdfManner,
  faces?: SiteFaces,
): Promise<Buffer> {
  const inks = inksOf(usableColours(manner.operator.colours))
  return makePdf(calculationDefinition(sheet, manner, inks), inks, faces)
}

function calculationDefinition(
  sheet: CalculationSheet,
  { operator, language, style, day }: PdfManner,
  inks: Inks,
): TDocumentDefinitions {
  const { text, title, made, unit, notes, disclaimer } = sheet
  const numbers = numberStyleIn(language, style)
  const set = (words: string) => typeset(words, language)
  const reach = [operator.name, operator.phone.replaceAll(' ', '\u00a0'), operator.email]
  return {
    language: languageNames[language].locale,
    info: {
      title: `${set(title)} · ${operator.name}`,
      subject: set(unit ?? made),
      author: operator.name,
      creator: operator.name,
      creationDate: new Date(`${day}T00:00:00+05:00`),
    },
    pageMargins: [margin, margin, margin, 60],
    footer: (page, pages) => ({
      margin: [margin, 22, margin, 0],
      columns: [
        { text: reach.filter((way) => way !== '').join(' · ') },
        {
          text: set(filled(text.pageLine, { page: String(page), pages: String(pages) })),
          alignment: 'right',
          width: 'auto',
        },
      ],
      fontSize: 8,
      color: inks.faint,
    }),
    content: [
      {
        columns: [
          { text: operator.name, bold: true, color: inks.mark },
          { text: set(made), alignment: 'right', color: inks.faint },
        ],
        margin: [0, 0, 0, 22],
      },
      { text: set(title), font: 'Display', fontSize: 26, lineHeight: 1.1, margin: [0, 0, 0, 6] },
      ...(unit === null ? [] : [{ text: set(unit), fontSize: 11, color: inks.quiet }]),
      {
        columns: [facts(sheet.facts, set, numbers, inks), facts(sheet.sums, set, numbers, inks)],
        columnGap: 28,
        margin: [0, 16, 0, 10],
      },
      ...[...notes, disclaimer].map((line): Content => ({
        text: set(line),
        color: inks.quiet,
        margin: [0, 0, 0, 4],
      })),
      { text: set(text.schedule), bold: true, fontSize: 11.5, margin: [0, 12, 0, 6], outline: true },
      schedule(sheet, numbers, inks),
    ],
  }
}

/** Labels beside values, each line for itself: beside a sum the label breaks, beside words these do. */
function facts(
  lines: readonly Fact[],
  set: (words: string) => string,
  style: NumberStyle,
  inks: Inks,
): Content {
  return lines.map(({ label, value }): Content => {
    const isSum = 'money' in value
    const text = isSum ? formatPrice(value.money, style) : set(value.words)
    return {
      table: {
        widths: isSum ? ['*', 'auto'] : ['auto', '*'],
        body: [
          [
            { text: set(label), color: inks.quiet },
            { text, bold: true, alignment: 'right' },
          ],
        ],
      },
      layout: { ...lightLines(inks), paddingTop: () => 2.5, paddingBottom: () => 2.5 },
    }
  })
}

function schedule({ columns, rows }: CalculationSheet, style: NumberStyle, inks: Inks): Content {
  return {
    table: {
      headerRows: 1,
      widths: [28, ...columns.slice(1).map(() => '*')],
      body: [
        columns.map((name): TableCell => ({ text: name, color: inks.quiet, alignment: 'right' })),
        ...rows.map((row) =>
          row.map((number): TableCell => ({ text: formatCount(number, style), alignment: 'right' })),
        ),
      ],
    },
    layout: lightLines(inks),
    fontSize: 8.5,
    lineHeight: 1.15,
  }
}

const lightLines = (inks: Inks) => ({
  hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => inks.line,
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 0.5,
})
