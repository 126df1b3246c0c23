import type { TestContext } from 'node:test'
import { pino } from 'pino'
import type { Database } from '#database/open.ts'
import { leadLimits } from '#leads/intake/limits.ts'
import { createApp } from '#server/app.ts'
import { parseEnv } from '#server/env.ts'
import { unitFeedAnswers } from '#server/files/feeds.ts'
import { listen } from '#server/http/listen.ts'
import { renderQueue } from '#server/http/render-queue.ts'
import { robotsText } from '#server/files/robots.ts'
import { sitemaps } from '#server/files/sitemaps.ts'
import { sampleApi } from './sample-api.ts'

type Settings = Readonly<Record<string, string>>

/** The sample API with the server's way of a request around it, and the limits of the settings. */
export async function sampleApp(t: TestContext, db: Database, settings: Settings = {}) {
  const env = parseEnv(settings)
  const limits = leadLimits({
    db,
    address: env.LEADS_LIMIT_ADDRESS,
    phone: env.LEADS_LIMIT_PHONE,
    dayBytes: env.UPLOADS_DAY_MB,
    secret: 'a secret of the site',
  })
  t.after(limits.close)
  const { api, log, uploads } = await sampleApi(t, db, { leads: { limits } })
  const queue = renderQueue(env)
  const app = createApp({
    env,
    log: pino({ level: 'silent' }),
    api: (c) => api.fetch(c.req.raw, { clientAddress: c.get('clientAddress') }),
    pages: { fromMemory: (_, next) => next(), page: async () => new Response('a page') },
    queue,
    feeds: unitFeedAnswers({
      db,
      publicUrl: env.PUBLIC_URL ?? 'http://localhost',
      buildId: 'a1',
      log,
      queue,
    }),
    sitemap: sitemaps({ db, publicUrl: env.PUBLIC_URL ?? 'http://localhost', buildId: 'a1', log, queue }),
    robots: robotsText({ publicUrl: env.PUBLIC_URL ?? 'http://localhost', isPublic: false }),
    policy: async (c) => c.text('the policy'),
    newsFeed: async (c) => c.text('the news'),
    listingFeed: async (c) => c.text('the changes'),
    meetingCalendar: async (c) => c.text('the meeting'),
    priceSheetPdf: async (c) => c.text('the price'),
    find: async (c) => c.text('the search'),
    webManifest: async (c) => c.text('the manifest'),
    icon: async (c) => c.text('the icon'),
    pngPicture: async (c) => c.text('the PNG'),
    sharePicture: async (c) => c.text('the picture'),
    frameFile: async (c) => c.text('the frame'),
    build: { id: 'a1', timestamp: 0 },
    files: [],
    readiness: {},
  })
  return { app, log, uploads }
}

/** The same behind a real port. */
export async function servedApi(t: TestContext, db: Database, settings: Settings = {}) {
  const { app, log, uploads } = await sampleApp(t, db, settings)
  const { port, shutdown } = await listen(app.fetch, '127.0.0.1', 0)
  t.after(() => shutdown.close(0))
  return {
    port,
    log,
    uploads,
    request: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
}
