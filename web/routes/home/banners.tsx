import './banners.css'
import { useRef } from 'react'
import { addressInLanguage } from '#domain/address-in-language.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { ShownBanner } from './home-data.server.ts'

/** Banners side by side. They move when the visitor moves them, and never alone (design language §10). */
export function Banners({ banners }: { banners: readonly ShownBanner[] }) {
  const { t } = useI18n()
  const list = useRef<HTMLUListElement>(null)
  function move(steps: 1 | -1): void {
    const [first, second] = list.current?.children ?? []
    if (first === undefined || second === undefined) return
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current?.scrollBy({ left: steps * step, behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <section className="section banners" aria-labelledby="banners">
      <div className="wrap section-head">
        <h2 id="banners">{t('home.banners')}</h2>
        {banners.length > 1 && (
          <div className="banners-move">
            <button type="button" aria-label={t('home.banners.prev')} onClick={() => move(-1)}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" aria-label={t('home.banners.next')} onClick={() => move(1)}>
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
      <ul className="banners-rail" ref={list}>
        {banners.map((banner) => (
          <li key={banner.id} className="banner">
            <BannerPicture image={banner.image} />
            <h3>
              <BannerLink link={banner.link} title={banner.title} />
            </h3>
            <p>{banner.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A page of the site in the language of this one, or another site. */
function BannerLink({ link, title }: { link: string; title: string }) {
  const { language } = useI18n()
  return link.startsWith('/') ? (
    <Link to={addressInLanguage(link, language)}>{title}</Link>
  ) : (
    <a href={link} rel="noopener">
      {title}
    </a>
  )
}
