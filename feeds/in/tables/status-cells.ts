import type { Mapping } from '../mapping.ts'
import { type FeedStatus, statusOfWord } from '../words/statuses.ts'
import type { Column, Columns } from './find-columns.ts'

/** The status that a cell may say, also by its first word alone: «Бронь до 30.11». Undefined for any other text. */
export function statusSaid(text: string, mapping: Mapping): FeedStatus | undefined {
  return mapping.statuses.find(text) ?? statusOfWord(text) ?? statusOfWord(/^\p{L}+/u.exec(text)?.[0] ?? '')
}

/** Whether most cells of a column say a status. */
export function looksLikeStatus({ index }: Column, { rows }: Columns, mapping: Mapping): boolean {
  const cells = rows.flatMap(({ cells }) => cells.get(index)?.text ?? [])
  const said = cells.filter((text) => statusSaid(text, mapping) !== undefined)
  return said.length > 0 && said.length * 2 >= cells.length
}
