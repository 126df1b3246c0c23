import { useCallback, useMemo, useRef, useState } from 'react'
import type { MapSettings } from '#contract/request-context.ts'
import { pages } from '#contract/pages.ts'
import { MapAddresses } from '../../../blocks/map/map-addresses.tsx'
import { MapBox } from '../../../blocks/map/map-box.tsx'
import { ProjectCard, type ProjectCardData } from '../../../blocks/project/project-card.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ProjectMapCard } from './project-map-card.tsx'
import type { ProjectPoint } from './projects-data.server.ts'
import { cardId, useLookedAt } from './use-looked-at.ts'

type ProjectResultsProps = {
  projects: readonly (ProjectCardData & { id: number })[]
  points: readonly ProjectPoint[]
  maps: MapSettings
}

/** Cards and pins of the same projects: one under the pointer is highlighted on both sides. */
export function ProjectResults({ projects, points, maps }: ProjectResultsProps) {
  const { t, shortPrice, language } = useI18n()
  const list = useRef<HTMLUListElement>(null)
  const lit = useLookedAt(list)
  const [selected, setSelected] = useState<number | null>(null)
  const [isMapLost, setIsMapLost] = useState(false)
  const pins = useMemo(
    () =>
      points.map(({ id, lat, lng, name, city, price_from }) => ({
        id,
        lat,
        lng,
        name,
        area: city,
        title: price_from === null ? name : t('common.from', { value: shortPrice(price_from) }),
      })),
    [points, t, shortPrice],
  )
  const places = points.map(({ id, slug, name, city, address, lat, lng }) => ({
    id,
    name,
    address: [city, address].filter(Boolean).join(', '),
    lat,
    lng,
    to: pages.project(language, slug),
  }))
  const select = useCallback((id: number | null) => {
    setSelected(id)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (id === null) return
    document
      .getElementById(cardId(id))
      ?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  }, [])
  // Filters may remove the selected project.
  const chosen = points.find(({ id }) => id === selected)
  return (
    <div className={places.length > 0 ? 'projects-split' : undefined}>
      <ul className="projects-grid" ref={list}>
        {projects.map((project, index) => (
          <li key={project.id} id={cardId(project.id)} data-lit={project.id === chosen?.id || undefined}>
            <ProjectCard
              project={project}
              sizes="(width < 700px) 100vw, (width < 1100px) 50vw, 33vw"
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <div className="projects-map">
          <MapBox
            settings={maps}
            title={t('map.projects')}
            points={pins}
            lit={lit}
            selected={chosen?.id ?? null}
            onSelect={select}
            onError={() => setIsMapLost(true)}
            card={chosen !== undefined && <ProjectMapCard project={chosen} />}
          />
          <MapAddresses places={places} isOpen={isMapLost} />
        </div>
      )}
    </div>
  )
}
