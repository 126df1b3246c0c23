import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { noteLater } from '../../data/later-parts.ts'
import { nextTask } from '../../hydration/next-task.ts'
import { SafePart } from '../safe-part/safe-part.tsx'

/**
 * A part whose markup comes with the page and whose code comes after the page's own. Until then its links, popovers and
 * plain forms work as they do without JavaScript. Its styles must be there at once: they belong to the file `frame`
 * (vite.config.ts). `without` stands where it failed.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without?: ReactNode,
): ComponentType<Props> {
  let code: Promise<ComponentType<Props>> | undefined
  const fetched = () => {
    // To ask for it, and for what it imports, takes longer than a slice of the page's first rendering may.
    if (code === undefined) noteLater((code = new Promise<void>(nextTask).then(load)))
    return code
  }
  const Code = lazy(async () => ({ default: await fetched().catch(never) }))
  return function Later(props: Props) {
    // Noted before the page answers to anything, since React comes to the part itself later.
    void fetched()
    return (
      <SafePart without={without}>
        <Suspense>
          <Code {...props} />
        </Suspense>
      </SafePart>
    )
  }
}

/** What cannot be had stays as the page came, and its links go to whole pages. */
function never(): Promise<never> {
  return new Promise(() => {})
}
