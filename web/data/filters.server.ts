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
