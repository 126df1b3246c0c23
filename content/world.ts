import type { StoredPicture } from '#database/tables.ts'
import { nearWord } from '#domain/near-word.ts'
import { staffText } from '#domain/staff/staff-text.ts'

/** Kinds of records that others name by slug, with the words where there is none. */
const missingRecords = {
  cities: 'there is no city "{slug}"',
  complexes: 'there is no project "{slug}"',
  houses: 'there is no house "{slug}"',
  articles: 'there is no article "{slug}"',
  promotions: 'there is no promotion "{slug}"',
  vacancies: 'there is no vacancy "{slug}"',
  'vacancy-categories': 'there is no category of vacancies "{slug}"',
} as const

export type LinkedKind = keyof typeof missingRecords

/** The possible targets of references between records. */
export type World = {
  /** Pictures by name (`media/pictures.json` of the folder). */
  readonly pictures: Readonly<Record<string, StoredPicture>>
  /** Finished films by name (`media/videos/videos.json`). */
  readonly videos: Readonly<Record<string, { src: string }>>
  /** Codes of the features of projects (`features.yaml`). */
  readonly features: ReadonlySet<string>
  /** The day in Kazakhstan, `2026-11-21`. */
  readonly today: string
  /** Whether there is a record with that slug. */
  has(kind: LinkedKind, slug: string): boolean
  /** The slugs of the records of a kind. */
  slugs(kind: LinkedKind): Iterable<string>
}

/** Says that there is no such record, and which one is probably meant (R762). */
export function missingRecord(world: Pick<World, 'slugs'>, kind: LinkedKind, slug: string): string {
  return staffText(missingRecords[kind], { slug }) + perhaps(slug, world.slugs(kind))
}

/** The same of a picture. */
export function missingPicture({ pictures }: Pick<World, 'pictures'>, name: string): string {
  const missing = staffText('there is no picture "{name}" in the list of pictures', { name })
  return missing + perhaps(name, Object.keys(pictures))
}

function perhaps(word: string, words: Iterable<string>): string {
  const near = nearWord(word, words)
  return near === null ? '' : staffText('; perhaps "{near}"?', { near })
}
