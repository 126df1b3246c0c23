import { staffText } from './staff/staff-text.ts'

/** The fewest characters of a secret that signs requests. */
export const shortestSecret = 24

/** `${NAME}` in an address of `stock.yaml` or `leads.yaml`: a value that does not stand there. */
const placeholder = /\$\{([A-Z][A-Z0-9_]{0,60})\}/g

/** The names of the secrets of an address. */
export function secretNames(address: string): string[] {
  return [...new Set([...address.matchAll(placeholder)].map(([, name = '']) => name))]
}

/** The address with the values of its secrets, each as a part of an address is written. */
export function filledAddress(address: string, values: ReadonlyMap<string, string>): string {
  return address.replaceAll(placeholder, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}

/** The host of an address; null for what is none, also where a secret would choose the host. */
export function hostOf(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || address.replaceAll(placeholder, '').includes('${')) return null
  const host = /^https?:\/\/(?:[^/?#]*@)?([^/?#@]*)/i.exec(address)?.[1] ?? ''
  if (host.includes('$')) return null
  return parsed(address)?.hostname ?? null
}

/** Host and port of the address of a source, as addresses of the web have them; null as `hostOf`. */
export function hostOfSource(address: string): string | null {
  return hostOf(address) === null ? null : (parsed(address)?.host ?? null)
}

/** Names of parameters whose values are secrets, however short. */
const secretParameter = /token|secret|pass|pwd|key|auth|sign|credential|^hash$/i

/**
 * The part of an address that is a secret by its place or its looks, as a message may name it: without its value.
 * Null where there is none, or where `${NAME}` stands for each.
 */
export function looksLikeSecret(address: string): string | null {
  const url = parsed(address)
  if (url === null) return null
  if (isGiven(url.password)) return staffText('the password')
  if (isRandom(url.username)) return staffText('the name of the user')
  for (const [name, value] of url.searchParams) {
    if (isGiven(value) && (secretParameter.test(name) || isRandom(value)))
      return staffText('the parameter {name}', { name })
    if (isRandom(name)) return staffText('a parameter')
  }
  const segment = url.pathname.split('/').findIndex(isRandom)
  return segment === -1 ? null : staffText('part {number} of the path', { number: segment })
}

/** Stands for a secret while an address is taken apart. */
const hole = 'SECRET'

function parsed(address: string): URL | null {
  return URL.parse(address.replaceAll(placeholder, hole))
}

function isGiven(value: string): boolean {
  return value !== '' && value !== hole
}

/** Long, and of letters mixed with digits or of both cases: a word that nobody would think of. */
function isRandom(text: string): boolean {
  return (
    text
      .split(/[.,;:=~!@$%&+_-]/)
      .some(
        (word) =>
          word.length >= 16 &&
          /^[\da-z]+$/i.test(word) &&
          ((/\d/.test(word) && /[a-z]/i.test(word)) || (/[a-z][A-Z]/.test(word) && /[A-Z]{2}/.test(word))),
      ) || /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)
  )
}
