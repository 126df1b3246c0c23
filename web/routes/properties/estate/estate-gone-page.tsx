import './estate-page.css'
import type { CardWithPayment, EstateGone } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { EstateLattice } from '../../../blocks/estate/estate-card.tsx'
import { estateNumberWords, estateTitle } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** The page at the address of a unit that was taken off sale (A1). */
export function EstateGonePage({
  gone,
  similar,
}: {
  /** What it was; null when the server no longer knows. */
  gone: EstateGone | null
  similar: readonly CardWithPayment[]
}) {
  const { t, language } = useI18n()
  const all = gone === null ? pages.properties(language) : listsOf(gone, language).all
  return (
    <div className="wrap estate-gone">
      <PageHead title={t('estate.gone.title')} description={t('estate.gone.text')} hidden />
      {gone !== null && <GoneUnit gone={gone} />}
      <h1>{t('estate.gone.title')}</h1>
      <p className="lead">{t('estate.gone.text')}</p>
      {similar.length > 0 && <EstateLattice estates={similar} wide />}
      <Link className={buttonClass('outlined')} to={all}>
        {t('estate.similar.all')}
      </Link>
    </div>
  )
}

/** The list of its category, and that of its project alone; `all` is the narrowest. */
function listsOf({ category, complex }: EstateGone, language: Language) {
  const ofCategory = pages.listing(language, category)
  if (complex === undefined || complex.slug === '') return { ofCategory, all: ofCategory }
  const search = listingSearch({ ...anyListing, complexes: [complex.slug] }, language)
  const ofComplex = { title: complex.name, to: pages.listing(language, category, search) }
  return { ofCategory, ofComplex, all: ofComplex.to }
}

/** Which unit stood here: the way to units like it, and its name, project and number. */
function GoneUnit({ gone }: { gone: EstateGone }) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { category, complex, number, rooms = null, area_total = 0 } = gone
  const title = estateTitle({ category, rooms, area_total }, i18n)
  const { ofCategory, ofComplex } = listsOf(gone, language)
  const steps = [{ title: t(`category.${category}`), to: ofCategory }]
  if (ofComplex !== undefined) steps.push(ofComplex)
  const unit = [title, complex?.name, number && estateNumberWords({ category, number }, t)]
  return (
    <>
      <PageBreadcrumbs steps={[...steps, { title }]} />
      <p className="caption">{unit.filter(Boolean).join(', ')}</p>
    </>
  )
}
