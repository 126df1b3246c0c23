import type { Env } from '../env.ts'
import type { ForeignHosts } from './foreign-hosts.ts'

/**
 * The hosts of pictures and films of another server (API_BASE_URL): itself, and those of PICTURE_HOSTS. Without that
 * setting any host that is asked by https: SPEC.md does not say where pictures are, and back ends name them by a full
 * address, often that of a store (A41). A picture runs nothing and is sent nothing but its address. Without another
 * server pictures are our own.
 */
export function pictureHosts({
  API_BASE_URL,
  PICTURE_HOSTS,
}: Pick<Env, 'API_BASE_URL' | 'PICTURE_HOSTS'>): ForeignHosts {
  if (API_BASE_URL === null) return {}
  const { origin } = new URL(API_BASE_URL)
  const anywhere = origin.startsWith('https:') ? ['https:'] : ['https:', origin]
  const hosts = PICTURE_HOSTS.length === 0 ? anywhere : [...new Set([...PICTURE_HOSTS, origin])]
  return { image: hosts, media: hosts }
}
