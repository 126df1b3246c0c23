import { useLoaderData } from 'react-router'
import { pageContext } from '../../data/page-context.server.ts'
import { revalidateFor } from '../../data/revalidation.ts'
import { useWays } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CalculatorPage } from './calculator/calculator-page.tsx'
import { loadCalculator } from './calculator/calculator-data.server.ts'
import { lowestRate } from './way-figures.ts'
import { purchaseLead } from './ways-words.ts'
import type { Route } from './+types/mortgage.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCalculator(pageContext(context).apiClient, url, 'mortgage')
}

/** Only what is to be bought changes what is reckoned with: everything else is reckoned in the browser. */
export const shouldRevalidate = revalidateFor('estate', 'complex')

/** Mortgage and Islamic financing (R53). */
export default function MortgagePage() {
  const data = useLoaderData<typeof loader>()
  const { t, number } = useI18n()
  const ways = useWays()
  const rates = (['state', 'market'] as const).flatMap((kind) => {
    const lowest = lowestRate(data.programmes, kind)
    if (lowest === null) return []
    const { rate_nominal: rate, rate_effective: effective, initial_payment_min: share } = lowest
    return t(`purchase.mortgage.lead.${kind}`, {
      rate: number(rate, 2),
      effective: number(effective),
      share: number(share),
    })
  })
  const lead = rates.length === 0 ? t(purchaseLead(ways)) : rates.join(' ')
  return <CalculatorPage type="mortgage" data={data} lead={lead} />
}
