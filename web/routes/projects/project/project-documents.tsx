import { pages } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { RegisterLink } from '../../../blocks/promises/register-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { RecordTable } from '../../../ui/record-table.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { FactList } from './fact-list.tsx'
import { buildingFacts, hasGuaranteeNumber, methodText, permitText } from './legal-facts.ts'
import type { Permit, ShownProject } from './project-data.server.ts'

/** The builder, the legal basis for the money of each unfinished house, and the documents themselves. */
export function ProjectDocuments({
  project,
  permits,
}: {
  project: ShownProject
  permits: readonly Permit[]
}) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { documents } = project
  const told = (words: string, url: string | null) =>
    words === '' ? (
      <Unknown words={t('promises.unknown')} />
    ) : (
      <RegisterLink key={words} url={url} words={words} />
    )
  const isGuaranteed = permits.some(({ legal }) => hasGuaranteeNumber(legal))
  return (
    <>
      <FactList facts={buildingFacts(project, i18n)} />
      {permits.length > 0 && (
        <>
          <h3 className="documents-caption" id="permits">
            {t('legal.by_house')}
          </h3>
          <RecordTable
            labelledBy="permits"
            columns={[
              t('legal.house'),
              t('legal.permit'),
              t('legal.method'),
              ...(isGuaranteed ? [t('legal.guarantee')] : []),
            ]}
            rows={permits.map(({ house, slug, legal }) => ({
              key: slug,
              head: <Link to={pages.queue(language, slug)}>{house}</Link>,
              cells: [
                told(permitText(legal, i18n), legal.permit_url),
                told(methodText(legal, i18n), null),
                hasGuaranteeNumber(legal) ? told(legal.guarantee_no ?? '', legal.guarantee_url) : '—',
              ],
            }))}
          />
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
