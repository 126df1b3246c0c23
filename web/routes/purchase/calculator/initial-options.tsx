import type { Address } from '#contract/pages.ts'
import { calculationUnder } from '#domain/calculation.ts'
import type { Home } from '#domain/programme-match.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import { FigureTable } from '../figure-table.tsx'
import type { ProgrammeItem } from '../purchase-data.server.ts'

type InitialOptionsProps = {
  programme: ProgrammeItem
  home: Home
  months: number | null
  /** First payments to choose from, largest first (R113). */
  shares: readonly number[]
  /** The selected one, in tenge. */
  current: number
  to: (initial: number) => Address
}

/** The monthly payment of the same home with other first payments, from the largest to the smallest (R113). */
export function InitialOptions({ programme, home, months, shares, current, to }: InitialOptionsProps) {
  const { t, price, number } = useI18n()
  const rows = shares
    .filter((share) => share >= programme.initial_payment_min)
    .flatMap((share) => {
      const initial = Math.ceil((home.price * share) / 100)
      const calculation = calculationUnder(programme, home, { initial, months })
      return calculation === null ? [] : [{ share, calculation }]
    })
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="initial-options">
      <h2 className="calculator-heading" id="initial-options">
        {t('options.title')}
      </h2>
      <FigureTable
        labelledBy="initial-options"
        columns={[t('options.initial'), t('options.loan'), t('options.monthly'), t('options.total')]}
        rows={rows.map(({ share, calculation }) => ({
          key: share,
          name: (
            <Link
              to={to(calculation.initial)}
              replace
              preventScrollReset
              aria-current={calculation.initial === current ? 'true' : undefined}
            >
              {t('calculator.percent', { value: number(share) })}
              <small className="figures">{price(calculation.initial)}</small>
            </Link>
          ),
          values: [price(calculation.loan), price(calculation.monthly), price(calculation.total)],
        }))}
      />
    </section>
  )
}
