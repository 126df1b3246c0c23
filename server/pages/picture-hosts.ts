import type { ForeignHosts } from './foreign-hosts.ts'

/**
 * The hosts of pictures and films of another server (API_BASE_URL): SPEC.md does not say where they are, and back ends
 * name them by their full address, their own or that of a store (A41). So any host that is asked by https, and the
 * server itself. Without another server they are our own.
 */
export function pictureHosts(apiBaseUrl: string | null): ForeignHosts {
  if (apiBaseUrl === null) return {}
  const { protocol, origin } = new URL(apiBaseUrl)
  const hosts = protocol === 'https:' ? ['https:'] : ['https:', origin]
  return { image: hosts, media: hosts }
}
