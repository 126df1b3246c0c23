/**
 * Gives the sections that the first view left aside (`base.css`, decision 047) their true heights, one at a time while the
 * browser has nothing else to do, so that no single task is long. From then on every page of this document is laid out
 * whole: going back finds the place that was left.
 */
export function layOutRest(): void {
  const page = document.documentElement
  if ('whole' in page.dataset) return
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50))
  const sections = [...document.querySelectorAll<HTMLElement>('.section')]
  let done = 0
  function next(): void {
    const section = sections[done++]
    if (section === undefined) {
      page.dataset.whole = ''
      for (const { style } of sections) style.removeProperty('content-visibility')
      return
    }
    section.style.contentVisibility = 'visible'
    idle(next, { timeout: 1000 })
  }
  next()
}
