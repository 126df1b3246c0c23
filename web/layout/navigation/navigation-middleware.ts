import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { islandsReady } from '../../hydration/islands.ts'
import { withLostAnswers } from './lost-answers.ts'
import { isUnreachable } from './unreachable.ts'

/** Runs around the data of every navigation in the browser. */
export type NavigationGuard = MiddlewareFunction<Record<string, DataStrategyResult>>

let guard: NavigationGuard | null = null

/** Gets each step in the history before the router does: a step may not concern a page. */
let stepListener: ((event: PopStateEvent) => void) | null = null

export function setStepListener(listener: typeof stepListener): void {
  stepListener = listener
}

export function onStep(event: PopStateEvent): void {
  stepListener?.(event)
}

/** Sets the guard, whose code is fetched once the page stands (page-guard.tsx). */
export function setNavigationGuard(next: NavigationGuard | null): void {
  guard = next
}

/**
 * Runs the guard. Before its code has come, data that fail to load are left for a whole page: the router would show its
 * error page. A page with a part missing is left for a whole page too.
 */
export const navigationMiddleware: NavigationGuard = async (args, next) => {
  // A form that is sent leaves the page where it is.
  if (args.request.method !== 'GET') return withLostAnswers(await next())
  const { url, signal } = args.request
  async function nextPage() {
    const [isReady, results] = await Promise.all([islandsReady(), next()])
    return isReady ? results : wholePage(url, signal)
  }
  // The guard knows of the way before the code of parts is waited for: a reload of the router may come meanwhile.
  if (guard !== null) return guard(args, nextPage)
  const results = await nextPage()
  return isUnreachable(results) && !signal.aborted && url !== location.href ? wholePage(url, signal) : results
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
