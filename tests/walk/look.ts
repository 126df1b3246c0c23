import type { Page } from 'playwright-core'

/** Something on the page that can be pressed, typed into or chosen from. */
export type Control = {
  /** Its place in the list that the page keeps in `walkControls`. */
  index: number
  /** `link`, `button`, `select`, `textarea`, `summary`, a type of input, or a role. */
  kind: string
  /** Its name, without digits, so that the same control of many cards is one. */
  name: string
  /** Where a link leads; empty for everything else. */
  href: string
  /** The expected input: its autocomplete and inputmode, for the choice of a text. */
  expects: string
  /** It stands in what pages share: the header, the footer, windows over the page. */
  isFrame: boolean
}

/** The parts of a page that a step can change. */
export type PageState = {
  address: string
  /** Dialogs, menus and folded parts that are open. */
  open: string
  /** The values of fields and boxes. */
  values: string
  /** The text of the page. */
  list: string
}

export type Sight = {
  state: PageState
  controls: Control[]
  /** Headings and paragraphs that may say that something went wrong, or that a list is empty. */
  said: string[]
  /** Parts that lie over most of the screen: drawers, sheets, dialogs. */
  layers: number
  /** The page cannot be scrolled, though nothing is open over it. */
  locked: boolean
}

declare global {
  // Kept in the page between finding the controls and using one of them.
  var walkControls: HTMLElement[]
}

/**
 * The parts that a visitor sees and can use now. Controls are those that are shown and enabled and not behind an open
 * dialog; links that leave the site, dial, write a letter or open a file are not among them.
 */
export async function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const layers = all(':modal, :popover-open').filter((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width > innerWidth * 0.8 && height > innerHeight * 0.3
    })
    const scope: ParentNode = all(':modal').at(-1) ?? document

    function isUsable(element: HTMLElement): boolean {
      if (element.closest('[inert], [aria-hidden=true]') !== null) return false
      if (element.matches(':disabled, [aria-disabled=true], [download]')) return false
      if (element instanceof HTMLAnchorElement) {
        const { host, pathname } = element
        if (host !== location.host || /^\/api|\.(pdf|csv|xml|json|ics)$/.test(pathname)) return false
      }
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      // A box or a radio may be drawn by its label.
      const drawn = element.matches('input') ? (element.closest('label') ?? element) : element
      const { width, height, right } = drawn.getBoundingClientRect()
      return width > 1 && height > 1 && right > 0
    }

    function described(element: HTMLElement, index: number) {
      const type = element.getAttribute('role') ?? element.getAttribute('type') ?? 'text'
      const kinds: Readonly<Record<string, string>> = { a: 'link', input: type, button: 'button' }
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : element.innerText
      const name = element.getAttribute('aria-label') ?? label ?? element.getAttribute('name') ?? ''
      return {
        index,
        kind: element.getAttribute('role') ?? kinds[element.localName] ?? element.localName,
        name: name
          .replaceAll(/[\d\s.,]+/g, ' ')
          .trim()
          .slice(0, 40),
        href: element instanceof HTMLAnchorElement ? element.href : '',
        expects: `${element.getAttribute('autocomplete') ?? ''} ${element.getAttribute('inputmode') ?? ''}`,
        isFrame: element.closest('main') === null,
      }
    }

    const kinds =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=application]'
    globalThis.walkControls = [...scope.querySelectorAll<HTMLElement>(kinds)].filter(isUsable)
    const fields = all('input, select, textarea') as (HTMLInputElement | HTMLSelectElement)[]
    const marked = all('[aria-pressed=true], [aria-selected=true], [aria-current]')
    const opened = all('dialog:open, :popover-open, details[open], [aria-expanded=true]')
    return {
      state: {
        address: location.pathname + location.search + location.hash,
        open: opened
          .map(({ id, className, innerText }) => `${id}.${className}.${innerText.length}`)
          .join(' '),
        values: [
          ...fields.map((field) => `${field.value}${'checked' in field ? field.checked : ''}`),
          ...marked.map(({ innerText }) => innerText),
        ].join('|'),
        list: document.body.innerText,
      },
      controls: globalThis.walkControls.map(described),
      said: all('main h1, main h2, main h3, main p, body > p').map(({ innerText }) => innerText),
      layers: layers.length,
      locked:
        all(':modal, :popover-open').length === 0 &&
        [document.documentElement, document.body].some(
          (each) => getComputedStyle(each).overflowY === 'hidden',
        ),
    }
  })
}

/** Which parts of a page differ. */
export function changed(before: PageState, after: PageState): (keyof PageState)[] {
  return (Object.keys(before) as (keyof PageState)[]).filter((part) => before[part] !== after[part])
}

/**
 * Brings a control into view and answers the point where a finger would press it; null where something else lies over
 * it or it is gone.
 */
export async function pointOf(page: Page, { index }: Control): Promise<{ x: number; y: number } | null> {
  return page.evaluate(async (place) => {
    const element = globalThis.walkControls[place]
    if (element?.isConnected !== true) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    for (const { left, top, width, height } of (label ?? element).getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const own = hit !== null && (element.contains(hit) || label?.contains(hit) === true)
      if (own || (hit?.localName === 'label' && hit.contains(element))) return { x, y }
    }
    return null
  }, index)
}
