import type { Language } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { cachePolicy } from './cache-policy.ts'

/** The last resort: a page that could not be rendered at all still says so, without scripts and styles. */
export function barePage(status: number, language: Language): Response {
  const text = texts[language]['error.unexpected']
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${status}</title></head><body><p>${text}</p></body></html>
`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': cachePolicy.failure.lifetime,
  }
  return new Response(html, { status, headers })
}
