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
    mainEntity: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#company`,
      name: company.name,
      url: `${publicUrl}/`,
      award: awards.map(({ title, issuer, year }) => `${title}, ${issuer}, ${year}`),
    },
  }
  const own = films.flatMap(({ id, title, preview, src, date }): JsonLdObject[] =>
    src === null
      ? []
      : [
          {
            '@type': 'VideoObject',
            '@id': `${here}#film-${id}`,
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
