import './error-screen.css'
import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { RootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import picture from './error-404.svg?url&no-inline'
import { bands } from './navigation.ts'
import { PageHead } from './page-head.tsx'

/** What went wrong, and four ways on (R103–R105). */
export function ErrorScreen({ missing, root }: { missing: boolean; root: RootData }) {
  const { t, count, language } = useI18n()
  const flats = root.categories.find((category) => category.code === 'flat')
  const ways = [
    { title: t('error.main'), to: pages.home(language) },
    { title: t('header.projects'), to: `${pages.home(language)}#${bands.projects}` },
    {
      title: t('category.flat'),
      to: pages.listing(language, 'flat'),
      note: flats && count(flats.estates_count, 'category.flat.count'),
    },
    { title: t('header.callback'), to: pages.callback(language) },
  ]
  return (
    <div className="wrap error-screen">
      <PageHead
        title={missing ? t('error.not_found.head') : t('error.some.title')}
        description={t('error.description')}
        hidden
      />
      <div>
        <h1>{missing ? t('error.not_found.title') : t('error.some.title')}</h1>
        <p className="lead">{missing ? t('error.not_found.text') : t('error.some.text')}</p>
        <ul>
          {ways.map((way) => (
            <li key={way.to}>
              <Link to={way.to}>
                {way.title}
                {way.note !== undefined && <span className="figures">{way.note}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <img src={picture} alt={t('error.image')} width={471} height={327} />
    </div>
  )
}
