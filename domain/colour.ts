/** A colour by how it is seen (Oklab by hue, bottosson.github.io/posts/oklab). */
export type Lch = {
  /** From 0, black, to 1, white. */
  lightness: number
  /** 0 is grey; the strongest of a screen is about 0.3. */
  chroma: number
  /** In degrees. */
  hue: number
}

type Triple = readonly [number, number, number]

/** A colour as this module reads it: `#` and six lower-case hexadecimal digits. */
export const colourPattern = /^#[0-9a-f]{6}$/

/** Whether a text is a colour. */
export function isColour(text: string): boolean {
  return colourPattern.test(text)
}

/** Relative luminance from 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  return luminanceOf(linear(colour))
}

/** Contrast of two colours from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour as it is seen. */
export function lchOf(colour: string): Lch {
  const [r, g, b] = linear(colour)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const red = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(red, yellow),
    hue: (Math.atan2(yellow, red) * 180) / Math.PI,
  }
}

/** The colour of a hue with this luminance, and with the chroma asked for or the most that a screen has there. */
export function colourWith(asked: number, chroma: number, hue: number): string {
  for (let strength = chroma; strength > 0.0005; strength *= 0.95) {
    const made = atLuminance(asked, strength, hue)
    if (made.every((part) => part > -0.0005 && part < 1.0005)) return written(made)
  }
  return written([asked, asked, asked])
}

/** The linear parts that have this luminance: it grows with the lightness, so halving the way finds it. */
function atLuminance(asked: number, chroma: number, hue: number): Triple {
  let [low, high] = [0, 1]
  for (let step = 0; step < 30; step += 1) {
    const lightness = (low + high) / 2
    if (luminanceOf(parts({ lightness, chroma, hue })) < asked) low = lightness
    else high = lightness
  }
  return parts({ lightness: high, chroma, hue })
}

function parts({ lightness, chroma, hue }: Lch): Triple {
  const red = chroma * Math.cos((hue * Math.PI) / 180)
  const yellow = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * red + 0.2158037573 * yellow) ** 3
  const medium = (lightness - 0.1055613458 * red - 0.0638541728 * yellow) ** 3
  const short = (lightness - 0.0894841775 * red - 1.291485548 * yellow) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function luminanceOf([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(colour: string): Triple {
  const [r, g, b] = bytesOf(colour)
  return [linearOf(r), linearOf(g), linearOf(b)]
}

function linearOf(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Red, green and blue from 0 to 255. */
export function bytesOf(colour: string): Triple {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

function written(linearParts: Triple): string {
  return `#${linearParts.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(part: number): number {
  const inside = Math.min(1, Math.max(0, part))
  const encoded = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}
