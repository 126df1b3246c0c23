import './tabs.css'
import { Link } from 'react-router'

type TabLink = { title: string; to: string; count?: string; current: boolean }

/** Tabs that are pages of their own; on small screens the row scrolls under the finger. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.title}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </nav>
  )
}
