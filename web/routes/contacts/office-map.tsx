import { useMemo, useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import type { MapSettings } from '#contract/request-context.ts'
import { MapBox } from '../../blocks/map/map-box.tsx'
import { MapLinks } from '../../blocks/map/map-links.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Hours, Phones } from './reach.tsx'

type OfficeMapProps = { offices: readonly Contact[]; settings: MapSettings }

/** All offices on one map. The list beneath has the texts of all pins. */
export function OfficeMap({ offices, settings }: OfficeMapProps) {
  const { t } = useI18n()
  const [selected, setSelected] = useState<number | null>(null)
  const points = useMemo(
    () =>
      offices.map(({ id, lat, lng, title, city }) => ({
        id,
        lat,
        lng,
        name: title,
        title: city.name,
        area: city.name,
      })),
    [offices],
  )
  const chosen = offices.find(({ id }) => id === selected)
  return (
    <div className="contacts-map">
      <MapBox
        settings={settings}
        title={t('contacts.map')}
        points={points}
        selected={selected}
        onSelect={setSelected}
        card={
          chosen !== undefined && (
            <div className="office-map-card">
              <h2>{chosen.title}</h2>
              <p>{chosen.address}</p>
              <Hours office={chosen} />
              <Phones office={chosen} />
              <MapLinks place={chosen} label={t('map.links', { name: chosen.title })} />
            </div>
          )
        }
      />
    </div>
  )
}
