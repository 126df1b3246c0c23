import { type SharedReads, sharedReads } from '#database/catalogue/shared-reads.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { oncePerState } from '../http/once-per-state.ts'

/** What the answers about all units read alike, once for each state of the content. */
export function keptReads(db: Database, index: LiveSearchIndex): SharedReads {
  const { programmes, offersInForce, costs, spaces } = sharedReads(db)
  return {
    programmes: oncePerState(index, programmes),
    offersInForce: oncePerState(index, offersInForce),
    costs: oncePerState(index, costs),
    spaces: oncePerState(index, spaces),
  }
}
