import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentFontName, type FontRole, type SiteFonts } from '#contract/site-fonts.ts'
import { readFontList } from '#media/fonts/font-list.ts'
import { readAdvances } from '#media/fonts/sfnt-metrics.ts'

/** A face as drawings and documents use it. */
export type SiteFace = {
  path: string
  family: string
  /** Null for a face that is the only one of its family. */
  weight: number | null
  /** How far a letter moves the pen, as a fraction of an em; null for a letter that the face lacks. */
  advance: (letter: string) => number | null
}

/** The faces of documents: of headings, of texts, and of what stands out in them. */
export type SiteFaces = Readonly<Record<'display' | 'text' | 'strong', SiteFace>>

type Source = { path: string; family: string; weight: number | null }

const list = readFontList()
const ownFolder = fileURLToPath(new URL('fonts/', import.meta.url))
const faces = new Map<string, SiteFace>()

/**
 * The faces of a company's fonts; those that come with the project where it has none, and where its files are not here:
 * a site over another API has no folder with them.
 *
 * @param folder where the import makes fonts
 */
export function facesOf(fonts: SiteFonts | undefined, folder: string | null): SiteFaces {
  const [display] = sourcesOf('display', fonts, folder) ?? listedSources('site-display')
  const [text, strong] = sourcesOf('text', fonts, folder) ?? listedSources('golos-text')
  return { display: faceOf(display), text: faceOf(text), strong: faceOf(strong ?? text) }
}

function sourcesOf(
  role: FontRole,
  fonts: SiteFonts | undefined,
  folder: string | null,
): [Source, ...Source[]] | null {
  const font = fonts?.[role]
  if (typeof font === 'string') return Object.hasOwn(list, font) ? listedSources(font) : null
  if (font === undefined || folder === null) return null
  const source = (weight: 'normal' | 'bold') => ({
    path: join(folder, documentFontName(role, font.hash, weight)),
    family: `Site ${role === 'text' ? 'Text' : 'Heading'} ${font.hash} ${weight}`,
    weight: null,
  })
  const all: [Source, ...Source[]] = role === 'text' ? [source('normal'), source('bold')] : [source('normal')]
  return all.every(({ path }) => existsSync(path)) ? all : null
}

function listedSources(name: string): [Source, ...Source[]] {
  const { name: family = '', documents = [] } = list[name] ?? {}
  const [first, second] = documents.map((file, index) => ({
    path: join(ownFolder, file),
    family,
    // A face that is one cut has that cut, whatever its number: another weight would be made up.
    weight: documents.length === 1 ? null : index === 0 ? 400 : 600,
  }))
  if (first === undefined) throw new Error(`no font ${name}`)
  return second === undefined ? [first] : [first, second]
}

function faceOf(source: Source): SiteFace {
  const known = faces.get(source.path)
  if (known !== undefined) return known
  const face = { ...source, advance: readAdvances(readFileSync(source.path)) }
  faces.set(source.path, face)
  return face
}
