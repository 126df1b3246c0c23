import { readFileSync } from 'node:fs'
import { preparePyodide } from '@web-alchemy/fonttools/src/pyodide.js'
import subsetFont from 'subset-font'
import { charactersOf, fontSubsets, pageCharacters } from './font-characters.ts'
import type { FontFamily } from './font-families.ts'

/**
 * Makes one font of our characters from the many files of its package: each file is cut down and pinned, the parts
 * are joined (one file arrives whole or not at all, and every price needs the ₸ of the fourth), the result is packed.
 *
 * @returns the font as TrueType, for measuring, and as WOFF2, for serving
 */
export async function makeFont(family: FontFamily): Promise<{ sfnt: Buffer; woff2: Uint8Array }> {
  const python = await preparePyodide()
  const masters: string[][] = []
  for (const [index, axes] of family.masters.entries()) {
    const paths: string[] = []
    for (const subset of fontSubsets) {
      const part = await subsetFont(readFontFile(family, subset.name), charactersOf(subset), {
        targetFormat: 'sfnt',
        variationAxes: axes,
        keepFeatures: family.features,
        glyphNames: true,
      })
      const path = `/${family.file}-${subset.name}-${index}.ttf`
      python.FS.writeFile(path, part)
      paths.push(path)
    }
    masters.push(paths)
  }
  const weights = family.masters.map((axes) => axes['wght'] ?? 0)
  const output = `/${family.file}.ttf`
  const axis = weights.length > 1 ? weights : null
  const job = { masters, axis, kern: family.leastKern, name: family.name, output }
  python.FS.writeFile('/job.json', JSON.stringify(job))
  python.runPython(readFileSync(new URL('merge-fonts.py', import.meta.url), 'utf8'))
  // subset-font recognises formats by methods that only a Buffer has.
  const sfnt = Buffer.from(python.FS.readFile(output))
  const woff2 = await subsetFont(sfnt, pageCharacters, {
    targetFormat: 'woff2',
    keepFeatures: family.features,
    preserveNameIds: [0, 13, 14],
  })
  return { sfnt, woff2 }
}

function readFontFile(family: FontFamily, subset: string): Buffer {
  const file = `${family.package}/${family.pattern.replace('*', subset)}`
  return readFileSync(new URL(import.meta.resolve(file)))
}
