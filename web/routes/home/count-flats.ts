import { endpoints } from '#contract/endpoints.ts'
import type { Language } from '#domain/languages.ts'

/** How long an answer may take, in milliseconds. */
const timeoutMs = 10_000

/** Asks how many flats a search finds; null where another server does not tell. Throws when no answer comes. */
export async function countFlats(
  search: string,
  language: Language,
  signal: AbortSignal,
): Promise<number | null> {
  const { method, path } = endpoints.estates
  const answer = await fetch(`${path}?category=flat&per_page=1&${search}`, {
    method,
    headers: { 'Accept-Language': language },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!answer.ok) return null
  const { meta }: { meta: { total: number } } = await answer.json()
  // Another server may not tell it; it is below zero then (R505).
  return meta.total < 0 ? null : meta.total
}
