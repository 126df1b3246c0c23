import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { iconFiles } from '#contract/icons.ts'
import { pages } from '#contract/pages.ts'
import { themeColour } from '#contract/web-manifest.ts'
import { type Language, languageNames } from '#domain/languages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { withChanges, withCompany } from '#texts/text.ts'
import { type Texts, texts } from '#texts/texts.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { etagMatches } from '#api/http/etag.ts'
import { plainFailure } from '../http/plain-failure.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** Chromium wants these sides; the others are for those who read no manifest. */
const icons = iconFiles
  .filter(({ side }) => side === 192 || side === 512)
  .map(({ path, side, look }) => ({
    src: path,
    type: 'image/png',
    sizes: `${side}x${side}`,
    purpose: look === 'maskable' ? 'maskable' : 'any',
  }))

/**
 * Answers the address of the web manifest: an installed site has the name of the company, and speaks the language of
 * the page it was installed from. 503 while the API is down.
 */
export function webManifests(apiClient: ReturnType<typeof createApiClient>) {
  return async function webManifest(c: Context<ServerContext>): Promise<Response> {
    const language = languageOfPath(c.req.path)
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const ask = apiClient(visitor)
    const answers = await Promise.all([
      ask(getDictionaries, {}),
      // Another server may not know the call (A41).
      ask(getLocalizations, { lang: language }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return { data: [] }
        throw error
      }),
    ]).catch((error: unknown) => {
      if (error instanceof ApiFailure) return null
      throw error
    })
    if (answers === null) return plainFailure(503)
    const [dictionaries, changed] = answers
    const said = withCompany(withChanges(texts[language], changed.data), dictionaries.data.company.name)
    return manifestAnswer(c, manifestIn(language, said))
  }
}

function manifestAnswer(c: Context<ServerContext>, content: object): Response {
  const body = JSON.stringify(content)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { 'Cache-Control': cachePolicy.plainFile.lifetime, ETag: tag }
  if (etagMatches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/manifest+json' } })
}

function manifestIn(language: Language, words: Texts) {
  const home = pages.home(language)
  return {
    // Each language is an application of its own: the page of another one does not rename it.
    id: home,
    name: words['manifest.name'],
    short_name: words['manifest.short_name'],
    description: words['manifest.description'],
    lang: languageNames[language].locale,
    dir: 'ltr',
    start_url: home,
    // A visitor who changes the language stays inside.
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColour,
    theme_color: themeColour,
    icons,
    shortcuts: [
      { name: words['manifest.flats'], url: pages.listing(language, 'flat') },
      { name: words['manifest.favorites'], url: pages.favorites(language) },
      { name: words['manifest.contacts'], url: pages.contacts(language) },
    ],
  }
}
