import type { Photo } from '#contract/photos-videos.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'

/** How many are seen at once. */
const first = 6

/** Pictures of projects and of the work on them, each a link to the whole picture. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const { t, language } = useI18n()
  const gridOf = (some: readonly Photo[]) => (
    <ul className="about-photos">
      {some.map(({ id, title, src, preview, date }) => (
        <li key={id}>
          <figure>
            <a className="about-photo" href={src} aria-label={title}>
              <Picture picture={preview} sizes="(width < 700px) 100vw, (width < 1280px) 50vw, 33vw" alt="" />
            </a>
            <figcaption>
              {title}
              <span className="caption">{formatDate(date, language)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="section wrap" aria-labelledby="gallery">
      <div className="section-head">
        <h2 id="gallery">{t('about.gallery')}</h2>
      </div>
      {gridOf(photos.slice(0, first))}
      {photos.length > first && (
        <details className="about-more">
          <summary>{t('about.gallery.more')}</summary>
          {gridOf(photos.slice(first))}
        </details>
      )}
      <p className="caption about-note">{t('progress.visual')}</p>
    </section>
  )
}
