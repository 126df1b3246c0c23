import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fontFaces, standIns } from '#domain/font-faces.ts'
import { contentHash } from '../content-hash.ts'
import { documentFontFile, type MadeFamily, makeDocumentFonts } from './document-fonts.ts'
import { defaultFamilies, fontFamilies } from './font-families.ts'
import type { FontList } from './font-list.ts'
import { makeFont } from './make-font.ts'
import { readMetrics } from './sfnt-metrics.ts'

export interface FontPlaces {
  derived: URL
  /** Receives the fonts of the PDFs. */
  documents: URL
  /** Receives the addresses that pages preload where a company names no fonts. */
  manifest: URL
  /** Receives the `@font-face` rules of these. */
  styles: URL
  /** Receives the facts of all fonts, for companies that name one. */
  list: URL
}

/**
 * Makes the fonts of the pages and of the PDFs, the styles and the list of preloads. @returns the files with their
 * sizes in bytes
 */
export async function makeFonts(places: FontPlaces): Promise<{ file: string; bytes: number }[]> {
  await mkdir(places.derived, { recursive: true })
  const made: { file: string; bytes: number }[] = []
  const list: FontList = {}
  const families: MadeFamily[] = []
  for (const family of fontFamilies) {
    const { sfnt, woff2 } = await makeFont(family)
    const file = `${family.file}-${contentHash(woff2)}.woff2`
    await writeFile(new URL(file, places.derived), woff2)
    list[family.file] = {
      name: family.name,
      files: [{ src: `/fonts/${file}`, weight: family.weight }],
      standIn: family.standIn,
      metrics: readMetrics(sfnt, standIns[family.standIn].sample),
      bytes: woff2.length,
      documents: family.masters.map(({ wght = 400 }) => documentFontFile(family, wght)),
    }
    made.push({ file, bytes: woff2.length })
    const licence = new URL(import.meta.resolve(`${family.package}/LICENSE`))
    await copyFile(licence, new URL(`${family.file}-OFL.txt`, places.derived))
    families.push({ family, sfnt, licence })
  }
  const files = made.map(({ file }) => file)
  const shown = defaultFamilies.flatMap(({ file }) => list[file] ?? [])
  const preload = shown.flatMap((font) => font.files.map(({ src }) => src))
  await writeFile(places.manifest, `${JSON.stringify({ preload }, null, 2)}\n`)
  await writeFile(places.list, `${JSON.stringify(list, null, 2)}\n`)
  const rules = shown.map((font) => fontFaces(font.name, font.files, font.standIn, font.metrics))
  await writeFile(
    places.styles,
    `/* Made by «npm run media -- fonts»; see media/fonts/fonts.ts. */\n${rules.join('\n')}`,
  )
  for (const file of await readdir(places.derived)) {
    if (file.endsWith('.woff2') && !files.includes(file)) await rm(new URL(file, places.derived))
  }
  return [...made, ...(await makeDocumentFonts(families, places.documents))]
}
