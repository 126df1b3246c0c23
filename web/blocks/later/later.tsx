import { type ComponentType, lazy, Suspense } from 'react'
import { noteLater } from '../../data/later-parts.ts'

/**
 * A part whose markup comes with the page and whose code comes after the page's own. Until then its links, popovers and
 * plain forms work as they do without JavaScript. Its styles must be there at once: they belong to the file `frame`
 * (vite.config.ts).
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = load()
  noteLater(code)
  const Part = lazy(async () => ({ default: await code.catch(never) }))
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** What cannot be had stays as the page came, and its links go to whole pages. */
function never(): Promise<never> {
  return new Promise(() => {})
}
