import { ApiFailure } from '#contract/ask.ts'

/** A list that nobody could give. */
export const noData: { data: never[] } = { data: [] }

/** What a page tells beside its own matter: where the API cannot answer, the page stands without it. */
export async function besides<T, W>(answer: Promise<T>, without: W): Promise<T | W> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure) return without
    throw error
  }
}
