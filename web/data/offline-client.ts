import { pages } from '#contract/pages.ts'
import { isLanguage } from '#domain/languages.ts'

/** The workers of this browser. Absent without TLS. */
export function workers(): ServiceWorkerContainer | undefined {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
}

/** Whether a page opens without a network, as a whole page (server/files/offline-worker.ts). */
export async function isSavedOffline(to: string): Promise<boolean> {
  const url = new URL(to, location.origin)
  const language = document.documentElement.lang
  const isList = isLanguage(language) && url.pathname === pages.favorites(language)
  if (!isList || url.searchParams.has('ids')) return false
  const registration = await workers()?.getRegistration(to)
  return (registration?.active ?? null) !== null
}
