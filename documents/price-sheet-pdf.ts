import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { usableColours } from '#domain/brand-colours.ts'
import { languageNames } from '#domain/languages.ts'
import type { PdfManner } from './calculation-pdf.ts'
import { type Inks, inksOf } from './inks.ts'
import { makePdf } from './pdf.ts'
import type { PriceSheetDocument } from './price-sheet-document.ts'
import type { SiteFaces } from './site-faces.ts'
import { filled, typeset } from './typeset.ts'

const margin = 42

/** A table of sums with no more rows stands on one page: its totals are read with what they add up. */
const together = 12

/** All that a flat costs, to print: lying, so that the ways to pay stand side by side. Equal documents of one day are equal files. */
export function priceSheetPdf(
  document: PriceSheetDocument,
  manner: PdfManner,
  faces?: SiteFaces,
): Promise<Buffer> {
  const inks = inksOf(usableColours(manner.operator.colours))
  return makePdf(priceDefinition(document, manner, inks), inks, faces)
}

function priceDefinition(
  { title, unit, lead, facts, bands, history, ways, tables, notes, pageLine }: PriceSheetDocument,
  { operator, language, day }: PdfManner,
  inks: Inks,
): TDocumentDefinitions {
  const set = (words: string) => typeset(words, language)
  const heading = (text: string): Content => ({
    text: set(text),
    bold: true,
    fontSize: 11.5,
    margin: [0, 10, 0, 4],
    headlineLevel: 1,
  })
  const quiet = (text: string): Content => ({ text: set(text), color: inks.quiet, margin: [0, 0, 0, 3] })
  const tableOf = (table: PriceSheetDocument['tables'][number]): Content[] => [
    heading(table.title),
    gridOf(table, set, inks),
    ...(table.note === null ? [] : [{ text: '', margin: 2 }, quiet(table.note)]),
  ]
  const reach = [operator.name, operator.phone.replaceAll(' ', '\u00a0'), operator.email]
  return {
    language: languageNames[language].locale,
    pageOrientation: 'landscape',
    info: {
      title: `${set(title)} · ${operator.name}`,
      subject: set(unit),
      author: operator.name,
      creator: operator.name,
      creationDate: new Date(`${day}T00:00:00+05:00`),
    },
    pageMargins: [margin, margin, margin, 54],
    footer: (page, pages) => ({
      margin: [margin, 18, margin, 0],
      columns: [
        { text: reach.filter((way) => way !== '').join(' · ') },
        {
          text: set(filled(pageLine, { page: String(page), pages: String(pages) })),
          alignment: 'right',
          width: 'auto',
        },
      ],
      fontSize: 8,
      color: inks.faint,
    }),
    // A heading does not stand alone at the foot of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
    content: [
      { text: operator.name, bold: true, color: inks.mark, margin: [0, 0, 0, 14] },
      { text: set(title), font: 'Display', fontSize: 26, lineHeight: 1.1, margin: [0, 0, 0, 4] },
      { text: set(unit), fontSize: 11, color: inks.quiet, margin: [0, 0, 0, 8] },
      quiet(lead),
      ...facts.map(({ label, value }): Content => ({
        text: [
          { text: value, bold: true },
          { text: `  ${set(label)}`, color: inks.quiet },
        ],
        margin: [0, 2, 0, 0],
      })),
      heading(ways.title),
      ...ways.lines.map(({ name, totals, words, url }): Content => ({
        stack: [
          {
            text: [
              { text: `${set(name)}. ${set(totals)}. `, bold: true },
              { text: set(words), color: inks.quiet, ...(url !== null && { link: url }) },
            ],
            margin: [0, 0, 0, 2],
          },
        ],
        unbreakable: true,
      })),
      ...tables.map((table): Content => ({
        stack: tableOf(table),
        unbreakable: table.rows.length <= together,
      })),
      heading(bands.title),
      ...bands.lines.map(quiet),
      ...(history === null ? [] : tableOf(history)),
      // Together: one sentence alone on a page is overlooked.
      { stack: notes.map(quiet), fontSize: 8, margin: [0, 7, 0, 0], unbreakable: true },
    ],
  }
}

function gridOf(
  { columns, rows, isWords }: PriceSheetDocument['tables'][number],
  set: (words: string) => string,
  inks: Inks,
): Content {
  const alignment = (column: number) =>
    column === 0 || (isWords && column === columns.length - 1) ? 'left' : 'right'
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: isWords
        ? [110, 90, 90, '*']
        : ['*', ...columns.slice(1).map(() => (columns.length > 5 ? 96 : 120))],
      body: [
        columns.map((name, column): TableCell => ({
          text: set(name),
          color: inks.quiet,
          alignment: alignment(column),
        })),
        ...rows.map(({ name, notes, url, cells, isTotal }): TableCell[] => [
          {
            stack: [
              { text: set(name), bold: isTotal },
              ...notes.map((note) => ({
                text: set(note),
                fontSize: 7,
                color: inks.faint,
                ...(url !== null && note === notes.at(-1) && { link: url }),
              })),
            ],
          },
          ...cells.map((text, at): TableCell => ({
            text: set(text),
            alignment: alignment(at + 1),
            bold: isTotal,
          })),
        ]),
      ],
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => inks.line,
      paddingLeft: (column: number) => (column === 0 ? 0 : 8),
      paddingRight: () => 0,
      paddingTop: () => 2.5,
      paddingBottom: () => 2,
    },
    fontSize: 8.5,
    lineHeight: 1.15,
  }
}
