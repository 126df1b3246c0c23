import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** Runs around the data of every navigation in the browser. */
export type Keeper = MiddlewareFunction<Record<string, DataStrategyResult>>

let keeper: Keeper | null = null

/** Puts the code in charge that is fetched once the page stands (page-keeper.tsx). */
export function setKeeper(keep: Keeper | null): void {
  keeper = keep
}

/** The router's way to it; until it is here, every navigation goes its own way. */
export const keepPage: Keeper = (args, next) => keeper?.(args, next)
