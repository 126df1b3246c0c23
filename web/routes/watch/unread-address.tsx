import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { WatchFrame } from './watch-frame.tsx'

/** In the place of the form: an address that names nothing to watch, with what of it was not understood (R1685). */
export function UnreadAddress({ unread }: { unread: readonly string[] }) {
  const { t, language } = useI18n()
  return (
    <WatchFrame title={t('watch.unread.title')}>
      <p className="lead">{t('watch.unread.text', { parts: unread.join(', ') })}</p>
      <Link className={buttonClass('outlined')} to={pages.properties(language)}>
        {t('menu.properties.all')}
      </Link>
    </WatchFrame>
  )
}
