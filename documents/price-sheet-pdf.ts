import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { usableColours } from '#domain/brand-colours.ts'
import { languageNames } from '#domain/languages.ts'
import type { PdfManner } from './calculation-pdf.ts'
import { type Inks, inksOf } from './inks.ts'
import { makePdf } from './pdf.ts'
import type { PriceSheetDocument } from './price-sheet-document.ts'
import type { SiteFaces } from './site-faces.ts'
import { filled } from '#domain/filled.ts'
import { typeset } from './typeset.ts'

const margin = 42

/** A table of sums with no more rows stands on one page: its totals are read with what they add up. */
const together = 12

/**
 * All that a flat costs, to print: lying, so that the ways to pay stand side by side. The tables come after the ways to
 * pay; where the first one has no room there, or the sheet would take a page more, the peers and the history of the
 * price fill that page (R1295, R1336). Equal documents of one day are equal files.
 */
export async function priceSheetPdf(
  document: PriceSheetDocument,
  manner: PdfManner,
  faces?: SiteFaces,
): Promise<Buffer> {
  const inks = inksOf(usableColours(manner.operator.colours))
  const write = async (peersFirst: boolean) => {
    const seen: Seen = { firstEnds: 1, pages: 1 }
    const bytes = await makePdf(priceDefinition(document, manner, inks, { peersFirst, seen }), inks, faces)
    return { ...seen, bytes }
  }
  const asOnPage = await write(false)
  const isMoved = asOnPage.firstEnds > 1
  if (!isMoved && asOnPage.pages <= 2) return asOnPage.bytes
  const other = await write(true)
  return isMoved || other.pages < asOnPage.pages ? other.bytes : asOnPage.bytes
}

/** What only a layout shows: the page on which the first table ends, and how many there are. */
type Seen = { firstEnds: number; pages: number }

/** Whether the peers and the history stand before the tables, and where to note what the layout shows. */
type Order = { peersFirst: boolean; seen: Seen }

/** The id of a point beneath the first table: a table that is kept together does not know its own page. */
const firstEnd = 'first-end'

function priceDefinition(
  { title, unit, lead, facts, bands, history, ways, tables, notes, pageLine }: PriceSheetDocument,
  { operator, language, day }: PdfManner,
  inks: Inks,
  { peersFirst, seen }: Order,
): TDocumentDefinitions {
  const set = (words: string) => typeset(words, language)
  const heading = (text: string): Content => ({
    text: set(text),
    bold: true,
    fontSize: 11.5,
    margin: [0, 7, 0, 3],
    headlineLevel: 1,
  })
  const quiet = (text: string, [above, beneath] = [0, 3]): Content => ({
    text: set(text),
    color: inks.quiet,
    margin: [0, above, 0, beneath],
  })
  const tableOf = (table: PriceSheetDocument['tables'][number]): Content[] => [
    heading(table.title),
    gridOf(table, set, inks),
    ...(table.note === null ? [] : [quiet(table.note, [4, 3])]),
  ]
  const costs = tables.flatMap((table, at): Content[] => {
    const isWhole = table.rows.length <= together
    const end: Content[] = at === 0 && isWhole ? [{ text: ' ', fontSize: 1, id: firstEnd }] : []
    return [{ stack: tableOf(table), unbreakable: isWhole }, ...end]
  })
  const peers: Content[] = [
    // The source of the bands is not torn apart, and their heading goes with the first line: a stack that is kept together
    // still counts as being on the page that it has left.
    ...bands.lines.map((line, at): Content => ({
      stack: [...(at === 0 ? [heading(bands.title)] : []), quiet(line)],
      unbreakable: true,
    })),
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
    pageMargins: [margin, margin, margin, 48],
    footer: (page, pages) => {
      seen.pages = pages
      return {
        margin: [margin, 14, margin, 0],
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
      }
    },
    // A heading does not stand alone at the foot of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) => {
      if (node.id === firstEnd) seen.firstEnds = node.startPosition.pageNumber
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
      {
        stack: notes.map((note) => quiet(note, [0, 1.5])),
        fontSize: 7.5,
        margin: [0, 5, 0, 0],
        unbreakable: true,
      },
    ],
  }
}

/**
 * Each row is one cell whose columns stand beside each other: so its notes have the whole width beneath them (R1336), and
 * it is never torn apart.
 */
function gridOf(
  { columns, rows, isWords }: PriceSheetDocument['tables'][number],
  set: (words: string) => string,
  inks: Inks,
): Content {
  const widths = isWords
    ? [110, 90, 90, '*']
    : ['*', ...columns.slice(1).map(() => (columns.length > 5 ? 96 : 120))]
  const line = (texts: readonly string[], look: { color?: string; bold?: boolean }): Content => ({
    columns: texts.map((text, column) => ({
      ...look,
      text: set(text),
      width: widths[column] ?? '*',
      alignment: column === 0 || (isWords && column === columns.length - 1) ? 'left' : 'right',
    })),
    columnGap: 8,
  })
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*'],
      body: [
        [line(columns, { color: inks.quiet })],
        ...rows.map(({ name, notes, url, cells, isTotal }): TableCell[] => [
          {
            stack: [
              line([name, ...cells], { bold: isTotal }),
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
        ]),
      ],
    },
    layout: {
      hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => inks.line,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 2.5,
      paddingBottom: () => 2,
    },
    fontSize: 8.5,
    lineHeight: 1.15,
  }
}
