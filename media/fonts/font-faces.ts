import type { FontFamily } from './font-families.ts'
import type { FontMetrics } from './sfnt-metrics.ts'

/**
 * The styles of one family: the font itself, and a face of the system stretched to its measures, so that a page
 * read without the font breaks its lines in the same places.
 */
export function fontFaces(family: FontFamily, address: string, metrics: FontMetrics): string {
  const adjust = metrics.averageWidth / family.fallback.averageWidth
  const local = family.fallback.local.map((name) => `local('${name}')`).join(', ')
  return `@font-face {
  font-family: '${family.name}';
  src: url('${address}') format('woff2');
  font-weight: ${family.weight};
  font-style: normal;
  /* Either the preloaded font is there for the first picture of the page, or the next page has it: no late change. */
  font-display: optional;
}

@font-face {
  font-family: '${family.name} Fallback';
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
