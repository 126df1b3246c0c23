import { useEffect, useState } from 'react'
import type { Language } from '#domain/languages.ts'

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
      const total = await countedFlats(search, language, newer.signal)
      if (!newer.signal.aborted) setCounted({ search, total })
    }
    void ask()
    return () => newer.abort()
  }, [search, language])
  // The number of another search is never shown.
  const isKnown = search === '' || counted?.search === search
  return { total: search !== '' && isKnown ? (counted?.total ?? null) : null, isLoading: !isKnown }
}

/** Its code comes with the first choice: few visitors make one. */
async function countedFlats(search: string, language: Language, signal: AbortSignal): Promise<number | null> {
  try {
    const { countFlats } = await import('./count-flats.ts')
    return await countFlats(search, language, signal)
  } catch {
    return null
  }
}
