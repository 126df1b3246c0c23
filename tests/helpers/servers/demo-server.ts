import type { OtherServer } from './other-server.ts'
import { demoSite } from './site.ts'

/** The demo site's API as another server, each call of it once. A closed connection is opened again. */
export async function demoServer(): Promise<OtherServer> {
  const { url } = await demoSite()
  const known = new Map<string, Promise<{ status: number; text: string }>>()
  return async (path, method, language) => {
    const key = `${language} ${path}`
    const ask = async () => {
      const response = await fetch(url + path, { method, headers: { 'Accept-Language': language } })
      return { status: response.status, text: await response.text() }
    }
    if (!known.has(key)) known.set(key, ask().catch(ask))
    const { status, text } = (await known.get(key)) ?? { status: 500, text: '' }
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
  }
}
