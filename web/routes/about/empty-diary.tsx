import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** The diary is still empty: the reason, and ways on. */
export function EmptyDiary({ to, link }: { to: Address; link: string }) {
  const { t } = useI18n()
  return (
    <div className="progress-empty">
      <h2>{t('progress.empty.title')}</h2>
      <p className="lead">{t('progress.empty.text')}</p>
      <Link className={buttonClass('outlined')} to={to}>
        {link}
      </Link>
    </div>
  )
}
