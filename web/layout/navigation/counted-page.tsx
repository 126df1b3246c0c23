import { useEffect, useState } from 'react'
import { useLocation, useMatches, useRouteError } from 'react-router'
import type { Goal } from '#contract/goals.ts'
import type { CounterSettings } from '#contract/request-context.ts'
import { keepChoice, useChoice } from '../../blocks/analytics/choice.ts'
import { ChoicePanel } from '../../blocks/analytics/choice-panel.tsx'
import { useCounters } from '../../blocks/analytics/use-counters.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { type PageHandle, usePageAbout } from '../page-handle.ts'

/** The button at the foot of the page, which knows nothing of this code. */
const button = '[data-opens=analytics]'

/** Whether it was pressed before this code came. */
function wasPressed(): boolean {
  return document.querySelector(`${button}[data-pressed]`) !== null
}

/** Reports the open page to the counters, once the visitor has agreed. Fetched only where there is a counter. */
export function CountedPage({ counters }: { counters: CounterSettings }) {
  const { pathname, search } = useLocation()
  const { complex_id, estate_id } = usePageAbout()
  const goal = usePageGoal()
  const wording = useI18n().t('analytics.version')
  const choice = useChoice(wording)
  const [isWanted, setIsWanted] = useState(wasPressed)
  const subject = {
    ...(complex_id !== undefined && { complex_id }),
    ...(estate_id !== undefined && { estate_id }),
    ...(goal?.price !== undefined && { price: goal.price }),
  }
  const address = new URL(pathname + search, location.origin).href
  useCounters(counters, choice === 'granted', { address, subject, goal })
  useEffect(() => {
    const ask = ({ target }: Event) => {
      if (target instanceof Element && target.closest(button) !== null) setIsWanted(true)
    }
    addEventListener('click', ask)
    return () => removeEventListener('click', ask)
  }, [])
  if (choice !== null && !isWanted) return null
  return (
    <ChoicePanel
      counters={counters}
      choice={choice}
      // A visitor who opened the question is moved to it; one who reads on is not disturbed.
      isCalled={isWanted}
      choose={(answer) => {
        setIsWanted(false)
        keepChoice(answer, wording)
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
