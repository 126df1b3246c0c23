import './project-reviews.css'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { ShownReview } from './project-data.server.ts'

/** Reviews of a project, word for word, with their sources. */
export function ProjectReviews({ reviews }: { reviews: readonly ShownReview[] }) {
  const { t, language } = useI18n()
  return (
    <ul className="reviews">
      {reviews.map(({ id, author, text, rating, date, source }) => (
        <li key={id}>
          <div>
            {author !== '' && <h3>{author}</h3>}
            {rating > 0 && <p className="reviews-rating">{t('project.reviews.rating', { rating })}</p>}
            {source + date !== '' && (
              <p className="caption">{[source, formatDate(date, language)].filter(Boolean).join(', ')}</p>
            )}
          </div>
          <blockquote>{text}</blockquote>
        </li>
      ))}
    </ul>
  )
}
