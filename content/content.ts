import type { Insertable } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Tables of the content, each after those it refers to, with the columns that identify a row. */
export const contentTables = {
  content_ids: ['kind', 'slug'],
  settings: ['key'],
  cities: ['id'],
  complexes: ['id'],
  houses: ['id'],
  articles: ['id'],
  answers: ['id'],
  promotions: ['id'],
  complex_promotions: ['complex_id', 'promotion_id'],
  awards: ['id'],
  employees: ['id'],
  reviews: ['id'],
  contacts: ['id'],
  banners: ['id'],
  mortgages: ['id'],
  complex_mortgages: ['complex_id', 'mortgage_id'],
  calculators: ['id'],
  photos: ['id'],
  videos: ['id'],
  feedback_images: ['id'],
  vacancy_categories: ['id'],
  vacancies: ['id'],
  property_descriptions: ['id'],
  construction_progress: ['id'],
  redirects: ['path'],
  localizations: ['language', 'key'],
  plans: ['code'],
  estates: ['id'],
  estate_prices: ['estate_id', 'date'],
  estate_promotions: ['estate_id', 'promotion_id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type ContentTable = keyof typeof contentTables

export const contentTableNames = Object.keys(contentTables) as readonly ContentTable[]

export type Row<T extends keyof Tables> = Insertable<Tables[T]>

/** Rows for every table that content fills, ready to be written. */
export type Content = { readonly [T in ContentTable]: readonly Row<T>[] }
