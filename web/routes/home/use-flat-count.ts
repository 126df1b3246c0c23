import { useEffect, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import type { Language } from '#domain/languages.ts'

/** How long an answer may take, in milliseconds. */
const timeoutMs = 10_000

/** The number of flats that a search finds; null before the answer, after a failure, and without a criterion. */
export function useFlatCount(
  search: string,
  language: Language,
): { total: number | null; isLoading: boolean } {
  const [counted, setCounted] = useState<{ search: string; total: number | null } | null>(null)
  useEffect(() => {
    if (search === '') return
    const newer = new AbortController()
    async function ask(): Promise<void> {
      const total = await countFlats(search, language, newer.signal)
      if (!newer.signal.aborted) setCounted({ search, total })
    }
    void ask()
    return () => newer.abort()
  }, [search, language])
  // The number of another search is never shown.
  const isKnown = search === '' || counted?.search === search
  return { total: search !== '' && isKnown ? (counted?.total ?? null) : null, isLoading: !isKnown }
}

async function countFlats(search: string, language: Language, signal: AbortSignal): Promise<number | null> {
  const { method, path } = endpoints.estates
  try {
    const answer = await fetch(`${path}?category=flat&per_page=1&${search}`, {
      method,
      headers: { 'Accept-Language': language },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!answer.ok) return null
    const { meta }: { meta: { total: number } } = await answer.json()
    // Another server may not tell it; it is below zero then (R505).
    return meta.total < 0 ? null : meta.total
  } catch {
    return null
  }
}
