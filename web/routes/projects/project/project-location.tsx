import { useMemo } from 'react'
import type { MapSettings } from '#contract/request-context.ts'
import { nearByGroup } from '#domain/near-groups.ts'
import { MapBox } from '../../../blocks/map/map-box.tsx'
import { MapLinks } from '../../../blocks/map/map-links.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { ShownProject } from './project-data.server.ts'

/** Minutes on foot of the circles on the map. */
const walks = [5, 10, 15] as const

/** The place, on the map and in words, the same point in popular map services, and the places within a walk. */
export function ProjectLocation({ project, maps }: { project: ShownProject; maps: MapSettings }) {
  const { t } = useI18n()
  const { id, name, city, address, former_address, infrastructure, lat, lng } = project
  const points = useMemo(
    () => [{ id, lat, lng, name, title: name, area: city.name }],
    [id, lat, lng, name, city.name],
  )
  return (
    <div className="project-location">
      <MapBox settings={maps} title={t('map.project')} points={points} walks={walks} />
      <div className="project-location-panel">
        <div>
          <p className="project-location-address">{[city.name, address].filter(Boolean).join(', ')}</p>
          {former_address !== null && (
            <p className="caption">{t('project.location.former', { address: former_address })}</p>
          )}
          <h3 className="project-location-caption" id="location-maps">
            {t('project.location.open')}
          </h3>
          <MapLinks place={project} labelledBy="location-maps" />
        </div>
        {infrastructure.length > 0 && (
          <div>
            <h3 className="visually-hidden">{t('project.near')}</h3>
            {nearByGroup(infrastructure).map(({ group, places }) => (
              <div className="project-near" key={group}>
                <h4 id={`near-${group}`}>{t(`near.${group}`)}</h4>
                <ul aria-labelledby={`near-${group}`}>
                  {places.map((place) => (
                    <li key={`${place.type} ${place.name}`}>
                      <span>{place.name}</span>
                      <span className="figures">
                        {t('project.near.walk', { minutes: place.minutes_walk })}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
