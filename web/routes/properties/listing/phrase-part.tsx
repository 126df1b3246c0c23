import { PhraseField } from '../../../blocks/find/phrase-field.tsx'
import { useRootData } from '../../../data/root-data.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

/** The field for a sentence, and the parts of the last one that no filter says. */
export function PhrasePart({ missed }: { missed: readonly string[] }) {
  const { t } = useI18n()
  const hasPhrases = useRootData()?.hasPhrases === true
  return (
    <>
      {hasPhrases && <PhraseField />}
      {missed.length > 0 && (
        <p className="listing-missed">
          {t('find.missed', { parts: missed.map((part) => t('find.missed.part', { part })).join(', ') })}
        </p>
      )}
    </>
  )
}
