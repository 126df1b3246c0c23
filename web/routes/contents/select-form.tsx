import { useNavigate, useNavigation } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'

type SelectFormProps = {
  /** The list without a criterion. */
  action: Address
  selects: readonly {
    name: string
    label: string
    value: string
    options: readonly { value: string; title: string }[]
  }[]
  /** The list of a query. */
  to: (query: URLSearchParams) => Address
  /** The other chosen values. */
  kept: readonly (readonly [name: string, value: string])[]
}

/** Choices out of long lists: each goes to its list at once; without JavaScript a button sends them. */
export function SelectForm({ action, selects, to, kept }: SelectFormProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { location: ahead } = useNavigation()

  /** Adds a choice to those made before, whose list may be on its way or in the address ahead of the page (R316). */
  function choose(name: string, value: string): void {
    const query = new URLSearchParams(ahead?.pathname === action ? ahead.search : location.search)
    query.set(name, value)
    void navigate(to(query), { preventScrollReset: true })
  }

  return (
    <form className="contents-selects" action={action} method="get">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {selects.map((select) => (
        <Select key={select.name} {...select} hideLabel onChange={(value) => choose(select.name, value)} />
      ))}
      <button className={`${buttonClass('outlined')} without-script`} type="submit">
        {t('news.filter.show')}
      </button>
    </form>
  )
}
