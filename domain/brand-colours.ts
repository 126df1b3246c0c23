import { bytesOf, colourWith, contrast, isColour, lchOf, luminance } from './colour.ts'

/** The two colours of a company, as `#rrggbb`: `main` for what acts, `accent` for emphasis. */
export type BrandColours = { main: string; accent: string }

/** A company that names no colours: graphite and brick. */
export const plainColours: BrandColours = { main: '#3c4650', accent: '#9a3b2f' }

/**
 * A colour of the design that follows the hue of the company. Its luminance is given, so whatever the hue, the contrast
 * between two of them is the same (WCAG counts luminance only).
 */
type Shade = {
  luminance: number
  /** That beside a brand colour of full chroma. A greyer one makes it greyer, a stronger one no stronger. */
  chroma: number
  /** From the brand colour's hue to this one's, in degrees. */
  turn: number
}

/** The chroma from which on shades are as strong as they get. */
const fullChroma = { main: 0.0566, accent: 0.1448 }

const mainShades = {
  mist: { luminance: 0.9083, chroma: 0.003, turn: -41 },
  stone: { luminance: 0.8144, chroma: 0.006, turn: -33 },
  line: { luminance: 0.719, chroma: 0.008, turn: -29 },
  'line-strong': { luminance: 0.2929, chroma: 0.015, turn: -12 },
  ink: { luminance: 0.0134, chroma: 0.019, turn: -2 },
  'ink-2': { luminance: 0.0802, chroma: 0.019, turn: -10 },
  'ink-3': { luminance: 0.14, chroma: 0.017, turn: -11 },
  'spruce-tint': { luminance: 0.8125, chroma: 0.011, turn: -10 },
  'on-spruce-2': { luminance: 0.7174, chroma: 0.019, turn: -6 },
  'on-spruce-3': { luminance: 0.7843, chroma: 0.014, turn: -6 },
  deep: { luminance: 0.0146, chroma: 0.03, turn: 2 },
  'deep-2': { luminance: 0.0274, chroma: 0.036, turn: -2 },
  'deep-line': { luminance: 0.0571, chroma: 0.037, turn: -1 },
  'on-deep': { luminance: 0.9048, chroma: 0.005, turn: -21 },
  'on-deep-2': { luminance: 0.4782, chroma: 0.022, turn: -8 },
  'on-deep-3': { luminance: 0.8163, chroma: 0.009, turn: -7 },
  scrim: { luminance: 0.0097, chroma: 0.024, turn: 0 },
} as const satisfies Record<string, Shade>

const accentShades = {
  'zhosa-tint': { luminance: 0.8378, chroma: 0.018, turn: 9 },
  'zhosa-text': { luminance: 0.0786, chroma: 0.128, turn: 0 },
} as const satisfies Record<string, Shade>

/** The main colour under a pointer and while pressed. */
type Touched = {
  /** It becomes darker: shares of its luminance and of its chroma. */
  luminance: number
  chroma: number
  /** Or lighter, by this contrast, where it is too dark to become visibly darker. */
  contrast: number
}

const touched = {
  'spruce-hover': { luminance: 0.539, chroma: 0.8098, contrast: 1.33 },
  'spruce-active': { luminance: 0.298, chroma: 0.6432, contrast: 1.6 },
} as const satisfies Record<string, Touched>

/** The luminance from which on a colour under a pointer is darker by a contrast of 1.2. */
const canDarken = 0.0283

/** Lies beneath text in the main colour, or is text on it: becomes lighter for a lighter main colour. */
const besideMain: ReadonlySet<string> = new Set(['stone', 'spruce-tint', 'on-spruce-2', 'on-spruce-3'])

/** WCAG 2.2: 7:1 is the enhanced contrast of text, 4.5:1 the minimum. */
const levels = { main: 7, accent: 4.5 } as const

