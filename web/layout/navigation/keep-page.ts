import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { islandsReady } from '../../hydration/islands.ts'

/** Runs around the data of every navigation in the browser. */
export type Keeper = MiddlewareFunction<Record<string, DataStrategyResult>>

let keeper: Keeper | null = null

/** Hears of each step in the history before the router does: a step may be none for a page. */
let stepHearer: ((event: PopStateEvent) => void) | null = null

export function hearSteps(hearer: typeof stepHearer): void {
  stepHearer = hearer
}

export function onStep(event: PopStateEvent): void {
  stepHearer?.(event)
}

/** Puts the code in charge that is fetched once the page stands (page-keeper.tsx). */
export function setKeeper(keep: Keeper | null): void {
  keeper = keep
}

/**
 * Lazy loader for the keeper; until it resolves, navigations are not intercepted. A page with a part missing is left for
 * a whole page.
 */
export const keepPage: Keeper = async (args, next) => {
  if (await islandsReady()) return keeper === null ? next() : keeper(args, next)
  return wholePage(args.request.url, args.request.signal)
}

/** Leaves for a whole page, which ends the navigation that was under way. */
export function wholePage(to: string, signal: AbortSignal): Promise<Record<string, never>> {
  location.assign(to)
  return ended(signal)
}

/** Waits for the next navigation or the next document to end this one. */
export async function ended(signal: AbortSignal): Promise<Record<string, never>> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  return {}
}
