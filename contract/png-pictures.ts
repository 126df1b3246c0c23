const shape = /^(\/media\/(?:[\w-]+\/)*[\w-]+\.(?:svg|webp|avif))\.png$/

/**
 * The address of a drawing or a picture of ours as PNG, which every portal reads: many refuse SVG, WebP and AVIF. One
 * that is not a file of ours in these forms keeps its address.
 */
export function pngPath(path: string): string {
  const png = `${path}.png`
  return shape.test(png) ? png : path
}

/** The picture whose PNG is wanted; null for every other address. */
export function sourceOfPng(path: string): string | null {
  return shape.exec(path)?.[1] ?? null
}
