import { uploadLimit } from '#contract/applications.ts'
import { endpoints } from '#contract/endpoints.ts'

type Call = { name: string; path: string; init?: RequestInit }

function formOf(bytes: number): RequestInit {
  const body = new FormData()
  body.set('resume', new Blob([Buffer.alloc(bytes)], { type: 'application/pdf' }), 'cv.pdf')
  return { method: 'POST', body }
}

const application = endpoints.application.path

/** Requests that a proxy must pass to the site, up to its limits and a little above. */
const calls: readonly Call[] = [
  { name: 'a page packed by brotli', path: '/', init: { headers: { 'Accept-Encoding': 'br' } } },
  { name: 'a page packed by gzip', path: '/', init: { headers: { 'Accept-Encoding': 'gzip' } } },
  { name: 'a form with the largest CV', path: application, init: formOf(uploadLimit - 64 * 1024) },
  { name: 'a form that is too large', path: application, init: formOf(uploadLimit + 256 * 1024) },
  { name: 'a long address', path: `/projects?a=${'x'.repeat(15_000)}` },
  { name: 'an address that is too long', path: `/projects?a=${'x'.repeat(18_000)}` },
  { name: 'many cookies', path: '/', init: { headers: { Cookie: `a=${'x'.repeat(16_000)}` } } },
  { name: 'scripts that no replica has', path: '/assets/unknown-12345678.js' },
  { name: 'another address of a page', path: '/ru/projects/', init: { redirect: 'manual' } },
]

/** Headers that must come through as the site has set them. */
const kept = ['Content-Type', 'Content-Encoding', 'Cache-Control', 'Vary', 'ETag', 'Content-Security-Policy']

async function facts(url: string, { path, init = {} }: Call) {
  const response = await fetch(url + path, init)
  await response.arrayBuffer()
  const headers = kept.map((name) => {
    // Each replica makes its own page, with its own token for forms (A14).
    const value = response.headers.get(name)?.replaceAll(/'(nonce|sha256)-[^']+'|(W\/)?"[\w-]+"/g, '$1$2')
    return `${name}: ${value ?? '–'}`
  })
  return [`status ${response.status}`, ...headers]
}

/** Differences between the answers through a proxy and without one, a line each; and the proxy's own duties. */
export async function proxyProblems(proxyUrl: string, replicaUrl: string): Promise<string[]> {
  const problems: string[] = []
  for (const call of calls) {
    const [through, own] = await Promise.all([facts(proxyUrl, call), facts(replicaUrl, call)])
    for (const [index, fact] of own.entries()) {
      if (through[index] !== fact) problems.push(`${call.name}: ${through[index]} instead of ${fact}`)
    }
  }
  const id = (await fetch(`${proxyUrl}/kk`)).headers.get('X-Request-Id') ?? ''
  // Ids of the site have hyphens.
  if (!/^[0-9a-f]{32}$/.test(id)) problems.push(`the id of a request is not the proxy's: ${id}`)
  for (const path of ['/readyz', '/metrics']) {
    const { status } = await fetch(proxyUrl + path)
    if (status !== 404) problems.push(`${path} is open to visitors: ${status}`)
  }
  return problems
}
