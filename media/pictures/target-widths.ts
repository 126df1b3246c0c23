import { pictureWidths } from '../settings.ts'

/**
 * The widths to make from an original, in pixels, smallest first. Nothing is enlarged; the original's own width
 * closes the list when it is clearly larger than the last step (1600 → 480, 768, 1200, 1600). No page asks for more
 * than the largest step.
 */
export function targetWidths(original: number): number[] {
  const widths: number[] = pictureWidths.filter((width) => width <= original)
  if (widths.length < pictureWidths.length && original >= (widths.at(-1) ?? 0) * 1.1) widths.push(original)
  return widths
}
