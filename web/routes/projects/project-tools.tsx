import './project-tools.css'
import { Link } from 'react-router'
import type { Filter } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { anyComplex, type ComplexQuery, complexSearch } from '#domain/complex-query.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'

type ProjectToolsProps = { wishes: ComplexQuery; cities: Filter['options'] }

/** Cities with how many projects each would show, and the order: all of it links. Other wishes travel along. */
export function ProjectTools({ wishes, cities }: ProjectToolsProps) {
  const { t, language } = useI18n()
  const address = (wish: Partial<ComplexQuery>) =>
    pages.projects(language, complexSearch({ ...wishes, ...wish }, language))
  const chips = [
    {
      title: t('projects.cities.all'),
      to: address({ cities: [] }),
      count: cities.reduce((sum, { count }) => sum + count, 0),
      current: wishes.cities.length === 0,
    },
    ...cities.map(({ value, title, count }) => ({
      title,
      to: address({ cities: [value] }),
      count,
      current: wishes.cities.includes(value),
    })),
  ]
  const orders = ([null, 'price', 'deadline'] as const).map((sort) => ({
    title: t(`projects.sort.${sort ?? 'default'}`),
    to: address({ sort }),
    current: wishes.sort === sort,
  }))
  const isFiltered = complexSearch({ ...wishes, cities: [], sort: null }, language) !== ''
  return (
    <div className="project-tools">
      {cities.length > 0 ? (
        <ChipLinks label={t('projects.cities')} chips={chips} />
      ) : (
        <p className="caption">{t('listing.filters.failed')}</p>
      )}
      <nav aria-label={t('projects.sort')}>
        <ul className="project-order">
          {orders.map((order) => (
            <li key={order.to}>
              <Link to={order.to} aria-current={order.current ? 'true' : undefined} preventScrollReset>
                {order.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isFiltered && (
        <Link
          className="project-tools-reset"
          to={pages.projects(language, complexSearch({ ...anyComplex, sort: wishes.sort }, language))}
        >
          {t('listing.filters.reset')}
        </Link>
      )}
    </div>
  )
}
