import './price-sheet.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { priceSheetPdfAddress } from '#contract/price-sheet-pdf.ts'
import { formatDate } from '#domain/dates.ts'
import { priceSheetSearch } from '#domain/price-sheet-choice.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { PriceSteps } from '../../../blocks/estate/price-steps.tsx'
import { pageContext } from '../../../data/page-context.server.ts'
import { estateNumberWords, estateTitle } from '../../../i18n/estate-words.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { buttonClass, TextLink } from '../../../ui/button.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { loadPriceSheet } from './price-sheet-data.server.ts'
import { PriceBands } from './price-bands.tsx'
import { PriceSheetChoiceForm } from './price-sheet-choice.tsx'
import { PriceSheetTables } from './price-sheet-tables.tsx'
import { PriceSheetWays } from './price-sheet-ways.tsx'
import type { Route } from './+types/price-sheet.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPriceSheet(pageContext(context).apiClient, url, params, languageOfPath(url.pathname))
}

/** All that a flat costs: beside its peers, to move in, and every month, by way to pay (R1100). */
export default function Price() {
  const { unit, sheet } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, language, price } = i18n
  const title = estateTitle(unit, i18n)
  const own = pages.estate(language, unit.category, unit.slug)
  const search = priceSheetSearch(sheet.chosen)
  const pdf = priceSheetPdfAddress(language, [`unit=${String(unit.id)}`, search].filter(Boolean).join('&'))
  const place = [capitalised(estateNumberWords(unit, t)), unit.house, unit.complex]
  return (
    <>
      {/* It is for a buyer who has chosen: search engines show the page of the flat. */}
      <PageHead title={t('price_sheet.of', { title })} description={t('price_sheet.description')} hidden />
      {/* An offer of advice would lie over what is read and counted here (R1333). */}
      <div className="wrap price-page" data-undisturbed>
        <PageBreadcrumbs
          steps={[
            { title: t('category.flat'), to: pages.listing(language, 'flat') },
            { title, to: own },
            { title: t('price_sheet.title') },
          ]}
        />
        <h1>
          <WholeWords text={t('price_sheet.of', { title })} />
        </h1>
        <p className="price-place">{place.filter(Boolean).join(', ')}</p>
        <p className="lead">{t('price_sheet.lead', { date: formatDate(sheet.day, language) })}</p>
        <dl className="price-facts figures">
          <div>
            <dt>{t('price_sheet.from_list', { date: formatDate(sheet.price_at, language) })}</dt>
            <dd>{price(sheet.price)}</dd>
          </div>
          <div>
            <dt>{t('price_sheet.m2')}</dt>
            <dd>{price(sheet.price_m2)}</dd>
          </div>
        </dl>
        <PriceSheetWays sheet={sheet} />
        <PriceSheetChoiceForm unit={unit} sheet={sheet} />
        <PriceSheetTables sheet={sheet} />
        <PriceBands sheet={sheet} />
        {sheet.history.length > 0 && (
          <section className="price-part" aria-labelledby="price-history">
            <h2 id="price-history">{t('price_sheet.history.title')}</h2>
            <PriceSteps history={sheet.history} labelledBy="price-history" />
          </section>
        )}
        <p className="price-on">
          <a className={buttonClass('outlined')} href={pdf} rel="nofollow">
            {t('price_sheet.pdf')}
          </a>
          <TextLink to={own}>{t('price_sheet.back')}</TextLink>
        </p>
      </div>
    </>
  )
}
