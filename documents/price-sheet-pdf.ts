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

/**
 * All that a flat costs, to print: lying, so that the ways to pay stand side by side. The tables come after the ways to
 * pay; where the first one has no room there, the peers and the history of the price fill that page (R1295). Equal
 * documents of one day are equal files.
 */
export async function priceSheetPdf(
  document: PriceSheetDocument,
  manner: PdfManner,
  faces?: SiteFaces,
): Promise<Buffer> {
  const inks = inksOf(usableColours(manner.operator.colours))
  let isMoved = false
  const found = (page: number) => {
    isMoved = page > 1
  }
  const asOnPage = await makePdf(priceDefinition(document, manner, inks, { found }), inks, faces)
  return isMoved
    ? makePdf(priceDefinition(document, manner, inks, { peersFirst: true }), inks, faces)
    : asOnPage
}

/** Whether the peers and the history stand before the tables, and who is told the page on which the first table ends. */
type Order = { peersFirst?: boolean; found?: (page: number) => void }

/** The id of a point beneath the first table: a table that is kept together does not know its own page. */
const firstEnd = 'first-end'

function priceDefinition(
  { title, unit, lead, facts, bands, history, ways, tables, notes, pageLine }: PriceSheetDocument,
  { operator, language, day }: PdfManner,
  inks: Inks,
  { peersFirst = false, found }: Order,
): TDocumentDefinitions {
  const set = (words: string) => typeset(words, language)
  const heading = (text: string): Content => ({
    text: set(text),
    bold: true,
    fontSize: 11.5,
    margin: [0, 8, 0, 3],
    headlineLevel: 1,
  })
  const quiet = (text: string): Content => ({ text: set(text), color: inks.quiet, margin: [0, 0, 0, 3] })
  const tableOf = (table: PriceSheetDocument['tables'][number]): Content[] => [
    heading(table.title),
    gridOf(table, set, inks),
    ...(table.note === null ? [] : [{ text: '', margin: 2 }, quiet(table.note)]),
  ]
  const costs = tables.flatMap((table, at): Content[] => {
    const isWhole = table.rows.length <= together
    const end: Content[] = at === 0 && isWhole ? [{ text: ' ', fontSize: 1, id: firstEnd }] : []
    return [{ stack: tableOf(table), unbreakable: isWhole }, ...end]
  })
  const peers: Content[] = [
    heading(bands.title),
    // The source of the bands is not torn apart.
    ...bands.lines.map((line): Content => ({ stack: [quiet(line)], unbreakable: true })),
    ...(history === null ? [] : tableOf(history)),
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
    pageBreakBefore: (node, { getFollowingNodesOnPage }) => {
      if (node.id === firstEnd) found?.(node.startPosition.pageNumber)
      return node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0
    },
    content: [
      // The head is low, so that the first table has its place beneath the ways to pay (R1295).
      {
        columns: [
          { text: set(title), font: 'Display', fontSize: 22, lineHeight: 1.1, width: 'auto' },
          { text: operator.name, bold: true, color: inks.mark, alignment: 'right', width: '*' },
        ],
        columnGap: 24,
        margin: [0, 0, 0, 2],
      },
      { text: set(unit), fontSize: 11, color: inks.quiet, margin: [0, 0, 0, 4] },
      quiet(lead),
      {
        text: facts.flatMap(({ label, value }, at) => [
          { text: `${at === 0 ? '' : '     '}${value}`, bold: true },
          { text: `  ${set(label)}`, color: inks.quiet },
        ]),
      },
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
      ...(peersFirst ? [...peers, ...costs] : [...costs, ...peers]),
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
              {
                text: notes.map((note, at) => ({
                  text: `${at === 0 ? '' : '. '}${set(note)}`,
                  ...(url !== null && note === notes.at(-1) && { link: url }),
                })),
                fontSize: 7,
                color: inks.faint,
              },
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
