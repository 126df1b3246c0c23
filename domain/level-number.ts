/** A floor as it is written: levels below the ground with a minus sign, which a hyphen is not. */
export function levelNumber(floor: number): string {
  return floor < 0 ? `−${String(-floor)}` : String(floor)
}

/** A floor as people type it, null when it is none: below the ground with a hyphen, a minus or the dash that phones make of it. */
export function readLevel(text: string): number | null {
  const [, sign = '', digits] = /^([-−–]?)(\d{1,3})$/.exec(text.trim()) ?? []
  if (digits === undefined) return null
  return sign === '' ? Number(digits) : 0 - Number(digits)
}
