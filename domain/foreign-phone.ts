/**
 * Whether a text can only be the number of another country, or its beginning: `+1…`, `00…`, twelve to fifteen digits,
 * or a first digit that no area code of +7 has. `+8` may yet become `+8 701…`, by which people mean `8 701…`. What
 * begins with `00 7`, or with the 7 or 8 of a +7 number, is ours also where an extension or a digit too many follows.
 */
export function isForeignPhone(text: string): boolean {
  const bare = plainDigits(text).replace(/[^\d+]/g, '')
  if (bare.includes('+7') || bare.startsWith('007')) return false
  if (bare.startsWith('+')) return /^\+(?:[0-69]|8[0-68]|\d{12})/.test(bare)
  return /^[0125]/.test(bare) || (!text.includes('(') && /^(?!7|8[3-9])\d{12,15}$/.test(bare))
}

/** Keyboards of the far east have digits of their own width. */
export function plainDigits(text: string): string {
  return text.replace(/[０-９＋]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}
