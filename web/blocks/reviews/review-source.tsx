import type { Review } from '#contract/reviews.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import { formatDate } from '#domain/dates.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Where a review was published, as a link where its place is told, and when. */
export function ReviewSource({ review }: { review: Pick<Review, 'source' | 'url' | 'date'> }) {
  const { language } = useI18n()
  const { source, url, date } = review
  const address = absoluteAddress(url ?? '')
  const place = source === '' ? (address?.host ?? '') : source
  const words = [place, date === '' ? '' : formatDate(date, language)]
    .filter((part) => part !== '')
    .join(', ')
  return address === null ? (
    words
  ) : (
    <a href={address.href} target="_blank" rel="nofollow noopener">
      {words}
    </a>
  )
}
