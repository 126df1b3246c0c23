import './chip-links.css'
import { Link } from './link.tsx'

export type ChipLink = { title: string; to: string; count?: number; current: boolean }

/** Choices that are separate pages. A choice without results is struck through and is not a link. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chip-links">
        {chips.map((chip) => (
          <li key={chip.title}>
            {chip.count === 0 && !chip.current ? (
              <span className="chip-link chip-link-empty">{chip.title}</span>
            ) : (
              <Link
                className="chip-link"
                to={chip.to}
                aria-current={chip.current ? 'true' : undefined}
                preventScrollReset
              >
                {chip.title} {chip.count !== undefined && chip.count >= 0 && <small>{chip.count}</small>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
