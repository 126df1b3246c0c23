import './callback-band.css'
import { useId } from 'react'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CallbackForm } from './callback-form.tsx'

type CallbackBandProps = {
  title: string
  /** Target of links on the same page. */
  anchor?: string
  about?: { complex_id: number; estate_id: number }
}

/** The last band of a page: a question, and the form beside it. */
export function CallbackBand({ title, anchor, about }: CallbackBandProps) {
  const { t } = useI18n()
  const hours = useRootData()?.company.hours ?? ''
  const titleId = useId()
  return (
    <section className="section callback-band on-dark" aria-labelledby={titleId} id={anchor}>
      <div className="wrap callback-band-inner">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="lead">{t('callback.lead', { hours })}</p>
        </div>
        <CallbackForm about={about} look="on-spruce" />
      </div>
    </section>
  )
}
