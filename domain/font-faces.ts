/** One file of a font: its address and the `font-weight` that it serves, like `340` or `400 600`. */
export type FontFile = { src: string; weight: string }

/** The measures of a font that decide how much room its text takes, as fractions of an em. */
export type FontMetrics = {
  ascent: number
  /** Positive downwards. */
  descent: number
  lineGap: number
  /** Average advance over the sample of its stand-in. */
  averageWidth: number
}

/** Faces of the reader's system of one width, shown with the measures of a font while it is absent. */
type StandIn = {
  local: readonly string[]
  /** Text over which the advances are averaged. */
  sample: string
  /** Average advance of the first of these faces over the sample, as a fraction of an em. */
  averageWidth: number
  /** What a browser without any of them shows. */
  generic: string
}

export type StandInKind = 'serif' | 'sans'

export const standIns: Readonly<Record<StandInKind, StandIn>> = {
  serif: {
    local: ['Georgia', 'Gelasio'],
    // English: the free face with the widths of Georgia has no Cyrillic to measure.
    sample: 'The quick brown fox jumps over the lazy dog and the house by the river',
    averageWidth: 0.4482,
    generic: 'Georgia, serif',
  },
  sans: {
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    sample: 'Квартиры в домах у подножия гор с отделкой под ключ и без неё, цены от застройщика',
    averageWidth: 0.499,
    generic: 'system-ui, Arial, sans-serif',
  },
}

/**
 * The styles of one font: its files, and a face of the system stretched to its measures, so that a page read without
 * the font breaks its lines in the same places (decision 024).
 *
 * @param name its `font-family`; the stand-in is called the same with ` Fallback`
 */
export function fontFaces(
  name: string,
  files: readonly FontFile[],
  kind: StandInKind,
  metrics: FontMetrics,
): string {
  const standIn = standIns[kind]
  const adjust = metrics.averageWidth / standIn.averageWidth
  const local = standIn.local.map((face) => `local('${face}')`).join(', ')
  const own = files.map(
    ({ src, weight }) => `@font-face {
  font-family: '${name}';
  src: url('${src}') format('woff2');
  font-weight: ${weight};
  font-style: normal;
  /* Either the preloaded font is there for the first picture of the page, or the next page has it: no late change. */
  font-display: optional;
}
`,
  )
  return `${own.join('\n')}
@font-face {
  font-family: '${name} Fallback';
  src: ${local};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: ${percent(metrics.lineGap / adjust)};
}
`
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`
}
