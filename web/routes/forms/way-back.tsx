import { Link, useNavigate, useNavigationType } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'

/** After a sent form back to the page whose link led here; whoever came from elsewhere goes on to the home page. */
export function WayBack() {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const cameByLink = useNavigationType() === 'PUSH'
  return cameByLink ? (
    <Button look="outlined" onClick={() => void navigate(-1)}>
      {t('callback.sent.back')}
    </Button>
  ) : (
    <Link className={buttonClass('outlined')} to={pages.home(language)}>
      {t('callback.sent.home')}
    </Link>
  )
}
