import { useEffect, useEffectEvent, useState } from 'react'
import type { CounterSettings } from '#contract/request-context.ts'
import { hearGoals } from '../../data/goals.ts'
import { type CounterPlace, inBrowser } from './counter.ts'
import { forgetCounters } from './forget-counters.ts'
import { googleCounter } from './google-counter.ts'
import { listenToPage } from './listen-to-page.ts'
import { createSender, type OpenPage } from './sender.ts'
import { yandexCounter } from './yandex-counter.ts'

function countersOf({ ga4, metrika }: CounterSettings, place: CounterPlace) {
  return [
    ...(ga4 === null ? [] : [googleCounter(ga4, place)]),
    ...(metrika === null ? [] : [yandexCounter(metrika, place)]),
  ]
}

/** Counts while the visitor allows it. Otherwise nothing is loaded or stored, and data of counters are removed. */
export function useCounters(
  settings: CounterSettings,
  isAllowed: boolean,
  page: Omit<OpenPage, 'title'>,
): void {
  const [sender] = useState(() => createSender(countersOf(settings, inBrowser), document.referrer))
  const show = useEffectEvent((address: string) => sender.show({ ...page, address, title: document.title }))
  useEffect(() => {
    if (isAllowed) show(page.address)
  }, [isAllowed, page.address])
  useEffect(() => {
    if (!isAllowed) {
      sender.stop()
      forgetCounters()
      return hearGoals(() => {})
    }
    const stopHearing = hearGoals(sender.tell)
    const stopListening = listenToPage(sender.tell)
    return () => {
      stopHearing()
      stopListening()
    }
  }, [sender, isAllowed])
}
