import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { pages } from '#contract/pages.ts'
import { modelKeys, type ModelQuery, modelSearch } from '#domain/model/model-query.ts'
import type { SunMoment } from '#domain/model/sun-place.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { ModelAddress } from './model-shown.ts'
import type { MomentFeed, MomentPace } from './moment-feed.ts'

/** The moment of a feed, rendered again as soon as the pace says. */
export function useMoment(feed: MomentFeed, pace: MomentPace): SunMoment {
  const follow = useCallback((tell: () => void) => feed.follow(pace, tell), [feed, pace])
  const read = () => feed.at(pace)
  return useSyncExternalStore(follow, read, read)
}

/** The pages of a model at the moment of its feed, once the slider rests. */
export function useModelAddress(feed: MomentFeed, slug: string): ModelAddress {
  const { language } = useI18n()
  const moment = useMoment(feed, 'rest')
  return useCallback(
    (unit, side = null) => pages.model(language, slug, modelSearch({ ...moment, unit, side })),
    [language, slug, moment],
  )
}

/**
 * The address names the moment of a feed once the slider rests, so that the view can be shared and comes back on reload
 * (R1588). What else it says stays. The router is not told: nothing is loaded, counted or scrolled.
 */
export function useMomentInAddress(feed: MomentFeed, query: ModelQuery): void {
  useEffect(
    () =>
      feed.follow('rest', () => {
        const { pathname, search, hash } = location
        const others = [...new URLSearchParams(search)].filter(([key]) => !keys.has(key))
        const now = modelSearch({ ...query, ...feed.at('rest') })
        const all = [now, new URLSearchParams(others).toString()].filter(Boolean).join('&')
        history.replaceState(history.state, '', `${pathname}${all && '?'}${all}${hash}`)
      }),
    [feed, query],
  )
}

const keys: ReadonlySet<string> = new Set(modelKeys)
