import { isShown, type ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Select } from '../../../ui/form/select.tsx'

/** Places nearby (R1033): a list adds one after the other; the chosen ones travel beside it, and their chips take them back. */
export function NearFilter({
  filter,
  chosen,
}: {
  filter: ShownFilter | undefined
  chosen: readonly string[]
}) {
  const { t } = useI18n()
  if (!isShown(filter)) return null
  const { title: label, key: name, options } = filter
  return (
    <Select
      label={label}
      name={name}
      value=""
      options={[
        { value: '', title: t('views.near.add') },
        ...options.filter(({ value }) => !chosen.includes(value)),
      ]}
    />
  )
}
