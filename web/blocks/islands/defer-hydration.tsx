import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { noteIsland } from '../../hydration/islands.ts'
import { nextTask } from '../../hydration/next-task.ts'
import { SafePart } from '../safe-part/safe-part.tsx'

/**
 * A part whose markup comes with the page and whose code comes after the page's own. Until then its links, popovers
 * and plain forms work as they do without JavaScript. Its styles must be there at once: they belong to the file
 * `frame` (vite.config.ts), or to the page that has it. `without` stands where it failed.
 */
export function deferHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without?: ReactNode,
): ComponentType<Props> {
  return island(() => new Promise<void>(nextTask).then(load), without).Island
}

/**
 * Such a part whose code comes when `load` has it, and what fetches that code.
 *
 * @param want asks for the code, where it does not come by itself
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ReactNode,
  want?: () => void,
): { Island: ComponentType<Props>; fetch: () => Promise<ComponentType<Props>> } {
  let code: Promise<ComponentType<Props>> | undefined
  let there: ComponentType<Props> | undefined
  const hydrated = Promise.withResolvers<void>()
  const fetch = () => {
    // To request it with its imports takes longer than a slice of the page's first rendering may.
    if (code === undefined) {
      code = load().then((Part) => (there = Part))
      noteIsland(code, hydrated.promise, want)
    }
    return code
  }
  const Later = lazy(async () => ({ default: await fetch().catch(never) }))
  return {
    fetch,
    Island: function Island(props: Props) {
      // Noted before the page answers to anything, since React comes to the part itself later.
      void fetch().catch(() => {})
      // Code that is there already needs no second look.
      const [Part] = useState(() => there ?? Later)
      return (
        <SafePart without={without}>
          <Suspense>
            <Part {...props} />
            <Hydrated notify={hydrated.resolve} />
          </Suspense>
        </SafePart>
      )
    },
  }
}

/** Beside the part inside the same `Suspense`: React takes both over at once. */
function Hydrated({ notify }: { notify: () => void }) {
  useLayoutEffect(notify, [notify])
  return null
}

/** A part whose code fails to load stays as the page came, and its links go to whole pages. */
function never(): Promise<never> {
  return new Promise(() => {})
}
