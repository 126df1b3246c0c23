import { Link } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { buttonClass } from '../../ui/button.tsx'

/** A page beyond the last one, or a list without matches: the reason, and the link to the whole list. */
export function EmptyContents({ title, to, link }: { title: string; to: Address; link: string }) {
  return (
    <div className="contents-empty">
      <h3>{title}</h3>
      <Link className={buttonClass('outlined')} to={to}>
        {link}
      </Link>
    </div>
  )
}
