import type { Language } from './languages.ts'
import { type Get, searchOf } from './query-values.ts'

type Filter<K extends string = string, T = unknown> = {
  /** Its name in addresses. */
  readonly key: K
  /** Its value without a criterion. */
  readonly none: T
  /** Malformed and unknown values are left out (A4). */
  read(text: string): T
  write(value: T, language: Language): string | number | null
  readonly isList: boolean
  /** Whether the log may have its values: they describe the search, never the visitor or their means. */
  readonly isLogged: boolean
}

/** A filter of several values; without any of them it asks nothing. */
export function several<const K extends string, T extends string | number>(
  key: K,
  read: (text: string) => T[],
  write = (values: readonly T[], _language: Language) => values.join(','),
): Filter<K, T[]> {
  return { key, none: [], read, write, isList: true, isLogged: true }
}

/** A filter of one value, null without a criterion. */
export function single<const K extends string, T extends string | number>(
  key: K,
  read: (text: string) => T | null,
): Filter<K, T | null> {
  return { key, none: null, read, write: (value) => value, isList: false, isLogged: true }
}

/** A filter of one value about the visitor's means. */
export function personal<const K extends string, T extends string | number>(
  key: K,
  read: (text: string) => T | null,
): Filter<K, T | null> {
  return { ...single(key, read), isLogged: false }
}

type Filters = Readonly<Record<string, Filter>>

export type QueryOf<F extends Filters> = { -readonly [Name in keyof F]: F[Name]['none'] }

export type KeyOf<F extends Filters> = F[keyof F]['key']

/** The query without criteria. */
export function emptyQuery<F extends Filters>(filters: F): QueryOf<F> {
  return mapped(filters, ({ none }) => none)
}

export function readQuery<F extends Filters>(filters: F, get: Get): QueryOf<F> {
  return mapped(filters, ({ key, none, read }) => {
    const text = get(key)
    return text === undefined || text === '' ? none : read(text)
  })
}

/**
 * The query string without the question mark, in the order of the filters, the page only from the second on.
 * `readQuery` reads back the same criteria.
 */
export function writeQuery<F extends Filters>(
  filters: F,
  query: QueryOf<F>,
  language: Language,
  page: number,
): string {
  // A loop: a listing writes some thirty addresses of forty filters each, few of which are set.
  const pairs: [key: string, value: string | number][] = []
  for (const name in filters) {
    const { key, write } = filters[name] as Filter
    const value = write(query[name], language)
    if (value !== null && value !== '') pairs.push([key, value])
  }
  if (page > 1) pairs.push(['page', page])
  return searchOf(pairs)
}

/** The names of the filters in addresses, all or those that have a trait. */
export function keysOf<F extends Filters>(
  filters: F,
  has: (filter: Filter) => boolean = () => true,
): KeyOf<F>[] {
  return Object.values(filters)
    .filter(has)
    .map(({ key }) => key as KeyOf<F>)
}

function mapped<F extends Filters>(filters: F, valueOf: (filter: Filter) => unknown): QueryOf<F> {
  const values: Record<string, unknown> = {}
  for (const name in filters) values[name] = valueOf(filters[name] as Filter)
  return values as QueryOf<F>
}
