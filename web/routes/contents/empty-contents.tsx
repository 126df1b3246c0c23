import type { Address } from '#contract/pages.ts'
import type { TextKey } from '#texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** Why a page of a list is empty: it lies behind the end, the list could not be read (A41), or there is nothing. */
export function emptyTitle(
  { isPastEnd, isUnread, total }: { isPastEnd: boolean; isUnread: boolean; total: number },
  none: TextKey,
): TextKey {
  if (isPastEnd) return total === 0 ? none : 'listing.past.title'
  return isUnread ? 'listing.unread' : none
}

/** In place of an empty page of a list: the reason, and the link to the whole list, where this is not all of it. */
export function EmptyContents({ title, to, link }: { title: string; to: Address | null; link: string }) {
  return (
    <div className="contents-empty">
      <h3>{title}</h3>
      {to !== null && (
        <Link className={buttonClass('outlined')} to={to}>
          {link}
        </Link>
      )}
    </div>
  )
}
