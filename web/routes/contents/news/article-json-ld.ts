import type { Article } from '#contract/articles.ts'
import { absoluteAddress } from '#domain/absolute-address.ts'
import type { RootData } from '../../../data/root-data.ts'
import type { JsonLdObject } from '../../../layout/json-ld.tsx'

/** An article in schema.org terms: its publisher, its subject, its date. */
export function articleJsonLd(
  { title, lead, cover, published_at, updated_at, tags }: Article,
  url: string,
  { company, publicUrl, language }: RootData,
): JsonLdObject {
  const organization = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#company`,
    name: company.name,
    url: `${publicUrl}/`,
  }
  return {
    '@type': 'NewsArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: title,
    description: lead,
    inLanguage: language,
    datePublished: published_at,
    dateModified: updated_at > published_at ? updated_at : published_at,
    ...(cover !== null && { image: [absoluteAddress(cover.src, publicUrl)?.href ?? cover.src] }),
    keywords: tags.join(', '),
    author: organization,
    publisher: { ...organization, logo: `${publicUrl}/icon-512.png` },
  }
}
