import type { Logo } from '#contract/dictionaries.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import type { IconPicture } from '#contract/site-icon.ts'
import {
  type BrandColours,
  type BrandTokens,
  brandTokens,
  scrimCover,
  usableColours,
} from '#domain/brand-colours.ts'
import { bytesOf } from '#domain/colour.ts'
import { siteIcon } from '#domain/site-icon.ts'
import { fontHead, usualFonts, withPreloads } from './brand-fonts.server.ts'

/** What pages show of a company; any of it may be missing. */
type Brand = {
  colours?: BrandColours
  fonts?: SiteFonts
  logo?: Logo
  icon?: string
  icon_picture?: Pick<IconPicture, 'tab'>
}

/** The brand that pages were last rendered with. */
let last = { brand: '', icon: '', style: '', fonts: usualFonts }

/**
 * Sets the icon and the fonts of the company in a rendered page's head, and makes the style of its colours, fonts and
 * logo: the styles of all pages have the plain colours. The style is outside of all cascade layers, so it counts more.
 * Browsers get both as text alone: they are no part of what scripts take over, and cost no script. The icon is in the
 * page itself: a file would be one more request beside the first picture (decision 046).
 *
 * @param brand null when nobody says now what it is: the page looks like the one before
 * @returns the head, and the style, which is empty for a company without a brand
 */
export function withBrand(head: string, brand: Brand | null): { head: string; style: string } {
  if (brand !== null) {
    const { colours, fonts, logo, icon, icon_picture: picture } = brand
    const key = JSON.stringify({ colours, fonts, logo, icon, picture })
    if (last.brand !== key) {
      const ownFonts = fontHead(fonts)
      const parts = [colours && brandStyle(usableColours(colours)), ownFonts.style, logo && logoStyle(logo)]
      const style = parts.filter((part) => part !== undefined).join('')
      const mark = pictureLink(picture) ?? iconLink(siteIcon(icon, usableColours(colours)))
      last = { brand: key, icon: mark, style, fonts: ownFonts }
    }
  }
  const { icon, style, fonts } = last
  return { head: withPreloads(head, fonts).replace('</head>', () => `${icon}</head>`), style }
}

/**
 * As an image a drawing runs nothing and loads nothing, whatever it is. Only what would end the address, its quotes or
 * the style is escaped: the drawing is in every page.
 */
function imageAddress(svg: string): string {
  const oneLine = svg.toWellFormed().replaceAll(/\s+/g, ' ')
  return `data:image/svg+xml,${oneLine.replaceAll(/["#%&<>\\]|[^ -~]+/gu, encodeURIComponent)}`
}

function iconLink(svg: string): string {
  // An address in HTML has no spaces.
  return `<link rel="icon" href="${imageAddress(svg).replaceAll(' ', '%20')}" type="image/svg+xml"/>`
}

/** Another server may say anything: only letters of an address in it get into the page. */
function pictureLink(picture: Brand['icon_picture']): string | null {
  const tab = picture?.tab ?? ''
  if (!/^data:image\/png;base64,[A-Za-z0-9+/]{1,8000}={0,2}$/.test(tab)) return null
  return `<link rel="icon" href="${tab}" type="image/png"/>`
}

/** The custom properties of `tokens.css` that follow from the colours of a company. */
export function brandStyle(colours: BrandColours): string {
  const tokens = brandTokens(colours)
  const own = { ...tokens, ...mixed(tokens), ...shapes(tokens) }
  const lines = Object.entries(own).map(([name, value]) => `--${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** The logo in place of the name (web/ui/logo.css); who has chosen colours of their own sees the name in these. */
function logoStyle({ wide, inverse, compact }: Logo): string {
  const image = (svg: string) => `url("${imageAddress(svg)}")`
  const small = compact === undefined ? 'var(--logo)' : image(compact)
  const images = `--logo:${image(wide)};--logo-inverse:${image(inverse)};--logo-compact:${small}`
  const place =
    'width:var(--logo-width);height:var(--logo-height);background-image:var(--logo-shown);font-size:0'
  return `:root{${images}}@media (forced-colors:none){.logo{${place}}}`
}

function mixed({ scrim, deep }: { scrim: string; deep: string }): Record<string, string> {
  const over = (colour: string, share: number) => `rgb(${bytesOf(colour).join(' ')} / ${share})`
  return {
    scrim: over(scrim, scrimCover),
    'scrim-parts': bytesOf(scrim).join(' '),
    shadow: `0 24px 64px -24px ${over(deep, 0.34)}, 0 2px 8px ${over(deep, 0.08)}`,
  }
}

/** Drawings that pages have as backgrounds: a background takes no colour of its page. */
function shapes({ spruce, ink, 'ink-2': ink2, 'ink-3': ink3, line }: BrandTokens): Record<string, string> {
  const drawn = (path: string, size = 12) => {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'>${path}</svg>`
    return `url("data:image/svg+xml,${svg.replaceAll(/[<>#]/g, encodeURIComponent)}")`
  }
  return {
    'shape-free': drawn(`<path d='M6 .5 11.5 6 6 11.5.5 6Z' fill='${spruce}'/>`),
    'shape-request': drawn(
      `<path d='M6 1.2 10.8 6 6 10.8 1.2 6Z' fill='none' stroke='${spruce}' stroke-width='1.3'/>`,
    ),
    'shape-reserved': drawn(
      `<path d='M6 1.2 10.8 6 6 10.8 1.2 6Z' fill='none' stroke='${ink2}' stroke-width='1.3'/><path d='M6 1.2V10.8L1.2 6Z' fill='${ink2}'/>`,
    ),
    'shape-unconfirmed': drawn(
      `<path d='M6 1.2 10.8 6 6 10.8 1.2 6ZM1.2 6H10.8' fill='none' stroke='${ink2}' stroke-width='1.3'/>`,
    ),
    'shape-sold': drawn(
      `<path d='M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5' fill='none' stroke='${ink3}' stroke-width='1.4'/>`,
    ),
    'shape-lattice': drawn(`<path d='M0 0 64 64M64 0 0 64' fill='none' stroke='${line}'/>`, 64),
    'shape-handle': drawn(
      `<path d='M17 16l-6 6 6 6M27 16l6 6-6 6' fill='none' stroke='${ink}' stroke-width='1.5'/>`,
      44,
    ),
  }
}
