/** One of the site's two faces, and how it is made from the files of its npm package. */
export interface FontFamily {
  /** Name in the styles and in the font's own name table. */
  name: string
  /** First part of the file's name. */
  file: string
  package: string
  /** Path of a file inside the package; `*` is the subset. */
  pattern: string
  /** The positions on the design axes to take; two of them stay a variable weight between them. */
  masters: readonly Readonly<Record<string, number>>[]
  /** The value of `font-weight` in the styles. */
  weight: string
  /** OpenType features that stay. */
  features: readonly string[]
  fallback: FontFallback
}

/** Faces of the reader's system of one width, shown with our measures while our own is absent. */
export interface FontFallback {
  local: readonly string[]
  /** Text over which the advances are averaged. */
  sample: string
  /** Average advance of the first of these faces over the sample, as a fraction of an em. */
  averageWidth: number
}

export const fontFamilies: readonly FontFamily[] = [
  {
    // «Source» is a reserved name of the original's licence, so the changed face has a name of its own.
    name: 'Site Display',
    file: 'site-display',
    package: '@fontsource-variable/source-serif-4',
    pattern: 'files/source-serif-4-*-opsz-normal.woff2',
    masters: [{ opsz: 48, wght: 340 }],
    weight: '340',
    features: ['kern', 'liga'],
    fallback: {
      local: ['Georgia', 'Gelasio'],
      // English: the free face with the widths of Georgia has no Cyrillic to measure.
      sample: 'The quick brown fox jumps over the lazy dog and the house by the river',
      averageWidth: 0.4482,
    },
  },
  {
    name: 'Golos Text',
    file: 'golos-text',
    package: '@fontsource-variable/golos-text',
    pattern: 'files/golos-text-*-wght-normal.woff2',
    masters: [{ wght: 400 }, { wght: 600 }],
    weight: '400 600',
    features: ['kern', 'tnum'],
    fallback: {
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sample: 'Квартиры в домах у подножия гор с отделкой под ключ и без неё, цены от застройщика',
      averageWidth: 0.499,
    },
  },
]
