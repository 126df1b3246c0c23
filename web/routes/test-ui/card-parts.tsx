import type { ArticleCard } from '#contract/articles.ts'
import type { ComplexLink } from '#contract/complexes.ts'
import type { EstateCard } from '#contract/estates.ts'
import type { ProgressEntry } from '#contract/progress.ts'
import { pages } from '#contract/pages.ts'
import { anyListing } from '#domain/listing-query.ts'
import { FavoriteButton } from '../../blocks/estate/favorite-button.tsx'
import { ReadCard, ReadCards } from '../../blocks/contents/read-card.tsx'
import { readingOfArticle } from '../../blocks/contents/readings.ts'
import { EstateLattice } from '../../blocks/estate/estate-card.tsx'
import { roomsRows } from '../../blocks/estate/offer-rows.ts'
import { OfferTable } from '../../blocks/estate/offer-table.tsx'
import { ProgressReport } from '../../blocks/progress/progress-report.tsx'
import { ProjectCards } from '../../blocks/project/project-cards.tsx'
import { ShareButton, ShareLinks } from '../../blocks/share/share.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, State, type Words } from './part.tsx'

type CardPartsProps = {
  words: Words
  estates: readonly EstateCard[]
  complexes: readonly ComplexLink[]
  entry: ProgressEntry | undefined
  articles: readonly ArticleCard[]
}

/** Cards and lists that several pages share, with real units in them. */
export function CardParts({ words, estates, complexes, entry, articles }: CardPartsProps) {
  const i18n = useI18n()
  const root = useRootData()
  const readings = articles.map((article) => readingOfArticle(article, i18n))
  const [first] = readings
  const home = { title: words.title, url: (root?.publicUrl ?? '') + pages.home(i18n.language) }
  const flats = root?.categories.find(({ code }) => code === 'flat')
  return (
    <Part title={words.cards}>
      <State title={words['cards.estates']}>
        <EstateLattice estates={estates} wide />
        {estates[0] !== undefined && <FavoriteButton estate={estates[0]} />}
      </State>
      <State title={words['cards.projects']}>
        <ProjectCards complexes={complexes} />
      </State>
      {entry !== undefined && (
        <State title={words['cards.progress']}>
          <ProgressReport entry={entry} />
        </State>
      )}
      {first !== undefined && (
        <State title={words['cards.reading']}>
          <ReadCard reading={first} sizes="(width < 960px) 100vw, 58vw" large />
          <ReadCards readings={readings.map((reading) => ({ ...reading, mark: i18n.t('promo.over') }))} />
        </State>
      )}
      <State title={words['cards.share']}>
        <ShareButton {...home} />
        <ShareButton {...home} look="link" />
        <ShareLinks {...home} />
      </State>
      <State title={words['cards.table']}>
        <OfferTable rows={roomsRows(flats?.rooms_data ?? [], anyListing, i18n)} />
      </State>
    </Part>
  )
}
