const spaces = /[\s\u00A0\u202F\u2009'’]/g

/** What programs write, and nearly all that a long feed has. */
const plainNumber = /^\d{1,15}(?:\.\d{1,15})?$/

/**
 * A number as feeds write it: decimal point or comma, spaces between thousands, a unit behind it. Null for any other
 * text.
 */
export function readNumber(text: string): number | null {
  // Most offers leave most fields out.
  if (text === '') return null
  if (plainNumber.test(text)) return Number(text)
  const plain = text.replaceAll(spaces, '').replace(/^[−–]/, '-')
  const found = /^[-+]?\d+(?:[.,]\d+)?(?:[eE][-+]?\d+)?/.exec(plain)
  if (found === null) return null
  const number = Number(found[0].replace(',', '.'))
  return Number.isFinite(number) ? number : null
}

/** A whole number in a text: «5», «5 этаж», «-1», «2.0». Null when it has none or a fraction. */
export function readWhole(text: string): number | null {
  const number = readNumber(text)
  return number !== null && Number.isSafeInteger(number) ? number : null
}

/** The same, within limits; a value outside counts as missing. */
export function readWholeBetween(text: string, min: number, max: number): number | null {
  const number = readWhole(text)
  return number !== null && number >= min && number <= max ? number : null
}

/** Two numbers with a dash between them: which of both nobody knows. */
const range = /\d\s*[-–—]\s*\d|\d\s*(?:млн|тыс)\.?\s*[-–—]\s*\d/iu

/**
 * An amount of money in whole units: «31 000 000», «31,000,000.50», «31.000.000», «31,5 млн», «31 500 тыс.». Null for any other text,
 * a range and below zero.
 */
export function readMoney(text: string): number | null {
  if (text === '') return null
  if (/^\d{1,12}$/.test(text)) return Number(text)
  if (range.test(text)) return null
  const plain = text.replaceAll(spaces, '')
  const inGroups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?![\d])/.exec(plain)
  // «31,455 млн» are a million and parts of it, never thousands of millions.
  const isOfMillions = /^\d+[.,]\d+(?:млн|mln)/i.test(plain)
  const number =
    inGroups === null || isOfMillions
      ? readNumber(text)
      : readNumber(plain.replaceAll(inGroups[1] === ',' ? ',' : '.', '').replace(',', '.'))
  if (number === null || number < 0) return null
  const times = /\d(?:млн|mln)/i.test(plain) ? 1_000_000 : /\d(?:тыс|мың)/i.test(plain) ? 1_000 : 1
  const amount = Math.round(number * times)
  return Number.isSafeInteger(amount) && amount <= 9_000_000_000_000 ? amount : null
}

/** Square metres in one of the units in which areas are given. */
const areaUnits: readonly (readonly [unit: RegExp, metres: number])[] = [
  [/^$/, 1],
  [/^(?:кв\.?$|м\.?$|метр|квадратн\p{L}*\s*м|кв\.?\s*м|м²|м2|м\.?\s*кв|sq\.?\s*m|m²|m2|шаршы\s*м)/iu, 1],
  [/^(?:сот|sotka|ar\b|ар\b)/i, 100],
  [/^(?:га|гектар|ha\b|hectare)/i, 10_000],
]

/** An area in m², to the hundredth. Null for no number, a range, zero and a unit that we do not know. */
export function readArea(text: string, unit = ''): number | null {
  if (text === '') return null
  const number = range.test(text) ? null : readNumber(text)
  const metres = areaUnits.find(([known]) => known.test(unit.trim()))?.[1]
  if (number === null || metres === undefined) return null
  const area = Math.round(number * metres * 100) / 100
  return area > 0 && area <= 1_000_000 ? area : null
}

/** A ceiling height in metres, also where it is given in centimetres or millimetres. Null for an impossible height. */
export function readCeiling(text: string): number | null {
  const number = readNumber(text)
  if (number === null) return null
  const metres = number > 2_000 ? number / 1000 : number >= 150 ? number / 100 : number
  return metres >= 1.5 && metres <= 20 ? Math.round(metres * 100) / 100 : null
}

const yes = new Set(['1', '+', 'true', 'yes', 'да', 'иә'])

/** Whether a text says yes in one of the ways of feeds. */
export function isYes(text: string): boolean {
  return yes.has(text.trim().toLowerCase())
}
