import type { ComplexLink } from '#contract/complexes.ts'
import type { EstateCard } from '#contract/estates.ts'
import type { ProgressEntry } from '#contract/progress.ts'
import { anyListing } from '#domain/listing-query.ts'
import { FavoriteButton } from '../../blocks/estate/favorite-button.tsx'
import { EstateLattice } from '../../blocks/estate/estate-card.tsx'
import { roomsRows } from '../../blocks/estate/offer-rows.ts'
import { OfferTable } from '../../blocks/estate/offer-table.tsx'
import { ProgressReport } from '../../blocks/progress/progress-report.tsx'
import { ProjectCards } from '../../blocks/project/project-cards.tsx'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, State, type Words } from './part.tsx'

type CardPartsProps = {
  words: Words
  estates: readonly EstateCard[]
  complexes: readonly ComplexLink[]
  entry: ProgressEntry | undefined
}

/** Cards and lists that several pages share, with real units in them. */
export function CardParts({ words, estates, complexes, entry }: CardPartsProps) {
  const i18n = useI18n()
  const flats = useRootData()?.categories.find(({ code }) => code === 'flat')
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
      <State title={words['cards.table']}>
        <OfferTable rows={roomsRows(flats?.rooms_data ?? [], anyListing, i18n)} />
      </State>
    </Part>
  )
}
