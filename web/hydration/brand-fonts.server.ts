import { fontAddress, type FontRole, fontRoles, type SiteFonts } from '#contract/site-fonts.ts'
import { fontFaces, type FontFile, type FontMetrics, type StandInKind, standIns } from '#domain/font-faces.ts'
import list from '#media/fonts/font-list.json' with { type: 'json' }
import fonts from '#media/fonts/fonts.json' with { type: 'json' }

/** What the styles need of a font. */
type Shown = { name: string; files: FontFile[]; standIn: StandInKind; metrics: FontMetrics }

/** How pages show the fonts of a company: its style, and what they preload for each role. */
export type FontHead = { style: string; preloads: Readonly<Record<FontRole, readonly string[]>> }

/** What the rendered page preloads, as the styles of all pages have it. */
const usual: Readonly<Record<FontRole, string>> = {
  display: fonts.preload[0] ?? '',
  text: fonts.preload[1] ?? '',
}

const listed: Readonly<Record<string, Omit<Shown, 'standIn'> & { standIn: string }>> = list

/** Fonts of a page whose company names none, or of which nothing is known. */
export const usualFonts: FontHead = {
  style: '',
  preloads: { display: [usual.display], text: [usual.text] },
}

/** @param chosen an answer of the API, whose schema lets no free text into a style */
export function fontHead(chosen: SiteFonts | undefined): FontHead {
  const shown = { display: fontOf('display', chosen), text: fontOf('text', chosen) }
  const head = { style: '', preloads: { ...usualFonts.preloads } }
  for (const role of fontRoles) {
    const font = shown[role]
    if (font === null) continue
    const isOfTexts = role === 'display' && font.files[0]?.src === (shown.text?.files[0]?.src ?? usual.text)
    head.preloads[role] = isOfTexts ? [] : font.files.map(({ src }) => src)
    if (isOfTexts) head.style += ':root{--font-display:var(--font-text)}'
    else head.style += styleOf(role, font)
  }
  return head
}

/** A rendered page with these preloads in place of the usual ones. */
export function withPreloads(html: string, { preloads }: FontHead): string {
  return fontRoles.reduce(
    (page, role) =>
      page.replace(new RegExp(`<link rel="preload" href="${usual[role]}"[^>]*>`), (tag) =>
        preloads[role].map((src) => tag.replace(usual[role], src)).join(''),
      ),
    html,
  )
}

/** Null where the role has the project's font. */
function fontOf(role: FontRole, chosen: SiteFonts | undefined): Shown | null {
  const font = chosen?.[role]
  if (font === undefined) return null
  if (typeof font === 'string') {
    const known = Object.hasOwn(listed, font) ? listed[font] : undefined
    if (known === undefined || known.files[0]?.src === usual[role]) return null
    return { ...known, standIn: known.standIn === 'serif' ? 'serif' : 'sans' }
  }
  const { hash, weights, stand_in: standIn, metrics } = font
  return {
    name: role === 'text' ? 'Own Text' : 'Own Display',
    files: weights.map((weight) => ({ src: fontAddress(role, hash, weight), weight })),
    standIn,
    metrics: {
      ascent: metrics.ascent,
      descent: metrics.descent,
      lineGap: metrics.line_gap,
      averageWidth: metrics.average_width,
    },
  }
}

function styleOf(role: FontRole, { name, files, standIn, metrics }: Shown): string {
  // Headings are asked for in one weight, whatever that of the file.
  const shown = role === 'text' ? files : files.map(({ src }) => ({ src, weight: '340' }))
  const faces = fontFaces(name, shown, standIn, metrics)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
  return `${faces.trim()}:root{--font-${role}:'${name}','${name} Fallback',${standIns[standIn].generic}}`
}
