import './row-edges.css'
import './tabs.css'
import { Link } from './link.tsx'

type TabLink = { title: string; to: string; count?: string; current: boolean }

/** Tabs that are pages of their own; on small screens the row scrolls under the finger. */
export function TabLinks({
  label,
  tabs,
  stay = false,
}: {
  label: string
  tabs: readonly TabLink[]
  /** Whether the page keeps its place: the tabs change the content beneath them. */
  stay?: boolean
}) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset={stay}
        >
          {tab.title} {tab.count && <small>{tab.count}</small>}
        </Link>
      ))}
    </nav>
  )
}
