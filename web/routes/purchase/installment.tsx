import { useLoaderData } from 'react-router'
import { pageContext } from '../../data/page-context.server.ts'
import { revalidateFor } from '../../data/revalidation.ts'
import { useWays } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CalculatorPage } from './calculator/calculator-page.tsx'
import { loadCalculator } from './calculator/calculator-data.server.ts'
import { leastShare } from './way-figures.ts'
import { purchaseLead } from './ways-words.ts'
import type { Route } from './+types/installment.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCalculator(pageContext(context).apiClient, url, 'installment')
}

/** Only what is to be bought changes what is reckoned with: everything else is reckoned in the browser. */
export const shouldRevalidate = revalidateFor('estate', 'complex')

/** Instalments paid to the company (R54). */
export default function InstallmentPage() {
  const data = useLoaderData<typeof loader>()
  const { t, number } = useI18n()
  const ways = useWays()
  const share = leastShare(data.programmes)
  const lead =
    share === null ? t(purchaseLead(ways)) : t('purchase.installment.lead', { share: number(share) })
  return <CalculatorPage type="installment" data={data} lead={lead} />
}
