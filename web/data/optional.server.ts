import { ApiFailure } from '#contract/api-client.ts'

/** A list without data. */
export const noData: { data: never[] } = { data: [] }

/** Data that a page can do without: where the API cannot answer, the page shows `fallback`. */
export async function optional<T, F>(answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure) return fallback
    throw error
  }
}
