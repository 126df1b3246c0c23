import { type ComponentType, useEffect, useState } from 'react'
import { captureTracking } from '../data/tracking.ts'
import { useConsultation } from './consultation/use-consultation.ts'

type Keeper = ComponentType<{ buildId: string }>

/** What goes on behind every page: none of it is needed to show one. */
export function Background({ buildId }: { buildId: string }) {
  const [found, setFound] = useState<{ PageKeeper: Keeper } | null>(null)
  useConsultation()
  useEffect(() => {
    captureTracking(location.search)
    const acts = globalThis.earlyActs
    acts?.stop()
    if (acts !== undefined && acts.elements.size > 0) {
      void import('../starting/act-again.ts').then(({ actAgain }) => actAgain(acts))
    }
    // Safari tells nobody when it is idle.
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
    whenIdle(() => void import('./keeping/page-keeper.tsx').then(setFound, () => {}))
  }, [])
  return found !== null && <found.PageKeeper buildId={buildId} />
}
