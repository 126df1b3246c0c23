import './handovers.css'
import { Link } from '../../ui/link.tsx'
import type { Handover } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { formatDate, formatQuarter } from '#domain/dates.ts'
import { daysLate } from '#domain/days-late.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

/** A finished house as the table calls it, when it was promised and when handed over. */
export type KeptPromise = Pick<Handover, 'slug' | 'name' | 'promised' | 'handed_over_at'>

type HandoversProps = {
  /** The id of its heading. */
  labelledBy: string
  houses: readonly KeptPromise[]
}

/** Finished houses with the promised quarter and the day of their handover, late ones too (R970). */
export function Handovers({ labelledBy, houses }: HandoversProps) {
  const { t, count, language } = useI18n()
  const rows = houses.map((house) => ({ ...house, late: daysLate(house.promised, house.handed_over_at) }))
  const kept = rows.filter(({ late }) => late === 0).length
  return (
    <>
      <div className="handovers-lead">
        <p>{t('handovers.lead')}</p>
        <p>{t('handovers.kept', { kept, all: rows.length })}</p>
      </div>
      <RecordTable
        labelledBy={labelledBy}
        columns={[
          t('handovers.house'),
          t('handovers.promised'),
          t('handovers.actual'),
          t('handovers.difference'),
        ]}
        rows={rows.map(({ slug, name, promised, handed_over_at: day, late }) => ({
          key: slug,
          head: <Link to={pages.queue(language, slug)}>{name}</Link>,
          cells: [
            formatQuarter(promised, language),
            formatDate(day, language),
            late === 0
              ? t('handovers.in_time')
              : t('handovers.late', { days: count(late, 'handovers.days') }),
          ],
        }))}
      />
    </>
  )
}
