import { AnswerLinks } from '../../../blocks/answers/answer-links.tsx'
import type { AnswerLink } from '../../../data/answer-links.server.ts'
import { houseFacts } from '../../../i18n/house-facts.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { FactRows } from './fact-rows.tsx'
import type { ShownEstate } from './estate-data.server.ts'

/** How the house of a unit is built and kept, and what buyers ask about it. */
export function EstateHouse({
  estate,
  questions,
}: {
  estate: ShownEstate
  questions: readonly AnswerLink[]
}) {
  const i18n = useI18n()
  const { t } = i18n
  // The fee is that of homes.
  const told = estate.category === 'flat' ? estate : { ...estate, maintenance_fee: null }
  const facts = houseFacts(told, i18n, estate.area_total)
  return (
    <>
      {facts.length > 0 && (
        <section className="section" aria-labelledby="estate-house">
          <div className="wrap">
            <div className="section-head">
              <h2 id="estate-house">{t('facts.title')}</h2>
            </div>
            <FactRows facts={facts} />
          </div>
        </section>
      )}
      {questions.length > 0 && (
        <section className="section" aria-labelledby="estate-questions">
          <div className="wrap">
            <div className="section-head">
              <h2 id="estate-questions">{t('answers.title')}</h2>
            </div>
            <AnswerLinks links={questions} />
          </div>
        </section>
      )}
    </>
  )
}
