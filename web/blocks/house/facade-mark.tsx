import { useI18n } from '../../i18n/i18n.tsx'
import { FacadeScene } from './facade-scene.tsx'
import { type FacadeHouse, facadeStage } from './facade-stage.ts'
import { levelTitle } from './unit-words.ts'

type FacadeMarkProps = {
  house: FacadeHouse
  section: number
  floor: number
  /** Corners of the unit as fractions of the picture; without them its floor is marked. */
  polygon?: readonly (readonly [number, number])[] | null
  /** Sections with premises on the ground floor. */
  shops?: ReadonlySet<number>
  /** The `sizes` of the picture. */
  sizes: string
}

const noShops: ReadonlySet<number> = new Set()

/** The street side of a house with one unit on it, or with its floor. To look at: the words beside it say the same. */
export function FacadeMark({ house, section, floor, polygon, shops = noShops, sizes }: FacadeMarkProps) {
  const i18n = useI18n()
  const { t } = i18n
  const stage = facadeStage(house)
  const spots = stage.spots.filter(
    (spot) => spot.floor === floor && (spot.section === section || section === 0),
  )
  const { width, height } = stage.viewBox
  const label = [
    house.name,
    levelTitle(floor, i18n).toLowerCase(),
    section === 0 ? '' : t('queue.section', { number: section }).toLowerCase(),
  ]
  return (
    <FacadeScene
      house={house}
      stage={stage}
      shops={shops}
      sizes={sizes}
      isPicture
      label={label.filter(Boolean).join(', ')}
    >
      {house.facade !== null && polygon ? (
        <polygon
          vectorEffect="non-scaling-stroke"
          className="facade-mark"
          points={polygon.map(([x, y]) => `${String(x * width)},${String(y * height)}`).join(' ')}
        />
      ) : (
        spots.map(({ section: no, x, y, width: wide, height: high }) => (
          <rect
            key={no}
            className="facade-mark"
            vectorEffect="non-scaling-stroke"
            x={x}
            y={y}
            width={wide}
            height={high}
          />
        ))
      )}
    </FacadeScene>
  )
}
