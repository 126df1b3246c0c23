import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { Shortlist, ShortlistEstate } from '#contract/shortlist.ts'
import { categoryCounts, chosenCategory, shortlistSearch } from '#domain/shortlist.ts'
import { EstateCard } from '../../blocks/estate/estate-card.tsx'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { keepUnits } from '../../data/change-favorites.ts'
import { useFavorites } from '../../data/favorites.ts'
import { estateNumberWords } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass, TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CategorySection } from './category-section.tsx'
import { CompareButton } from './compare-button.tsx'
import { ExpertLink } from './expert-link.tsx'
import type { ListMeeting } from './list-meeting.server.ts'
import { meetingTimeWords } from './meeting-time-words.ts'
import { ShareShortlist } from './share-shortlist.tsx'
import { ShortlistPage } from './shortlist-page.tsx'
import { ShortlistTabs } from './shortlist-tabs.tsx'

type SharedListProps = {
  shortlist: Shortlist
  /** The meeting of this list: who prints the list reads when and where it is (R1589). */
  meeting: ListMeeting | null
}

/** A shared list: all of it is in the address, so it opens anywhere, without JavaScript too. */
export function SharedList({ shortlist, meeting }: SharedListProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const params = new URLSearchParams(useLocation().search)
  const { data: estates, meta } = shortlist
  const ids = estates.map(({ id }) => id)
  const counts = categoryCounts(estates)
  const category = chosenCategory(counts, params.get('category'))
  return (
    <ShortlistPage
      title={t('favorites.shared.title')}
      hidden
      estates={estates}
      action={category !== null && <CompareButton estates={estates} category={category} />}
    >
      {category === null ? (
        <div className="favorites-empty">
          <h2>{t('favorites.shared.gone')}</h2>
          <Link className={buttonClass('outlined')} to={pages.properties(language)}>
            {t('properties.title')}
          </Link>
        </div>
      ) : (
        <>
          {meeting !== null && <BroughtTo meeting={meeting} />}
          <p className="lead favorites-lead favorites-with-script">{t('favorites.shared.text')}</p>
          <p className="lead favorites-lead favorites-without-script">{t('favorites.shared.noscript')}</p>
          <div className="favorites-with-script">
            <AddAll shortlist={shortlist} />
          </div>
          <ShortlistTabs
            counts={counts}
            current={category}
            to={(code) =>
              pages.favorites(
                language,
                (meeting === null ? '' : `${meeting.search}&`) + shortlistSearch(ids, code),
              )
            }
          />
          <div className="favorites-cards">
            <SafePart shown={estates}>
              {counts.map(({ code }) => (
                <CategorySection key={code} code={code} isShown={code === category}>
                  <SharedCards estates={estates.filter((estate) => estate.category === code)} />
                </CategorySection>
              ))}
            </SafePart>
          </div>
          {meta.gone.length > 0 && (
            <p className="favorites-gone">{t('favorites.gone', { count: meta.gone.length })}</p>
          )}
          <div className="favorites-foot">
            <ShareShortlist ids={ids} />
            <ExpertLink ids={ids} />
            <TextLink to={pages.favorites(language)}>{t('favorites.shared.own')}</TextLink>
          </div>
        </>
      )}
    </ShortlistPage>
  )
}

/** When and where the meeting is, and how it stands (R1691). */
function BroughtTo({ meeting }: { meeting: ListMeeting }) {
  const i18n = useI18n()
  const { t } = i18n
  const { format, very, state } = meeting
  const where = format === null ? [] : [t(`meets.format.${format}`) + (very && `: ${very}`)]
  return (
    <p className="favorites-meeting">
      <b>{t('favorites.expert.when', { when: [meetingTimeWords(meeting, i18n), ...where].join('. ') })}</b>{' '}
      {t(`favorites.expert.${state === 'confirmed' || state === 'cancelled' ? state : 'calendar'}`)}
    </p>
  )
}

/** Cards with the house and the number on the door: who takes the list along finds each unit by them (R1301). */
function SharedCards({ estates }: { estates: readonly ShortlistEstate[] }) {
  const { t } = useI18n()
  return (
    <ul className="lattice">
      {estates.map((estate, index) => {
        const door = [estate.house.name, estateNumberWords(estate, t)].filter(Boolean).join(', ')
        return (
          <li key={estate.id} className="favorites-card">
            <EstateCard estate={estate} eager={index < 3} />
            {door !== '' && <p className="favorites-note">{door}</p>}
          </li>
        )
      })}
    </ul>
  )
}

/** Adds the shared list to the visitor's own. Units that were there before keep the price of their day. */
function AddAll({ shortlist: { data } }: { shortlist: Shortlist }) {
  const { t } = useI18n()
  const kept = new Set(useFavorites()?.map(({ id }) => id))
  const missing = data.filter(({ id }) => !kept.has(id))
  if (missing.length === 0) return <p className="favorites-added">{t('favorites.shared.added')}</p>
  return (
    <Button look="outlined" onClick={() => keepUnits(missing)}>
      {t('favorites.shared.add')}
    </Button>
  )
}
