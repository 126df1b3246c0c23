import { isForeignPhone, plainDigits } from './foreign-phone.ts'

/** Digits and the signs that people write between them, with the hidden ones that copying brings along. */
const phoneSigns = /^[\d\s+()./\p{Pd}\u2212\p{Cf}]*$/u

/**
 * Reads a +7 number in any usual spelling: `+7 701…`, `8 (701)…`, `7701…`, the ten digits alone, by the rules of the
 * mask. Unlike the mask, which shows the digits it leaves out, it refuses a number with anything else in it: a digit
 * too many, a letter, an extension (R360). Ten digits that begin with 8 are an `8…` number with a digit missing, so
 * they are refused.
 * @returns E.164, `+77011234567`, or null when the text is not a complete number (A14, R141)
 */
export function parsePhone(text: string): string | null {
  const plain = plainDigits(text)
  if (!phoneSigns.test(plain) || isForeignPhone(plain)) return null
  const { before } = nationalDigits(plain, plain.length)
  return before.length === 10 && areaCode.test(before) ? `+7${before}` : null
}

/** Why a text is not a +7 number; `unclear` for every other reason, as with no digit at all. */
export type PhoneProblem = 'short' | 'long' | 'code' | 'foreign' | 'unclear'

/** Says why `parsePhone` refuses a text (A38). */
export function phoneProblem(text: string): PhoneProblem {
  const plain = plainDigits(text)
  if (!/\d/.test(plain)) return 'unclear'
  if (isForeignPhone(plain)) return 'foreign'
  const { before } = nationalDigits(plain, plain.length)
  if (before.length !== 10) return before.length < 10 ? 'short' : 'long'
  return areaCode.test(before) ? 'unclear' : 'code'
}

/** No area code of +7 begins with 0, 1, 2 or 5. */
const areaCode = /^[346-9]/

/** A number for reading: `+7 (701) 123-45-67` (R140). Numbers of other countries stay as they are. */
export function formatPhone(e164: string): string {
  const national = /^\+7(\d{10})$/.exec(e164)?.[1]
  return national === undefined ? e164 : grouped(national)
}

const prefix = '+7 ('

/** Brackets and hyphens come with the digit that follows them, so that deleting never meets a sign that returns. */
function grouped(national: string): string {
  const area = national.slice(0, 3)
  const rest = [national.slice(3, 6), national.slice(6, 8), national.slice(8, 10)].filter(
    (part) => part !== '',
  )
  return prefix + area + (rest.length === 0 ? '' : `) ${rest.join('-')}`)
}

export type MaskedPhone = { readonly text: string; readonly caret: number }

/** Further facts about a change. */
type Change = {
  /** The delete key was pressed, not backspace: the caret skips forward over a fixed sign. */
  readonly forward?: boolean
  /** The value of the field before; empty when unknown. */
  readonly before?: string
}

/**
 * The contents of a phone field after any change to it: typing, deleting, pasting, autofill (R140).
 * Call it with the field's value and the caret; put the result back into the field.
 *
 * Kazakh mobile numbers begin with 7 and so does the country code, so a 7 alone says nothing. The rules:
 * - a number that can only be foreign stays as it is: see `isForeignPhone`;
 * - after `+7` or `00 7`, or after an opening bracket near the beginning, all digits are national: the mask stays
 *   put;
 * - otherwise a leading 8 is the trunk digit, and a leading 7 is the country's only when a whole number follows;
 * - an eleventh digit typed at the end shows that the first one was the country's (`7 701…`, `8 701…` typed
 *   in full). Where this would leave an impossible number or break a complete mobile one (70x, 747),
 *   the extra digit is dropped instead, as anywhere in a full field.
 *
 * The caret stays behind the digit it followed, so that backspace steps over a bracket or hyphen. The delete key
 * leaves the same text behind and needs the other side.
 */
export function maskPhone(typed: string, caret: number, change: Change = {}): MaskedPhone {
  const text = plainDigits(typed)
  if (isForeignPhone(text) && !isEditOf(change.before ?? '', text)) return { text, caret }
  if (digitsOf(text) === '8' && text.slice(0, text.indexOf('8')).includes('+')) return atEnd('+8')
  const { before, after, countryDigit } = nationalDigits(text, caret)
  const extra = Math.max(0, before.length + after.length - 10)
  const kept = before.slice(0, Math.max(0, before.length - extra))
  const national = (kept + after).slice(0, 10)
  if (national === '') return atEnd(withoutDigits(text, countryDigit))
  const masked = grouped(national)
  return { text: masked, caret: caretAfter(masked, kept.length, change.forward ?? false) }
}

/**
 * Whether a masked number was changed near its beginning, and not replaced: all after its `+7 ` is still there, or,
 * where no plus begins another country's number, its last four digits.
 */
function isEditOf(before: string, text: string): boolean {
  if (!before.startsWith(prefix)) return false
  let same = 0
  while (same < Math.min(before.length, text.length) && before.at(-1 - same) === text.at(-1 - same)) same += 1
  if (same > before.length - prefix.length) return true
  return !text.includes('+') && digitsOf(before.slice(before.length - same)).length >= 4
}

/** The national digits on both sides of the caret, as many as there are, and whether a 7 or 8 went before them. */
function nationalDigits(text: string, caret: number) {
  const { start, known } = nationalStart(text)
  const before = digitsOf(text.slice(start, Math.max(start, caret)))
  const after = digitsOf(text.slice(Math.max(start, caret)))
  const all = before + after
  const countryDigit = known
    ? after === '' && /^(?:8|7(?!47))[34679]\d{9}$/.test(all)
    : /^(?:8|7[3-9]\d{9})/.test(all)
  if (!countryDigit) return { before, after, countryDigit }
  return before === ''
    ? { before, after: after.slice(1), countryDigit }
    : { before: before.slice(1), after, countryDigit }
}

/** `00` is the international prefix of other countries, and of some telephones, in place of a plus. */
const dialledCountry = /^\D*0\D*0\D*7/

/** Where the national digits begin, and whether the text says so. The last `+7` wins: a whole number was pasted. */
function nationalStart(text: string): { start: number; known: boolean } {
  const country = text.lastIndexOf('+7')
  if (country >= 0) return { start: country + 2, known: true }
  const dialled = dialledCountry.exec(text)
  if (dialled !== null) return { start: dialled[0].length, known: true }
  const bracket = /^\D{0,9}\d{0,2}\D{0,3}\(/.exec(text)
  return bracket === null ? { start: 0, known: false } : { start: bracket[0].length, known: true }
}

/**
 * A field without national digits keeps the signs that lead to them, so that `8` and `+7` can be typed and deleted.
 */
function withoutDigits(text: string, countryDigit: boolean): string {
  if (countryDigit) return prefix
  if (text.includes('+7') || dialledCountry.test(text)) return text.includes('(') ? prefix : '+7'
  return text.includes('+') ? '+' : ''
}

function atEnd(text: string): MaskedPhone {
  return { text, caret: text.length }
}

function caretAfter(masked: string, digits: number, forward: boolean): number {
  let position = prefix.length
  for (let seen = 0; seen < digits && position < masked.length; position += 1) {
    if (isDigit(masked[position])) seen += 1
  }
  if (forward) while (position < masked.length && !isDigit(masked[position])) position += 1
  return position
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9'
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
