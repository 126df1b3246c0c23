import { createContext, type ReactNode, use, useMemo } from 'react'
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
import { shortNumber } from '#domain/short-number.ts'
import type { TextKey, Texts } from '#texts/texts.ts'

type Params = Readonly<Record<string, string | number>>

/** Texts and number forms of the page's language, the same on the server and in the browser. */
export type I18n = {
  language: Language
  t: (key: TextKey, params?: Params) => string
  /** A count with its noun: «5 квартир». The text holds the forms of the noun. */
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

const I18nContext = createContext<I18n | null>(null)

function fill(text: string, params: Params | undefined): string {
  if (params === undefined) return text
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
}

/** Binds texts to a language. A key without a text shows itself, so that a gap is seen and nothing breaks. */
export function createI18n(language: Language, texts: Texts, numberStyle: NumberStyle): I18n {
  const t: I18n['t'] = (key, params) => boundWords(fill(texts[key] ?? key, params), language)
  const style = numberStyleIn(language, numberStyle)
  return {
    language,
    t,
    count: (count, key) => `${formatCount(count, style)}\u00A0${plural(count, language, t(key))}`,
    price: (tenge) => formatPrice(tenge, style),
    shortPrice: (tenge) => {
      const suffixes = { million: t('common.short_million'), thousand: t('common.short_thousand') }
      return `${shortNumber(tenge, style, suffixes)}\u00A0₸`
    },
    number: (value, decimals = 1) => formatDecimal(value, style, decimals),
    whole: (value) => formatCount(value, style),
    area: (squareMetres) => formatArea(squareMetres, language, numberStyle),
    quarter: (deadline, length = 'long') =>
      length === 'short' ? formatQuarterShort(deadline, language) : formatQuarter(deadline, language),
  }
}

export function I18nProvider(props: {
  language: Language
  texts: Texts
  numberStyle: NumberStyle
  children: ReactNode
}) {
  const { language, texts, numberStyle } = props
  const i18n = useMemo(() => createI18n(language, texts, numberStyle), [language, texts, numberStyle])
  return <I18nContext value={i18n}>{props.children}</I18nContext>
}

export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (i18n === null) throw new Error('useI18n needs an I18nProvider above it')
  return i18n
}
