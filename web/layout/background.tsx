import { type ComponentType, useEffect, useState } from 'react'
import { SafePart } from '../blocks/safe-part/safe-part.tsx'

type Guard = ComponentType<{ buildId: string }>

/** What goes on behind every page: none of it is needed to show one. */
export function Background({ buildId }: { buildId: string }) {
  const [found, setFound] = useState<{ PageGuard: Guard } | null>(null)
  useEffect(() => {
    // Safari tells nobody when it is idle.
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
    whenIdle(
      () =>
        void import('./navigation/page-guard.tsx').then(
          ({ PageGuard }) => setFound({ PageGuard }),
          () => {},
        ),
    )
  }, [])
  return (
    found !== null && (
      <SafePart isUnseen>
        <found.PageGuard buildId={buildId} />
      </SafePart>
    )
  )
}
