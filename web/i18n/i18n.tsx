import { createContext, type ReactNode, use } from 'react'
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

/** Texts and number forms with their source data. */
type BoundI18n = Pick<Bound, 'texts' | 'numberStyle'> & { i18n: I18n }

const I18nContext = createContext<BoundI18n | null>(null)

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
  const t: I18n['t'] = (key, params) => {
    if (params !== undefined) return boundWords(fill(key, params), language)
    const known = said.get(key) ?? boundWords(texts[key] ?? key, language)
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
      boundWords((length === 'short' ? formatQuarterShort : formatQuarter)(deadline, language), language),
  }
}

type Bound = { language: Language; texts: Partial<Texts>; numberStyle: NumberStyle }

/** What was made of texts, for as long as they are there: the server makes many pages of the same. */
const made = new WeakMap<Partial<Texts>, BoundI18n>()

function bound({ language, texts, numberStyle }: Bound): BoundI18n {
  const known = made.get(texts)
  if (known?.i18n.language === language && known.numberStyle === numberStyle) return known
  const fresh = { texts, numberStyle, i18n: createI18n(language, texts, numberStyle) }
  made.set(texts, fresh)
  return fresh
}

/** Texts with those of a page, for as long as the former are there. */
const together = new WeakMap<Partial<Texts>, WeakMap<Partial<Texts>, Partial<Texts>>>()

function withMore(common: Partial<Texts>, more: Partial<Texts>): Partial<Texts> {
  const known = together.get(common) ?? new WeakMap<Partial<Texts>, Partial<Texts>>()
  together.set(common, known)
  const all = known.get(more) ?? { ...common, ...more }
  known.set(more, all)
  return all
}

/** The texts and number forms of everything inside. */
export function I18nProvider({ children, ...given }: Bound & { children: ReactNode }) {
  const value = bound(given)
  return <I18nContext value={value}>{children}</I18nContext>
}

/** Adds the texts of a page to those of every page. */
export function MoreTexts({ texts, children }: { texts: Partial<Texts>; children: ReactNode }) {
  const { texts: common, numberStyle, i18n } = useBound()
  const value = bound({ language: i18n.language, texts: withMore(common, texts), numberStyle })
  return <I18nContext value={value}>{children}</I18nContext>
}

function useBound(): BoundI18n {
  const bound = use(I18nContext)
  if (bound === null) throw new Error('useI18n needs an I18nProvider above it')
  return bound
}

export function useI18n(): I18n {
  return useBound().i18n
}
