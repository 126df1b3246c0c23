import type { DataStrategyResult } from 'react-router'
import type { Build } from '#contract/build.ts'
import { endpoints } from '#contract/endpoints.ts'
import { readSessionList, writeSession } from '../../data/session.ts'
import { hasChangedField, hasOpenPart } from '../../ui/form/forms-in-use.ts'

/** How often an open page asks for the newest build, in milliseconds (A13). */
const interval = 3_600_000

/** For so long after the visitor has come to the tab the page may be another, in milliseconds (A36). */
const justCome = 1000

/** Where the tab keeps the builds that it has left or was loaded again for. */
const key = 'builds_left'

/** The build that this document came from: later answers of the server may be of another. */
let own: string | null = null

/** The build that is served now, where it is another one. */
let newer: string | null = null

/** When the visitor has come to the tab, in milliseconds since the page was opened. */
let cameAt = -Infinity

/** Whether another build than this document's is served by now. */
export function isOutOfDate(): boolean {
  return newer !== null
}

/** Looks which build the data of a page came from: that of a newer one may say things that this one does not know. */
export function noteBuild(results: Readonly<Record<string, DataStrategyResult>>): void {
  for (const { type, result } of Object.values(results)) {
    if (type !== 'data' || typeof result !== 'object' || result === null || !('buildId' in result)) continue
    if (own !== null && typeof result.buildId === 'string' && result.buildId !== own) newer = result.buildId
  }
}

/** The build that is served now; null without an answer. */
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

/**
 * Asks every hour and whenever the visitor comes back to the tab (R139). Where it would not be noticed, the page is loaded
 * again at once; else the next one is loaded whole (navigation-guard.ts). Answers the way to stop.
 */
export function watchVersion(build: string): () => void {
  own ??= build
  const look = async () => {
    if (newer === null) {
      const served = await servedBuild()
      if (served !== null && served !== own) newer = served
    }
    loadAgainUnnoticed()
  }
  const comeOrGo = () => {
    if (document.visibilityState === 'visible') {
      cameAt = performance.now()
      void look()
    } else loadAgainUnnoticed()
  }
  const timer = setInterval(() => void look(), interval)
  document.addEventListener('visibilitychange', comeOrGo)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', comeOrGo)
  }
}

/**
 * A36: only in a tab that is hidden or was until just now, with nothing typed, open or playing. Once for each build, and
 * never for one that was left: behind a proxy two of them may answer by turns. The browser keeps the place in the page.
 */
function loadAgainUnnoticed(): void {
  if (newer === null || own === null) return
  const isUnseen = document.visibilityState === 'hidden' || performance.now() - cameAt < justCome
  if (!isUnseen || hasChangedField() || hasOpenPart()) return
  const left = readSessionList<string>(key, 'string')
  if (left.includes(newer) || !writeSession(key, [...left, own, newer])) return
  location.reload()
}
