import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { pageContext } from '../../data/ask.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CalculatorPage } from './calculator/calculator-page.tsx'
import { loadPurchase } from './purchase-data.ts'
import { sendToTidy } from './tidy-question.ts'
import { lowestRate } from './way-figures.ts'
import type { Route } from './+types/mortgage.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  sendToTidy(url, pages.mortgage)
  return loadPurchase(pageContext(context).ask)
}

/** What is asked changes nothing of what it is reckoned with. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
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
