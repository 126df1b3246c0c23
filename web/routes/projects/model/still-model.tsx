import './still-model.css'
import { useMemo } from 'react'
import type { SunPlace } from '#domain/model/sun-place.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { ShownModel } from './model-shown.ts'
import { standingDrawing, stillDrawing } from './still-drawing.ts'

type StillModelProps = { shown: ShownModel; sun: SunPlace }

/** The model as a drawing: without WebGL, without JavaScript, and until it is opened in space. */
export function StillModel({ shown, sun }: StillModelProps) {
  const { t } = useI18n()
  const standing = useMemo(() => standingDrawing(shown), [shown])
  const drawing = stillDrawing(standing, sun)
  const { width, height, bodies, names, north } = drawing
  const nameOf = new Map(shown.model.houses.map(({ id, name }) => [id, name]))
  return (
    <svg
      className={sun.height > 0 ? 'still-model' : 'still-model still-model-night'}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect className="still-ground" width={width} height={height} />
      <path className="still-shadow" d={drawing.shadow} />
      {bodies.map((body) => (
        <g key={body.key} className={body.isOurs ? 'still-ours' : 'still-other'}>
          <path className="still-lit" d={body.lit} />
          <path className="still-grazed" d={body.grazed} />
          <path className="still-dim" d={body.dim} />
          <path className="still-floor" d={body.floors} />
          <path className="still-shade" d={body.shade} />
          <path className="still-window" d={body.windows} />
          <path className="still-roof" d={body.roof} />
        </g>
      ))}
      {names.map(({ house, x, y }) => (
        <text key={house} className="still-name" x={x} y={y - 8}>
          {nameOf.get(house)}
        </text>
      ))}
      <g className="still-north">
        <path d={`M64 ${height - 62}l${Math.round(north.x * 46)} ${Math.round(north.y * 46)}`} />
        <circle cx={64 + Math.round(north.x * 46)} cy={height - 62 + Math.round(north.y * 46)} r="6" />
        <text x="24" y={height - 24}>
          {t('compass.n')}
        </text>
      </g>
    </svg>
  )
}
