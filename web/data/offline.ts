import { type KeepRequest, offlineCaches, offlineWorkerPath } from '#contract/offline.ts'
import { pages } from '#contract/pages.ts'
import { isLanguage } from '#domain/languages.ts'
import { readFavorites } from './favorites.ts'
import { workers } from './offline-client.ts'

/** Stores the present page of favourites, in the language of the page; an empty list removes everything. */
export async function saveList(): Promise<void> {
  const language = document.documentElement.lang
  const ids = readFavorites().map(({ id }) => id)
  const container = workers()
  if (container === undefined || !isLanguage(language)) return
  if (ids.length === 0) return leave(container)
  const options = { scope: pages.favorites(language), updateViaCache: 'none' } as const
  const worker = await activeWorker(await container.register(offlineWorkerPath, options))
  const request: KeepRequest = { ids, language, files: ownFiles() }
  worker?.postMessage(request, [])
}

async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting
  if (coming === null) return registration.active
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming)
      if (coming.state === 'redundant') resolve(null)
    })
  })
}

/** The scripts, styles, fonts and data that this page has loaded: the next one needs most of them too. */
function ownFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(?:assets|fonts|frame)\//.test(pathname),
    )
    .map(({ pathname }) => pathname)
}

async function leave(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing
    if (worker !== null && new URL(worker.scriptURL).pathname === offlineWorkerPath)
      await registration.unregister()
  }
  for (const name of await caches.keys()) if (name.startsWith(offlineCaches)) await caches.delete(name)
}
