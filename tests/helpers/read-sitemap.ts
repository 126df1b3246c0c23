import { SaxesParser } from 'saxes'

/** An address of a sitemap with its alternatives by language; parts of an index have none. */
export type ReadUrl = { loc: string; lastmod: string | null; alternatives: Record<string, string> }

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Reads a sitemap or an index as a search engine would; text that is not well-formed or of another kind throws. */
export function readSitemap(xml: string): { kind: 'urlset' | 'sitemapindex'; urls: ReadUrl[] } {
  const urls: ReadUrl[] = []
  const parser = new SaxesParser({ xmlns: true })
  let kind: 'urlset' | 'sitemapindex' | null = null
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    text = ''
    if (name === 'urlset' || name === 'sitemapindex') kind = name
    if (name === 'url' || name === 'sitemap') urls.push({ loc: '', lastmod: null, alternatives: {} })
    if (local === 'link') {
      const of = (attribute: string) => String(attributes[attribute]?.value)
      if (uri !== 'http://www.w3.org/1999/xhtml' || of('rel') !== 'alternate')
        throw new Error(`not a link: ${name}`)
      const alternatives = urls.at(-1)?.alternatives
      if (alternatives) alternatives[of('hreflang')] = of('href')
    } else if (uri !== protocol) throw new Error(`not of the protocol: ${name}`)
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    const url = urls.at(-1)
    if (url && name === 'loc') url.loc = text
    if (url && name === 'lastmod') url.lastmod = text
  })
  parser.write(xml).close()
  if (kind === null) throw new Error('neither a sitemap nor an index')
  return { kind, urls }
}
