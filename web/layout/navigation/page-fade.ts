/** The browser goes on after this long without the next page, in milliseconds. By itself it would wait four seconds. */
const timeoutMs = 1000

/**
 * Fades the open page into the next one, where browsers can and visitors do not mind motion; see
 * web/styles/base.css. The browser holds its picture from `begin` until `end`: between them the next page is only
 * drawn, for its data and code are there.
 */
export function createFade() {
  let end = () => {}

  async function begin(signal: AbortSignal): Promise<void> {
    end()
    const canFade = 'startViewTransition' in document && document.visibilityState === 'visible'
    if (!canFade || signal.aborted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    await new Promise<void>((taken) => {
      const drawn = new Promise<void>((resolve) => {
        end = resolve
        signal.addEventListener('abort', () => resolve(), { once: true })
        setTimeout(resolve, timeoutMs)
      })
      const fade = document.startViewTransition(() => {
        taken()
        return drawn
      })
      // Left out, for instance since another one has begun: the next page is there all the same.
      fade.ready.catch(() => {})
      void endWithPress(fade)
    })
  }

  return { begin, end: () => end() }
}

/**
 * While pages fade, browsers give every press to the document: the first one ends the fade, and goes to the element
 * under it.
 */
async function endWithPress(fade: ViewTransition): Promise<void> {
  const press = () => {
    fade.skipTransition()
    addEventListener('click', passOn, { capture: true, once: true })
  }
  addEventListener('pointerdown', press, { capture: true, once: true })
  await fade.finished.catch(() => {})
  removeEventListener('pointerdown', press, { capture: true })
}

function passOn({ target, clientX, clientY }: MouseEvent): void {
  const under = document.elementFromPoint(clientX, clientY)
  if (target === document.documentElement && under instanceof HTMLElement) under.click()
}
