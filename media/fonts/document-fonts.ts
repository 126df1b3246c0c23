import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters.ts'
import type { FontFamily } from './font-families.ts'

/** A family as `makeFont` leaves it, with the licence of its original. */
export interface MadeFamily {
  family: FontFamily
  sfnt: Buffer
  licence: URL
}

/** Name of a family's file at one weight among the fonts of the documents. */
export function documentFontFile(family: FontFamily, weight: number): string {
  return `${family.file}-${weight}.ttf`
}

/**
 * Makes the fonts of the PDFs: plain TrueType, one file per weight. The PDF writer cuts a WOFF2 to pieces
 * wrongly, and finds a weight inside a variable font only by a name that ours has not.
 */
export async function makeDocumentFonts(
  families: readonly MadeFamily[],
  folder: URL,
): Promise<{ file: string; bytes: number }[]> {
  await mkdir(folder, { recursive: true })
  const made: { file: string; bytes: number }[] = []
  for (const { family, sfnt, licence } of families) {
    for (const { wght = 400 } of family.masters) {
      const font = await subsetFont(sfnt, fontCharacters, {
        targetFormat: 'sfnt',
        ...(family.masters.length > 1 ? { variationAxes: { wght } } : {}),
        keepFeatures: family.features,
        preserveNameIds: [0, 1, 6, 13, 14],
      })
      const file = documentFontFile(family, wght)
      await writeFile(new URL(file, folder), font)
      made.push({ file, bytes: font.length })
    }
    await copyFile(licence, new URL(`${family.file}-OFL.txt`, folder))
  }
  for (const file of await readdir(folder)) {
    if (file.endsWith('.ttf') && !made.some((font) => font.file === file)) await rm(new URL(file, folder))
  }
  return made
}
