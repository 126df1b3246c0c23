import { type ComponentType, useEffect, useState } from 'react'
import { SafePart } from '../blocks/safe-part/safe-part.tsx'

type Guard = ComponentType<{ buildId: string }>

/** Background work of every page: none of it is needed to show one. */
export function Background({ buildId }: { buildId: string }) {
  const [found, setFound] = useState<{ PageGuard: Guard } | null>(null)
  useEffect(() => {
    // Safari has no idle callback.
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
