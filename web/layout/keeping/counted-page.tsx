import { useLocation, useMatches, useRouteError } from 'react-router'
import type { Goal } from '#contract/goals.ts'
import type { CounterSettings } from '#contract/request-context.ts'
import { Analytics } from '../../blocks/analytics/analytics.tsx'
import { type PageHandle, usePageAbout } from '../page-handle.ts'

/** Tells the counters which page is open and what it is about. */
export function CountedPage({ counters }: { counters: CounterSettings }) {
  const { pathname, search } = useLocation()
  const { complex_id, estate_id } = usePageAbout()
  const goal = usePageGoal()
  const subject = {
    ...(complex_id !== undefined && { complex_id }),
    ...(estate_id !== undefined && { estate_id }),
    ...(goal?.price !== undefined && { price: goal.price }),
  }
  const address = new URL(pathname + search, location.origin).href
  return <Analytics counters={counters} page={{ address, subject, goal }} />
}

/** The goal that opening this page reaches, as its route says. A page that failed reaches none. */
function usePageGoal(): Goal | null {
  const match = useMatches().at(-1)
  const hasFailed = (useRouteError() ?? null) !== null
  const { goal } = (match?.handle ?? {}) as PageHandle<unknown>
  const data = match?.loaderData ?? null
  return hasFailed || data === null ? null : (goal?.(data) ?? null)
}
