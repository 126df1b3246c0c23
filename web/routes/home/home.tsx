import './home.css'
import './home-rest-styles.ts'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { CallbackBand } from '../../blocks/callback/callback-band.tsx'
import { companyPictures } from '../../data/company-pictures.server.ts'
import { latePicture } from '../../data/late-picture.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { PhraseField } from '../../blocks/find/phrase-field.tsx'
import { hydrateWhenNear } from '../../blocks/islands/hydrate-when-near.tsx'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bands } from '../../layout/bands.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Dimensions } from '../../ui/dimension.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Banners } from './banners.tsx'
import { CompanyLd } from './company-ld.tsx'
import { Finder } from './finder.tsx'
import { loadHome } from './home-data.server.ts'
import type { Route } from './+types/home.ts'

const HomeRest = await hydrateWhenNear(async () => (await import('./home-rest.tsx')).HomeRest)

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [shown, { home, finishing }] = await Promise.all([loadHome(apiClient), companyPictures(apiClient)])
  return {
    ...shown,
    hero: home,
    interior: finishing && { ...latePicture(finishing), focus: finishing.focus },
  }
}

/** What the loader brings. */
export type HomeData = Awaited<ReturnType<typeof loader>>

export default function Home() {
  const { isMissing, complexes, banners, newest, reviews, hero, interior } = useLoaderData<typeof loader>()
  const { t, count, shortPrice, language } = useI18n()
  const root = useRootData()
  const flats = root?.categories.find(({ code }) => code === 'flat')
  const selling = complexes.filter(
    ({ estates_count, status }) => estates_count !== 0 && status !== 'sold_out',
  )
  const cities = new Set(complexes.map(({ city }) => city.name).filter((city) => city !== ''))
  const facts = [
    ...(cities.size === 0
      ? []
      : [{ title: t('home.facts.cities'), value: count(cities.size, 'home.facts.cities.value') }]),
    ...(selling.length === 0
      ? []
      : [{ title: t('home.facts.projects'), value: count(selling.length, 'home.facts.projects.value') }]),
    ...(flats === undefined || flats.estates_count <= 0
      ? []
      : [
          {
            title: t('home.facts.flats'),
            // Large on a narrow phone: a long noun goes to the next line whole, a number with spaces stays so too.
            value: count(flats.estates_count, 'home.facts.flats.value').replace(/\u00a0(?=\p{L})/u, ' '),
          },
        ]),
    ...(flats === undefined || flats.price_from === null
      ? []
      : [
          {
            title: t('home.facts.price'),
            value: t('common.from', { value: shortPrice(flats.price_from) }),
          },
        ]),
  ]
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      {root !== undefined && root.company.name !== '' && <CompanyLd root={root} />}
      <section className={heroClass(hero)}>
        {hero !== null && (
          <div className="home-hero-image">
            {/* Cut out of the middle on tall screens, so it is shown wider than the screen. */}
            <Picture
              picture={hero}
              focus={hero.focus}
              sizes="(width < 700px) 160vw, max(100vw, 120vh)"
              tallSizes="90vw"
              eager
              alt=""
            />
          </div>
        )}
        <div className="wrap home-hero-text">
          <h1>{t('home.hero.title')}</h1>
          {flats !== undefined && flats.estates_count >= 0 && selling.length > 0 && (
            <p>
              {t('home.hero.lead', {
                estates: count(flats.estates_count, 'category.flat.count'),
                projects: count(selling.length, 'home.hero.projects'),
              })}
            </p>
          )}
          {root?.hasPhrases === true && (
            <div className="home-phrase">
              <PhraseField />
            </div>
          )}
        </div>
      </section>
      <div className="wrap">
        <SafePart>
          {flats?.estates_count !== 0 && <Finder complexes={selling} rooms={flats?.rooms_data ?? []} />}
        </SafePart>
      </div>
      <section className="section wrap" aria-labelledby="home-about">
        <div className="home-intro">
          <h2 id="home-about">{t('home.intro.title')}</h2>
          <div className="lead">
            <p>{t('home.intro.first')}</p>
            <p>{t('home.intro.second')}</p>
          </div>
        </div>
        {facts.length > 0 && <Dimensions facts={facts} />}
        {isMissing && (
          <p className="lead">
            {t('overviews.missing')} <TextLink to={pages.callback(language)}>{t('header.callback')}</TextLink>
          </p>
        )}
      </section>
      <SafePart>{banners.length > 0 && <Banners banners={banners} />}</SafePart>
      <HomeRest {...{ complexes, reviews, newest, interior }} />
      <CallbackBand title={t('callback.title')} anchor={bands.callback} />
    </>
  )
}

function heroClass(hero: { text?: 'light' } | null): string {
  if (hero === null) return 'home-hero home-hero-plain'
  return hero.text === 'light' ? 'home-hero home-hero-light on-dark' : 'home-hero'
}