export type BrandToken =
  | keyof typeof mainShades
  | keyof typeof accentShades
  | keyof typeof touched
  | 'spruce'
  | 'zhosa'
  | 'paper-shaded'

export type BrandTokens = Readonly<Record<BrandToken, string>>

/**
 * The colours of the design by their names in the styles, made of the two of a company: pages, documents and pictures
 * show no other ones of it. Contrasts are at least those of the levels above.
 *
 * @param colours that `colourInstead` has nothing against
 */
export function brandTokens({ main, accent }: BrandColours): BrandTokens {
  const made = {
    spruce: main,
    zhosa: accent,
    'spruce-hover': touchedColour(main, touched['spruce-hover']),
    'spruce-active': touchedColour(main, touched['spruce-active']),
    ...shadesOf(mainShades, main, 'main', (name) => (besideMain.has(name) ? enough(main) : 0)),
    ...shadesOf(accentShades, accent, 'accent', () => 0),
  }
  return { ...made, 'paper-shaded': under(made.scrim) }
}

function touchedColour(main: string, by: Touched): string {
  const { chroma, hue } = lchOf(main)
  const own = luminance(main)
  const made = own < canDarken ? by.contrast * (own + 0.05) - 0.05 : own * by.luminance
  return colourWith(made, chroma * by.chroma, hue)
}

/** The luminance that is enough for text in this colour, with room for the rounding to bytes. */
function enough(colour: string): number {
  return Math.min(1, levels.main * 1.01 * (luminance(colour) + 0.05) - 0.05)
}

function shadesOf<Name extends string>(
  shades: Readonly<Record<Name, Shade>>,
  colour: string,
  kind: keyof BrandColours,
  least: (name: string) => number,
): Record<Name, string> {
  const own = lchOf(colour)
  const strength = Math.min(1, own.chroma / fullChroma[kind])
  const made = Object.entries<Shade>(shades).map(([name, shade]) => [
    name,
    colourWith(Math.max(shade.luminance, least(name)), shade.chroma * strength, own.hue + shade.turn),
  ])
  return Object.fromEntries(made) as Record<Name, string>
}

/** How much of the page a scrim covers. */
export const scrimCover = 0.52

/** White paper under the scrim. */
function under(scrim: string): string {
  const mixed = bytesOf(scrim).map((byte) => Math.round(255 * (1 - scrimCover) + byte * scrimCover))
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The nearest colour of the same hue that can do the work of the one given; null where that one can. It must be read on
 * white and on the tinted ground of pages.
 */
export function colourInstead(colour: string, kind: keyof BrandColours): string | null {
  const can = (tried: string) => contrast(tried, tintedGround) >= levels[kind]
  if (can(colour)) return null
  const { chroma, hue } = lchOf(colour)
  const most = (luminance(tintedGround) + 0.05) / levels[kind] - 0.05
  const tries = Array.from({ length: 50 }, (_, step) => colourWith(most * (1 - step / 50), chroma, hue))
  return tries.find(can) ?? '#000000'
}

/** The contrast that a colour has with the tinted ground of pages, and the one that it needs, as people write it. */
export function contrastWords(colour: string, kind: keyof BrandColours): { reached: string; needed: string } {
  // Cut, since 6.999 is not enough.
  const reached = Math.floor(contrast(colour, tintedGround) * 100) / 100
  return { reached: `${reached}:1`, needed: `${levels[kind]}:1` }
}

/** The darkest tinted ground of a page: that of a main colour without any hue. */
const tintedGround = '#f4f4f4'

/** The colours of a company as its record or another server has them, or the plain ones where they cannot be used. */
export function usableColours(given: BrandColours | null | undefined): BrandColours {
  if (!given) return plainColours
  const { main, accent } = given
  const canMain = isColour(main) && colourInstead(main, 'main') === null
  const canAccent = isColour(accent) && colourInstead(accent, 'accent') === null
  return canMain && canAccent ? { main, accent } : plainColours
}
