import type { Picture as PictureData } from '#contract/common.ts'
import { pages } from '#contract/pages.ts'
import type { ProgressEntry } from '#contract/progress.ts'
import { MeasureLine } from '../../blocks/progress/measure-line.tsx'
import { changeText, progressName } from '../../blocks/progress/progress-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

type ProgressCardProps = {
  entry: Pick<ProgressEntry, 'complex' | 'house' | 'date' | 'title' | 'percent' | 'previous'> & {
    photo: PictureData | null
  }
  /** The month as the query of its address. */
  search: string
  eager: boolean
}

/**
 * A project, or a house of it, in one month: its progress and its works. All of it is the link to its diary, where
 * another server told which it is (A41).
 */
export function ProgressCard({ entry, search, eager }: ProgressCardProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { complex, house, photo, percent } = entry
  const change = changeText(entry, i18n)
  const name = progressName(entry, t)
  const slug = house?.slug || complex.slug
  return (
    <article className="progress-card">
      {photo !== null && (
        <div className="progress-card-photo">
          <Picture
            picture={photo}
            sizes="(width < 700px) 100vw, (width < 1920px) 50vw, 33vw"
            eager={eager}
            alt=""
          />
        </div>
      )}
      <div className="progress-card-head">
        {name !== '' && (
          <h3>{slug === '' ? name : <Link to={pages.timeline(language, slug, search)}>{name}</Link>}</h3>
        )}
        <b className="figures">{t('project.percent', { value: percent })}</b>
      </div>
      <MeasureLine percent={percent} />
      {entry.title !== '' && <p>{entry.title}</p>}
      {change !== '' && <p className="caption figures">{change}</p>}
    </article>
  )
}
