import './about.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { companyPictures } from '../../data/company-pictures.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { JsonLd } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { Dimensions } from '../../ui/dimension.tsx'
import { Picture } from '../../ui/picture.tsx'
import { loadAbout } from './about-data.server.ts'
import { aboutJsonLd } from './about-json-ld.ts'
import { Awards } from './awards.tsx'
import { Films } from './films.tsx'
import { HandoverHistory } from './handover-history.tsx'
import { Photos } from './photos.tsx'
import { Reviews } from './reviews.tsx'
import { Sites } from './sites.tsx'
import { Team } from './team.tsx'
import type { Route } from './+types/about.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [shown, { about }] = await Promise.all([loadAbout(apiClient), companyPictures(apiClient)])
  return { ...shown, hero: about }
}

/** The company: its work, its projects, its staff and its reviews (R47). */
export default function About() {
  const shown = useLoaderData<typeof loader>()
  const { facts, cities, projects, sites, handovers, awards, departments, reviews, photos, films, hero } =
    shown
  const { t, count, language } = useI18n()
  const root = useRootData()
  const isNamed = root?.company.name !== ''
  const measures = [
    ...(cities.length === 0
      ? []
      : [{ title: t('about.facts.cities'), value: count(cities.length, 'home.facts.cities.value') }]),
    ...(facts.projects === 0
      ? []
      : [{ title: t('about.facts.projects'), value: count(facts.projects, 'about.facts.projects.value') }]),
    ...(facts.ready === 0
      ? []
      : [{ title: t('about.facts.ready'), value: count(facts.ready, 'about.facts.houses') }]),
    ...(facts.building === 0
      ? []
      : [{ title: t('about.facts.building'), value: count(facts.building, 'about.facts.houses') }]),
  ]
  return (
    <>
      <PageHead
        title={t('about.head')}
        description={cities.length === 0 ? '' : t('about.description', { cities: cities.join(', ') })}
        image={hero}
      />
      {root !== undefined &&
        aboutJsonLd(shown, root).map((thing) => (
          <JsonLd key={String(thing['@id'] ?? thing['contentUrl'])} data={thing} />
        ))}
      <div className="wrap about-head">
        <PageBreadcrumbs steps={[{ title: t('header.about') }]} />
        <h1>{t(isNamed ? 'about.title' : 'about.head')}</h1>
      </div>
      {hero !== null && (
        <div className="about-picture">
          <Picture picture={hero} focus={hero.focus} sizes="100vw" eager alt="" />
        </div>
      )}
      <section className="section wrap" aria-labelledby="story">
        <div className="about-story">
          <h2 id="story">{t('about.story.title')}</h2>
          <div className="lead">
            <p>{t('about.story.first')}</p>
            <p>{t('about.story.second')}</p>
            <p>{t('about.story.third')}</p>
          </div>
        </div>
        <Dimensions facts={measures} />
      </section>
      <SafePart>{sites.length > 0 && <Sites sites={sites} to={pages.progress(language)} />}</SafePart>
      <SafePart>{handovers.length > 0 && <HandoverHistory handovers={handovers} />}</SafePart>
      <SafePart>{awards.length > 0 && <Awards awards={awards} />}</SafePart>
      <SafePart>{films.length > 0 && <Films films={films} />}</SafePart>
      <SafePart>{departments.length > 0 && <Team departments={departments} />}</SafePart>
      <SafePart>{reviews.length > 0 && <Reviews reviews={reviews} projects={projects} />}</SafePart>
      <SafePart>{photos.length > 0 && <Photos photos={photos} />}</SafePart>
      <CallbackBand title={t('callback.title')} />
    </>
  )
}
