import { useLocation } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { defaultLanguage, type Language, languages } from '#domain/languages.ts'
import { pathInLanguage } from '#domain/url-rules.ts'
import { type SharedPicture, useRootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { SharePreview, type ShareType } from './share-preview.tsx'

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
  type?: ShareType
  /** Pages that no search engine should keep. */
  hidden?: boolean
}

/**
 * Title, description, links to the same page elsewhere, and on the server the preview of a link to it. React moves them
 * into the head.
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
      {/* Only programs that fetch the page read the preview of a link: the browser needs no code for it. */}
      {import.meta.env.SSR && (
        <SharePreview
          title={full}
          about={about}
          address={addressIn(language)}
          picture={image ?? root?.sharedPicture}
          origin={origin}
          type={type}
        />
      )}
    </>
  )
}
