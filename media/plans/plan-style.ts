/** The palette of the drawings: the site's ink and tints (design language §3), nothing else. */
export const planInk = '#14211f'
export const planInkSoft = '#45534f'
export const planHairline = '#93a09c'
export const planDimension = '#5f6c68'
const wetFloor = '#e1ebe8'
const outdoorFloor = '#f3f5f3'
const roomFloor = '#fff'

/** Every drawing has the proportions of the frame pages show it in, so changing one for another moves nothing. */
export const planRatio = 24 / 19

/** Floors under water are tinted, loggias and terraces take the page's grey, rooms stay white. */
export function floorColour(roomType: string): string {
  if (['bath', 'shower', 'wc', 'laundry'].includes(roomType)) return wetFloor
  return ['log', 'terr'].includes(roomType) ? outdoorFloor : roomFloor
}
