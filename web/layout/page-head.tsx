import { useLocation } from 'react-router'
import { defaultLanguage, languages } from '#domain/languages.ts'
import { pathInLanguage } from '#domain/url-rules.ts'
import { useRootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'

type PageHeadProps = {
  title: string
  description: string
  /** Query of the canonical link and of its twins in other languages; empty for most pages (R65). */
  search?: (language: (typeof languages)[number]) => string
  /** Absolute path of the picture that links to this page show. */
  image?: string | undefined
  /** Pages that no search engine should keep. */
  hidden?: boolean
}

/** Title, description and links to the same page elsewhere. React moves them into the head. */
export function PageHead({ title, description, search, image, hidden = false }: PageHeadProps) {
  const root = useRootData()
  const { t, language } = useI18n()
  const { pathname } = useLocation()
  const origin = root?.publicUrl ?? ''
  const addressIn = (other: (typeof languages)[number]) => {
    const query = search?.(other) ?? ''
    return origin + pathInLanguage(pathname, other) + (query === '' ? '' : `?${query}`)
  }
  const full = `${title} — ${t('common.brand')}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={full} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={addressIn(language)} />
          {image !== undefined && <meta property="og:image" content={origin + image} />}
        </>
      )}
    </>
  )
}
