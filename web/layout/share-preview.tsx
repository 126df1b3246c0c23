import { absoluteAddress } from '#domain/absolute-address.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import type { SharedPicture } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'

export type ShareType = 'website' | 'article'

type SharePreviewProps = {
  title: string
  /** Empty where too little is known. */
  about: string
  address: string
  picture: SharedPicture | null | undefined
  origin: string
  type: ShareType
}

/** The code of a language in Open Graph: `kk_KZ`. */
function shareLocale(language: Language): string {
  return languageNames[language].locale.replace('-', '_')
}

/** What messengers and social networks show of a link to the page (Open Graph). */
export function SharePreview({ title, about, address, picture, origin, type }: SharePreviewProps) {
  const { t, language } = useI18n()
  const brand = t('common.brand')
  return (
    <>
      <meta property="og:type" content={type} />
      {brand && <meta property="og:site_name" content={brand} />}
      <meta property="og:title" content={title} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:url" content={address} />
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
