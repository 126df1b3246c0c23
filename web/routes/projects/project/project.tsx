import '../../../blocks/map/map.css'
import './project-documents.css'
import './project-location.css'
import './project.css'
import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { firstSentence } from '#domain/first-sentence.ts'
import { isPlaced } from '#domain/is-placed.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { Handovers } from '../../../blocks/handovers/handovers.tsx'
import { ReviewList } from '../../../blocks/reviews/review-list.tsx'
import { CallbackBand } from '../../../blocks/callback/callback-band.tsx'
import { otherRows, roomsRows } from '../../../blocks/estate/offer-rows.ts'
import { OfferTable } from '../../../blocks/estate/offer-table.tsx'
import { AnswerLinks } from '../../../blocks/answers/answer-links.tsx'
import { HomePayment } from '../../../blocks/payment/home-payment.tsx'
import { paymentTitle } from '../../../blocks/payment/payment-title.ts'
import { PromiseLines } from '../../../blocks/promises/promise-lines.tsx'
import { ProgressReport } from '../../../blocks/progress/progress-report.tsx'
import { hydrateWhenNear } from '../../../blocks/islands/hydrate-when-near.tsx'
import { lazyPart } from '../../../blocks/safe-part/safe-part.tsx'
import { orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { loadAnswerLinks } from '../../../data/answer-links.server.ts'
import { optional } from '../../../data/optional.server.ts'
import { payingOfPage } from '../../../data/page-paying.ts'
import { loadPaying, pagePaying } from '../../../data/paying.server.ts'
import { loadPromiseLines } from '../../../data/promise-lines.server.ts'
import { useHasPlans, useRootData } from '../../../data/root-data.ts'
import { houseFacts } from '../../../i18n/house-facts.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { BreadcrumbsLd } from '../../../layout/page-breadcrumbs.tsx'
import { JsonLd } from '../../../layout/json-ld.tsx'
import type { PageHandle } from '../../../layout/page-handle.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Dimensions } from '../../../ui/dimension.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { FactList } from './fact-list.tsx'
import { Gallery } from './gallery.tsx'
import { HousePlan } from '../house/house-plan.tsx'
import { PartLinks } from './part-links.tsx'
import { buildingFacts } from './legal-facts.ts'
import { loadProject } from './project-data.server.ts'
import { projectHeroFacts, projectMeasures } from './project-facts.ts'
import { pricesOf } from './project-prices.ts'
import { ProjectFilms } from './project-films.tsx'
import { ProjectHero } from './project-hero.tsx'
import { ProjectPart } from './project-part.tsx'
import { projectJsonLd } from './project-json-ld.ts'
import { ProjectPromotions } from './project-promotions.tsx'
import type { Route } from './+types/project.ts'

const WatchBand = lazyPart(async () => (await import('../../../blocks/watch/watch-part.tsx')).WatchBand)

// Their styles are those of the page.
const ProjectLocation = await hydrateWhenNear(
  async () => (await import('./project-location.tsx')).ProjectLocation,
)
const ProjectDocuments = await hydrateWhenNear(
  async () => (await import('./project-documents.tsx')).ProjectDocuments,
)

export { pageAction as action } from '../../../data/take-form.server.ts'

export const handle: PageHandle<Awaited<ReturnType<typeof loadProject>>> = {
  header: 'project',
  about: ({ project }) => ({ complex_id: project.id }),
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const given = pageContext(context)
  const { apiClient, maps, sharePicture } = given
  const [found, promises] = await Promise.all([
    orNotFound(url, loadProject(apiClient, params.project)),
    loadPromiseLines(apiClient, { complex: params.project }),
  ])
  const { id, city, price_from } = found.project
  const place = { category: 'flat', city, complexId: id, houseId: null } as const
  return {
    ...found,
    ...(await pagePaying(
      given,
      price_from === null ? null : await optional(loadPaying(apiClient, place), null),
    )),
    promises,
    questions: await loadAnswerLinks(apiClient, 'project', { complexId: id }),
    maps,
    share: await sharePicture({ kind: 'project', project: found.project }),
  }
}

/** One project: its description, its houses, its flats, its place, the legal basis of its sale (R51). */
export default function Project() {
  const shown = useLoaderData<typeof loader>()
  const {
    project,
    permits,
    handovers,
    hasBoards,
    hasModel,
    entry,
    films,
    reviews,
    promises,
    questions,
    maps,
    share,
  } = shown
  const paying = payingOfPage(shown)
  const i18n = useI18n()
  const root = useRootData()
  const { t, count, language } = i18n
  const { name, houses, promotions, features, gallery, seo } = project
  const withFacades = houses.every(
    ({ estates_count: count, has_facade: has }) => count === 0 || has !== false,
  )
  const own = { ...anyListing, complexes: [project.slug] }
  const flats = pages.listing(language, 'flat', listingSearch(own, language))
  const byPlan = useHasPlans()
  const plans = pages.listing(language, 'flat', listingSearch({ ...own, view: 'plans' }, language))
  const rows = [...roomsRows(project.rooms, own, i18n), ...otherRows(project.categories, own, i18n)]
  const isDone = project.status === 'ready' || project.status === 'sold_out'
  // A finished project needs no percentages; its construction diary stays visible.
  const building = isDone ? null : entry
  const prices = paying === null ? null : pricesOf(project)
  // Grey and white bands by turns.
  const isLocationMist = (building === null) !== reviews.length > 0
  const diary = pages.timeline(language, project.slug)
  const measures = projectMeasures(project, i18n)
  const isDescribed = project.description_html !== '' || measures.length > 0 || features.length > 0
  const isDocumented =
    buildingFacts(project, i18n).length > 0 || permits.length > 0 || project.documents.length > 0
  const built = houseFacts(project, i18n)
  // What the table of finished houses says is not repeated; a late house and one with registers of the state have more to say.
  const lines = promises.filter(
    ({ slug, late, permitUrl, guaranteeUrl }) =>
      (late ?? 0) > 0 ||
      (permitUrl ?? guaranteeUrl) !== null ||
      handovers.every((house) => house.slug !== slug),
  )
  const parts = [
    { id: 'about', title: t('project.about'), shown: isDescribed },
    { id: 'houses', title: t('project.houses.short'), shown: houses.length > 0 },
    { id: 'flats', title: t('project.flats'), shown: rows.length > 0 },
    { id: 'payment', title: t('home.purchase.title'), shown: prices !== null },
    { id: 'promotions', title: t('project.promotions'), shown: promotions.length > 0 },
    { id: 'gallery', title: t('project.gallery'), shown: gallery.length > 0 },
    { id: 'films', title: t('project.films'), shown: films.length > 0 },
    { id: 'progress', title: t('progress.title'), shown: building !== null },
    { id: 'reviews', title: t('project.reviews'), shown: reviews.length > 0 },
    { id: 'location', title: t('project.location'), shown: isPlaced(project) },
    { id: 'built', title: t('facts.title.short'), shown: built.length > 0 },
    { id: 'documents', title: t('legal.title'), shown: isDocumented },
    { id: 'questions', title: t('answers.title'), shown: questions.length > 0 },
  ].filter(({ shown }) => shown)
  return (
    <>
      <PageHead title={seo.title || name} description={seo.description || name} image={share} />
      <BreadcrumbsLd
        steps={[{ title: t('projects.title'), to: pages.projects(language) }, { title: name }]}
      />
      {root !== undefined && <JsonLd data={import.meta.env.SSR && projectJsonLd(project, i18n, root)} />}
      <ProjectHero
        picture={project.image}
        over={[project.city.name, project.district].filter(Boolean).join(', ')}
        title={name}
        lead={firstSentence(seo.description)}
        facts={projectHeroFacts(project, i18n)}
      />
      <PartLinks parts={parts} flats={project.estates_count > 0 ? flats : null} />
      <div className="project-parts">
        {isDescribed && (
          <section className="section" id="about" aria-labelledby="about-title">
            <div className="wrap project-about">
              <h2 id="about-title">{t('project.about')}</h2>
              <div className="lead">
                <RichText html={project.description_html} />
              </div>
            </div>
            <div className="wrap project-measures">
              <Dimensions facts={measures} />
            </div>
            {features.length > 0 && (
              <div className="wrap project-about project-features">
                <h3 id="features">{t('project.features')}</h3>
                <ul aria-labelledby="features">
                  {features.map(({ code, title }) => (
                    <li key={code}>{title}</li>
                  ))}
                </ul>
              </div>
            )}
          </section>
        )}
        {houses.length > 0 && (
          <ProjectPart
            id="houses"
            title={t('project.houses')}
            mist
            link={
              <span className="project-links">
                {hasModel && (
                  <TextLink to={pages.model(language, project.slug)}>{t('project.model')}</TextLink>
                )}
                {isDone && entry !== null && <TextLink to={diary}>{t('progress.history')}</TextLink>}
              </span>
            }
          >
            <HousePlan
              genplan={project.genplan}
              houses={houses}
              hasBoards={hasBoards}
              hint={t(withFacades ? 'project.houses.hint' : 'project.houses.hint.floors')}
            />
            {handovers.length > 0 && (
              <div className="project-handovers">
                <h3 id="handovers">{t('handovers.title')}</h3>
                <Handovers labelledBy="handovers" houses={handovers} />
                {lines.length === 0 && promises.length > 0 && (
                  <TextLink to={pages.promises(language)}>{t('promises.all')}</TextLink>
                )}
              </div>
            )}
          </ProjectPart>
        )}
        {rows.length > 0 && (
          <ProjectPart
            id="flats"
            title={t('project.flats.title', { name })}
            link={
              project.estates_count > 0 && (
                <span className="project-links">
                  {byPlan && <TextLink to={plans}>{t('project.flats.plans')}</TextLink>}
                  <TextLink to={flats}>
                    {t('home.rooms.all', { count: count(project.estates_count, 'category.flat.count') })}
                  </TextLink>
                </span>
              )
            }
          >
            <OfferTable rows={rows} />
          </ProjectPart>
        )}
        {paying !== null && prices !== null && (
          <ProjectPart id="payment" title={paymentTitle(paying, t)} mist>
            <HomePayment
              key={project.id}
              paying={paying}
              about={{ complex: project.slug }}
              price={prices.start}
              priceOld={null}
              prices={prices}
              restoration={null}
              restorations={project.restorations.map(({ code }) => code)}
              opening={{ type: 'mortgage', initial: null, months: null, program: null }}
            />
          </ProjectPart>
        )}
        {promotions.length > 0 && (
          <ProjectPart id="promotions" title={t('project.promotions')} mist={prices === null}>
            <ProjectPromotions promotions={promotions} />
          </ProjectPart>
        )}
        {gallery.length > 0 && (
          <ProjectPart id="gallery" title={t('project.gallery')}>
            <Gallery title={name} pictures={gallery} />
          </ProjectPart>
        )}
        {films.length > 0 && (
          <ProjectPart id="films" title={t('project.films')}>
            <ProjectFilms films={films} />
          </ProjectPart>
        )}
        {building !== null && (
          <ProjectPart
            id="progress"
            title={t('progress.title')}
            mist
            link={<TextLink to={diary}>{t('progress.link')}</TextLink>}
          >
            <ProgressReport entry={building} about={building.house?.name ?? ''} />
          </ProjectPart>
        )}
        {reviews.length > 0 && (
          <ProjectPart id="reviews" title={t('project.reviews')} mist={building === null}>
            <ReviewList reviews={reviews} />
          </ProjectPart>
        )}
        {isPlaced(project) && (
          <ProjectPart id="location" title={t('project.location')} mist={isLocationMist}>
            <ProjectLocation project={project} maps={maps} />
          </ProjectPart>
        )}
        {built.length > 0 && (
          <ProjectPart id="built" title={t('facts.title')}>
            <FactList facts={built} />
          </ProjectPart>
        )}
        {lines.length > 0 && (
          <ProjectPart
            id="promises"
            title={t('promises.part')}
            mist={built.length > 0}
            link={<TextLink to={pages.promises(language)}>{t('promises.all')}</TextLink>}
          >
            <PromiseLines lines={lines} named />
          </ProjectPart>
        )}
        {isDocumented && (
          <ProjectPart id="documents" title={t('legal.title')}>
            <ProjectDocuments project={project} permits={permits} />
          </ProjectPart>
        )}
        {questions.length > 0 && (
          <ProjectPart id="questions" title={t('answers.title')}>
            <AnswerLinks links={questions} />
          </ProjectPart>
        )}
      </div>
      <Suspense>
        <WatchBand query={`project=${project.id}`} />
      </Suspense>
      <CallbackBand
        title={t('project.callback', { name })}
        anchor="callback"
        about={{ complex_id: project.id }}
      />
    </>
  )
}
