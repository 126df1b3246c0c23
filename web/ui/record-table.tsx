import './record-table.css'
import type { ReactNode } from 'react'

export type TableRow = { key: string; head: ReactNode; cells: readonly ReactNode[] }

type RecordTableProps = {
  /** The id of its heading. */
  labelledBy: string
  /** The titles, that of the heads of rows first. */
  columns: readonly [head: string, ...cells: string[]]
  rows: readonly TableRow[]
}

/** A table of words, a row for each thing; on small screens each row is a list whose values bear their titles. */
export function RecordTable({ labelledBy, columns: [head, ...titles], rows }: RecordTableProps) {
  return (
    <table className="stacked-table record-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[head, ...titles].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head: name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {titles.map((title, index) => (
              <td key={title} data-label={title}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
