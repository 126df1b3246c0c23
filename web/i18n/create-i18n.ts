import type { Deadline } from '#contract/common.ts'
import { boundWords } from '#domain/bound-words.ts'
import { formatQuarter, formatQuarterShort } from '#domain/dates.ts'
import type { Language } from '#domain/languages.ts'
import {
  formatArea,
  formatCount,
  formatDecimal,
  formatPrice,
  type NumberStyle,
  numberStyleIn,
} from '#domain/money.ts'
import { plural } from '#domain/plural.ts'
import { remembering } from '#domain/remembering.ts'
import { formatShortPrice } from '#domain/short-number.ts'
import type { TextKey, Texts } from '#texts/texts.ts'

type Params = Readonly<Record<string, string | number>>

/** Texts and number forms of the page's language, the same on the server and in the browser. */
export type I18n = {
  language: Language
  t: (key: TextKey, params?: Params) => string
  /** A count with its noun: «5 квартир», and no words where it is not known (below zero). The text holds the forms. */
  count: (count: number, key: TextKey) => string
  /** Whole tenge with the sign: `37,500,000 ₸`. */
  price: (tenge: number) => string
  /** Tenge in millions or thousands: `24.6 млн ₸` (R214). */
  shortPrice: (tenge: number) => string
  /** A number with at most one decimal, or as many as are named. */
  number: (value: number, decimals?: number) => string
  /** A whole number in groups of three digits. */
  whole: (value: number) => string
  /** Square metres with the unit. */
  area: (squareMetres: number) => string
  quarter: (deadline: Deadline, length?: 'short' | 'long') => string
}

/** Binds texts to a language. A key without a text shows itself, so that a gap is seen and nothing breaks. */
export function createI18n(language: Language, texts: Partial<Texts>, numberStyle: NumberStyle): I18n {
  const said = new Map<TextKey, string>()
  /** Texts in pieces: a page says hundreds with values in them. */
  const pieces = new Map<TextKey, string[]>()
  const fill = (key: TextKey, params: Params) => {
    const known = pieces.get(key) ?? (texts[key] ?? key).split(/\{(\w+)\}/)
    pieces.set(key, known)
    // Every second piece is the name of a value.
    return known.map((piece, at) => (at % 2 ? (params[piece] ?? `{${piece}}`) : piece)).join('')
  }
  const bound = remembering((text) => boundWords(text, language))
  const t: I18n['t'] = (key, params) => {
    if (params !== undefined) return bound(fill(key, params))
    const known = said.get(key) ?? bound(texts[key] ?? key)
    said.set(key, known)
    return known
  }
  const style = numberStyleIn(language, numberStyle)
  return {
    language,
    t,
    count: (count, key) =>
      count < 0 ? '' : `${formatCount(count, style)}\u00A0${plural(count, language, t(key))}`,
    price: (tenge) => formatPrice(tenge, style),
    shortPrice: (tenge) => formatShortPrice(tenge, style, t),
    number: (value, decimals = 1) => formatDecimal(value, style, decimals),
    whole: (value) => formatCount(value, style),
    area: (squareMetres) => formatArea(squareMetres, language, numberStyle),
    quarter: (deadline, length = 'long') =>
      bound((length === 'short' ? formatQuarterShort : formatQuarter)(deadline, language)),
  }
}
