import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { PhraseField } from '../../../blocks/find/phrase-field.tsx'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

type PhrasePartProps = {
  category: Category
  missed: readonly string[]
  isByBedrooms?: boolean
  listing: Pick<ListingQuery, 'rooms'>
}

/** The field for a sentence, how the last one was read, and the parts of it that no filter says. */
export function PhrasePart({ category, missed, isByBedrooms, listing }: PhrasePartProps) {
  const { t } = useI18n()
  const hasPhrases = useRootData()?.hasPhrases === true
  const counted = listing.rooms.filter((rooms) => rooms > 0)
  const each = (less: number) =>
    counted.map((rooms) => `${String(rooms - less)}${rooms === 4 ? '+' : ''}`).join(', ')
  const about = category === 'flat' ? undefined : { category, example: t(`listing.find.${category}`) }
  return (
    <>
      {hasPhrases && <PhraseField about={about} />}
      {isByBedrooms === true && counted.length > 0 && (
        <p className="listing-missed">{t('find.bedrooms', { bedrooms: each(1), rooms: each(0) })}</p>
      )}
      {missed.length > 0 && (
        <p className="listing-missed">
          {t('find.missed', { parts: missed.map((part) => t('find.missed.part', { part })).join(', ') })}
        </p>
      )}
    </>
  )
}
