import type { Handover } from '#contract/houses.ts'
import { Handovers } from '../../blocks/handovers/handovers.tsx'
import { useI18n } from '../../i18n/i18n.tsx'

/** The finished houses of all projects: promised and kept dates (R970). */
export function HandoverHistory({ handovers }: { handovers: readonly Handover[] }) {
  const { t } = useI18n()
  const houses = handovers.map((house) => ({
    ...house,
    name: t('queue.title', { house: house.name, complex: house.complex.name }),
  }))
  return (
    <section className="section section-mist" id="handovers" aria-labelledby="handovers-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="handovers-title">{t('handovers.title')}</h2>
        </div>
        <Handovers labelledBy="handovers-title" houses={houses} />
      </div>
    </section>
  )
}
