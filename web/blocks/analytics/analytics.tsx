import { useEffect, useState } from 'react'
import type { CounterSettings } from '#contract/request-context.ts'
import { choiceWanted } from '../../data/analytics-choice.ts'
import { keepChoice, useChoice } from './choice.ts'
import { ChoicePanel } from './choice-panel.tsx'
import type { OpenPage } from './sender.ts'
import { useCounters } from './use-counters.ts'

type AnalyticsProps = { counters: CounterSettings; page: Omit<OpenPage, 'title'> }

/** The counters of the site and the question whether they may count. Fetched only where there is a counter. */
export function Analytics({ counters, page }: AnalyticsProps) {
  const choice = useChoice()
  const [isWanted, setIsWanted] = useState(false)
  useCounters(counters, choice === 'granted', page)
  useEffect(() => {
    const ask = () => setIsWanted(true)
    addEventListener(choiceWanted, ask)
    return () => removeEventListener(choiceWanted, ask)
  }, [])
  if (choice !== null && !isWanted) return null
  return (
    <ChoicePanel
      counters={counters}
      choice={choice}
      // Who has called it is led there; who only reads on is left alone.
      isCalled={isWanted}
      choose={(answer) => {
        setIsWanted(false)
        keepChoice(answer)
      }}
    />
  )
}
