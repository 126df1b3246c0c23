import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import { anyBoard } from '#domain/board-query.ts'
import { FacadeMark } from '../../blocks/house/facade-mark.tsx'
import { FloorPlate } from '../../blocks/house/floor-plate.tsx'
import { HouseFilters } from '../../blocks/house/house-filters.tsx'
import { StatusLegend } from '../../blocks/house/status-legend.tsx'
import { MapAddresses } from '../../blocks/map/map-addresses.tsx'
import { MapBox } from '../../blocks/map/map-box.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, State, type Words } from './part.tsx'
import type { PlacesData } from './places-data.server.ts'

/** Where things are: houses and floors drawn from their data, and the map. */
export function HouseParts({ words, places }: { words: Words; places: PlacesData }) {
  const { t, language } = useI18n()
  const [selected, setSelected] = useState<number | null>(null)
  const { projects, floors, maps } = places
  return (
    <Part title={words.places}>
      {floors.map(({ house, at, units }) => {
        const marked = units[0]?.id
        return (
          <State key={house.slug} title={words[house.facade === null ? 'places.drawn' : 'places.pictured']}>
            <HouseFilters
              address={() => pages.testUi(language)}
              category="flat"
              units={units}
              criteria={anyBoard}
            />
            <StatusLegend units={units} />
            <FloorPlate
              units={units}
              azimuth={house.azimuth}
              label={t('floor.title.whole', { floor: at.floor, house: house.name })}
              {...(marked !== undefined && { marked })}
            />
            <FacadeMark house={house} section={at.section} floor={at.floor} sizes="100vw" />
          </State>
        )
      })}
      <State title={words['places.map']}>
        <MapBox
          settings={maps}
          title={t('map.projects')}
          points={projects}
          selected={selected}
          onSelect={setSelected}
        />
        <MapAddresses places={projects} isOpen />
      </State>
    </Part>
  )
}
