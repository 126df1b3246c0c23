import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { run as runAxe } from 'axe-core'
import type { Page } from 'playwright-core'
import { texts } from '#texts/texts.ts'

declare global {
  // Kept by `watchShifts` in the page.
  var layoutShifts: { value: number; moved: string[] }[]
}

/** Begins to note layout shifts; to be called before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = []
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const fontsAt: number[] = []
    // The frame that shows the last part of the page comes after its parser.
    let parsed = Infinity
    const noteParsed = () => requestAnimationFrame(() => (parsed = performance.now()))
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(noteParsed))
    document.fonts.addEventListener('loadingdone', ({ timeStamp }) => fontsAt.push(timeStamp))
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue
        // A parser that pauses in the middle of a row has drawn half of it, and a font that comes late makes lines a
        // little longer or shorter. Nobody sees so little move. A held clock (`page.clock`) knows no times of the page.
        const [times] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const isParsing = !times?.domInteractive || shift.startTime < parsed
        const isFont = fontsAt.some((at) => Math.abs(shift.startTime - at) < 500)
        if ((isParsing || isFont) && shift.value < 0.01) continue
        const moved = shift.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName)
          const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`
        })
        globalThis.layoutShifts.push({ value: shift.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls through the whole page, so that everything lazy arrives, and returns the layout shifts. */
export async function shiftsOnTheWayDown(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo(0, y)
      await frame()
    }
    scrollTo(0, 0)
    await frame()
  })
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  return shifts.map(({ value, moved }) => `layout shift ${value.toFixed(4)}: ${moved.join(', ')}`)
}

/** The short form: every page has to read all of it, and the long one is more than twice its size. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Brings axe into each document of a page as it opens, for pages that are all judged. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axe)
}

/** The findings of axe, with the first places of each. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe: judge } = globalThis as unknown as { axe: { run: typeof runAxe } }
    return (await judge.run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `axe ${id}: ${help} (${nodes.length}×: ${places.join(', ')})`
  })
}

/** Widths at which the page can be scrolled sideways, with the elements that stick out. */
export async function sidewaysScroll(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  const { width: own, height } = page.viewportSize() ?? { width: 0, height: 900 }
  await page.evaluate(transparent, true)
  // The width that the page has costs no new layout.
  for (const width of widths.toSorted((one, other) => Number(other === own) - Number(one === own))) {
    await page.setViewportSize({ width, height })
    const out = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      // What a box of its own cuts off or scrolls does not widen the page, and what is fixed follows its width.
      const isOfThePage = (element: Element | null): boolean => {
        if (element === null || element === document.body) return true
        const { position, overflowX } = getComputedStyle(element)
        return position !== 'fixed' && overflowX === 'visible' && isOfThePage(element.parentElement)
      }
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && isOfThePage(element),
      )
      const said = wide.slice(0, 4).map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class')} from ${left} to ${right}`
      })
      return [`${scrollWidth} of ${clientWidth}`, ...said]
    })
    if (out !== null) found.push(`sideways scroll at ${width}: ${out.join(', ')}`)
  }
  await page.evaluate(transparent, false)
  return found
}

/** What nobody sees need not be drawn: only the layout of every width matters, and drawing takes half of the time. */
function transparent(isTransparent: boolean): void {
  document.documentElement.style.opacity = isTransparent ? '0' : ''
}

/** Keys that appear on the page in place of their texts, in visible texts, options and labels, and objects in place of words. */
export async function bareKeys(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const named = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    const options = [...document.querySelectorAll('option')].map((option) => option.text)
    return [document.title, document.body.innerText, ...options, ...named].join(' ')
  })
  const words = new Set(said.match(/[a-z_]+(?:\.[\w-]+)+/g))
  return [
    ...[...words].filter((word) => word in texts.ru).map((key) => `no text for ${key}`),
    ...(said.includes('[object ') ? ['an object in place of words'] : []),
  ]
}
