import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/**
 * After a sent form back to the page whose link led here, over a change of the language; a visitor from elsewhere
 * goes on to the home page.
 */
export function WayBack() {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const steps = stepsBack()
  return steps > 0 ? (
    <Button look="outlined" onClick={() => void navigate(-steps)}>
      {t('callback.sent.back')}
    </Button>
  ) : (
    <Link className={buttonClass('outlined')} to={pages.home(language)}>
      {t('callback.sent.home')}
    </Link>
  )
}

/** Steps in the history to the last other page of this site, in any language; 0 where the browser knows of none. */
function stepsBack(): number {
  const { navigation } = globalThis as { navigation?: Navigation }
  const here = navigation?.currentEntry?.index ?? 0
  const before = navigation?.entries().slice(0, here) ?? []
  const other = before.findLastIndex(({ url }) => url !== null && !isThisPage(url))
  return other < 0 ? 0 : here - other
}

function isThisPage(url: string): boolean {
  return stripLanguage(new URL(url).pathname) === stripLanguage(location.pathname)
}
