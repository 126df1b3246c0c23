import { formatMonth, monthOf } from '#domain/months.ts'
import { changeText } from '../../blocks/progress/progress-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { TimelineEntry } from './progress-data.server.ts'

type TimelineListProps = {
  entries: readonly TimelineEntry[]
  about: (house: TimelineEntry['house']) => string
  to: (month: string) => string
}

/** The entries of a diary from the newest, along one line; each leads to its month. */
export function TimelineList({ entries, about, to }: TimelineListProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div className="timeline-head">
            <h3>
              <Link to={to(monthOf(entry.date))}>{formatMonth(monthOf(entry.date), language)}</Link>
            </h3>
            <p className="figures">
              <b>{t('project.percent', { value: entry.percent })}</b> <span>{changeText(entry, i18n)}</span>
            </p>
          </div>
          {(about(entry.house) || entry.title) && (
            <p>{[about(entry.house), entry.title].filter(Boolean).join('. ')}</p>
          )}
          {entry.photo !== null && (
            <div className="timeline-photo">
              <Picture picture={entry.photo} sizes="(width < 960px) 24vw, 17vw" alt="" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
