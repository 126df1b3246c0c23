import type { Insertable } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Tables that content fills, each after those it refers to. */
export const contentTables = [
  'cities',
  'complexes',
  'houses',
  'plans',
  'promotions',
  'complex_promotions',
  'estates',
  'estate_prices',
  'estate_promotions',
  'feedback_images',
  'redirects',
  'settings',
] as const satisfies readonly (keyof Tables)[]

export type ContentTable = (typeof contentTables)[number]

export type Row<T extends keyof Tables> = Insertable<Tables[T]>

/** Rows for every table that content fills, ready to be written. */
export type Content = { readonly [T in ContentTable]: readonly Row<T>[] }
