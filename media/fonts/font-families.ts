import type { StandInKind } from '#domain/font-faces.ts'

/** One of the faces that come with the project, and how it is made from the files of its npm package. */
export interface FontFamily {
  /** Name in the styles and in the font's own name table. */
  name: string
  /** First part of the file's name, and what `company.yaml` calls it. */
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
  /** Thousandths of the size: pairs that move a letter by less are left out. */
  leastKern: number
  standIn: StandInKind
}

const textMasters = [{ wght: 400 }, { wght: 600 }]
const textFeatures = ['kern', 'tnum']

/** A fifth of a pixel in running text, half a pixel in the largest headings. */
const [textKern, displayKern] = [12, 8]

/** The faces of a site whose company names none: the first is for headings, the second for everything else. */
export const defaultFamilies = [
  {
    // «Source» is a reserved name of the original's licence, so the changed face has a name of its own.
    name: 'Site Display',
    file: 'site-display',
    package: '@fontsource-variable/source-serif-4',
    pattern: 'files/source-serif-4-*-opsz-normal.woff2',
    masters: [{ opsz: 48, wght: 340 }],
    weight: '340',
    features: ['kern', 'liga'],
    leastKern: displayKern,
    standIn: 'serif',
  },
  {
    name: 'Golos Text',
    file: 'golos-text',
    package: '@fontsource-variable/golos-text',
    pattern: 'files/golos-text-*-wght-normal.woff2',
    masters: textMasters,
    weight: '400 600',
    features: textFeatures,
    leastKern: textKern,
    standIn: 'sans',
  },
] as const satisfies readonly FontFamily[]

/** All that come with the project. One with two masters serves headings and everything else. */
export const fontFamilies: readonly FontFamily[] = [
  ...defaultFamilies,
  {
    // «Lora» is a reserved name, too.
    name: 'Site Serif',
    file: 'site-serif',
    package: '@fontsource-variable/lora',
    pattern: 'files/lora-*-wght-normal.woff2',
    masters: [{ wght: 400 }],
    // The weight that the styles ask headings for.
    weight: '340',
    features: ['kern', 'liga'],
    leastKern: displayKern,
    standIn: 'serif',
  },
  {
    name: 'Onest',
    file: 'onest',
    package: '@fontsource-variable/onest',
    pattern: 'files/onest-*-wght-normal.woff2',
    masters: textMasters,
    weight: '400 600',
    features: textFeatures,
    leastKern: textKern,
    standIn: 'sans',
  },
  {
    name: 'Inter',
    file: 'inter',
    package: '@fontsource-variable/inter',
    pattern: 'files/inter-*-wght-normal.woff2',
    masters: textMasters,
    weight: '400 600',
    features: textFeatures,
    leastKern: textKern,
    standIn: 'sans',
  },
]
