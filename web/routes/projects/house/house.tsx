import '../project/project.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { CallbackBand } from '../../../blocks/callback/callback-band.tsx'
import { otherRows, roomsRows } from '../../../blocks/estate/offer-rows.ts'
import { OfferTable } from '../../../blocks/estate/offer-table.tsx'
import { PromiseLines } from '../../../blocks/promises/promise-lines.tsx'
import { ProgressReport } from '../../../blocks/progress/progress-report.tsx'
import { loadPromiseLines } from '../../../data/promise-lines.server.ts'
import { orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { useRootData } from '../../../data/root-data.ts'
import { houseFacts } from '../../../i18n/house-facts.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { JsonLd } from '../../../layout/json-ld.tsx'
import { BreadcrumbsLd } from '../../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../../layout/page-handle.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Dimensions } from '../../../ui/dimension.tsx'
import { Link } from '../../../ui/link.tsx'
import { FacadeTeaser } from './facade/facade-teaser.tsx'
import { FactList } from '../project/fact-list.tsx'
import { HousePlan } from './house-plan.tsx'
import { builderFacts, permitFacts } from '../project/legal-facts.ts'
import { loadQueue } from '../project/project-data.server.ts'
import { handOverText, queueHeroFacts, queueMeasures } from '../project/project-facts.ts'
import { ProjectHero } from '../project/project-hero.tsx'
import { houseJsonLd } from '../project/project-json-ld.ts'
import { ProjectPart } from '../project/project-part.tsx'
import type { Route } from './+types/house.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export const handle: PageHandle<Awaited<ReturnType<typeof loadQueue>>> = {
  header: 'project',
  about: ({ house }) => ({ complex_id: house.complex_id, house_id: house.id }),
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [found, promises] = await Promise.all([
    orNotFound(url, loadQueue(apiClient, params.queue)),
    loadPromiseLines(apiClient, { house: params.queue }),
  ])
  return { ...found, promises }
}

/** One house of a project: its dates, its flats, its papers (R50). */
export default function Queue() {
  const { house, hasBoards, hasFacade, around, entry, promises } = useLoaderData<typeof loader>()
  const i18n = useI18n()
  const root = useRootData()
  const { t, count, language } = i18n
  const { complex, sections } = house
  const own = { ...anyListing, complexes: complex.slug === '' ? [] : [complex.slug], houses: [house.slug] }
  const flats = pages.listing(language, 'flat', listingSearch(own, language))
  const rows = [...roomsRows(house.rooms, own, i18n), ...otherRows(house.categories, own, i18n)]
  const flatCount = count(house.estates_count, 'category.flat.count')
  const handOver = handOverText(house, i18n)
  const measures = queueMeasures(house, i18n)
  const built = houseFacts(house, i18n)
  const legal = [
    ...builderFacts(house.legal, i18n),
    ...(house.handed_over_at === null ? permitFacts(house.legal, i18n) : []),
  ]
  const facts = [
    { title: t('queue.address'), value: [complex.city.name, complex.address].filter(Boolean).join(', ') },
    ...sections.map(({ no, floors, units_per_floor }) => ({
      title: t('queue.section', { number: no }),
      value: t('queue.section.value', {
        floors: count(floors, 'project.houses.floors'),
        units: count(units_per_floor, 'queue.units'),
      }),
    })),
  ].filter(({ value }) => value !== '')
  return (
    <>
      <PageHead
        title={
          complex.name === '' ? house.name : t('queue.title', { house: house.name, complex: complex.name })
        }
        description={
          complex.name === '' || flatCount === '' || handOver === ''
            ? house.name
            : t('queue.description', {
                house: house.name,
                complex: complex.name,
                city: complex.city.name,
                flats: flatCount,
                when: handOver,
              })
        }
        image={around.image}
      />
      <BreadcrumbsLd
        steps={[
          { title: t('projects.title'), to: pages.projects(language) },
          ...(complex.slug === ''
            ? []
            : [{ title: complex.name, to: pages.project(language, complex.slug) }]),
          { title: house.name },
        ]}
      />
      {root !== undefined && <JsonLd data={import.meta.env.SSR && houseJsonLd(house, around, i18n, root)} />}
      <ProjectHero
        picture={around.image}
        over={complex.slug !== '' && <Link to={pages.project(language, complex.slug)}>{complex.name}</Link>}
        title={house.name}
        lead={[complex.city.name, around.district].filter(Boolean).join(', ')}
        facts={queueHeroFacts(house, i18n)}
        low
      />
      <div className="project-parts">
        {facts.length + measures.length > 0 && (
          <section className="section" aria-labelledby="about-title">
            <div className="wrap project-about">
              <h2 id="about-title">{t('queue.about')}</h2>
              <FactList facts={facts} />
            </div>
            <div className="wrap project-measures">
              <Dimensions facts={measures} />
            </div>
          </section>
        )}
        {rows.length > 0 && (
          <ProjectPart
            id="flats"
            title={t('queue.flats')}
            mist
            link={
              house.estates_count > 0 && (
                <span className="project-links">
                  {hasBoards && (
                    <>
                      <TextLink to={pages.facade(language, house.slug)}>
                        {t(hasFacade ? 'facade.crumb' : 'facade.crumb.floors')}
                      </TextLink>
                      <TextLink to={pages.board(language, house.slug, 'flat')}>{t('board.open')}</TextLink>
                    </>
                  )}
                  <TextLink to={flats}>{t('home.rooms.all', { count: flatCount })}</TextLink>
                </span>
              )
            }
          >
            <OfferTable rows={rows} />
          </ProjectPart>
        )}
        {hasBoards && house.estates_count > 0 && hasFacade && (
          <ProjectPart
            id="facade"
            title={t('facade.open')}
            link={<TextLink to={pages.facade(language, house.slug)}>{t('facade.table')}</TextLink>}
          >
            <FacadeTeaser house={house} />
          </ProjectPart>
        )}
        {entry !== null && (
          <ProjectPart
            id="progress"
            title={t('progress.title')}
            link={<TextLink to={pages.timeline(language, house.slug)}>{t('progress.link')}</TextLink>}
          >
            <ProgressReport entry={entry} about={entry.house === null ? t('progress.whole') : ''} />
          </ProjectPart>
        )}
        {around.houses.length > 1 && (
          <ProjectPart
            id="place"
            title={t('queue.place')}
            link={
              <TextLink to={pages.project(language, complex.slug)}>
                {t('queue.project', { name: complex.name })}
              </TextLink>
            }
          >
            <HousePlan
              genplan={around.genplan}
              houses={around.houses}
              hasBoards={hasBoards}
              hint={t('queue.place.hint')}
              current={house.id}
            />
          </ProjectPart>
        )}
        {built.length > 0 && (
          <ProjectPart id="built" title={t('facts.title')}>
            <FactList facts={built} />
          </ProjectPart>
        )}
        {promises.length > 0 && (
          <ProjectPart
            id="promises"
            title={t('promises.part')}
            link={
              <TextLink
                to={
                  complex.slug === ''
                    ? pages.promises(language)
                    : `${pages.promises(language)}#${complex.slug}`
                }
              >
                {t('promises.history')}
              </TextLink>
            }
          >
            <PromiseLines lines={promises} named={false} />
          </ProjectPart>
        )}
        {legal.length > 0 && (
          <ProjectPart id="documents" title={t('legal.title')} mist>
            <FactList facts={legal} />
          </ProjectPart>
        )}
      </div>
      <CallbackBand
        title={t('queue.callback')}
        anchor="callback"
        about={{ complex_id: complex.id, house_id: house.id }}
      />
    </>
  )
}
