/**
 * Whether a point is one: nothing in Kazakhstan lies at 0°, so a coordinate of 0 is missing, and half a point is none
 * (A41).
 */
export function isPlaced({ lat, lng }: { readonly lat: number; readonly lng: number }): boolean {
  return lat !== 0 && lng !== 0
}
