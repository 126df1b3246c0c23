import { type BrandColours, brandTokens } from '#domain/brand-colours.ts'

export type Inks = ReturnType<typeof inksOf>

/** The pages' own colours by what documents and preview pictures do with them. */
export function inksOf(colours: BrandColours) {
  const tokens = brandTokens(colours)
  return {
    text: tokens.ink,
    quiet: tokens['ink-2'],
    faint: tokens['ink-3'],
    line: tokens.line,
    edge: tokens['line-strong'],
    ground: tokens.mist,
    mark: tokens.spruce,
  }
}
