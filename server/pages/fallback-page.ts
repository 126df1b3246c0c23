import { outagePause } from '#api/http/failures.ts'
import { pages } from '#contract/pages.ts'
import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'

/**
 * A page of one sentence and a link, without scripts and styles: for pages that could not be rendered at all, and for
 * bots. `pause` is when to come back after a 503 or a 429, in seconds.
 */
export function barePage(status: number, language: Language, pause = outagePause): Response {
  const text = boundWords(texts[language][keyOf(status)], language)
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text}</title></head><body><p>${text}</p>
<p><a href="${pages.home(language)}">${texts[language]['error.main']}</a></p></body></html>
`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': cachePolicy.failure.lifetime,
    ...(status === 503 || status === 429 ? { 'Retry-After': pause } : {}),
  }
  return new Response(html, { status, headers })
}

function keyOf(status: number) {
  if (status === 403) return 'error.foreign'
  if (status === 413) return 'bare.too_large'
  if (status === 503 || status === 429) return 'bare.busy'
  return status === 404 || status === 410 ? 'error.not_found.head' : 'error.unexpected'
}
