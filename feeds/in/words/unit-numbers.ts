/** Signs and words before a number that belong to no number: «кв. 114», «№ 114», «квартира №114». */
const before = /^(?:квартира|кв|пәтер|flat|apt|apartment|no|№|#)(?:[.\s:№#]+|(?=\d))/iu

/** How feeds say that a unit has no number. */
const none = /^(?:0+|[-–—]+|[?*]+|б\/?н|нет|n\/a)$/iu

/** The number of a flat without the word for it; parking spaces keep their sign, which belongs to their number (R111). */
export function plainFlatNumber(text: string): string {
  let number = text.trim()
  for (let last = ''; last !== number;) {
    last = number
    number = number.replace(before, '').trim()
  }
  return none.test(number) ? '' : number
}

/** The number of a flat that an address or a description mentions: «…, кв. 48», «квартира 1017»; empty when none. */
export function numberInText(text: string): string {
  const found =
    /(?:^|[\s,;(])(?:кв\.|кв(?=\s*№?\s*\d)|квартира|квартиры|квартиру|пәтер|apt\.?|flat)\s*(?:№|#|no\.?)?\s*(\d[\d\p{L}]{0,8}(?:\/\d{1,4})?)(?=[\s.,;:)]|$)(?![.,]\d|\s*(?:кв|м²|м2|м\s|sq|к\s|к\.|ком))/iu.exec(
      text,
    )
  const number = found?.[1] ?? ''
  return /^\d+(?:м|к|комн|-)/iu.test(number) ? '' : number
}

/** An address without the flat in it, so that all flats of a house share it; as long as a name may be. */
export function houseAddress(address: string): string {
  return address
    .replace(/[\s,;]*(?:кв\.?|квартира|пәтер)\s*№?\s*\d+[^\s,;]*\s*$/iu, '')
    .trim()
    .slice(0, 300)
}
