import './estate-bar.css'
import { useEffect, useState } from 'react'
import { pages } from '#contract/pages.ts'
import { shownPrice } from '#domain/shown-price.ts'
import { statusKey } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { ShownEstate } from './estate-data.server.ts'

/** Where the page itself has the same to offer: the panel's button and the form at the end. */
const rivals = '.estate-ask, #callback'

/** Price and request at the lower edge of a small screen. It leaves while the page shows a button of its own. */
export function EstateBar({ estate }: { estate: ShownEstate }) {
  const { t, price, language } = useI18n()
  const [away, setAway] = useState(false)

  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      setAway(seen.size > 0)
    })
    for (const rival of document.querySelectorAll(rivals)) observer.observe(rival)
    return () => observer.disconnect()
  }, [])

  const shown = shownPrice(estate)
  return (
    <aside className={away ? 'estate-bar estate-bar-away' : 'estate-bar'} aria-label={t('estate.bar')}>
      <p className="figures">
        <b>{shown === null ? t(statusKey(estate.status)) : price(shown)}</b>
        {shown !== null && estate.price_m2 !== null && (
          <span>{t('estate.price_m2', { price: price(estate.price_m2) })}</span>
        )}
      </p>
      <Link className={buttonClass('filled', { small: true })} to={pages.reserve(language, estate.id)}>
        {t('reserves.open')}
      </Link>
    </aside>
  )
}
