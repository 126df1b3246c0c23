import { useLocation, useMatches, useRouteError } from 'react-router'
import type { Goal } from '#contract/goals.ts'
import type { CounterSettings } from '#contract/request-context.ts'
import { keepChoice, useChoice } from '../../blocks/analytics/choice.ts'
import { ChoicePanel } from '../../blocks/analytics/choice-panel.tsx'
import { useCounters } from '../../blocks/analytics/use-counters.ts'
import { callAnalytics, useCalledAnalytics } from '../../data/called-analytics.ts'
import { type PageHandle, usePageAbout } from '../page-handle.ts'

/** Tells the counters which page is open, once the visitor has agreed. Fetched only where there is a counter. */
export function CountedPage({ counters }: { counters: CounterSettings }) {
  const { pathname, search } = useLocation()
  const { complex_id, estate_id } = usePageAbout()
  const goal = usePageGoal()
  const choice = useChoice()
  const isWanted = useCalledAnalytics()
  const subject = {
    ...(complex_id !== undefined && { complex_id }),
    ...(estate_id !== undefined && { estate_id }),
    ...(goal?.price !== undefined && { price: goal.price }),
  }
  const address = new URL(pathname + search, location.origin).href
  useCounters(counters, choice === 'granted', { address, subject, goal })
  if (choice !== null && !isWanted) return null
  return (
    <ChoicePanel
      counters={counters}
      choice={choice}
      // Who has called it is led there; who only reads on is left alone.
      isCalled={isWanted}
      choose={(answer) => {
        callAnalytics(false)
        keepChoice(answer)
      }}
    />
  )
}

/** The goal that opening this page reaches, as its route says. A page that failed reaches none. */
function usePageGoal(): Goal | null {
  const match = useMatches().at(-1)
  const hasFailed = (useRouteError() ?? null) !== null
  const { goal } = (match?.handle ?? {}) as PageHandle<unknown>
  const data = match?.loaderData ?? null
  return hasFailed || data === null ? null : (goal?.(data) ?? null)
}
