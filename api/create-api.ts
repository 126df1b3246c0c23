import { randomUUIDv7 } from 'node:crypto'
import { Hono } from 'hono'
import type { LiveSearchIndex } from '#database/search/live-index.ts'
import type { Database } from '#database/open.ts'
import { allowedMethods } from './allowed-methods.ts'
import type { ApiEnv } from './api-env.ts'
import { categories } from './categories.ts'
import { complexes } from './complexes.ts'
import { dictionaries } from './dictionaries.ts'
import { docs } from './docs.ts'
import { estateFilters } from './estate-filters.ts'
import { estates } from './estates.ts'
import { failureAnswers } from './failures.ts'
import { feedback } from './feedback.ts'
import { localizations } from './localizations.ts'
import { type Log, silentLog } from './log.ts'
import { openapi } from './openapi.ts'

/** What the API works with. `publicUrl` is the origin that the manual's examples show. */
export type ApiParts = {
  db: Database
  index: LiveSearchIndex
  now?: () => Date
  /** Makes ids of leads: UUIDv7, so that they sort by time. */
  newId?: () => string
  log?: Log
  publicUrl?: string
}

/** The HTTP API under /api, callable over the network or in process: `api.request(path, init, { requestId })`. */
export function createApi(parts: ApiParts): Hono<ApiEnv> {
  const {
    db,
    index,
    now = () => new Date(),
    newId = () => randomUUIDv7(),
    log = silentLog,
    publicUrl,
  } = parts
  const api = new Hono<ApiEnv>()
    .route('/', localizations(db))
    .route('/', dictionaries(db, index))
    .route('/', categories(index))
    .route('/', estateFilters(index))
    .route('/', estates(db, index))
    .route('/', complexes(db, index))
    .route('/', feedback({ db, now, newId }))
    .route('/', openapi())
  const ask = async (path: string, language: string) =>
    api.request(path, { headers: { 'Accept-Language': language } })
  api.route(
    '/',
    docs(ask, () => index.current(), publicUrl),
  )

  const failures = failureAnswers(log)
  const methodsOf = allowedMethods(api.routes)
  api.onError((error, c) => failures.failed(error, c))
  api.notFound((c) => failures.missing(c, methodsOf(c.req.path)))
  return api
}
