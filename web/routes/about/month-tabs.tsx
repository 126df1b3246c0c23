import { formatMonth } from '#domain/months.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { TabLinks } from '../../ui/tabs.tsx'

type MonthTabsProps = {
  label: string
  months: readonly string[]
  current: string | undefined
  to: (month: string) => string
}

/** Months, each with an address of its own. */
export function MonthTabs({ label, months, current, to }: MonthTabsProps) {
  const { language } = useI18n()
  const tabs = months.map((month) => ({
    title: formatMonth(month, language),
    to: to(month),
    current: month === current,
  }))
  return <TabLinks label={label} tabs={tabs} stay />
}
