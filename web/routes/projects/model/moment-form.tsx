import './moment-form.css'
import { memo, useId } from 'react'
import { formatYearDay } from '#domain/dates.ts'
import { lastDay, lastMinute, minuteStep } from '#domain/model/model-query.ts'
import { sunDays, type SunMoment } from '#domain/model/sun-place.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { clock } from './model-words.ts'

type MomentFormProps = {
  action: string
  moment: SunMoment
  /** What the address says beside the moment. */
  hidden: Readonly<Record<string, number | null>>
  /** The page on another day. */
  days: (day: number) => string
  change: (moment: SunMoment) => void
}

/** Day and time by sliders: at once with JavaScript, as a plain form without. */
export function MomentForm({ action, moment, hidden, days, change }: MomentFormProps) {
  const { t, language } = useI18n()
  const { day, minutes } = moment
  return (
    <form className="moment-form" action={action} method="get">
      {Object.entries(hidden).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <MomentSlider
        name="minutes"
        label={t('model.time')}
        value={minutes}
        said={clock(minutes)}
        range={{ min: 0, max: lastMinute, step: minuteStep }}
        onSlide={(value) => change({ day, minutes: value })}
      />
      <MomentSlider
        name="day"
        label={t('model.day')}
        value={day}
        said={formatYearDay(day, language)}
        range={{ min: 1, max: lastDay, step: 1 }}
        onSlide={(value) => change({ day: value, minutes })}
      />
      <Button type="submit" look="outlined" small>
        {t('model.apply')}
      </Button>
      <DayLinks current={Object.values(sunDays).find((each) => each === day) ?? null} days={days} />
    </form>
  )
}

type DayLinksProps = Pick<MomentFormProps, 'days'> & {
  /** The one of them that is shown; null for another day, so that they stay while the slider moves. */
  current: number | null
}

const DayLinks = memo(function DayLinks({ current, days }: DayLinksProps) {
  const { t, language } = useI18n()
  return (
    <ChipLinks
      label={t('model.days')}
      chips={Object.values(sunDays).map((each) => ({
        title: formatYearDay(each, language),
        to: days(each),
        current: each === current,
      }))}
    />
  )
})

type MomentSliderProps = {
  name: string
  label: string
  value: number
  said: string
  range: { min: number; max: number; step: number }
  onSlide: (value: number) => void
}

function MomentSlider({ name, label, value, said, range, onSlide }: MomentSliderProps) {
  const id = useId()
  return (
    <div className="moment-slider">
      <label htmlFor={id}>{label}</label>
      {/* Without JavaScript it would not follow the slider. */}
      <span className="figures moment-said" aria-hidden="true">
        {said}
      </span>
      <input
        id={id}
        type="range"
        name={name}
        {...range}
        value={value}
        aria-valuetext={said}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
    </div>
  )
}
