/** A floor as it is written: levels below the ground with a minus sign, which a hyphen is not. */
export function levelNumber(floor: number): string {
  return floor < 0 ? `−${String(-floor)}` : String(floor)
}
