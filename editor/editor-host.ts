import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { recordCheck, SavedRecord } from './check/record-check.ts'
import { type Backend, editorConfig } from './config/config.ts'
import type { LabelLanguage } from './config/fields.ts'
import { editorFiles } from './editor-files.ts'
import { editorPage } from './editor-page.ts'

const addresses = { ru: '/', kk: '/kk/' } as const satisfies Record<LabelLanguage, string>

/** Bytes; the longest texts of a record have a tenth of them. */
const largestRecord = 500_000

/**
 * The editor's own host: its pages in Russian and Kazakh, their configurations and its files. It keeps nothing and
 * knows no user: files go from the browser to the folder, or to the forge (decision 093).
 */
export function editorHost(backend: Backend): Hono {
  const app = new Hono()
  const policy = policyFor(backend)
  app.use(compress())
  app.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', policy)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
    context.header('X-Robots-Tag', 'noindex')
    context.header('Cache-Control', 'no-cache')
  })
  for (const language of ['ru', 'kk'] as const) {
    const config = `/config.${language}.json`
    const page = editorPage(language, config, backend.kind === 'folder' ? 'folder' : 'forge')
    const words = JSON.stringify(editorConfig(backend, language))
    app.get(addresses[language], (context) => context.html(page))
    app.get(config, (context) =>
      context.body(words, 200, { 'Content-Type': 'application/json; charset=utf-8' }),
    )
  }
  for (const [address, { type, body }] of editorFiles())
    app.get(address, (context) => context.body(body, 200, { 'Content-Type': type }))
  const check = recordCheck()
  app.post('/check', bodyLimit({ maxSize: largestRecord }), async (context) => {
    const record = SavedRecord.safeParse(await context.req.json().catch(() => null))
    return record.success ? context.json(check(record.data)) : context.body(null, 400)
  })
  app.get('/healthz', (context) => context.text('ok'))
  // Sveltia CMS takes the icon of the page away, and a browser then asks here.
  app.get('/favicon.ico', (context) => context.body(null, 204))
  return app
}

/** Nobody but the editor's own host, and the forge where there is one; pictures of the folder are blobs. */
function policyFor(backend: Backend): string {
  const forge = forgeOrigins(backend).join(' ')
  const withForge = (sources: string) => (forge === '' ? sources : `${sources} ${forge}`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Svelte writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src ${withForge("'self' blob: data:")}`,
    "media-src 'self' blob:",
    `connect-src ${withForge("'self' blob: data:")}`,
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The hosts of a forge that the editor talks to. */
function forgeOrigins(backend: Backend): string[] {
  if (backend.kind === 'folder') return []
  if (backend.address !== null) return [new URL(backend.address).origin]
  return {
    github: ['https://api.github.com', 'https://github.com'],
    gitlab: ['https://gitlab.com'],
    gitea: ['https://gitea.com'],
  }[backend.kind]
}
