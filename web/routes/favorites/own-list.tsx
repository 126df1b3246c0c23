import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/dates.ts'
import { estateSorts } from '#domain/estate-words.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { categoryCounts, chosenCategory, shortlistSearch } from '#domain/shortlist.ts'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { removeFavorites } from '../../data/change-favorites.ts'
import { useFavorites } from '../../data/favorites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ClearButton } from './clear-button.tsx'
import { CategorySection } from './category-section.tsx'
import { CompareButton } from './compare-button.tsx'
import { ExpertLink } from './expert-link.tsx'
import { EmptyFavorites } from './empty-favorites.tsx'
import { KeptCards } from './kept-cards.tsx'
import { ShareShortlist } from './share-shortlist.tsx'
import { ShortlistPage } from './shortlist-page.tsx'
import { ShortlistTabs } from './shortlist-tabs.tsx'
import { type KeptSort, sortedKept } from './sorted-kept.ts'
import { Unloaded } from './unloaded.tsx'
import { useShortlist } from './use-shortlist.ts'

const sorts = estateSorts.filter((sort) => /price|area/.test(sort))

/** The visitor's own list: from their browser, with the present state of each unit (R42, note c of the decisions). */
export function OwnList() {
  const { t, count, language } = useI18n()
  const favorites = useFavorites()
  const params = new URLSearchParams(useLocation().search)
  const [sort, setSort] = useState<KeptSort>('added')
  const ids = favorites?.map(({ id }) => id) ?? []
  const { shortlist, hasFailed, retry } = useShortlist(ids, language)
  const total = useRef<HTMLOutputElement>(null)
  const number = favorites?.length ?? 0
  const before = useRef(number)
  useEffect(() => {
    // The card that had the focus is gone with its heart.
    const hasLost = number < before.current && document.activeElement === document.body
    if (hasLost) total.current?.focus({ preventScroll: true })
    before.current = number
  }, [number])

  if (favorites === null || (number > 0 && shortlist === null)) {
    return (
      <ShortlistPage title={t('header.favorites')} lead={t('favorites.lead')} estates={null}>
        <Unloaded hasFailed={hasFailed} retry={retry} />
      </ShortlistPage>
    )
  }
  const keptAt = shortlist?.keptAt ?? null
  const kept = sortedKept(favorites, shortlist?.data ?? [], sort)
  const estates = kept.map(({ estate }) => estate)
  const counts = categoryCounts(estates)
  const category = chosenCategory(counts, params.get('category'))
  const gone = ids.filter((id) => shortlist?.meta.gone.includes(id))
  return (
    <ShortlistPage
      title={t('header.favorites')}
      lead={t('favorites.lead')}
      estates={estates}
      action={category !== null && <CompareButton estates={estates} category={category} />}
    >
      <output>{keptAt !== null && <KeptLine at={keptAt} />}</output>
      {category !== null && (
        <>
          <ShortlistTabs
            counts={counts}
            current={category}
            to={(code) => pages.favorites(language, shortlistSearch([], code))}
          />
          <div className="favorites-tools">
            <output tabIndex={-1} ref={total}>
              {count(counts.find(({ code }) => code === category)?.count ?? 0, `category.${category}.count`)}
            </output>
            <Select
              label={t('listing.sort')}
              hideLabel
              isBare
              name="sort"
              value={sort}
              options={[
                { value: 'added', title: t('favorites.sort.added') },
                ...sorts.map((value) => ({ value, title: t(`listing.sort.${value}`) })),
              ]}
              onChange={(value) => setSort(sorts.find((known) => known === value) ?? 'added')}
            />
          </div>
          <SafePart shown={shortlist}>
            {counts.map(({ code }) => (
              <CategorySection key={code} code={code} isShown={code === category}>
                <KeptCards kept={kept.filter(({ estate }) => estate.category === code)} />
              </CategorySection>
            ))}
          </SafePart>
        </>
      )}
      {category === null && gone.length === 0 && <EmptyFavorites />}
      {gone.length > 0 && (
        <p className="favorites-gone">
          {t('favorites.gone', { count: gone.length })}
          <button
            className={buttonClass('outlined', { small: true })}
            type="button"
            onClick={() => removeFavorites(gone)}
          >
            {t('favorites.gone.remove')}
          </button>
        </p>
      )}
      {category !== null && (
        <div className="favorites-foot">
          <ShareShortlist ids={estates.map(({ id }) => id)} />
          <ExpertLink ids={estates.map(({ id }) => id)} />
          <ClearButton count={number} clear={() => removeFavorites(ids)} />
        </div>
      )}
    </ShortlistPage>
  )
}

/** Says of which moment the prices are that are shown without a network. */
function KeptLine({ at }: { at: Date }) {
  const { t, language } = useI18n()
  const date = formatDate(dayInKazakhstan(at), language)
  return (
    <span className="favorites-offline">{t('favorites.offline', { date, time: timeInKazakhstan(at) })}</span>
  )
}
