import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { readCsv } from './read-csv.ts'
import { type Sheet, tableLimits } from './sheet.ts'

/** The first bytes of .xls, a compound file of Microsoft. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')

function isWorkbook(head: Buffer): boolean {
  return head.subarray(0, 2).toString('latin1') === 'PK' || head.subarray(0, 8).equals(compound)
}

/** Whether the first bytes of a feed are those of a table: a workbook, or text that is neither XML nor JSON. */
export function isTable(head: Buffer): boolean {
  if (isWorkbook(head)) return true
  const text = head.toString('latin1').replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
  const [first] = text.replaceAll(/[\s\0]+/g, '')
  return first !== undefined && !'<{['.includes(first)
}

/**
 * The sheets of a table: .xlsx, .xls or CSV.
 *
 * @throws FeedRefusal when it is none, broken, or beyond the limits of tables
 */
export async function readSheets(
  bytes: AsyncIterable<Buffer>,
): Promise<{ sheets: Sheet[]; warnings: string[] }> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > tableLimits.size) {
      throw new FeedRefusal(
        staffText('The table is larger than {size} MB. Nothing was imported; leave only the units in it.', {
          size: tableLimits.size / 1e6,
        }),
      )
    }
    pieces.push(piece)
  }
  const whole = Buffer.concat(pieces)
  if (isWorkbook(whole)) {
    // The library of workbooks takes 20 MB, which no other feed needs.
    const { readWorkbook } = await import('./read-workbook.ts')
    return { sheets: readWorkbook(whole), warnings: [] }
  }
  const { sheet, warnings } = readCsv(whole)
  return { sheets: [sheet], warnings }
}
