import './review-list.css'
import type { Review } from '#contract/reviews.ts'
import { ReviewRating } from './review-rating.tsx'
import { ReviewReply } from './review-reply.tsx'
import { ReviewSource } from './review-source.tsx'

/** A review as lists show it. */
export type ListedReview = Pick<
  Review,
  'id' | 'author' | 'text' | 'rating' | 'date' | 'source' | 'url' | 'reply'
>

/** Reviews with their sources, and what the company has answered. */
export function ReviewList({ reviews }: { reviews: readonly ListedReview[] }) {
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <div>
            {review.author !== '' && <h3>{review.author}</h3>}
            <ReviewRating rating={review.rating} />
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
