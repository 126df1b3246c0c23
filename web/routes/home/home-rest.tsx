import { pages } from '#contract/pages.ts'
import { anyListing, listingSearch } from '#domain/listing-query.ts'
import { ProjectCards } from '../../blocks/project/project-cards.tsx'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bands } from '../../layout/bands.ts'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeData } from './home.tsx'
import { Newest } from './newest.tsx'
import { PurchaseWays } from './purchase-ways.tsx'
import { Reviews } from './reviews.tsx'
import { RoomsTable } from './rooms-table.tsx'

/** The home page below its banners: projects, flats by rooms, the finish, ways to buy, reviews, news. */
export function HomeRest({
  complexes,
  reviews,
  newest,
  interior,
}: Pick<HomeData, 'complexes' | 'reviews' | 'newest' | 'interior'>) {
  const { t, language } = useI18n()
  const flats = useRootData()?.categories.find(({ code }) => code === 'flat')
  // Where no unit says its finish, nothing may be promised of it.
  const hasFinish = (flats?.restorations_data.length ?? 0) > 0
  const hasTurnkey = flats?.restorations_data.some(({ code }) => code === 'turnkey') ?? false
  return (
    <>
      {complexes.length > 0 && (
        <section className="section home-projects wrap" id={bands.projects} aria-labelledby="home-projects">
          <div className="section-head">
            <h2 id="home-projects">{t('home.projects.title')}</h2>
            <TextLink to={pages.projects(language)}>{t('projects.all')}</TextLink>
          </div>
          <ProjectCards complexes={complexes} />
        </section>
      )}
      {flats !== undefined && flats.estates_count !== 0 && <RoomsTable flats={flats} />}
      {hasFinish && (
        <section className={interior === null ? 'home-finish home-finish-plain' : 'home-finish'}>
          {interior !== null && (
            <div className="home-finish-image">
              <Picture picture={interior} focus={interior.focus} sizes="100vw" />
            </div>
          )}
          <div className="home-finish-note">
            <h2>{t('home.finish.title')}</h2>
            <p>{t('home.finish.text')}</p>
            {hasTurnkey && (
              <Link
                className={buttonClass()}
                to={pages.listing(
                  language,
                  'flat',
                  listingSearch({ ...anyListing, restorations: ['turnkey'] }, language),
                )}
              >
                {t('home.finish.link')}
              </Link>
            )}
          </div>
        </section>
      )}
      <PurchaseWays />
      <SafePart>{reviews.length > 0 && <Reviews reviews={reviews} />}</SafePart>
      {newest.length > 0 && <Newest newest={newest} />}
    </>
  )
}
