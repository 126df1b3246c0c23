import '../../../ui/form/slider.css'
import './moment-form.css'
import { memo, useEffect, useId, useRef } from 'react'
import { pages } from '#contract/pages.ts'
import { formatYearDay } from '#domain/dates.ts'
import { lastDay, lastMinute, minuteStep, modelSearch } from '#domain/model/model-query.ts'
import { sunDays } from '#domain/model/sun-place.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { endMoves } from './end-moves.ts'
import { clock } from './model-words.ts'
import type { MomentFeed } from './moment-feed.ts'
import { useMoment } from './use-moment.ts'

type MomentFormProps = {
  slug: string
  /** The window of the address, which the form keeps. */
  unit: number | null
  side: number | null
  feed: MomentFeed
}

/** Day and time by sliders: at once with JavaScript, as a plain form without. */
export const MomentForm = memo(function MomentForm({ slug, unit, side, feed }: MomentFormProps) {
  const { t, language } = useI18n()
  return (
    <form className="moment-form" action={pages.model(language, slug)} method="get">
      {Object.entries({ unit, side }).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <MomentSlider
        name="minutes"
        label={t('model.time')}
        feed={feed}
        say={clock}
        range={{ min: 0, max: lastMinute, step: minuteStep }}
      />
      <MomentSlider
        name="day"
        label={t('model.day')}
        feed={feed}
        say={(day) => formatYearDay(day, language)}
        range={{ min: 1, max: lastDay, step: 1 }}
      />
      <Button type="submit" look="outlined" small>
        {t('model.apply')}
      </Button>
      <DayLinks slug={slug} unit={unit} side={side} feed={feed} />
    </form>
  )
})

function DayLinks({ slug, unit, side, feed }: MomentFormProps) {
  const { t, language } = useI18n()
  const { day, minutes } = useMoment(feed, 'rest')
  return (
    <ChipLinks
      label={t('model.days')}
      chips={Object.values(sunDays).map((each) => ({
        title: formatYearDay(each, language),
        to: pages.model(language, slug, modelSearch({ day: each, minutes, unit, side })),
        current: each === day,
      }))}
    />
  )
}

type MomentSliderProps = {
  name: 'day' | 'minutes'
  label: string
  feed: MomentFeed
  say: (value: number) => string
  range: { min: number; max: number; step: number }
}

/** Its words follow the hand without React, so often that they can be read. */
function MomentSlider({ name, label, feed, say, range }: MomentSliderProps) {
  const id = useId()
  const said = useRef<HTMLSpanElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const value = feed.at('move')[name]
  const words = say(value)
  useEffect(
    () =>
      feed.follow('words', () => {
        const moved = feed.at('words')[name]
        const now = say(moved)
        // A link may have moved it.
        if (slider.current !== null && feed.at('move')[name] === moved) slider.current.value = String(moved)
        if (said.current === null || said.current.textContent === now) return
        said.current.textContent = now
        slider.current?.setAttribute('aria-valuetext', now)
      }),
    [feed, name, say],
  )
  useEffect(() => {
    const input = slider.current
    const fill = () => {
      if (input === null) return
      const { min, max, valueAsNumber } = input
      input.style.setProperty('--fill', String((valueAsNumber - Number(min)) / (Number(max) - Number(min))))
    }
    const move = () => {
      fill()
      feed.move({ [name]: Number(input?.value) })
    }
    fill()
    input?.addEventListener('input', move)
    const leave = feed.follow('words', fill)
    const end = endMoves(input)
    return () => {
      input?.removeEventListener('input', move)
      leave()
      end()
    }
  }, [feed, name])
  return (
    <div className="moment-slider">
      <label htmlFor={id}>{label}</label>
      {/* Without JavaScript it would not follow the slider. */}
      <span className="figures moment-said" aria-hidden="true" ref={said}>
        {words}
      </span>
      <input
        id={id}
        type="range"
        name={name}
        {...range}
        defaultValue={value}
        aria-valuetext={words}
        ref={slider}
      />
    </div>
  )
}
