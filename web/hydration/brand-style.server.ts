import { type BrandColours, brandTokens, scrimCover, usableColours } from '#domain/brand-colours.ts'
import { bytesOf } from '#domain/colour.ts'

/** The style of the colours that pages were last rendered with. */
let last = { colours: '', style: '' }

/**
 * Sets the colours of the company at the end of a rendered page's head: the styles of all pages have the plain ones.
 * It is outside of all cascade layers, so it counts more. Browsers get it as text alone: it is no part of what scripts
 * take over, and costs no script. Without colours of the company the page stays as it is.
 */
export function withBrandStyle(html: string, colours: BrandColours | undefined): string {
  if (colours === undefined) return html
  const usable = usableColours(colours)
  const key = JSON.stringify(usable)
  if (last.colours !== key) last = { colours: key, style: `<style data-brand>${brandStyle(usable)}</style>` }
  return html.replace('</head>', () => `${last.style}</head>`)
}

/** The custom properties of `tokens.css` that follow from the colours of a company. */
export function brandStyle(colours: BrandColours): string {
  const tokens = brandTokens(colours)
  const own = { ...tokens, ...mixed(tokens), ...shapes(tokens.spruce) }
  const lines = Object.entries(own).map(([name, value]) => `--${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

function mixed({ scrim, deep }: { scrim: string; deep: string }): Record<string, string> {
  const over = (colour: string, share: number) => `rgb(${bytesOf(colour).join(' ')} / ${share})`
  return {
    scrim: over(scrim, scrimCover),
    shadow: `0 24px 64px -24px ${over(deep, 0.34)}, 0 2px 8px ${over(deep, 0.08)}`,
  }
}

/** Shapes of the house's table in the main colour: a background takes no colour of its page. */
function shapes(main: string): Record<string, string> {
  const drawn = (path: string) => {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'>${path}</svg>`
    return `url("data:image/svg+xml,${svg.replaceAll(/[<>#]/g, encodeURIComponent)}")`
  }
  return {
    'shape-free': drawn(`<path d='M6 .5 11.5 6 6 11.5.5 6Z' fill='${main}'/>`),
    'shape-request': drawn(
      `<path d='M6 1.2 10.8 6 6 10.8 1.2 6Z' fill='none' stroke='${main}' stroke-width='1.3'/>`,
    ),
  }
}
