import './project-location.css'
import type { Complex } from '#contract/complexes.ts'
import { mapLink, mapProviders } from '#domain/map-links.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The address, the same point on the maps that people use, and what is a walk away. */
export function ProjectLocation({ project }: { project: Complex }) {
  const { t } = useI18n()
  const { city, address, former_address, infrastructure, lat, lng } = project
  return (
    <div className="project-location">
      <div>
        <p className="project-location-address">
          {city.name}, {address}
        </p>
        {former_address !== null && (
          <p className="caption">{t('project.location.former', { address: former_address })}</p>
        )}
        <h3 className="project-location-caption" id="location-maps">
          {t('project.location.open')}
        </h3>
        <ul className="project-location-maps" aria-labelledby="location-maps">
          {mapProviders.map((provider) => (
            <li key={provider}>
              <a className="text-link" href={mapLink(provider, lat, lng)} target="_blank" rel="noopener">
                {t(`project.map.${provider}`)}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {infrastructure.length > 0 && (
        <div>
          <h3 id="location-near">{t('project.near')}</h3>
          <ul className="project-near" aria-labelledby="location-near">
            {infrastructure
              .toSorted((a, b) => a.minutes_walk - b.minutes_walk)
              .map((place) => (
                <li key={`${place.type} ${place.name}`}>
                  <span>{place.name}</span>
                  <span className="figures">{t('project.near.walk', { minutes: place.minutes_walk })}</span>
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  )
}
