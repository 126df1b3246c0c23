import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part whose markup comes with the page and whose code comes after the page's own. Until then its links, popovers and
 * plain forms work as they do without JavaScript. Its styles must be there at once: they belong to the file `frame`
 * (vite.config.ts).
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(withoutScripts) }))
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** What the scripts of a page listen to that leads on or sends something. */
const leading = ['click', 'change', 'submit'] as const

/**
 * A part that cannot be had would hold up every navigation. So the page goes on as it does without JavaScript: the
 * browser follows its links and sends its forms, and the next page tries anew.
 */
function withoutScripts(): Promise<never> {
  for (const type of leading)
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
  return new Promise(() => {})
}
