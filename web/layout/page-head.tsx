import { useLocation } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { defaultLanguage, type Language, languageNames, languages } from '#domain/languages.ts'
import { pathInLanguage } from '#domain/url-rules.ts'
import { type SharedPicture, useRootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'

type PageHeadProps = {
  title: string
  /** Empty where too little is known for a sentence (A41). */
  description: string
  /** Query of the canonical link and of the same page in other languages; empty for most pages (R65). */
  search?: (language: Language) => string
  /** Path of the page that search engines should index in place of this one; itself by default. */
  partOf?: Address | undefined
  /** The preview picture of links to this page; without one, the site's own picture. */
  image?: SharedPicture | null | undefined
  /** Messengers and social networks show an article differently from other pages. */
  type?: 'website' | 'article'
  /** Pages that no search engine should keep. */
  hidden?: boolean
}

/** The code of a language in Open Graph: `kk_KZ`. */
function shareLocale(language: Language): string {
  return languageNames[language].locale.replace('-', '_')
}

/**
 * Title, description, links to the same page elsewhere, and the preview of a link to it. React moves them into the
 * head.
 */
export function PageHead({
  title,
  description,
  search,
  partOf,
  image,
  type = 'website',
  hidden = false,
}: PageHeadProps) {
  const root = useRootData()
  const { t, language } = useI18n()
  const { pathname } = useLocation()
  const origin = root?.publicUrl ?? ''
  const addressIn = (other: Language) => {
    const query = search?.(other) ?? ''
    return origin + pathInLanguage(partOf ?? pathname, other) + (query && `?${query}`)
  }
  const brand = t('common.brand')
  const full = unboundWords([title, brand].filter(Boolean).join(' — '))
  const about = unboundWords(description)
  const picture = image ?? root?.sharedPicture
  return (
    <>
      <title>{full}</title>
      {about && <meta name="description" content={about} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
        </>
      )}
      <meta property="og:type" content={type} />
      {brand && <meta property="og:site_name" content={brand} />}
      <meta property="og:title" content={full} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={shareLocale(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={shareLocale(other)} />
        ))}
      {picture && <ShareImage picture={picture} origin={origin} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The picture by its absolute address, with the size of that very file. */
function ShareImage({ picture, origin }: { picture: SharedPicture; origin: string }) {
  const { src, srcset = '', width, height, alt } = picture
  const candidate = srcset.split(', ').find((each) => each.startsWith(`${src} `))
  const shown = Number(/ (\d+)w$/.exec(candidate ?? '')?.[1] ?? width)
  const address = absoluteAddress(src, origin)
  if (address === null) return null
  return (
    <>
      <meta property="og:image" content={address.href} />
      {/* Another server may not tell the size. */}
      {width > 0 && height > 0 && (
        <>
          <meta property="og:image:width" content={String(shown)} />
          <meta property="og:image:height" content={String(Math.round((height * shown) / width))} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
    </>
  )
}
