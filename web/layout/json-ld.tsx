import { useState } from 'react'
import { useLocation } from 'react-router'
import { unboundWords } from '#domain/bound-words.ts'
import type { Address } from '#contract/pages.ts'
import { useRootData } from '../data/root-data.ts'
import { knownData } from './known-data.ts'

/** An object as schema.org describes it. */
export type JsonLdObject = Readonly<{ '@type': string; [property: string]: unknown }>

/**
 * The subject of the page, for search engines, as far as it is known. A block of data that no browser runs, so the
 * policy need not name it; no text in it can end the block.
 *
 * Only the server writes it: search engines ask for each page by its address. So the browser needs no code for it, and
 * `data` is false there. The block stays in its document until another address is open.
 */
export function JsonLd({ data }: { data: JsonLdObject | false }) {
  const { pathname, search } = useLocation()
  return <Block key={pathname + search} data={data} />
}

function Block({ data }: { data: JsonLdObject | false }) {
  const [isOfDocument] = useState(
    () => import.meta.env.SSR || document.documentElement.dataset['hydrated'] === undefined,
  )
  if (!isOfDocument) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && data !== false ? textOf(data) : '' }}
    />
  )
}

function textOf(data: JsonLdObject): string {
  const text = unboundWords(JSON.stringify(knownData({ '@context': 'https://schema.org', ...data })))
  return text.replaceAll('<', '\\u003c')
}

/**
 * The pages that a list leads to, for search engines, which read the names there. `first` is the place of the first one:
 * lists have pages.
 */
export function ItemList({ entries, first = 1 }: { entries: readonly Address[]; first?: number }) {
  const origin = useRootData()?.publicUrl ?? ''
  if (entries.length === 0) return null
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          '@type': 'ItemList',
          itemListElement: entries.map((address, index) => ({
            '@type': 'ListItem',
            position: first + index,
            url: origin + address,
          })),
        }
      }
    />
  )
}
