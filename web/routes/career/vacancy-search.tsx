import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { searchOf } from '#domain/query-values.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

/** A plain form of the platform; with JavaScript the page keeps its place. */
export function VacancySearch({ search }: { search: string }) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    void navigate(pages.career(language, searchOf([['search', words === '' ? null : words]])), {
      preventScrollReset: true,
    })
  }
  return (
    <search>
      <form className="vacancy-search" action={pages.career(language)} onSubmit={submit}>
        <input
          key={search}
          className="input"
          type="search"
          name="search"
          aria-label={t('career.search')}
          placeholder={t('career.search')}
          defaultValue={search}
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit" look="outlined">
          {t('career.search.submit')}
        </Button>
      </form>
    </search>
  )
}
