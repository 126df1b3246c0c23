import { momentInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { FeedContent } from './feed-content.ts'
import { element, xmlText } from './xml-text.ts'
import { type YrlFlat, yrlFlat } from './yrl-flat.ts'

/** One dialect: its namespace, and the writer of its offers. */
export type YrlDialect = { namespace: string; offer: (flat: YrlFlat) => string }

/**
 * A feed of YRL: the free flats, page by page; one whose price the site shows on request only has none to give (A1).
 * Parking spaces and premises have specifications of their own, and storerooms have none, so they are left to the
 * other feeds.
 */
export async function* xmlFeed(
  content: FeedContent,
  { namespace, offer }: YrlDialect,
): AsyncGenerator<string> {
  yield (
    `<?xml version="1.0" encoding="UTF-8"?>\n<realty-feed xmlns="${xmlText(namespace)}">\n` +
      `${element('generation-date', momentInKazakhstan(content.changedAt))}\n`
  )
  for await (const page of content.estates({ statuses: ['free'], category: 'flat' })) {
    const flats = page.flatMap((estate) => yrlFlat(estate, content) ?? [])
    yield flats.map((flat) => `<offer internal-id="${flat.estate.id}">${offer(flat)}</offer>\n`).join('')
  }
  yield '</realty-feed>\n'
}
