import subsetFont from 'subset-font'
import { documentFontName, fontFileName, type FontRole, type OwnFont } from '#contract/site-fonts.ts'
import { type StandInKind, standIns } from '#domain/font-faces.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from '../apart/file-fault.ts'
import { contentHash } from '../content-hash.ts'
import { fontCharacters, pageCharacters } from './font-characters.ts'
import { type Axis, readAxes, standInOf } from './sfnt-facts.ts'
import { readAdvances, readMetrics } from './sfnt-metrics.ts'
import { renamedFont } from './sfnt-names.ts'

/** What decides how a font is made, with its files: a part of the hash in its names. */
export type FontWish = {
  role: FontRole
  /** Of headings, where the file has several weights. */
  weight: number
  /** Named in the record. */
  licence: string
}

export type MadeFont = {
  font: OwnFont
  /** For pages and for documents, by name. */
  files: { name: string; bytes: Uint8Array }[]
  /** What a first visit loads of it. */
  bytes: number
}

/** Raise it when the code below changes what it makes. */
const version = 1

/** How many times its size a file may have unpacked. */
const maxUnpacked = 20

const features = ['kern', 'liga', 'locl', 'mark', 'tnum']

/** Colours and pictures of letters: texts need none, and some can hold anything. */
const dropTables = ['SVG ', 'COLR', 'CPAL', 'CBDT', 'CBLC', 'sbix', 'EBDT', 'EBLC', 'DSIG', 'STAT', 'meta']

/** The weights of running text in the styles; `500` lies between them. */
const [regular, strong] = [400, 600]

/** A missing letter shows as a box in documents, and in another face on pages: only rare signs may be missing. */
const listed = 12

/** The hash of a font in the names of its files. */
export function ownFontHash(wish: FontWish, files: readonly Uint8Array[]): string {
  return contentHash(JSON.stringify([version, wish, fontCharacters]), ...files)
}

/**
 * Makes a font of the site of a company's file: the letters of the three languages, in the weights that the styles use,
 * under a neutral name.
 *
 * @param normal the file
 * @param bold a second file, for a text whose first has one weight
 * @param onRead called when the files are unpacked: what follows takes the time of the machine
 * @throws FileFault when it cannot be one
 */
export async function makeOwnFont(
  wish: FontWish,
  normal: Buffer,
  bold: Buffer | null,
  onRead: () => void = () => {},
): Promise<MadeFont> {
  const hash = ownFontHash(wish, bold === null ? [normal] : [normal, bold])
  const plain = [await plainFont(normal), bold === null ? null : await plainFont(bold)] as const
  onRead()
  const cuts = await cutsOf(wish, ...plain)
  const files: MadeFont['files'] = []
  for (const [index, { sfnt, weight, documents }] of cuts.entries()) {
    const family = `Site ${wish.role === 'text' ? 'Text' : 'Heading'} ${hash}`
    const name = index === 0 ? family : `${family} Bold`
    const woff2 = await subset(renamedFont(sfnt, name, wish.licence), null, 'woff2')
    files.push({ name: fontFileName(wish.role, hash, weight), bytes: woff2 })
    for (const [kind, font] of documents) {
      const bytes = renamedFont(font, `${family} ${kind}`, wish.licence)
      files.push({ name: documentFontName(wish.role, hash, kind), bytes })
    }
  }
  const [{ sfnt }] = cuts
  // Of a font that does not say it, what the project's own has in its place.
  const kind = standInOf(sfnt) ?? (wish.role === 'display' ? 'serif' : 'sans')
  return {
    font: { hash, weights: cuts.map(({ weight }) => weight), stand_in: kind, metrics: metricsOf(sfnt, kind) },
    files,
    bytes: files.reduce((sum, { name, bytes }) => sum + (name.endsWith('.woff2') ? bytes.length : 0), 0),
  }
}

type Cut = {
  sfnt: Buffer
  weight: OwnFont['weights'][number]
  documents: ['normal' | 'bold', Buffer][]
}

