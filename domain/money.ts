import type { Language } from './languages.ts'

/**
 * How numbers are written: `spec` 37,500,000 and 61.4; `local` 37 500 000 and 61,4 with no-break spaces.
 * One setting for the whole site (A17).
 */
export type NumberStyle = 'spec' | 'local'

const nbsp = '\u00a0'

const signs = {
  spec: { thousands: ',', decimal: '.' },
  local: { thousands: nbsp, decimal: ',' },
} as const satisfies Record<NumberStyle, { thousands: string; decimal: string }>

/** The style a reader of this language meets: English is written the same way under both settings. */
export function numberStyleIn(language: Language, setting: NumberStyle): NumberStyle {
  return language === 'en' ? 'spec' : setting
}

/**
 * Money as the specification writes it: grouped, rounded half away from zero (R148). The currency sign is not included.
 */
export function formatMoney(
  amount: number,
  {
    decimals = 2,
    thousands = ',',
    decimal = '.',
  }: { decimals?: number; thousands?: string; decimal?: string } = {},
): string {
  const [whole = '', fraction = ''] = roundedDigits(Math.abs(amount), decimals).split('.')
  const sign = amount < 0 && /[1-9]/.test(whole + fraction) ? '-' : ''
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return sign + grouped + (fraction === '' ? '' : decimal + fraction)
}

/** Shifts the decimal point in the text of the number, because 1.005 × 100 is less than 100.5 in binary. */
function roundedDigits(value: number, decimals: number): string {
  const text = String(value)
  if (text.includes('e') || value >= 1e15) return value.toFixed(decimals)
  const digits = String(Math.round(Number(`${text}e${decimals}`))).padStart(decimals + 1, '0')
  if (decimals === 0) return digits
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A price for display: whole tenge, then ₸ after a no-break space (R29, A17). */
export function formatPrice(amount: number, style: NumberStyle): string {
  return `${formatMoney(amount, { decimals: 0, ...signs[style] })}${nbsp}₸`
}

/** A grouped whole number: offers, square metres of a park. */
export function formatCount(count: number, style: NumberStyle): string {
  return formatMoney(count, { decimals: 0, ...signs[style] })
}

/** A number with at most `decimals` digits after the sign; zeros at the end are dropped (61.40 → 61.4, 60.0 → 60). */
export function formatDecimal(value: number, style: NumberStyle, decimals = 1): string {
  const text = formatMoney(value, { decimals, ...signs[style] })
  return decimals === 0 ? text : text.replace(/0+$/, '').replace(/[.,]$/, '')
}

/** An area in square metres, to the hundredth: `61.4 м²` in Russian and Kazakh, `61.4 m²` in English. */
export function formatArea(value: number, language: Language, style: NumberStyle): string {
  return `${formatDecimal(value, numberStyleIn(language, style), 2)}${nbsp}${language === 'en' ? 'm²' : 'м²'}`
}
