import './floor-switch.css'
import { pages } from '#contract/pages.ts'
import type { FloorAddress } from '#domain/floor-address.ts'
import type { HouseFloors } from '#domain/house-floors.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { TabLinks } from '../../../../ui/tabs.tsx'
import { floorName, offerWords } from '../facade/facade-words.ts'

type FloorSwitchProps = {
  house: string
  floors: HouseFloors
  at: FloorAddress
  search: string
}

/** The sections that have this floor, or their nearest one below. */
export function SectionTabs({ house, floors, at, search }: FloorSwitchProps) {
  const { t, language } = useI18n()
  if (floors.sections.length < 2) return null
  const tabs = floors.sections.flatMap((section, column) => {
    const own = floors.floors.flatMap(({ offers }) => offers[column] ?? [])
    const nearest = own.find(({ floor }) => floor <= at.floor) ?? own.at(-1)
    if (nearest === undefined) return []
    const title = section === 0 ? t('board.section.unknown') : t('queue.section', { number: section })
    const to = pages.floor(language, house, nearest, search)
    return [{ title, to, current: section === at.section }]
  })
  return <TabLinks label={t('floor.sections')} tabs={tabs} stay />
}

/** The floors of the section as the buttons of a lift: the next one up, all of them, the next one down. */
export function FloorSwitch({ house, floors, at, search }: FloorSwitchProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const column = Math.max(0, floors.sections.indexOf(at.section))
  const own = floors.floors.flatMap(({ offers }) => offers[column] ?? [])
  const here = own.findIndex(({ floor }) => floor === at.floor)
  const step = (to: (typeof own)[number] | undefined, title: string, way: 'up' | 'down') =>
    to === undefined ? (
      <span className="floor-step" aria-hidden="true">
        <Icon name="chevron-down" />
      </span>
    ) : (
      <Link
        className={`floor-step floor-${way}`}
        to={pages.floor(language, house, to, search)}
        aria-label={`${title}: ${t('floor.one', { floor: to.floor })}`}
        preventScrollReset
      >
        <Icon name="chevron-down" />
      </Link>
    )
  return (
    <nav className="floor-switch figures" aria-label={t('floor.floors')}>
      {step(own[here - 1], t('floor.up'), 'up')}
      <ul>
        {own.map((offer) => (
          <li key={offer.floor}>
            <Link
              to={pages.floor(language, house, offer, search)}
              className={offer.free > 0 ? undefined : 'floor-sold'}
              aria-current={offer.floor === at.floor ? 'page' : undefined}
              aria-label={`${floorName(offer, false, i18n)}: ${offerWords(offer, false, i18n)}`}
              preventScrollReset
            >
              {offer.floor}
            </Link>
          </li>
        ))}
      </ul>
      {step(own[here + 1], t('floor.down'), 'down')}
    </nav>
  )
}
