import type { KeepRequest } from '#contract/offline.ts'

/** The server's settings in the worker's source. */
export type OfflineSettings = {
  /** Names of its caches begin with it; those of earlier versions begin with `family` alone. */
  family: string
  version: string
  /** Path of the call that answers the units of a list. */
  shortlist: string
  keptAtHeader: string
  /** At most so many bytes are kept. */
  limit: number
}

type Lasting = { waitUntil(work: Promise<unknown>): void }
type WorkerEvents = {
  install: Lasting
  activate: Lasting
  message: Lasting & { data: unknown }
  fetch: { request: Request; respondWith(answer: Promise<Response>): void }
}

/** The browser's functions that a worker uses. */
export type WorkerScope = {
  location: { origin: string }
  registration: { scope: string; unregister(): Promise<boolean> }
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch(input: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

/**
 * Stores the page of favourites with its files, its units and their plans, and answers with them when the network
 * fails: the network always comes first, so online content is never old. It stores only the requests of a page, by
 * GET; forms and their answers go past it. It is registered for the address of favourites in one language and answers
 * for no other page. Sent as its own text (offline.ts), so it uses nothing from outside.
 */
export function offlineWorker(scope: WorkerScope, settings: OfflineSettings): void {
  const { family, version, shortlist, keptAtHeader, limit } = settings
  const page = new URL(scope.registration.scope).pathname
  const prefix = `${family}${version} ${page} `
  let work: Promise<unknown> = Promise.resolve()

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(clear(`${family}${version} `)))
  scope.addEventListener('message', (event) => {
    const { ids, language, files } = Object(event.data) as Partial<KeepRequest>
    if (ids === undefined || language === undefined || files === undefined) return
    // One after the other: the last request wins.
    work = work.then(() => keep({ ids, language, files })).catch(() => {})
    event.waitUntil(work)
  })
  scope.addEventListener('fetch', (event) => {
    const key = keyOf(event.request)
    if (key !== null) event.respondWith(fresh(event.request, key))
  })

  /** Removes the caches of other versions of this worker. */
  async function clear(current: string): Promise<void> {
    const names = await scope.caches.keys()
    const old = names.filter((name) => name.startsWith(family) && !name.startsWith(current))
    await Promise.all(old.map((name) => scope.caches.delete(name)))
  }

  async function own(): Promise<string[]> {
    return (await scope.caches.keys()).filter((name) => name.startsWith(prefix))
  }

  /** The key under which an answer is stored; null for requests that are not the worker's. */
  function keyOf({ method, url, mode }: Request): string | null {
    const { origin, pathname, searchParams } = new URL(url)
    if (method !== 'GET' || origin !== scope.location.origin) return null
    // A list with ids is a shared one.
    if (mode === 'navigate') return pathname === page && !searchParams.has('ids') ? page : null
    return pathname === shortlist || isFile(pathname) ? pathname : null
  }

  function isFile(pathname: string): boolean {
    return /^\/(?:assets|fonts|frame|media)\//.test(pathname)
  }

  async function fresh(request: Request, key: string): Promise<Response> {
    try {
      return await scope.fetch(request)
    } catch {
      return (await kept(key)) ?? Response.error()
    }
  }

  async function kept(key: string): Promise<Response | null> {
    for (const name of await own()) {
      const found = await (await scope.caches.open(name)).match(key)
      if (found === undefined) continue
      if (key !== shortlist) return found
      const moment = new Date(Number(name.slice(prefix.length))).toISOString()
      const headers = { 'Content-Type': 'application/json', [keptAtHeader]: moment }
      return new Response(found.body, { headers })
    }
    return null
  }

  /** Stores everything again; the old entries are deleted when all new ones have come. */
  async function keep({ ids, language, files }: KeepRequest): Promise<void> {
    const before = await own()
    let moment = Date.now()
    while (before.includes(prefix + moment)) moment++
    const name = prefix + moment
    const cache = await scope.caches.open(name)
    let bytes = 0

    /** The text of a stored answer; throws where it failed to load or no longer fits. */
    async function take(key: string, address: string, headers: Record<string, string> = {}): Promise<string> {
      const answer = await scope.fetch(address, { headers })
      if (!answer.ok || answer.redirected) throw new Error(`${address} is answered with ${answer.status}`)
      const body = await answer.clone().blob()
      if (bytes + body.size > limit) throw new Error(`${address} does not fit`)
      bytes += body.size
      await cache.put(key, answer)
      return /json|html/.test(body.type) ? body.text() : ''
    }

    try {
      const html = await take(page, page, { Accept: 'text/html' })
      const units = await take(shortlist, `${shortlist}?ids=${ids.join(',')}`, {
        'Accept-Language': language,
      })
      const named = [...html.matchAll(/["\s](\/(?:assets|fonts|frame)\/[^"#\\\s]+)/g)].map(
        ([, file = '']) => file,
      )
      for (const file of new Set(named)) await take(file, file)
      // The page that asked may be of an earlier release, whose files are gone.
      for (const file of files.filter(isFile))
        if (!named.includes(file)) await take(file, file).catch(() => {})
      const plans = [...units.matchAll(/"card":"(\/media\/[^"]+)"/g)].map(([, file = '']) => file)
      // A list with a picture too few can still be read.
      for (const plan of new Set(plans)) await take(plan, plan).catch(() => {})
    } catch (error) {
      await scope.caches.delete(name)
      throw error
    }
    for (const old of before) if (old !== name) await scope.caches.delete(old)
  }
}

/** In its place where the owner has switched it off: removes everything that was kept, and itself. */
export function leavingWorker(scope: WorkerScope, { family }: OfflineSettings): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(leave()))

  async function leave(): Promise<void> {
    const names = await scope.caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(family)).map((name) => scope.caches.delete(name)),
    )
    await scope.registration.unregister()
  }
}
