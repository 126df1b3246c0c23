import { remembering } from '../../remembering.ts'
import type { Spelt } from './entries.ts'
import { isLatinWord, ownSpelling, plainWord, soundOf } from './letters.ts'
import type { Term } from './term.ts'

/** A word, number or sign where it stands in a sentence. */
type Piece = Pick<Term, 'start' | 'end' | 'text' | 'number' | 'isSign' | 'isTight'>

export type Token = Piece & Spelt

/** The only place where tokens are made, so that all have one shape. */
export function tokenOf(
  { start, end, text, number, isSign, isTight }: Piece,
  { plain, own, sound, isLatin }: Spelt,
): Token {
  return { start, end, text, number, isSign, isTight, plain, own, sound, isLatin }
}

const phone = String.raw`(?:\+7|\b8)[ (-]{0,2}7\d\d[ )-]{0,2}\d{3}[ -]?\d\d[ -]?\d\d\b`

const grouped = String.raw`\d{1,3}(?:[ \u00a0.,'’]\d{3})+(?!\d)`

export const number = String.raw`\d+(?:[.,]\d+)?`

const digits = String.raw`\d(?:,\d){2,}(?!,?\d)`

const squareMetre = String.raw`[мm](?:[2²]| [2²](?! ?[-–/+,]| (?:to|or|или|не|немесе) | ?[рrкkбb]\p{L}*))(?!\d|(?!ish|[дт][ае]н|[гк][ае]|ға|қа)\p{L})`

const patterns = new RegExp(
  `${phone}|(${grouped})|(${digits})|(${number})|${squareMetre}|q[1-4]\\b|\\p{L}[\\p{L}\\p{M}]*|([^\\s\\p{L}\\p{N}])|[^\\s]`,
  'giu',
)

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(patterns)) {
    const [found, grouped, digits, number, sign] = match
    const start = match.index
    const isTight = start > 0 && start === last
    last = start + found.length
    if (grouped !== undefined && isTwoNumbers(text, found, last)) {
      const [one = '', two = ''] = found.split(/[ \u00a0]/)
      tokens.push(
        numberToken(start, one, isTight, Number(one)),
        numberToken(last - two.length, two, false, Number(two)),
      )
    } else if (digits !== undefined) tokens.push(...digitTokens(found, start))
    else if (grouped !== undefined)
      tokens.push(numberToken(start, found, isTight, Number(found.replace(/\D/g, ''))))
    else if (number !== undefined)
      tokens.push(numberToken(start, found, isTight, Number(found.replace(',', '.'))))
    else {
      const isSign = sign !== undefined
      tokens.push(
        tokenOf({ start, end: last, text: found, number: null, isSign, isTight }, speltToken(found)),
      )
    }
  }
  return tokens
}

/** The spellings of a word or a sign: «м 2» is «м2». Few words are most of what people type. */
const speltToken = remembering((found): Spelt => {
  const plain = plainWord(found.replaceAll(' ', '').replace('²', '2'))
  return { plain, own: ownSpelling(found, plain), sound: soundOf(plain), isLatin: isLatinWord(plain) }
})

/** «1,2,3 комнаты»: each digit is a number, parted by signs. */
function digitTokens(text: string, start: number): Token[] {
  return [...text].map((sign, at) =>
    numberToken(start + at, sign, at > 0, sign === ',' ? null : Number(sign)),
  )
}

/** «2 250 тыс» is a number of rooms before a sum of thousands, and no 2250 of them. */
function isTwoNumbers(text: string, found: string, end: number): boolean {
  return (
    /^\d[ \u00a0]\d{3}$/.test(found) && /^[ ]?(?:тыс|к|k|мың|мын|thousand)/i.test(text.slice(end, end + 10))
  )
}

/** A token of digits, or the comma that parts them, which has no value. */
function numberToken(start: number, text: string, isTight: boolean, number: number | null): Token {
  return tokenOf(
    { start, end: start + text.length, text, number, isSign: number === null, isTight },
    { plain: text, own: text, sound: text, isLatin: false },
  )
}
