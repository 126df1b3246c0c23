import type { StoredPicture } from '#database/tables.ts'

/** Kinds of records that others name by slug, as messages call one of them. */
export const linkedKinds = {
  cities: 'city',
  complexes: 'project',
  houses: 'house',
  articles: 'article',
  promotions: 'promotion',
  vacancies: 'vacancy',
  'vacancy-categories': 'category of vacancies',
} as const

export type LinkedKind = keyof typeof linkedKinds

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
