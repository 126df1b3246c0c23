import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

/** The field for a sentence about the wanted home: a plain GET form, whose answer leads to the listing. */
export function PhraseField() {
  const { t, language } = useI18n()
  return (
    <search aria-label={t('find.label')}>
      <form className="phrase-field" action={pages.find(language)} method="get">
        <input
          className="input"
          type="search"
          name="q"
          required
          maxLength={200}
          aria-label={t('find.label')}
          placeholder={t('find.example')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" look="outlined">
          {t('find.submit')}
        </Button>
      </form>
    </search>
  )
}
