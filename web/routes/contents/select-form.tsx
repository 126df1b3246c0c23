import { useNavigate } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

type SelectFormProps = {
  /** The list without a wish. */
  action: Address
  selects: readonly {
    name: string
    label: string
    value: string
    options: readonly { value: string; title: string }[]
    /** The list with another choice. */
    to: (value: string) => Address
  }[]
  /** What was chosen beside these. */
  kept: readonly (readonly [name: string, value: string])[]
}

/** Choices out of long lists: each goes to its list at once; without JavaScript a button sends them. */
export function SelectForm({ action, selects, kept }: SelectFormProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <form className="contents-selects" action={action} method="get">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {selects.map(({ to, ...select }) => (
        <Select
          key={select.name}
          {...select}
          hideLabel
          onChange={(value) => void navigate(to(value), { preventScrollReset: true })}
        />
      ))}
      <button className={`${buttonClass('outlined')} without-script`} type="submit">
        {t('news.filter.show')}
      </button>
    </form>
  )
}
