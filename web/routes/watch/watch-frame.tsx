import './watch.css'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageHead } from '../../layout/page-head.tsx'

/** A page about what is told, without the form. No search engine keeps it. */
export function WatchFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className="wrap watch-page">
      <PageHead title={title} description={t('watch.list.description')} hidden />
      <h1>{title}</h1>
      {children}
    </div>
  )
}
