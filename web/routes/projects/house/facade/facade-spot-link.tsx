import { pages } from '#contract/pages.ts'
import type { FloorOffer } from '#domain/house-floors.ts'
import type { FacadeSpot, FacadeStage } from '../../../../blocks/house/facade-stage.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { floorName, offerWords } from './facade-words.ts'

type FacadeSpotLinkProps = {
  offer: FloorOffer
  spot: FacadeSpot
  stage: FacadeStage
  house: string
  search: string
  hasSections: boolean
  isFiltered: boolean
}

/** How wide a letter is, in parts of its size: a plate has to fit any language without being measured. */
const letterWidth = 0.57

/** A floor of a section on the facade, with a plate above it that CSS shows under a pointer and the focus. */
export function FacadeSpotLink(props: FacadeSpotLinkProps) {
  const { offer, spot, stage, house, search, hasSections, isFiltered } = props
  const i18n = useI18n()
  const [name, words] = [floorName(offer, hasSections, i18n), offerWords(offer, isFiltered, i18n)]
  const { letter, viewBox } = stage
  const width = Math.round(Math.max(name.length, words.length) * letter * letterWidth + letter * 1.8)
  const height = Math.round(letter * 3.9)
  const left = spot.x + spot.width / 2 - width / 2
  const most = viewBox.x + viewBox.width - width - letter
  const x = Math.round(stage.isTall ? left : Math.max(viewBox.x + letter, Math.min(left, most)))
  const y = Math.round(Math.max(viewBox.y + letter * 0.4, spot.y - height - letter * 0.5))
  return (
    <a
      className={offer.free > 0 ? 'facade-spot facade-spot-free' : 'facade-spot'}
      href={pages.floor(i18n.language, house, offer, search)}
      aria-label={`${name}: ${words}`}
    >
      <rect vectorEffect="non-scaling-stroke" x={spot.x} y={spot.y} width={spot.width} height={spot.height} />
      <g className="facade-plate" aria-hidden="true">
        <rect x={x} y={y} width={width} height={height} />
        <text x={x + letter * 0.9} y={Math.round(y + letter * 1.6)} fontSize={letter}>
          {name}
        </text>
        <text x={x + letter * 0.9} y={Math.round(y + letter * 3)} fontSize={letter}>
          {words}
        </text>
      </g>
    </a>
  )
}
