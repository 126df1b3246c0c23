import './properties.css'
import { useLoaderData } from 'react-router'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import { getPropertyDescriptions } from '#contract/property-descriptions.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { ProjectCards } from '../../blocks/project/project-cards.tsx'
import { withLateImage } from '../../data/late-picture.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { noData, optional } from '../../data/optional.server.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { EstateAbout } from './estate/estate-about.tsx'
import type { Route } from './+types/properties.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [projects, about] = await Promise.all([
    optional(apiClient(getComplexesNavigation, {}), null),
    optional(apiClient(getPropertyDescriptions, { type: 'list', without_estate_rooms: '1' }), []),
  ])
  return {
    isMissing: projects === null,
    complexes: (projects ?? noData).data.map((complex) => withLateImage(complex)),
    about,
  }
}

/** The units on sale by category, and their projects. */
export default function Properties() {
  const { isMissing, complexes, about } = useLoaderData<typeof loader>()
  const { t, count, shortPrice, language } = useI18n()
  const categories = useRootData()?.categories ?? []
  return (
    <>
      <PageHead title={t('properties.title')} description={t('properties.description')} />
      <div className="wrap">
        <PageBreadcrumbs steps={[{ title: t('properties.title') }]} />
        <h1>{t('properties.title')}</h1>
        <p className="lead properties-lead">{t('properties.lead')}</p>
        {isMissing && (
          <p className="lead properties-missing">
            {t('overviews.missing')} <TextLink to={pages.callback(language)}>{t('header.callback')}</TextLink>
          </p>
        )}
        {categories.length > 0 && (
          <ul className="properties-kinds">
            {categories.map((category) => (
              <li key={category.code}>
                <Link to={pages.listing(language, category.code)}>
                  <b>{category.title}</b>
                  <span>{count(category.estates_count, `category.${category.code}.count`)}</span>
                  <span className="figures">
                    {category.price_from !== null &&
                      t('common.from', { value: shortPrice(category.price_from) })}
                  </span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {complexes.length > 0 && (
        <section className="section wrap" aria-labelledby="properties-projects">
          <div className="section-head">
            <h2 id="properties-projects">{t('home.projects.title')}</h2>
          </div>
          <ProjectCards complexes={complexes} />
        </section>
      )}
      {about.map((text) => (
        <EstateAbout key={text.id} text={text} />
      ))}
      <CallbackBand title={t('callback.title')} />
    </>
  )
}
