import { useEffect, useMemo, useRef } from 'react'
import { type SunPlace, sunPlace } from '#domain/model/sun-place.ts'
import { windowSun } from '#domain/model/window-sun.ts'
import { type I18n, useI18n } from '../../../i18n/i18n.tsx'
import type { OpenWindow, ShownModel } from './model-shown.ts'
import { momentWords, sunWords, windowDayWords, windowLooks, windowSunWords } from './model-words.ts'
import type { MomentFeed } from './moment-feed.ts'
import type { SunnyFlats } from './sunny-flats.ts'

type MomentWordsProps = {
  shown: ShownModel
  open: OpenWindow | null
  feed: MomentFeed
  sunnyAt: SunnyFlats
}

/**
 * The moment, the sun and what it shines into, in words. They are written without React, so often that they can be
 * read; the number of flats, and the hours of sun of a window, follow once the slider rests.
 */
export function MomentWords({ shown, open, feed, sunnyAt }: MomentWordsProps) {
  const i18n = useI18n()
  const words = useRef<HTMLOutputElement>(null)
  const ofWindow = useMemo(
    () => (open === null ? null : createWindowSentences(open, shown, i18n)),
    [shown, open, i18n],
  )
  const sentences = (): string[] => {
    const moment = feed.at('words')
    const sun = sunPlace(moment, shown.model)
    return [
      momentWords(moment, i18n),
      sunWords(moment, sun, shown.model, i18n),
      ...(ofWindow?.(sun, feed.at('rest').day) ?? [sunnySentence(shown, sun, feed, sunnyAt, i18n)]),
    ]
  }
  useEffect(() => {
    const write = () => {
      for (const [index, sentence] of sentences().entries()) {
        const place = words.current?.children[index]
        if (place !== undefined && place.textContent !== sentence) place.textContent = sentence
      }
    }
    write()
    const ends = [feed.follow('words', write), feed.follow('rest', write)]
    return () => {
      for (const end of ends) end()
    }
  })
  const [moment = '', ...others] = sentences()
  return (
    <output className="model-words" ref={words}>
      <b>{moment}</b>
      {others.map((sentence, index) => (
        // Each has its place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{sentence}</span>
      ))}
    </output>
  )
}

/** Into how many flats the sun shines; nothing by night. */
function sunnySentence(
  { model }: ShownModel,
  sun: SunPlace,
  feed: MomentFeed,
  sunnyAt: SunnyFlats,
  { t }: I18n,
): string {
  if (model.flats.length === 0) return t('model.sunny.none')
  const all = model.flats.reduce(
    (sum, { floor, windows }) => (floor > 0 && windows.length > 0 ? sum + 1 : sum),
    0,
  )
  if (all === 0) return t('model.sunny.untold')
  if (sun.height <= 0) return ''
  return t('model.sunny', { sunny: sunnyAt(feed.at('rest')).size, all })
}

/** What is before a window, whether the sun shines in, and when it does on a day: only what changes is said anew. */
function createWindowSentences(open: OpenWindow, shown: ShownModel, i18n: I18n) {
  const looks = windowLooks(open, shown, i18n)
  let ofDay = { day: NaN, words: '' }
  return (sun: SunPlace, day: number): string[] => {
    if (ofDay.day !== day) {
      const sunOfDay = windowSun(day, open.spot, open.isReached, shown.model)
      ofDay = { day, words: windowDayWords(day, sunOfDay, i18n) }
    }
    return [...looks, windowSunWords(open, sun, i18n), ofDay.words]
  }
}
