import type { Model } from '#contract/model.ts'
import { compassSide } from '#domain/compass.ts'
import { formatYearDay } from '#domain/dates.ts'
import { isInFront } from '#domain/model/model-shade.ts'
import type { WindowSun } from '#domain/model/window-sun.ts'
import { type SunMoment, type SunPlace, sunTimes } from '#domain/model/sun-place.ts'
import { levelTitle } from '../../../blocks/house/unit-words.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import type { OpenWindow, ShownModel } from './model-shown.ts'

/** «12:15». */
export function clock(minutes: number): string {
  const whole = (Math.round(minutes) + 24 * 60) % (24 * 60)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** «20 марта, 12:00». */
export function momentWords({ day, minutes }: SunMoment, { t, language }: I18n): string {
  return t('model.moment', { day: formatYearDay(day, language), time: clock(minutes) })
}

/** Where the sun is, and when it rises and sets. */
export function sunWords({ day }: SunMoment, sun: SunPlace, place: Model, { t }: I18n): string {
  const times = sunTimes(day, place)
  return [
    sun.height > 0
      ? t('model.sun', {
          side: t(`compass.${compassSide(sun.azimuth)}`),
          height: Math.max(1, Math.round(sun.height)),
        })
      : t('model.night'),
    times === null ? '' : t('model.times', { rise: clock(times.rise), set: clock(times.set) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** When the sun shines into a window on a day, and for how many hours (R1337). */
export function windowDayWords(
  day: number,
  { spans, hours }: WindowSun,
  { t, language, number }: I18n,
): string {
  const date = formatYearDay(day, language)
  if (spans.length === 0) return t('model.window.day.none', { day: date })
  return t('model.window.day', {
    day: date,
    spans: spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', '),
    hours: number(hours),
  })
}

/** What a window looks at, and what stands before it: two sentences that stay while the sun moves. */
export function windowLooks({ house, flat, spot, ahead }: OpenWindow, { model }: ShownModel, i18n: I18n) {
  const { t } = i18n
  const name = model.houses.find(({ id }) => id === ahead?.body.house)?.name ?? t('model.neighbour')
  return [
    t('model.window.looks', {
      house: house.name,
      floor: levelTitle(flat.floor, i18n).toLowerCase(),
      side: t(`compass.${compassSide(spot.azimuth)}`),
    }),
    ahead === null
      ? t('model.window.open')
      : t('model.window.near', { name, metres: Math.max(1, Math.round(ahead.far)) }),
  ]
}

/** Whether the sun shines into a window; nothing by night. */
export function windowSunWords({ spot, isReached }: OpenWindow, sun: SunPlace, { t }: I18n): string {
  if (sun.height <= 0) return ''
  if (!isInFront(spot, sun)) return t('model.window.behind')
  return t(isReached(sun) ? 'model.window.sun' : 'model.window.shade')
}
