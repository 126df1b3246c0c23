import './phrase-field.css'
import type { SyntheticEvent } from 'react'
import { pages } from '#contract/pages.ts'
import { type Category, categorySegments } from '#domain/categories.ts'
import { longestPhrase } from '#domain/search-phrase/longest-phrase.ts'
import { writeSession } from '../../data/session.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

/** The last sentence in the memory of the tab. */
const lastSentence = 'sentence'

/**
 * The field for a sentence about the wanted home: a plain GET form, whose answer leads to the listing. What it may go
 * on with is suggested from the first use on; without JavaScript it is a field like others.
 *
 * @param about the kind of units of its page, which is meant where a sentence tells none, with an example of its own
 */
export function PhraseField({ about }: { about?: { category: Category; example: string } | undefined }) {
  const i18n = useI18n()
  const { t, language } = i18n

  async function suggest({ currentTarget }: SyntheticEvent<HTMLInputElement>): Promise<void> {
    try {
      const { suggestIn } = await import('./suggest-in.ts')
      suggestIn(currentTarget, i18n, lastSentence)
    } catch {
      // Suggestions are a comfort: without their script the field works.
    }
  }

  return (
    <search aria-label={t('find.label')}>
      <form
        className="phrase-field"
        action={pages.find(language)}
        method="get"
        onSubmit={({ currentTarget }) => writeSession(lastSentence, new FormData(currentTarget).get('q'))}
      >
        {about !== undefined && <input type="hidden" name="type" value={categorySegments[about.category]} />}
        <input
          className="input"
          type="search"
          name="q"
          required
          maxLength={longestPhrase}
          aria-label={t('find.label')}
          placeholder={about?.example ?? t('find.example')}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={suggest}
          onInput={suggest}
        />
        <Button type="submit" look="outlined">
          {t('find.submit')}
        </Button>
      </form>
    </search>
  )
}
