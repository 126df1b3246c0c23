import { type ComponentType, useEffect, useState } from 'react'
import { captureTracking } from '../data/tracking.ts'
import { carryOutEarlyActs } from '../starting/carry-out.ts'

type Keeper = ComponentType<{ buildId: string }>

/** What goes on behind every page: none of it is needed to show one. */
export function Background({ buildId }: { buildId: string }) {
  const [found, setFound] = useState<{ PageKeeper: Keeper } | null>(null)
  useEffect(() => {
    captureTracking(location.search)
    void carryOutEarlyActs()
    // Safari tells nobody when it is idle.
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
    whenIdle(() => void import('./keeping/page-keeper.tsx').then(setFound, () => {}))
  }, [])
  return found !== null && <found.PageKeeper buildId={buildId} />
}
