import { escaped } from '#api/docs/docs-text.ts'
import { outagePause } from '#api/http/failures.ts'
import { pages } from '#contract/pages.ts'
import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import { type TextKey, texts } from '#texts/texts.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { sha256 } from './content-policy.ts'

/** Large enough to read and to press, on any screen. It is in the page itself: nothing else may be had now. */
const style =
  'body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif}' +
  'a{display:inline-block;padding:.75rem 0;color:inherit}button{padding:.75rem 1.5rem;font:inherit}'
const policy = [
  "default-src 'none'",
  `style-src ${sha256(style)}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * A page of one sentence and a link, without scripts and files: for pages that could not be rendered at all, and for
 * bots. `pause` is when to come back after a 503 or a 429, in seconds.
 */
export function fallbackPage(status: number, language: Language, pause = outagePause): Response {
  const home = `<p><a href="${pages.home(language)}">${texts[language]['error.main']}</a></p>`
  const headers = status === 503 || status === 429 ? { 'Retry-After': pause } : {}
  return sentencePage({ status, language, key: keyOf(status), way: home, headers })
}

/**
 * For a form without JavaScript whose turn did not come: it is cheaper than the form's page, and sends the same fields
 * again (R467).
 *
 * @param action where the form goes, path and query
 * @param pause seconds after which it may come again
 */
export function sendAgainPage(
  language: Language,
  action: string,
  fields: Iterable<[string, string]>,
  pause: string,
): Response {
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const button = `<button>${texts[language]['bare.send_again']}</button>`
  const way = `<form method="post" action="${escaped(action)}">${inputs.join('')}${button}</form>`
  const headers = { 'Retry-After': pause }
  return sentencePage({ status: 429, language, key: 'bare.busy_form', way, headers })
}

type SentencePage = {
  status: number
  language: Language
  key: TextKey
  /** The markup below the sentence. */
  way: string
  headers: Readonly<Record<string, string>>
}

function sentencePage({ status, language, key, way, headers }: SentencePage): Response {
  const text = boundWords(texts[language][key], language)
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text}</title><style>${style}</style></head><body><p>${text}</p>
${way}</body></html>
`
  const common = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': cachePolicy.failure.lifetime,
  }
  return new Response(html, { status, headers: { ...common, ...headers } })
}

function keyOf(status: number) {
  if (status === 403) return 'error.foreign'
  if (status === 413) return 'bare.too_large'
  if (status === 503 || status === 429) return 'bare.busy'
  return status === 404 || status === 410 ? 'error.not_found.head' : 'error.unexpected'
}
