import { useLoaderData } from 'react-router'
import { pageContext } from '../../data/ask.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CalculatorPage } from './calculator/calculator-page.tsx'
import { needsAnotherLoad } from './calculator/needs-another-load.ts'
import { loadCalculator } from './calculator/calculator-data.ts'
import { lowestRate } from './way-figures.ts'
import type { Route } from './+types/mortgage.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCalculator(pageContext(context).ask, url, 'mortgage')
}

export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return needsAnotherLoad(currentUrl, nextUrl)
}

/** Mortgage and Islamic financing (R53). */
export default function MortgagePage() {
  const data = useLoaderData<typeof loader>()
  const { t, number } = useI18n()
  const lowest = lowestRate(data.programmes)
  const lead =
    lowest === null
      ? t('purchase.lead')
      : t('purchase.mortgage.lead', {
          rate: number(lowest.rate_nominal, 2),
          effective: number(lowest.rate_effective),
        })
  return <CalculatorPage type="mortgage" data={data} lead={lead} />
}
