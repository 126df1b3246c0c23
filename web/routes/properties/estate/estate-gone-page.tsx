import './estate-page.css'
import { Link } from 'react-router'
import type { CardWithPayment } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { EstateLattice } from '../../../blocks/estate/estate-card.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PageHead } from '../../../layout/page-head.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** The page at the address of a unit that was taken off sale (A1). */
export function EstateGonePage({ similar }: { similar: readonly CardWithPayment[] }) {
  const { t, language } = useI18n()
  return (
    <div className="wrap estate-gone">
      <PageHead title={t('estate.gone.title')} description={t('estate.gone.text')} hidden />
      <h1>{t('estate.gone.title')}</h1>
      <p className="lead">{t('estate.gone.text')}</p>
      {similar.length > 0 && <EstateLattice estates={similar} wide />}
      <Link className={buttonClass('outlined')} to={pages.properties(language)}>
        {t('estate.similar.all')}
      </Link>
    </div>
  )
}
