import type { Promotion } from '#contract/promotions.ts'
import type { RootData } from '../../../data/root-data.ts'
import type { Thing } from '../../../layout/json-ld.tsx'

/** A promotion for search engines: who offers it, and from which day to which. */
export function promotionThing(
  { title, lead, cover, state, starts_at, ends_at }: Promotion,
  url: string,
  { company, publicUrl }: Pick<RootData, 'company' | 'publicUrl'>,
): Thing {
  return {
    '@type': 'Offer',
    '@id': url,
    url,
    name: title,
    description: lead,
    availability: `https://schema.org/${state === 'active' ? 'InStock' : 'Discontinued'}`,
    availabilityStarts: starts_at,
    ...(ends_at !== null && { availabilityEnds: ends_at }),
    ...(cover !== null && { image: new URL(cover.src, `${publicUrl}/`).href }),
    offeredBy: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#company`,
      name: company.name,
      url: `${publicUrl}/`,
    },
  }
}
