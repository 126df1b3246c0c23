import { SaxesParser } from 'saxes'

/** One offer: its id, and the texts of its elements by path, `location/address`, in their order. */
export type ReadOffer = { id: string; elements: [path: string, text: string][] }

export type ReadYrl = { namespace: string; generated: string; offers: ReadOffer[] }

/** A parsed feed of YRL; text that is not well-formed XML, or has empty elements, throws. */
export function readYrl(xml: string): ReadYrl {
  const feed: ReadYrl = { namespace: '', generated: '', offers: [] }
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  let text = ''
  let hasChildren = false
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (path.length === 0) feed.namespace = `${local} ${uri}`
    if (local === 'offer') feed.offers.push({ id: attributes['internal-id']?.value ?? '', elements: [] })
    path.push(local)
    text = ''
    hasChildren = false
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ local }) => {
    const inOffer = path.slice(2).join('/')
    if (!hasChildren && text === '') throw new Error(`${path.join('/')} is empty`)
    if (local === 'generation-date') feed.generated = text
    if (!hasChildren && inOffer !== '') feed.offers.at(-1)?.elements.push([inOffer, text])
    path.pop()
    hasChildren = true
  })
  parser.write(xml).close()
  return feed
}

/** The text of the first element at a path. */
export function textAt({ elements }: ReadOffer, path: string): string | null {
  return elements.find(([each]) => each === path)?.[1] ?? null
}