async function cutsOf(
  { role, weight }: FontWish,
  normal: Buffer,
  bold: Buffer | null,
): Promise<[Cut, ...Cut[]]> {
  const axes = readAxes(normal)
  const weights = axes.find(({ tag }) => tag === 'wght')
  const at = (value: number) => subset(normal, pinned(axes, value), 'sfnt')
  if (role === 'display') {
    const cut = await at(weight)
    return [{ sfnt: cut, weight: '340', documents: [['normal', cut]] }]
  }
  if (weights !== undefined && weights.least <= regular && weights.most >= strong) {
    if (bold !== null)
      throw new FileFault(staffText('has all weights in itself: leave out the file for bold text'))
    const range = { ...pinned(axes, regular), wght: { min: regular, max: strong, default: regular } }
    const documents: Cut['documents'] = [
      ['normal', await at(regular)],
      ['bold', await at(strong)],
    ]
    return [{ sfnt: await subset(normal, range, 'sfnt'), weight: '400 600', documents }]
  }
  if (bold === null)
    throw new FileFault(staffText('has one weight: texts need a second file for bold text (bold)'))
  const [first, second] = [await at(regular), await subset(bold, pinned(readAxes(bold), strong), 'sfnt')]
  return [
    { sfnt: first, weight: '400', documents: [['normal', first]] },
    { sfnt: second, weight: '600', documents: [['bold', second]] },
  ]
}

/** One position on all axes: this weight, and what the font is by itself. */
function pinned(axes: readonly Axis[], weight: number): Record<string, number> {
  return Object.fromEntries(
    axes.map(({ tag, least, normal, most }) => [
      tag,
      tag === 'wght' ? Math.min(most, Math.max(least, weight)) : normal,
    ]),
  )
}

/** Whether all tables end inside of the file: what reads it takes a table that does not as empty. */
function isWhole(file: Buffer): boolean {
  const tables = file.length < 12 ? 0 : file.readUInt16BE(4)
  const ends = Array.from({ length: tables }, (_, index) => {
    const entry = 12 + 16 * index
    if (entry + 16 > file.length) return Infinity
    return file.readUInt32BE(entry + 8) + file.readUInt32BE(entry + 12)
  })
  return tables > 0 && ends.every((end) => end <= file.length)
}

/** Our letters of a file as TrueType or OpenType, with all of its axes. */
async function plainFont(file: Buffer): Promise<Buffer> {
  const kind = file.toString('latin1', 0, 4)
  if (!['\0\x01\0\0', 'true', 'OTTO', 'wOF2'].includes(kind))
    throw new FileFault(staffText('is not a font: TTF, OTF and WOFF2 are taken'))
  if (kind === 'wOF2' && file.length > 20 && file.readUInt32BE(16) > maxUnpacked * file.length)
    throw new FileFault(staffText('is packed too tightly for a font'))
  if (kind !== 'wOF2' && !isWhole(file)) throw new FileFault(staffText('cannot be read as a font'))
  const plain = await subset(file, null, 'sfnt').catch((error: unknown) => {
    throw new FileFault(staffText('cannot be read as a font'), { cause: error })
  })
  const advance = readAdvances(plain)
  const missing = [...pageCharacters].filter((letter) => advance(letter) === null)
  if (missing.length === 0) return plain
  const shown = missing.slice(0, listed).map((letter) => (letter.trim() === '' ? 'U+00A0' : letter))
  throw new FileFault(
    staffText('lacks characters of the three languages: {characters}', {
      characters: shown.join(' ') + (missing.length > listed ? ' …' : ''),
    }),
  )
}

async function subset(
  font: Buffer,
  axes: NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']> | null,
  targetFormat: 'sfnt' | 'woff2',
): Promise<Buffer> {
  const made = await subsetFont(font, fontCharacters, {
    targetFormat,
    ...(axes !== null && { variationAxes: axes }),
    keepFeatures: features,
    preserveNameIds: [0, 1, 2, 3, 4, 6, 13, 14],
    noHinting: true,
    dropTables,
  })
  return Buffer.from(made)
}

function metricsOf(sfnt: Buffer, kind: StandInKind): OwnFont['metrics'] {
  const { ascent, descent, lineGap, averageWidth } = readMetrics(sfnt, standIns[kind].sample)
  return { ascent, descent, line_gap: lineGap, average_width: averageWidth }
}
