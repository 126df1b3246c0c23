import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { contentHash } from '../content-hash.ts'
import { type MadeFamily, makeDocumentFonts } from './document-fonts.ts'
import { fontFaces } from './font-faces.ts'
import { fontFamilies } from './font-families.ts'
import { makeFont } from './make-font.ts'
import { readMetrics } from './sfnt-metrics.ts'

export interface FontPlaces {
  derived: URL
  /** Receives the fonts of the PDFs. */
  documents: URL
  /** Receives the addresses to preload. */
  manifest: URL
  /** Receives the `@font-face` rules. */
  styles: URL
}

/**
 * Makes the fonts of the pages and of the PDFs, the styles and the list of preloads. @returns the files with their
 * sizes in bytes
 */
export async function makeFonts(places: FontPlaces): Promise<{ file: string; bytes: number }[]> {
  await mkdir(places.derived, { recursive: true })
  const made: { file: string; bytes: number }[] = []
  const rules: string[] = []
  const families: MadeFamily[] = []
  for (const family of fontFamilies) {
    const { sfnt, woff2 } = await makeFont(family)
    const file = `${family.file}-${contentHash(woff2)}.woff2`
    await writeFile(new URL(file, places.derived), woff2)
    rules.push(fontFaces(family, `/fonts/${file}`, readMetrics(sfnt, family.fallback.sample)))
    made.push({ file, bytes: woff2.length })
    const licence = new URL(import.meta.resolve(`${family.package}/LICENSE`))
    await copyFile(licence, new URL(`${family.file}-OFL.txt`, places.derived))
    families.push({ family, sfnt, licence })
  }
  const files = made.map(({ file }) => file)
  await writeFile(
    places.manifest,
    `${JSON.stringify({ preload: files.map((file) => `/fonts/${file}`) }, null, 2)}\n`,
  )
  await writeFile(
    places.styles,
    `/* Made by «npm run media -- fonts»; see media/fonts/fonts.ts. */\n${rules.join('\n')}`,
  )
  for (const file of await readdir(places.derived)) {
    if (file.endsWith('.woff2') && !files.includes(file)) await rm(new URL(file, places.derived))
  }
  return [...made, ...(await makeDocumentFonts(families, places.documents))]
}
