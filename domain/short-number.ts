import { formatCount, formatDecimal, type NumberStyle } from './money.ts'

/** Suffixes of short numbers in the language of the page: `млн` and `тыс.`, `млн` and `мың`, `M` and `K`. */
export type ShortNumberSuffixes = { readonly million: string; readonly thousand: string }

/** A price for tight places: `24.5 млн ₸`; the suffixes are texts of the page's language. */
export function formatShortPrice(
  tenge: number,
  style: NumberStyle,
  textOf: (key: 'common.short_million' | 'common.short_thousand') => string,
): string {
  const suffixes = { million: textOf('common.short_million'), thousand: textOf('common.short_thousand') }
  return `${shortNumber(tenge, style, suffixes)}\u00A0₸`
}

/**
 * A number for tight places: `24.5 млн`, `850 тыс.`, `24.5M` (R214, A22). One decimal, rounded half up, `.0` dropped.
 * A number that would round up to a thousand thousands is shown in millions. A one-letter suffix stands
 * close to the digits, a word after a no-break space.
 */
export function shortNumber(amount: number, style: NumberStyle, suffixes: ShortNumberSuffixes): string {
  if (amount < 0) return `-${shortNumber(-amount, style, suffixes)}`
  const tenthsOfThousand = Math.round(amount / 100)
  if (tenthsOfThousand >= 10_000) return join(Math.round(amount / 100_000) / 10, style, suffixes.million)
  if (Math.round(amount) >= 1000) return join(tenthsOfThousand / 10, style, suffixes.thousand)
  return formatCount(amount, style)
}

function join(value: number, style: NumberStyle, suffix: string): string {
  return formatDecimal(value, style) + (suffix.length === 1 ? '' : '\u00a0') + suffix
}
