import { pages } from '#contract/pages.ts'
import type { Way } from '#domain/ways-to-buy.ts'
import { useWayText } from '../../blocks/payment/way-text.ts'
import { useWays } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TextLink } from '../../ui/button.tsx'
import { termWords } from '../../blocks/payment/calculation-words.ts'
import type { ProgrammeItem } from './purchase-data.server.ts'
import { lightestInstalment, lowestRate } from './way-figures.ts'

/** The ways to buy with the figure that speaks for each, out of the programmes of today. */
export function WayCards({
  programmes,
  discounts,
}: {
  programmes: readonly ProgrammeItem[]
  discounts: number
}) {
  const i18n = useI18n()
  const { t, number, count, language } = i18n
  const textOf = useWayText()
  const ways = useWays()
  const state = lowestRate(programmes, 'state')
  const market = lowestRate(programmes, 'market')
  const lowest = state ?? market
  const instalment = lightestInstalment(programmes)
  const loans = programmes.filter(({ kind }) => kind !== 'installment').length
  const figures: Record<Way, { figure: string; rest: string } | null> = {
    mortgage: lowest && {
      figure: t('purchase.way.loan', { rate: number(lowest.rate_nominal, 2) }),
      rest: [
        state && t('purchase.way.loan.state', { effective: number(state.rate_effective) }),
        market &&
          t('purchase.way.loan.market', {
            rate: number(market.rate_nominal, 2),
            effective: number(market.rate_effective),
          }),
        count(loans, 'purchase.programmes.count'),
      ]
        .filter((words) => words !== null)
        .join('; '),
    },
    installment: instalment && {
      figure:
        instalment.rate_nominal === 0
          ? t('purchase.way.markup.none')
          : t('purchase.way.markup', { rate: number(instalment.rate_nominal, 2) }),
      rest: t('purchase.way.instalment', {
        share: number(instalment.initial_payment_min),
        months: termWords(instalment.term_months_max, i18n, 'upto'),
      }),
    },
    payment100: {
      figure: t('purchase.way.whole'),
      rest: discounts === 0 ? '' : t('purchase.way.whole.offers', { count: discounts }),
    },
  }
  return (
    <ul className="way-cards">
      {ways.map((way) => (
        <li key={way}>
          <h2>{t(`home.purchase.${way}.title`)}</h2>
          {figures[way]?.figure && <p className="way-cards-figure figures">{figures[way].figure}</p>}
          {figures[way]?.rest && <p className="figures">{figures[way].rest}</p>}
          <p>{textOf(way)}</p>
          <TextLink to={pages[way](language)}>{t(`purchase.way.${way}.link`)}</TextLink>
        </li>
      ))}
    </ul>
  )
}
