import type { DataStrategyResult } from 'react-router'
import type { Build } from '#contract/build.ts'
import { endpoints } from '#contract/endpoints.ts'

/** How often an open page asks for the newest build, in milliseconds (A13). */
const interval = 3_600_000

/** The build that this document came from: later answers of the server may be of another. */
let own: string | null = null
let isOutdated = false

/** Whether another build than this document's is served by now. */
export function isOutOfDate(): boolean {
  return isOutdated
}

/** Looks which build the data of a page came from: that of a newer one may say things that this one does not know. */
export function noteBuild(results: Readonly<Record<string, DataStrategyResult>>): void {
  for (const { type, result } of Object.values(results)) {
    if (type !== 'data' || typeof result !== 'object' || result === null) continue
    if (own !== null && 'buildId' in result && result.buildId !== own) isOutdated = true
  }
}

/** The build that is served now; null when nobody answers. */
export async function servedBuild(): Promise<string | null> {
  try {
    const { method, path } = endpoints.build
    const answer = await fetch(`${path}?t=${Date.now()}`, { method, cache: 'no-store' })
    if (!answer.ok) return null
    const { id }: Build = await answer.json()
    return id
  } catch {
    return null
  }
}

/** Asks every hour and whenever the visitor comes back to the tab (R139). Answers the way to stop. */
export function watchVersion(build: string): () => void {
  own ??= build
  const look = async () => {
    if (isOutdated) return
    const served = await servedBuild()
    isOutdated = served !== null && served !== own
  }
  const comeBack = () => document.visibilityState === 'visible' && void look()
  const timer = setInterval(() => void look(), interval)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', comeBack)
  }
}
