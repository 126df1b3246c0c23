import { ApiFailure } from '#contract/api-client.ts'

/** Filters of a list, or `{}`, with the reason as plain text where there is one (R136, R209, A27). */
export type LoadedFilters<Filter> = { data?: readonly Filter[]; error?: string }

/** A list is shown without its filters when they fail to load; the error has already been logged. */
export async function loadFilters<Filter>(
  answer: Promise<{ data?: readonly Filter[] }>,
): Promise<LoadedFilters<Filter>> {
  try {
    const { data } = await answer
    return data === undefined ? {} : { data }
  } catch (error) {
    if (error instanceof ApiFailure) return { error: error.message }
    throw error
  }
}

/** Whether a list has a panel of filters: a failure is told there, and no filters are no panel. */
export function hasFilters({ data, error }: LoadedFilters<unknown>): boolean {
  return error !== undefined || (data !== undefined && data.length > 0)
}

type Offer = { readonly key: string; readonly options: readonly { readonly value: string }[] }

/**
 * The criteria of a list that its filters offer: one for a thing that does not exist must not live on in links (A4).
 * Where the filters failed to load this is unknown, and everything stays.
 */
export function offered<T extends string | number>(
  filters: readonly Offer[] | undefined,
  key: string,
  values: readonly T[],
): T[] {
  if (filters === undefined) return [...values]
  const options = filters.find((filter) => filter.key === key)?.options ?? []
  return values.filter((value) => options.some((option) => option.value === String(value)))
}

/** Whether a page of a list has items, and another server gave none that can be read (A41, R505). */
export function isUnreadPage(
  items: readonly unknown[],
  meta: { from: number | null; total: number },
): boolean {
  return items.length === 0 && (meta.from !== null || meta.total > 0)
}
