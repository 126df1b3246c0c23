/**
 * Our API alone in a process of its own, standing for «another server that keeps the contract» (API_BASE_URL).
 * Run with DATA_DIR, which it fills with `sampleSite`; prints its address when it is ready. It trusts
 * X-Forwarded-For, as behind TRUST_PROXY.
 */
import { createApi } from '#api/create-api.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { liveSearchIndex } from '#database/search/index/live-index.ts'
import { listen } from '#server/http/listen.ts'
import { fillDatabase } from '../databases/rows.ts'
import { sampleSite } from './sample-api.ts'

const db = openDatabase({ dataDir: process.env['DATA_DIR'] ?? '' })
await migrate(db)
await fillDatabase(db, sampleSite)
const { http } = createApi({ db, index: await liveSearchIndex(db) })
const { port } = await listen(
  (request) => http.fetch(request, { clientAddress: request.headers.get('x-forwarded-for') ?? '' }),
  '127.0.0.1',
  0,
)
console.log(`The API is at http://127.0.0.1:${port}/`)
