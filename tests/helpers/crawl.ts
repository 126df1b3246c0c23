/** An answer of a site to a crawler. */
export type Found = { path: string; status: number; type: string; body: Buffer }

type CrawlOptions = {
  from: readonly string[]
  most: number
  alike: number
  alikePages?: number
  own?: string
}

/** Where a document leads to: links, scripts, styles, pictures and preview pictures. */
const link = /(?:href|src|content)="((?:https?:\/\/[^"/]+)?\/[^"/][^"]*)"/g
const set = /(?:srcset|imagesrcset)="([^"]+)"/gi
const inStyle = /url\(["']?(\/[^"')]+)["']?\)/g

/**
 * Addresses that differ in what their queries say are answered by one template; those that differ in numbers alone, as
 * units do, are too.
 */
function shapeOf({ pathname, searchParams }: URL): string {
  return `${pathname.replaceAll(/\d+/g, '0')}?${[...searchParams.keys()][0] ?? ''}`
}

/**
 * Follows the links of a site from some paths on, each address once.
 *
 * @param own addresses of this origin (a `PUBLIC_URL`) count as the site's own too
 * @param most addresses that are asked for; more of them is an error, so that no crawl goes on for ever
 * @param alike how many addresses of one template are asked for
 * @param alikePages the same for addresses without a query
 */
export async function crawl(
  url: string,
  { from, most, alike, alikePages = alike, own = url }: CrawlOptions,
): Promise<Found[]> {
  const seen = new Set(from)
  const waiting = [...from]
  let asked = from.length
  const found: Found[] = []
  const shapes = new Map<string, number>()
  const follow = (address: string) => {
    const plain = address.replaceAll('&amp;', '&')
    const isOwn = plain.startsWith('/') || plain.startsWith(`${own}/`) || plain.startsWith(`${url}/`)
    if (!isOwn) return
    const target = new URL(plain, url)
    const path = target.pathname + target.search
    if (seen.has(path)) return
    seen.add(path)
    const times = (shapes.get(shapeOf(target)) ?? 0) + 1
    if (times > (target.search === '' ? alikePages : alike)) return
    shapes.set(shapeOf(target), times)
    asked += 1
    waiting.push(path)
    if (asked > most) throw new Error(`more than ${most} addresses, the last one ${path}`)
  }
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(url + path, { redirect: 'manual' })
      const type = answer.headers.get('Content-Type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      found.push({ path, status: answer.status, type, body })
      const to = answer.headers.get('Location')
      if (to !== null) follow(to)
      if (!/html|css/.test(type)) continue
      const text = body.toString()
      for (const [, address = ''] of text.matchAll(/html/.test(type) ? link : inStyle)) follow(address)
      for (const [, list = ''] of text.matchAll(set)) {
        for (const part of list.split(', ')) follow(part.split(' ')[0] ?? '')
      }
    }
  }
  // A second worker may find nothing waiting while the first one still reads: it is started again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: 4 }, worker))
  return found
}
