import type { StoredPicture } from '#database/tables.ts'

/** Kinds of records that others name by slug, with the words where there is none. */
export const missingRecords = {
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
}
