import './figure-table.css'
import type { ReactNode } from 'react'

type Row = { key: string | number; name: ReactNode; values: readonly ReactNode[] }

type FigureTableProps = {
  /** Id of the heading that names the table, or the name itself. */
  labelledBy?: string
  caption?: string
  /** The first one heads the names of the rows. */
  columns: readonly string[]
  rows: readonly Row[]
}

/** Figures under each other, hairlines only; on small screens every row becomes a block with its own labels. */
export function FigureTable({ labelledBy, caption, columns, rows }: FigureTableProps) {
  return (
    <table className="figure-table" aria-labelledby={labelledBy}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className="figures">
                <span className="figure-table-label" aria-hidden="true">
                  {columns[index + 1]}
                </span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
