import './progress-report.css'
import type { ProgressEntry } from '#contract/progress.ts'
import { formatDate } from '#domain/dates.ts'
import { capitalised } from '../../i18n/capitalised.ts'
import type { LatePicture } from '../../data/late-picture.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PictureGroup } from '../lightbox/picture-group.tsx'
import { PictureLink } from '../lightbox/picture-link.tsx'
import { MeasureLine } from './measure-line.tsx'
import { changeText } from './progress-words.ts'

type ProgressReportProps = {
  /** Only the first view of a page needs whole pictures. */
  entry: Omit<ProgressEntry, 'photos'> & { photos: readonly LatePicture[] }
  /** The subject of the report, where the page does not name it. */
  about?: string
  eager?: boolean
}

/** One entry of the construction diary with everything in it: pictures, how much is built, the stages, films. */
export function ProgressReport({ entry, about = '', eager = false }: ProgressReportProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const [first, ...others] = entry.photos
  const change = changeText(entry, i18n)
  return (
    <article className={first === undefined ? 'progress-report progress-report-bare' : 'progress-report'}>
      {first !== undefined && (
        <PictureGroup title={entry.title}>
          <figure className="progress-report-photos">
            <div className="progress-report-photo">
              <PictureLink picture={first} sizes="(width < 960px) 100vw, 58vw" eager={eager} />
            </div>
            {others.map((photo, place) => {
              const isWide = place === others.length - 1 && place % 2 === 0
              return (
                <div
                  key={photo.src}
                  className={`progress-report-photo progress-report-${isWide ? 'wide' : 'other'}`}
                >
                  <PictureLink
                    picture={photo}
                    sizes={isWide ? '(width < 960px) 100vw, 58vw' : '(width < 960px) 50vw, 29vw'}
                  />
                </div>
              )
            })}
            <figcaption className="caption">{t('progress.visual')}</figcaption>
          </figure>
        </PictureGroup>
      )}
      <div>
        {about !== '' && <p className="progress-report-about">{about}</p>}
        <p className="progress-report-date">
          {capitalised(t('queue.progress', { date: formatDate(entry.date, language) }))}
        </p>
        <p className="progress-report-percent figures">
          <b>{t('project.percent', { value: entry.percent })}</b>
          {change !== '' && <span>{change}</span>}
        </p>
        {entry.title !== '' && <h3>{entry.title}</h3>}
        {entry.stages.length > 0 && (
          <ul className="progress-stages" aria-label={t('progress.stages')}>
            {entry.stages.map(({ name, percent }) => (
              <li key={name}>
                <span>{name}</span>
                <span className="figures">{t('project.percent', { value: percent })}</span>
                <MeasureLine percent={percent} />
              </li>
            ))}
          </ul>
        )}
        {(entry.video_url !== null || entry.webcam_url !== null) && (
          <p className="progress-films">
            {entry.video_url !== null && <FilmLink to={entry.video_url} title={t('progress.video')} />}
            {entry.webcam_url !== null && <FilmLink to={entry.webcam_url} title={t('progress.webcam')} />}
          </p>
        )}
      </div>
    </article>
  )
}

/** Films elsewhere are links: no page loads anything from another host. */
function FilmLink({ to, title }: { to: string; title: string }) {
  const { t } = useI18n()
  return (
    <a className="text-link" href={to} target="_blank" rel="noopener">
      {title}
      <span className="visually-hidden">, {t('project.documents.tab')}</span>
      <Icon name="arrow" />
    </a>
  )
}
