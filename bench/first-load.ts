import { get } from 'node:http'
import { pages } from '#contract/pages.ts'
import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { firstLoad } from '#tests/helpers/browser/first-load.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { firstPictures } from './first-pictures.ts'
import { siteAddresses } from './load/site-addresses.ts'

/**
 * The size of a page's first visit in KB, packed, read from the built pages without a browser. Late scripts come
 * when the page is readable (decision 035), critical ones would hold it up.
 */
export async function firstLoadFigures(lifetime: Lifetime): Promise<void> {
  const { url } = await startDemoSite(lifetime)
  const { estates, projects, houses, articles } = await siteAddresses(url)
  const [project = '', house = '', article = ''] = [projects[0], houses[0], articles[0]]
  const kinds: [string, string][] = [
    ['home', pages.home('ru')],
    ['projects', pages.projects('ru')],
    ['project', pages.project('ru', project)],
    ['board of a house', pages.board('ru', house, 'flat')],
    ['listing', pages.listing('ru', 'flat')],
    ['flat', estates[0] ?? ''],
    ['article', pages.article('ru', article)],
    ['mortgage', pages.mortgage('ru')],
    ['favourites', pages.favorites('ru')],
    ['callback', pages.callback('ru')],
  ]
  console.log(
    '\nfirst load, KB          HTML      CSS   JS now   JS late    fonts   pictures   critical    all',
  )
  for (const [name, path] of kinds) await line(name, url + path)
}

async function line(name: string, address: string): Promise<void> {
  const html = await (await fetch(address, { headers: { 'Accept-Language': 'ru' } })).text()
  const load = await firstLoad(address)
  const now = load.files
    .filter(({ kind, path }) => kind === 'js' && isCritical(html, path))
    .reduce((sum, { bytes }) => sum + bytes, 0)
  const late = load.js - now
  const pictures = await bytesOf(firstPictures(html), address)
  const page = await bytesOverTheLine(new URL(address))
  const critical = page + load.css + now + load.fonts + pictures
  const figures: [number, number][] = [
    [page, 8],
    [load.css, 8],
    [now, 8],
    [late, 9],
    [load.fonts, 8],
    [pictures, 10],
    [critical, 10],
    [critical + late, 6],
  ]
  console.log(
    `${name.padEnd(19)} ${figures.map(([bytes, width]) => (bytes / 1000).toFixed(1).padStart(width)).join(' ')}`,
  )
}

/** Whether the markup itself asks for a script: as a source, or as a module to be fetched early. */
function isCritical(html: string, path: string): boolean {
  return (
    html.includes(`src="${path}"`) ||
    new RegExp(`<link[^>]*rel="modulepreload"[^>]*href="${path}"`).test(html)
  )
}

async function bytesOf(paths: readonly string[], address: string): Promise<number> {
  let sum = 0
  for (const path of paths) sum += await bytesOverTheLine(new URL(path, address))
  return sum
}

/** Bytes of an answer as they come, packed where the server packs them. */
async function bytesOverTheLine(url: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const headers = { 'Accept-Encoding': 'br', 'Accept-Language': 'ru' }
  get(url, { headers }, (response) => {
    let bytes = 0
    response.on('data', (piece: Buffer) => (bytes += piece.length))
    response.on('end', () =>
      response.statusCode === 200
        ? resolve(bytes)
        : reject(new Error(`${url} answers ${response.statusCode}`)),
    )
  }).on('error', reject)
  return promise
}
