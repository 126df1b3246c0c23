import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { pageContext } from '../../data/ask.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CalculatorPage } from './calculator/calculator-page.tsx'
import { loadPurchase } from './purchase-data.ts'
import { sendToTidy } from './tidy-question.ts'
import { instalmentFigures } from './way-figures.ts'
import type { Route } from './+types/installment.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  sendToTidy(url, pages.installment)
  return loadPurchase(pageContext(context).ask)
}

/** What is asked changes nothing of what it is reckoned with. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

/** Instalments paid to the company (R54). */
export default function InstallmentPage() {
  const data = useLoaderData<typeof loader>()
  const { t, number } = useI18n()
  const figures = instalmentFigures(data.programmes)
  const lead =
    figures === null ? t('purchase.lead') : t('purchase.installment.lead', { share: number(figures.share) })
  return <CalculatorPage type="installment" data={data} lead={lead} />
}
