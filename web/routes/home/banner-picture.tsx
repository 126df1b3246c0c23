import type { ShownBanner } from './home-data.server.ts'

/** Where the picture for phones gives way to the one for wide screens. */
const wide = '(width >= 700px)'

/** How wide a banner is shown: the same measures as in banners.css. */
const sizes = { desktop: '38rem', mobile: '84vw' }

/** Two pictures of one banner, each for its screens; only one of them is loaded. The box sets the shape of both. */
export function BannerPicture({ image: { desktop, mobile } }: { image: ShownBanner['image'] }) {
  return (
    <span className="picture banner-picture">
      <picture>
        <source media={wide} type="image/avif" srcSet={desktop.srcset_avif} sizes={sizes.desktop} />
        <source media={wide} srcSet={desktop.srcset} sizes={sizes.desktop} />
        <source type="image/avif" srcSet={mobile.srcset_avif} sizes={sizes.mobile} />
        <img
          className="picture-image"
          src={mobile.src}
          srcSet={mobile.srcset}
          sizes={sizes.mobile}
          width={mobile.width}
          height={mobile.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  )
}
