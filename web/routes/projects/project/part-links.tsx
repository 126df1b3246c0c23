import '../../../ui/row-edges.css'
import './part-links.css'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

type PartLinksProps = {
  /** Bands of this page, by the id they have. */
  parts: readonly { id: string; title: string }[]
  /** The flats of the project; null when none is on sale. */
  flats: Address | null
}

/** The parts of a long page in a row that stays at the upper edge, and the way to the flats. */
export function PartLinks({ parts, flats }: PartLinksProps) {
  const { t } = useI18n()
  return (
    <div className="part-links">
      <div className="wrap part-links-inner">
        <nav aria-label={t('project.parts')}>
          {parts.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {flats !== null && (
          <Link className={buttonClass('filled', { small: true })} to={flats}>
            {t('project.choose')}
          </Link>
        )}
      </div>
    </div>
  )
}
