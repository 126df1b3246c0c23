import { useI18n } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import type { PriceLink } from './category-offers.ts'

type PriceLinksProps = { className?: string; title: string; links: readonly PriceLink[] }

/** A column of links, each with the price it begins at (R82, R83). */
export function PriceLinks({ className, title, links }: PriceLinksProps) {
  const { t, shortPrice } = useI18n()
  return (
    <div className={className}>
      <p className="menu-caption">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.key}>
            <Link className="menu-price-link" to={link.to}>
              <span>{link.title}</span>
              {link.price !== null && (
                <span className="figures">{t('menu.from', { value: shortPrice(link.price) })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
