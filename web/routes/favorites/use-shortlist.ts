import { useEffect, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import type { Shortlist } from '#contract/shortlist.ts'
import type { Language } from '#domain/languages.ts'

/** How long an answer may take, in milliseconds. */
const patience = 20_000

/** The last answer in each language: who comes back from a unit finds the list as it was, while it is asked anew. */
const remembered = new Map<Language, Shortlist>()

type Asked = { shortlist: Shortlist | null; hasFailed: boolean; retry: () => void }

/** The units of the visitor's own list. It is asked when the page opens and when a unit is added, not when one leaves. */
export function useShortlist(ids: readonly number[], language: Language): Asked {
  const [shortlist, setShortlist] = useState(() => remembered.get(language) ?? null)
  const [hasFailed, setHasFailed] = useState(false)
  const [asked, setAsked] = useState(() => ({ ids: ids.join(',') }))
  const known = new Set([...(shortlist?.data.map(({ id }) => id) ?? []), ...(shortlist?.meta.gone ?? [])])
  const isKnown = ids.every((id) => known.has(id))
  if (!isKnown && asked.ids !== ids.join(',')) setAsked({ ids: ids.join(',') })

  useEffect(() => {
    if (asked.ids === '') return
    const leaving = new AbortController()
    async function ask(): Promise<void> {
      try {
        const found = await fetchShortlist(asked.ids, language, leaving.signal)
        remembered.set(language, found)
        setShortlist(found)
        setHasFailed(false)
      } catch {
        if (!leaving.signal.aborted) setHasFailed(true)
      }
    }
    void ask()
    return () => leaving.abort()
  }, [asked, language])

  return {
    shortlist: isKnown ? shortlist : null,
    hasFailed,
    retry: () => {
      setHasFailed(false)
      setAsked({ ids: ids.join(',') })
    },
  }
}

async function fetchShortlist(ids: string, language: Language, signal: AbortSignal): Promise<Shortlist> {
  const { method, path } = endpoints.shortlist
  const answer = await fetch(`${path}?ids=${ids}`, {
    method,
    headers: { 'Accept-Language': language },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  if (!answer.ok) throw new Error(`The list was answered with ${answer.status}`)
  return answer.json()
}
