import './project-cards.css'
import { Link } from 'react-router'
import type { ComplexLink } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The plate on the picture: when the keys are handed out, or that they have been. */
function plateOf(complex: ComplexLink, { t, quarter }: ReturnType<typeof useI18n>): string {
  if (complex.status === 'ready' || complex.status === 'sold_out') return t('home.projects.ready')
  if (complex.status === 'planned') return t('home.projects.planned')
  return complex.deadline === null ? '' : quarter(complex.deadline, 'short')
}

/** Projects in a mosaic of wide and narrow pictures; a card leads to the flats of its project. */
export function ProjectCards({ complexes }: { complexes: readonly ComplexLink[] }) {
  const i18n = useI18n()
  const { t, count, shortPrice, language } = i18n
  return (
    <ul className="projects">
      {complexes.map((complex) => {
        const plate = plateOf(complex, i18n)
        const flats = listingSearch({ ...anyListing, complexes: [complex.slug] }, language)
        return (
          <li key={complex.id} className="project-card">
            <div className="project-card-image">
              {complex.image !== null && (
                <Picture
                  picture={complex.image}
                  sizes="(width < 700px) 100vw, (width < 1900px) 60vw, 1150px"
                  alt=""
                />
              )}
              {plate !== '' && <span className="project-card-plate">{plate}</span>}
            </div>
            <div className="project-card-text">
              <h3>
                <Link to={pages.listing(language, 'flat', flats)}>{complex.name}</Link>
              </h3>
              <span className="project-card-price figures">
                {complex.price_from !== null && t('common.from', { value: shortPrice(complex.price_from) })}
              </span>
              <span>
                {complex.city}, {complex.district}
              </span>
              <span className="project-card-count figures">
                {count(complex.estates_count, 'category.flat.count')}
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
