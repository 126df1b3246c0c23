import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import { type Estate, getEstate } from '#contract/estates.ts'
import { readAnswer } from '#contract/readings.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { shortlistIds } from '#domain/shortlist.ts'

/** Units that are requested at once: a shortlist may have a hundred. */
const together = 10

/** The shortlist of a server that has no call for one: its units one by one, by the call of the specification (A41). */
export async function shortlistOfUnits(apiClient: ApiClient, asked: string): Promise<unknown> {
  const ids = shortlistIds(asked)
  const units: (Estate | null)[] = []
  for (let from = 0; from < ids.length; from += together)
    units.push(
      ...(await Promise.all(ids.slice(from, from + together).map((id) => unitOrNull(apiClient, id)))),
    )
  const gone = ids.filter((_, place) => units[place] === null)
  const reading = readAnswer(
    getShortlist,
    { ids: asked },
    { data: units.filter((unit) => unit !== null), meta: { gone } },
  )
  return typeof reading === 'object' && 'answer' in reading
    ? reading.answer
    : { data: [], meta: { gone: ids } }
}

/** Null for a unit that visitors cannot see (any more). */
async function unitOrNull(apiClient: ApiClient, id: number): Promise<Estate | null> {
  try {
    return (await apiClient(getEstate, { id })).data
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}
