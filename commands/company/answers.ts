import { z } from 'zod'
import { type BrandColours, colourInstead, contrastWords } from '#domain/brand-colours.ts'
import { isColour } from '#domain/colour.ts'
import { asSeen, isSeen } from '#domain/hidden-signs.ts'
import { isOfKazakhstan, phoneGroups } from '#domain/kazakhstan-phone.ts'
import type { Localized } from '#domain/languages.ts'
import { parsePhone } from '#domain/phone.ts'
import type { Words } from './words.ts'

/** What is known of a new company; null and empty lists for what nobody said. */
export type Answers = {
  name: Localized
  cities: readonly City[]
  legalName: Localized | null
  bin: string | null
  colours: BrandColours | null
  /** As people write them, `+7 7252 55 40 40`. */
  phones: readonly string[]
  email: string | null
  /** A host without a scheme. */
  domain: string | null
}

/** The slug is made of the English name. */
export type City = { slug: string; name: Localized }

/** The value of an answer, or why it cannot be taken and what could be instead. */
export type Reading<T> = { value: T } | { refused: string; instead?: string }

/** How many of a thing one company may begin with. */
export const most = { cities: 30, phones: 10 }

const longestName = 60
const longestLegalName = 200
const cyrillic = /[\u0400-\u04FF]/

/** Reads answers; what it refuses it tells in these words. */
export function readers({ refused }: Words) {
  const name = (text: string) => localized(text, longestName)

  function localized(text: string, longest: number): Reading<Localized> {
    const parts = text.split(' / ').map((part) => asSeen(part).trim())
    const [ru = '', kk = ru, en = ru] = parts
    if (parts.length === 2 || parts.length > 3 || !parts.every(isSeen)) return { refused: refused.languages }
    for (const part of parts) {
      if (/\p{Cc}/u.test(part)) return { refused: refused.signs }
      if (part.length > longest) return { refused: said(refused.long, { most: String(longest) }) }
    }
    return cyrillic.test(en) ? { refused: refused.cyrillic } : { value: { ru, kk, en } }
  }

  return {
    name,
    legalName: (text: string) => localized(text, longestLegalName),
    city(text: string): Reading<City> {
      const read = name(text)
      if ('refused' in read) return read
      const slug = read.value.en
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
      return /[a-z]/.test(slug) ? { value: { slug, name: read.value } } : { refused: refused.slug }
    },
    bin: (text: string): Reading<string> =>
      /^\d{12}$/.test(text) ? { value: text } : { refused: refused.bin },
    colour(text: string, kind: keyof BrandColours): Reading<string> {
      const colour = `#${text.replace(/^#/, '').toLowerCase()}`
      if (!isColour(colour)) return { refused: refused.colour }
      const instead = colourInstead(colour, kind)
      if (instead === null) return { value: colour }
      return { refused: said(refused.light, { colour, instead, ...contrastWords(colour, kind) }), instead }
    },
    phone(text: string): Reading<string> {
      const phone = parsePhone(text)
      const groups = phone === null ? null : phoneGroups(phone.slice(1))
      if (phone === null || groups === null) return { refused: refused.phone }
      return isOfKazakhstan(phone) ? { value: `+${groups.join(' ')}` } : { refused: refused.foreign }
    },
    email: (text: string): Reading<string> =>
      text.length <= 100 && z.email().safeParse(text).success ? { value: text } : { refused: refused.email },
    domain(text: string): Reading<string> {
      const address = `https://${text.replace(/^https?:\/\//i, '').replace(/\/$/, '')}`
      const url = URL.parse(address)
      const isHost = url !== null && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.host)
      if (!isHost || url.href !== `https://${url.host}/` || url.host.length > 100) {
        return { refused: refused.domain }
      }
      return { value: url.host }
    },
  }
}

/** A sentence with its holes, `{name}`, filled in. */
export function said(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
