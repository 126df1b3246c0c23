/** The screen that counts: that of Lighthouse's phone. CSS pixels, and device pixels for each. */
const screen = { width: 412, height: 823, density: 1.75 }

/**
 * The pictures that a phone fetches before any scrolling: those that are preloaded or not lazy, each in the size and
 * format that the browser picks. Pictures inside the page itself (`data:`) are bytes of the page.
 */
export function firstPictures(html: string): string[] {
  const found: string[] = []
  for (const [tag] of html.matchAll(/<link\b[^>]*\bas="image"[^>]*>/g)) {
    if (!holds(attribute(tag, 'media'))) continue
    found.push(picked(attribute(tag, 'imageSrcSet'), attribute(tag, 'imageSizes')) ?? attribute(tag, 'href'))
  }
  for (const [whole] of html.matchAll(/<picture\b[^]*?<\/picture>|<img\b[^>]*>/g)) {
    const image = /<img\b[^>]*>/.exec(whole)?.[0] ?? ''
    if (attribute(image, 'loading') === 'lazy') continue
    const sources = [...whole.matchAll(/<source\b[^>]*type="image\/avif"[^>]*>/g)].map(([tag]) => tag)
    const source = sources.find((tag) => holds(attribute(tag, 'media'))) ?? image
    found.push(picked(attribute(source, 'srcSet'), attribute(source, 'sizes')) ?? attribute(image, 'src'))
  }
  return [...new Set(found)].filter((path) => path.startsWith('/'))
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
  return value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** Whether a media query holds on the phone; of features our pictures ask for the width and the shape. */
function holds(media: string): boolean {
  const [, turned, query = ''] = /^(not all and )?(.*)$/.exec(media) ?? []
  if (query === '') return true
  const isTrue = query.split(' and ').every((condition) => {
    const [, feature, sign, first, second = '1'] =
      /^\((width|aspect-ratio) (<=?|>=?) (\d+)(?:px|\/(\d+))\)$/.exec(condition) ?? []
    if (feature === undefined) throw new Error(`a picture asks for ${condition}`)
    const value = feature === 'width' ? screen.width : screen.width / screen.height
    const bound = Number(first) / Number(second)
    if (sign === '<') return value < bound
    if (sign === '<=') return value <= bound
    return sign === '>' ? value > bound : value >= bound
  })
  return isTrue === (turned === undefined)
}

/** The smallest picture of a set that is sharp at the size it has on the screen; null without a set. */
function picked(set: string, sizes: string): string | null {
  const candidates = set
    .split(/,\s+/)
    .map((text) => {
      const [path = '', width = ''] = text.trim().split(' ')
      return { path, width: Number.parseInt(width, 10) }
    })
    .filter(({ width }) => width > 0)
    .toSorted((a, b) => a.width - b.width)
  const needed = shownWidth(sizes) * screen.density
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.path ?? null
}

/** CSS pixels of the first of the sizes whose condition holds on the phone. */
function shownWidth(sizes: string): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, bound, length = ''] = /^\s*(?:\(width < (\d+)px\)\s+)?(.+)$/.exec(part) ?? []
    if (bound === undefined || screen.width < Number(bound)) return pixels(length)
  }
  return screen.width
}

function pixels(length: string): number {
  const widths = [...length.matchAll(/([\d.]+)(vw|vh|rem|px)/g)].map(([, number, unit]) => {
    const count = Number(number)
    if (unit === 'vw') return (count * screen.width) / 100
    if (unit === 'vh') return (count * screen.height) / 100
    return unit === 'rem' ? count * 16 : count
  })
  return Math.max(...widths, 0) || screen.width
}
