import { z } from 'zod'

/** What a site sets in a font of its own: headings and large numbers, everything else. */
export const fontRoles = ['display', 'text'] as const
export type FontRole = (typeof fontRoles)[number]

/** A font of the company, made by the import. The names of its files follow from its hash. */
export const OwnFont = z.object({
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  /** The `font-weight` of each file: one from 400 to 600, one for each of the two, or the one of headings. */
  weights: z
    .array(z.enum(['400 600', '400', '600', '340']))
    .min(1)
    .max(2),
  stand_in: z.enum(['serif', 'sans']).meta({ description: 'What stands in while the font is absent' }),
  metrics: z.object({
    ascent: z.number(),
    descent: z.number(),
    line_gap: z.number(),
    average_width: z.number().positive(),
  }),
})
export type OwnFont = z.infer<typeof OwnFont>

/** One of the fonts that come with the project, by name, or one of the company's. */
const SiteFont = z.union([z.string().regex(/^[a-z-]{1,40}$/), OwnFont])

/** The fonts of the site; a role without one has that of the project. */
export const SiteFonts = z.object({ display: SiteFont.exactOptional(), text: SiteFont.exactOptional() })
export type SiteFonts = z.infer<typeof SiteFonts>

const folder = '/fonts/'

/** The address of a file of a company's font. */
export function fontAddress(role: FontRole, hash: string, weight: OwnFont['weights'][number]): string {
  return `${folder}${fontFileName(role, hash, weight)}`
}

/** Its name, which says nothing of whose font it is (R537). */
export function fontFileName(role: FontRole, hash: string, weight: OwnFont['weights'][number]): string {
  return `own-${role}-${hash}-${weight.replace(' ', '-')}.woff2`
}

/** The file of a company's font for documents, one for each weight. */
export function documentFontName(role: FontRole, hash: string, weight: 'normal' | 'bold'): string {
  return `own-${role}-${hash}-${weight}.ttf`
}

/** The name of the file that an address of a company's font leads to; null for any other address. */
export function ownFontFile(path: string): string | null {
  return /^\/fonts\/(own-(?:display|text)-[0-9a-f]{8}-\d{3}(?:-\d{3})?\.woff2)$/.exec(path)?.[1] ?? null
}
