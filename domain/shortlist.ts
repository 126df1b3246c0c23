import { favoritesLimit } from './favorites.ts'
import { searchOf } from './query-values.ts'
import { type Category, categories } from './categories.ts'

/** The units that an address names, each once and in its order, no more than a list of favourites may have. */
export function shortlistIds(text: string): number[] {
  const ids = text
    .slice(0, favoritesLimit * 11)
    .split(',')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number)
    .filter((id) => id < 2 ** 31)
  return [...new Set(ids)].slice(0, favoritesLimit)
}

/** The query string of a shortlist: the address holds all of it, so that it needs no account. */
export function shortlistSearch(ids: readonly number[], category: Category | null = null): string {
  return searchOf([
    ['ids', ids.join(',')],
    ['category', category],
  ])
}

/** How many units of each category there are, without empty ones, in the usual order. */
export function categoryCounts(
  units: readonly { category: Category }[],
): { code: Category; count: number }[] {
  return categories
    .map((code) => ({ code, count: units.filter(({ category }) => category === code).length }))
    .filter(({ count }) => count > 0)
}

/** The requested category when it has units, else the first that has some. */
export function chosenCategory(
  counts: readonly { code: Category; count: number }[],
  asked: string | null,
): Category | null {
  return (counts.find(({ code }) => code === asked) ?? counts[0])?.code ?? null
}
