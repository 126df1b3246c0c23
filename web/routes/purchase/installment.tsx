import { useLoaderData } from 'react-router'
import { pageContext } from '../../data/page-context.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CalculatorPage } from './calculator/calculator-page.tsx'
import { needsAnotherLoad } from './calculator/needs-another-load.ts'
import { loadCalculator } from './calculator/calculator-data.server.ts'
import { leastShare } from './way-figures.ts'
import type { Route } from './+types/installment.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCalculator(pageContext(context).apiClient, url, 'installment')
}

export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return needsAnotherLoad(currentUrl, nextUrl)
}

/** Instalments paid to the company (R54). */
export default function InstallmentPage() {
  const data = useLoaderData<typeof loader>()
  const { t, number } = useI18n()
  const share = leastShare(data.programmes)
  const lead = share === null ? t('purchase.lead') : t('purchase.installment.lead', { share: number(share) })
  return <CalculatorPage type="installment" data={data} lead={lead} />
}
