import './review-list.css'
import type { Review } from '#contract/reviews.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ReviewReply } from './review-reply.tsx'
import { ReviewSource } from './review-source.tsx'

/** A review as lists show it. */
export type ListedReview = Pick<
  Review,
  'id' | 'author' | 'text' | 'rating' | 'date' | 'source' | 'url' | 'reply'
>

/** Reviews with their sources, and what the company has answered. */
export function ReviewList({ reviews }: { reviews: readonly ListedReview[] }) {
  const { t } = useI18n()
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <div>
            {review.author !== '' && <h3>{review.author}</h3>}
            {review.rating > 0 && (
              <p className="review-list-rating">{t('reviews.rating', { rating: review.rating })}</p>
            )}
            {review.source + review.date !== '' && (
              <p className="caption">
                <ReviewSource review={review} />
              </p>
            )}
          </div>
          <div>
            <blockquote>{review.text}</blockquote>
            <ReviewReply reply={review.reply} />
          </div>
        </li>
      ))}
    </ul>
  )
}
