import { isKnownId } from '#contract/known-id.ts'
import { pages } from '#contract/pages.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import type { RootData } from '../../data/root-data.ts'
import type { JsonLdObject } from '../../layout/json-ld.tsx'
import type { AboutData } from './about-data.server.ts'

/** The company with its awards, and its films, for search engines. */
export function aboutJsonLd(
  { awards, films }: Pick<AboutData, 'awards' | 'films'>,
  { publicUrl, company, language }: Pick<RootData, 'publicUrl' | 'company' | 'language'>,
): JsonLdObject[] {
  const here = publicUrl + pages.about(language)
  const about: JsonLdObject = {
    '@type': 'AboutPage',
    '@id': here,
    url: here,
    inLanguage: language,
    ...(company.name !== '' && {
      mainEntity: {
        '@type': 'Organization',
        '@id': `${publicUrl}/#company`,
        name: company.name,
        url: `${publicUrl}/`,
        award: awards.map(({ title, issuer, year }) => [title, issuer, year].filter(Boolean).join(', ')),
      },
    }),
  }
  const own = films.flatMap(({ id, title, preview, src, date }): JsonLdObject[] =>
    // A film needs its name, its picture and its day (https://schema.org/VideoObject).
    src === null || title === '' || preview === null || date === ''
      ? []
      : [
          {
            '@type': 'VideoObject',
            ...(isKnownId(id) && { '@id': `${here}#film-${id}` }),
            name: title,
            description: title,
            thumbnailUrl: absoluteAddress(preview.src, publicUrl)?.href ?? preview.src,
            contentUrl: absoluteAddress(src, publicUrl)?.href ?? src,
            uploadDate: date,
          },
        ],
  )
  return [about, ...own]
}
