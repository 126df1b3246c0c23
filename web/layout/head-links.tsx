import { themeColour } from '#contract/web-manifest.ts'
import fonts from '#media/fonts/fonts.json'

/** The links in every page's head: fonts early, so that the first paint has them, and the icons of the site. */
export function HeadLinks() {
  return (
    <>
      {/* Fonts and drawing follow from the brand (web/hydration/brand-style.server.ts). Scripts need none of them. */}
      {import.meta.env.SSR && (
        <>
          {fonts.preload.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </>
      )}
      <meta name="theme-color" content={themeColour} />
    </>
  )
}
