import { SaxesParser } from 'saxes'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { decodedText } from '#feeds/in/source/decoded-text.ts'
import { feedBytes, isAddress, type SourceLimits } from '#feeds/in/source/feed-bytes.ts'

/** What one site may name, and how many sitemaps its index. */
export const sitemapLimits = { addresses: 50_000, sitemaps: 100 }

type Sitemap = { pages: string[]; sitemaps: string[] }

/**
 * The addresses of the pages that a sitemap names: of an index, of gzipped files, or of a text with an address in each
 * line (sitemaps.org). Only sitemaps at addresses are asked for further ones.
 *
 * @throws FeedRefusal when it cannot be read, is broken, or names no page or too many
 */
export async function readSitemap(source: string, limits: SourceLimits): Promise<string[]> {
  const pages = new Set<string>()
  const waiting = [source]
  const asked = new Set(waiting)
  for (const each of waiting) {
    const { pages: found, sitemaps } = await readOne(each, limits)
    for (const page of found) pages.add(page)
    if (pages.size > sitemapLimits.addresses)
      throw new FeedRefusal(`The sitemap names more than ${sitemapLimits.addresses} pages.`)
    for (const next of isAddress(each) ? sitemaps : []) {
      if (asked.has(next) || !isAddress(next)) continue
      asked.add(next)
      waiting.push(next)
    }
    if (waiting.length > sitemapLimits.sitemaps)
      throw new FeedRefusal(`The sitemap names more than ${sitemapLimits.sitemaps} others.`)
  }
  if (pages.size === 0) throw new FeedRefusal(`${source} names no pages: is it a sitemap?`)
  return [...pages]
}

async function readOne(source: string, limits: SourceLimits): Promise<Sitemap> {
  let text = ''
  for await (const piece of decodedText(feedBytes(source, limits), () => {})) text += piece
  return text.startsWith('<') ? parseSitemap(text, source) : { pages: text.match(/\S+/g) ?? [], sitemaps: [] }
}

function parseSitemap(xml: string, source: string): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] }
  const open: string[] = []
  let address = ''
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('error', (error) => {
    throw new FeedRefusal(`${source} is no sitemap: ${error.message}`)
  })
  parser.on('opentag', ({ name }) => {
    open.push(name.toLowerCase())
    address = ''
  })
  const add = (text: string) => (address += text)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const name = open.pop()
    if (name !== 'loc') return
    if (open.at(-1) === 'url') found.pages.push(address.trim())
    else if (open.at(-1) === 'sitemap') found.sitemaps.push(address.trim())
  })
  parser.write(xml).close()
  return found
}
