import type { PriceSheet, PriceSheetCost, PriceSheetSpace } from '#contract/price-sheet.ts'
import { formatDate } from '#domain/dates.ts'
import { type PriceSheetRow, priceSheetRows } from '#domain/price-sheet-rows.ts'
import { proofWords, rowWords, type PriceSheetSpeech } from '#domain/price-sheet-words.ts'
import { type I18n, useI18n } from '../../../i18n/i18n.tsx'
import { Proof } from './proof.tsx'
import { Range } from './range.tsx'
import { wayTitle } from './way-title.ts'

/** What is paid to move in and what every month, a column for each way to pay (R1106). */
export function PriceSheetTables({ sheet }: { sheet: PriceSheet }) {
  const i18n = useI18n()
  const { t, price } = i18n
  const { once, month } = priceSheetRows(sheet)
  const { mci } = sheet
  return (
    <>
      <PriceSheetTable id="price-once" table="once" rows={once} sheet={sheet} />
      {month.length > 0 && <PriceSheetTable id="price-month" table="month" rows={month} sheet={sheet} />}
      <div className="price-notes caption">
        {mci !== null && (
          <p>
            {t('price_sheet.mci', { amount: price(mci.amount) })}{' '}
            <Proof words={proofWords(mci.proof, speechOf(i18n))} url={mci.proof.url} />
          </p>
        )}
        <p>{t('price_sheet.rounding')}</p>
        <p>{t('price_sheet.left_out')}</p>
      </div>
    </>
  )
}

type PriceSheetTableProps = {
  id: string
  table: 'once' | 'month'
  rows: readonly PriceSheetRow<PriceSheetCost, PriceSheetSpace>[]
  sheet: PriceSheet
}

/** On small screens every row becomes a block with its own labels. */
function PriceSheetTable({ id, table, rows, sheet: { day, ways } }: PriceSheetTableProps) {
  const i18n = useI18n()
  const { t } = i18n
  const titles = ways.map((way) => wayTitle(way, t))
  return (
    <section className="price-part" aria-labelledby={id}>
      <h2 id={id}>{t(`price_sheet.${table}`)}</h2>
      <table className="stacked-table price-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('price_sheet.row')}</th>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const { title, notes, url } = rowWords(row, { table, day }, speechOf(i18n))
            const isTotal = row.kind === 'total' || row.kind === 'warm'
            return (
              // Two costs may have one name; their order never changes.
              <tr key={`${String(index)}-${title}`} className={isTotal ? 'price-total' : undefined}>
                <th scope="row">
                  {title}
                  {notes.map((note) => (
                    <small key={note}>
                      <Proof words={note} url={note === notes.at(-1) ? url : null} />
                    </small>
                  ))}
                </th>
                {row.cells.map((cell, at) => (
                  <td
                    key={titles[at]}
                    className={cell === null ? 'figures price-none' : 'figures'}
                    data-label={titles[at]}
                  >
                    {cell === null ? '—' : <Range range={cell} />}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function speechOf({ t, price, number, language }: I18n): PriceSheetSpeech {
  return { say: t, price, number, date: (day) => formatDate(day, language) }
}
