import './sun-hours.css'
import type { Estate } from '#contract/estates.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

/** No window of ours has the sun for longer: the day of 21 June in the north of the country. */
const longestDay = 17

const months = ['dec', 'mar', 'jun'] as const

/** Hours of direct sun in three months, drawn and said. */
export function SunHours({ sun }: { sun: NonNullable<Estate['sun']> }) {
  const { t, number } = useI18n()
  return (
    <div className="sun-hours">
      <h3>{t('estate.sun')}</h3>
      <dl>
        {months.map((month) => (
          <div key={month}>
            <dt>{t(`estate.sun.${month}`)}</dt>
            <dd className="figures">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <path className="sun-hours-day" d="M0 4h100" />
                <path
                  className="sun-hours-sun"
                  d={`M0 4h${(Math.min(sun[month], longestDay) / longestDay) * 100}`}
                />
              </svg>
              <span>{t('estate.sun.hours', { hours: number(sun[month]) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="caption">{t('estate.sun.text')}</p>
    </div>
  )
}
