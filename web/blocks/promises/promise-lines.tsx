import './promise-lines.css'
import { Link } from '../../ui/link.tsx'
import { pages } from '#contract/pages.ts'
import type { PromisedLine } from '../../data/promise-lines.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { promiseLine } from './promise-words.ts'
import { RegisterLink } from './register-link.tsx'

/** What became of the deadline of each house, with its pages in registers of the state (R1017). */
export function PromiseLines({ lines, named }: { lines: readonly PromisedLine[]; named: boolean }) {
  const i18n = useI18n()
  const { t, language } = i18n
  return (
    <ul className="promise-lines">
      {lines.map((house) => (
        <li key={house.slug}>
          {named && house.slug !== null && (
            <Link className="promise-lines-house" to={pages.queue(language, house.slug)}>
              {house.name}
            </Link>
          )}
          <div>
            <p className="figures">{promiseLine(house, i18n)}</p>
            {(house.permitUrl !== null || house.guaranteeUrl !== null) && (
              <p className="promise-lines-registers">
                {house.permitUrl !== null && (
                  <RegisterLink url={house.permitUrl} words={t('promises.register.permit')} />
                )}
                {house.guaranteeUrl !== null && (
                  <RegisterLink url={house.guaranteeUrl} words={t('promises.register.guarantee')} />
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
