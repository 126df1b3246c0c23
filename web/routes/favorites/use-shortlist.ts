import { useEffect, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import { keptAtHeader } from '#contract/offline.ts'
import type { Shortlist } from '#contract/shortlist.ts'
import type { Language } from '#domain/languages.ts'
import { markGone } from '../../data/favorites.ts'
import { saveOffline } from '../../data/save-offline.ts'

/** How long an answer may take, in milliseconds. */
const timeoutMs = 20_000

/** How long after an answer that was kept the network is tried again, in milliseconds. */
const pause = 5000

/**
 * The last answer in each language: a visitor who comes back from a unit finds the list as it was, during a new
 * request.
 */
const remembered = new Map<Language, Found>()

type Found = Shortlist & {
  /** The time of a cached answer, shown without a network; null for a fresh one. */
  keptAt: Date | null
}

type Asked = { shortlist: Found | null; hasFailed: boolean; retry: () => void }

/**
 * The units of the visitor's own list. It is asked when the page opens and when a unit is added, not when one leaves.
 */
export function useShortlist(ids: readonly number[], language: Language): Asked {
  const [shortlist, setShortlist] = useState(() => remembered.get(language) ?? null)
  const [hasFailed, setHasFailed] = useState(false)
  const [asked, setAsked] = useState(() => ({ ids: ids.join(',') }))
  const known = new Set([...(shortlist?.data.map(({ id }) => id) ?? []), ...(shortlist?.meta.gone ?? [])])
  const keptAt = shortlist?.keptAt ?? null
  // Without a network the others cannot be loaded.
  const isKnown = keptAt !== null || ids.every((id) => known.has(id))
  if (!isKnown && asked.ids !== ids.join(',')) setAsked({ ids: ids.join(',') })

  useEffect(() => {
    if (asked.ids === '') return
    const leaving = new AbortController()
    async function ask(): Promise<void> {
      try {
        const found = await fetchShortlist(asked.ids, language, leaving.signal)
        if (found.keptAt === null) remembered.set(language, found)
        setShortlist(found)
        setHasFailed(false)
        markGone(found.meta.gone)
        if (found.keptAt === null) saveOffline()
      } catch {
        if (!leaving.signal.aborted) setHasFailed(true)
      }
    }
    void ask()
    return () => leaving.abort()
  }, [asked, language])

  useEffect(() => {
    if (shortlist?.keptAt === null || shortlist === null) return
    const again = () => setAsked(({ ids }) => ({ ids }))
    addEventListener('online', again)
    // The first request after the network returns fails at times, and no event announces the next chance.
    const timer = setTimeout(() => navigator.onLine && again(), pause)
    return () => {
      removeEventListener('online', again)
      clearTimeout(timer)
    }
  }, [shortlist])

  return {
    shortlist: isKnown ? shortlist : null,
    hasFailed,
    retry: () => {
      setHasFailed(false)
      setAsked({ ids: ids.join(',') })
    },
  }
}

async function fetchShortlist(ids: string, language: Language, signal: AbortSignal): Promise<Found> {
  const { method, path } = endpoints.shortlist
  const answer = await fetch(`${path}?ids=${ids}`, {
    method,
    headers: { 'Accept-Language': language },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!answer.ok) throw new Error(`The list was answered with ${answer.status}`)
  const shortlist: Shortlist = await answer.json()
  const moment = answer.headers.get(keptAtHeader)
  return { ...shortlist, keptAt: moment === null ? null : new Date(moment) }
}
