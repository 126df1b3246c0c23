import './comparison.css'
import { useRef } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { formatMonth } from '#domain/months.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'

type Side = { month: string; percent: number; photo: PictureData }

/**
 * Two months one over the other, with a border to be moved by pointer, finger and arrow keys. Without scripts they
 * are side by side; the styles decide before anything is drawn, so nothing jumps.
 */
export function Comparison({ before, after }: { before: Side; after: Side }) {
  const { t, language } = useI18n()
  const frame = useRef<HTMLDivElement>(null)
  const names = { before: formatMonth(before.month, language), after: formatMonth(after.month, language) }
  return (
    <figure className="comparison">
      <div className="comparison-frame" ref={frame}>
        <ComparisonSide side={before} name={names.before} />
        <ComparisonSide side={after} name={names.after} />
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={t('progress.compare.slider', names)}
          onInput={({ currentTarget: { value } }) =>
            frame.current?.style.setProperty('--border', `${value}%`)
          }
        />
      </div>
      <figcaption className="caption">{t('progress.visual')}</figcaption>
    </figure>
  )
}

function ComparisonSide({ side, name }: { side: Side; name: string }) {
  const { t } = useI18n()
  return (
    <div className="comparison-side">
      <Picture picture={side.photo} sizes="(width < 2200px) 100vw, 120rem" />
      <p className="figures">
        {name}, {t('project.percent', { value: side.percent })}
      </p>
    </div>
  )
}
