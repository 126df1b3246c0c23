import './price.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { pricePdfAddress } from '#contract/price-pdf.ts'
import { formatDate } from '#domain/dates.ts'
import { sheetSearch } from '#domain/sheet-choice.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from '../../../data/page-context.server.ts'
import { estateNumberWords, estateTitle } from '../../../i18n/estate-words.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { buttonClass, TextLink } from '../../../ui/button.tsx'
import { loadPrice } from './price-data.server.ts'
import { PriceBands } from './price-bands.tsx'
import { PriceChoice } from './price-choice.tsx'
import { PriceSteps } from './price-steps.tsx'
import { SheetTables } from './sheet-tables.tsx'
import type { Route } from './+types/price.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPrice(pageContext(context).apiClient, url, params, languageOfPath(url.pathname))
}

/** All that a flat costs: beside its peers, to move in, and every month, by way to pay (R1100). */
export default function Price() {
  const { unit, sheet } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const { t, language, price } = i18n
  const title = estateTitle(unit, i18n)
  const own = pages.estate(language, unit.category, unit.slug)
  const search = sheetSearch(sheet.chosen)
  const pdf = pricePdfAddress(language, [`unit=${String(unit.id)}`, search].filter(Boolean).join('&'))
  const place = [capitalised(estateNumberWords(unit, t)), unit.house, unit.complex]
  return (
    <>
      {/* It is for a buyer who has chosen: search engines show the page of the flat. */}
      <PageHead title={t('price.of', { title })} description={t('price.description')} hidden />
      <div className="wrap price-page">
        <PageBreadcrumbs
          steps={[
            { title: t('category.flat'), to: pages.listing(language, 'flat') },
            { title, to: own },
            { title: t('price.title') },
          ]}
        />
        <h1>{t('price.of', { title })}</h1>
        <p className="price-place">{place.filter(Boolean).join(', ')}</p>
        <p className="lead">{t('price.lead', { date: formatDate(sheet.day, language) })}</p>
        <dl className="price-facts figures">
          <div>
            <dt>{t('price.from_list', { date: formatDate(sheet.price_at, language) })}</dt>
            <dd>{price(sheet.price)}</dd>
          </div>
          <div>
            <dt>{t('price.m2')}</dt>
            <dd>{price(sheet.price_m2)}</dd>
          </div>
        </dl>
        <PriceBands sheet={sheet} />
        <PriceSteps history={sheet.history} />
        <PriceChoice unit={unit} sheet={sheet} />
        <SheetTables sheet={sheet} />
        <p className="price-on">
          <a className={buttonClass('outlined')} href={pdf} rel="nofollow">
            {t('price.pdf')}
          </a>
          <TextLink to={own}>{t('price.back')}</TextLink>
        </p>
      </div>
    </>
  )
}
