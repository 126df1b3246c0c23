import { unboundWords } from '#domain/bound-words.ts'
import type { Address } from '#contract/pages.ts'
import { useRootData } from '../data/root-data.ts'
import { knownData } from './known-data.ts'

/** An object as schema.org describes it. */
export type JsonLdObject = Readonly<{ '@type': string; [property: string]: unknown }>

/**
 * The subject of the page, for search engines, as far as it is known. A block of data that no browser runs, so the
 * policy need not name it; no text in it can end the block.
 */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const text = unboundWords(JSON.stringify(knownData({ '@context': 'https://schema.org', ...data })))
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  )
}

/** The entries of a list, for search engines. `first` is the place of its first entry: lists have pages. */
export function ItemList({
  items,
  first = 1,
}: {
  items: readonly { title: string; to: Address }[]
  first?: number
}) {
  const origin = useRootData()?.publicUrl ?? ''
  if (items.length === 0) return null
  const itemListElement = items.map(({ title, to }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: title,
    url: origin + to,
  }))
  return <JsonLd data={{ '@type': 'ItemList', itemListElement }} />
}
