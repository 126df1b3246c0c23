import { useRef } from 'react'
import { type Address, pages } from '#contract/pages.ts'
import type { ShortlistEstate } from '#contract/shortlist.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { estateNumberWords, estateTitle, statusKey } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { compareRows } from './compare-rows.ts'
import { CompareStrip } from './compare-strip.tsx'

type CompareTableProps = {
  estates: readonly ShortlistEstate[]
  /** The comparison without one of them. */
  without: (id: number) => Address
}

/** Units side by side, a fact a row (R43). «Differences only» hides rows by CSS: it needs no JavaScript. */
export function CompareTable({ estates, without }: CompareTableProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const table = useRef<HTMLElement>(null)
  const rows = compareRows(estates, i18n)
  const hasDifferences = rows.some((row) => row.differs)
  return (
    <div className="compare">
      {estates.length > 1 && (
        <label className="compare-switch">
          <input type="checkbox" />
          <span>{t('compare.differences')}</span>
        </label>
      )}
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="compare-scroll" aria-label={t('compare.table')} tabIndex={0} ref={table}>
        <table className={`compare-table compare-of-${estates.length}`}>
          <caption className="visually-hidden">{t('compare.table')}</caption>
          <thead>
            <tr>
              <th scope="col" className="compare-corner">
                <span className="visually-hidden">{t('compare.facts')}</span>
              </th>
              {estates.map((estate) => (
                <th key={estate.id} scope="col">
                  <ColumnHead estate={estate} without={without(estate.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.title}
                className={row.differs || estates.length === 1 ? undefined : 'compare-same'}
              >
                <th scope="row">
                  <span>{row.title}</span>
                </th>
                {row.cells.map(({ value, note, best }, place) => (
                  <td key={estates[place]?.id} data-label={row.title} className="figures">
                    {best !== null ? (
                      <strong>
                        {value}
                        <span className="visually-hidden"> ({t(`compare.best.${best}`)})</span>
                      </strong>
                    ) : (
                      value || '—'
                    )}
                    {note !== undefined && <small>{note}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="compare-corner">
                <span className="visually-hidden">{t('reserves.open')}</span>
              </th>
              {estates.map((estate) => (
                <td key={estate.id}>
                  {estate.status !== 'sold' && (
                    <Link
                      className={buttonClass('outlined', { small: true })}
                      to={pages.reserve(language, estate.id)}
                    >
                      {t('reserves.open')}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <CompareStrip estates={estates} table={table} />
      {estates.length > 1 && !hasDifferences && <p className="compare-none">{t('compare.same')}</p>}
    </div>
  )
}

/** The part that stays in sight while the rows pass; its drawing disappears first. */
function ColumnHead({ estate, without }: { estate: ShortlistEstate; without: Address }) {
  const i18n = useI18n()
  const { t, language, price } = i18n
  const { plan } = estate
  const title = estateTitle(estate, i18n)
  const number = estateNumberWords(estate, t)
  const shown = shownPrice(estate)
  return (
    <>
      <span className="compare-plan">
        {plan !== null && <img src={plan.card} width={plan.width} height={plan.height} alt="" />}
      </span>
      <Link className="compare-name" to={pages.estate(language, estate.category, estate.slug)}>
        {title}
      </Link>
      <span className="caption">{number}</span>
      <span className="compare-price figures">
        {shown === null ? t(statusKey(estate.status)) : price(shown)}
      </span>
      <Link
        className="compare-remove"
        to={without}
        aria-label={t('compare.remove.unit', { unit: [title, number].filter(Boolean).join(', ') })}
        preventScrollReset
      >
        {t('compare.remove')}
      </Link>
    </>
  )
}
