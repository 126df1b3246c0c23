/**
 * Whether a text can only be the number of another country, or its beginning: `+1…`, `00…`, twelve to fifteen digits.
 * `+8` may yet become `+8 701…`, by which people mean `8 701…`. A text that begins with `00 7`, or with the 7 or 8 of
 * a +7 number, is ours also where an extension or a digit too many follows. A first digit alone says nothing: the
 * mask takes it for the area code (A38).
 */
export function isForeignPhone(text: string): boolean {
  const bare = plainDigits(text).replace(/[^\d+]/g, '')
  if (bare.includes('+7') || bare.startsWith('007')) return false
  if (bare.startsWith('+')) return /^\+(?:[0-69]|8[0-68]|\d{12})/.test(bare)
  return bare.startsWith('00') || (!text.includes('(') && /^(?!7|8[3-9])\d{12,15}$/.test(bare))
}

/** Keyboards of the far east have digits of their own width. */
export function plainDigits(text: string): string {
  return text.replace(/[０-９＋]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}
