import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** The accessible name of the focused element, as far as its label or text gives one; `body` without a focus. */
async function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'body'
    return (focused.getAttribute('aria-label') ?? (focused as HTMLElement).innerText)
      .trim()
      .replaceAll(/\s+/g, ' ')
  })
}

/** Waits until an element that begins with these words has the focus. */
export async function focusNamed(page: Page, words: string): Promise<void> {
  const name = words.replaceAll(/\s+/g, ' ')
  const deadline = Date.now() + 10_000
  while (!(await focusName(page)).startsWith(name) && Date.now() < deadline) await page.waitForTimeout(20)
  const found = await focusName(page)
  assert.ok(found.startsWith(name), `«${found.slice(0, 80)}» has the focus, not «${name}»`)
}

/** Waits until something inside a part of the page has the focus. */
export async function focusInside(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.contains(document.activeElement) === true,
    selector,
  )
}

/** Waits until exactly this element has the focus. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => document.activeElement?.matches(selector) === true, selector)
}

/** Presses Tab so often, forwards and back, and returns the focused elements outside a part of the page. */
export async function tabsOutside(page: Page, selector: string, presses: number): Promise<string[]> {
  const found = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key)
      const outside = await page.evaluate((selector) => {
        const focused = document.activeElement
        // After its last stop a browser goes to its own bars, which the page sees as nothing.
        if (focused === null || focused === document.body) return null
        return focused.closest(selector) === null ? focused.outerHTML.slice(0, 120) : null
      }, selector)
      if (outside !== null) found.add(outside)
    }
  }
  return [...found]
}

/** Waits until one control has the focus: a page with a refused form sets it when it is drawn. */
export async function focusHeld(control: Locator): Promise<void> {
  const page = control.page()
  const held = await control.elementHandle()
  await page.waitForFunction((element) => element === document.activeElement, held)
}
