import type { ReactNode } from 'react'
import type { ShortlistEstate } from '#contract/shortlist.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { estateNumberWords, estateTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'

/** Longer messages are refused. */
const longestMessage = 2000

type ShortlistPageProps = {
  title: string
  /** Intro text, rendered immediately; late content goes below it. */
  lead?: string
  /** For a shared list: no search engine should index it. */
  hidden?: boolean
  /** Beside the title. */
  action?: ReactNode
  /** The subject of a call; null while unknown, and then there is no form yet. */
  estates: readonly ShortlistEstate[] | null
  children: ReactNode
}

/** The frame of both lists. It is as high as the window from the beginning, so that later content moves nothing. */
export function ShortlistPage({
  title,
  lead,
  hidden = false,
  action,
  estates,
  children,
}: ShortlistPageProps) {
  const i18n = useI18n()
  const { t } = i18n
  const units = estates?.map((estate) =>
    [estateTitle(estate, i18n), estateNumberWords(estate, t), estate.complex.name].filter(Boolean).join(', '),
  )
  const message = t('favorites.message', { units: units?.join('; ') ?? '' }).slice(0, longestMessage)
  return (
    <>
      <PageHead title={title} description={t('favorites.description')} hidden={hidden} />
      <div className="favorites">
        <div className="wrap favorites-page">
          <PageBreadcrumbs steps={[{ title }]} />
          <div className={lead === undefined ? 'favorites-head' : 'favorites-head favorites-head-led'}>
            <h1>{title}</h1>
            {lead !== undefined && <p className="lead">{lead}</p>}
            {action}
          </div>
          {children}
        </div>
        {estates !== null &&
          (estates.length === 0 ? (
            <CallbackBand title={t('callback.title')} />
          ) : (
            <CallbackBand title={t('favorites.callback')} about={{ message }} />
          ))}
      </div>
    </>
  )
}
