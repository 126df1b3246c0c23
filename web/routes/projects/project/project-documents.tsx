import './project-documents.css'
import type { Complex } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { FactList } from './fact-list.tsx'
import { buildingFacts, methodText, permitText } from './legal-facts.ts'
import type { Permit } from './project-data.server.ts'

/** The builder, the legal basis for the money of each unfinished house, and the documents themselves. */
export function ProjectDocuments({ project, permits }: { project: Complex; permits: readonly Permit[] }) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { documents } = project
  return (
    <>
      <FactList facts={buildingFacts(project, i18n)} />
      {permits.length > 0 && (
        <>
          <h3 className="documents-caption" id="permits">
            {t('legal.by_house')}
          </h3>
          <table className="permits" aria-labelledby="permits">
            <thead>
              <tr>
                <th scope="col">{t('legal.house')}</th>
                <th scope="col">{t('legal.permit')}</th>
                <th scope="col">{t('legal.method')}</th>
                <th scope="col">{t('legal.guarantee')}</th>
              </tr>
            </thead>
            <tbody>
              {permits.map(({ house, slug, legal }) => (
                <tr key={slug}>
                  <th scope="row">
                    <Link to={pages.queue(language, slug)}>{house}</Link>
                  </th>
                  <td data-label={t('legal.permit')}>{permitText(legal, i18n) || '—'}</td>
                  <td data-label={t('legal.method')}>{methodText(legal, i18n) || '—'}</td>
                  <td data-label={t('legal.guarantee')}>{legal.guarantee_no ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {documents.length > 0 && (
        <>
          <h3 className="documents-caption" id="papers">
            {t('project.documents')}
          </h3>
          <ul className="documents" aria-labelledby="papers">
            {documents.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {title} <span className="visually-hidden">({t('project.documents.tab')})</span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
