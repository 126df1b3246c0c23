import { useEffect, useMemo, useRef } from 'react'
import { type SunMoment, sunPlace } from '#domain/model/sun-place.ts'
import { type I18n, useI18n } from '../../../i18n/i18n.tsx'
import type { OpenWindow, ShownModel } from './model-shown.ts'
import { momentWords, sunWords, windowDayWords, windowWords } from './model-words.ts'
import type { MomentFeed } from './moment-feed.ts'
import type { SunnyFlats } from './sunny-flats.ts'
import { createWindowDay } from './window-day.ts'

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
  const sunOn = useMemo(() => (open === null ? null : createWindowDay(shown, open)), [shown, open])
  const sentences = (): string[] => {
    const moment = feed.at('words')
    const { day } = feed.at('rest')
    return open === null
      ? [...sunSentences(moment, shown, i18n), sunnySentence(shown, feed, sunnyAt, i18n)]
      : [
          ...sunSentences(moment, shown, i18n),
          ...windowSentences(moment, open, shown, i18n),
          ...(sunOn === null ? [] : [windowDayWords(day, sunOn(day), i18n)]),
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

function sunSentences(moment: SunMoment, { model }: ShownModel, i18n: I18n): string[] {
  return [momentWords(moment, i18n), sunWords(moment, sunPlace(moment, model), model, i18n)]
}

/** Into how many flats the sun shines; nothing by night. */
function sunnySentence({ model }: ShownModel, feed: MomentFeed, sunnyAt: SunnyFlats, { t }: I18n): string {
  const all = model.flats.length
  if (all === 0) return t('model.sunny.none')
  if (sunPlace(feed.at('words'), model).height <= 0) return ''
  return t('model.sunny', { sunny: sunnyAt(feed.at('rest')).size, all })
}

/** What is before a window, and whether the sun shines in; nothing of it by night. */
function windowSentences(moment: SunMoment, open: OpenWindow, shown: ShownModel, i18n: I18n): string[] {
  const { looks, near, sun } = windowWords(open, shown, sunPlace(moment, shown.model), i18n)
  return [looks, near, sun]
}
