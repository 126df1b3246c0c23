import sharp from 'sharp'
import { brandTokens, plainColours } from '#domain/brand-colours.ts'
import { luminance } from '#domain/colour.ts'

/** A point of a picture in percent, from its top left corner. */
type Point = { x: number; y: number }

/** WCAG 2.2: the contrast of text at least. */
const leastContrast = 4.5

/** Of the dark text of pages: the same for every company. */
const textLuminance = luminance(brandTokens(plainColours).ink)

/**
 * Screens and how the first screen of the home page looks on them (home.css): its size, the share of it that the words
 * may cover from its top left corner, and where the picture is cut when no point is given.
 */
const screens = [
  { width: 360, height: 560, words: { x: 1, y: 0.7 }, cut: { x: 29, y: 100 } },
  { width: 390, height: 726, words: { x: 1, y: 0.6 }, cut: { x: 29, y: 100 } },
  { width: 768, height: 880, words: { x: 0.75, y: 0.5 }, cut: { x: 46, y: 100 } },
  { width: 1280, height: 619, words: { x: 0.65, y: 0.55 }, cut: { x: 46, y: 100 } },
  { width: 1920, height: 929, words: { x: 0.6, y: 0.5 }, cut: { x: 46, y: 100 } },
  { width: 2560, height: 992, words: { x: 0.6, y: 0.5 }, cut: { x: 46, y: 100 } },
] as const

/**
 * Whether dark text can be read on the part of a picture where the home page has its title, on each screen: `light` where
 * some of that part is too dark for it. Light text gets a shade beneath it, on which it can be read over any picture (R702).
 *
 * @param picture its size, and its small copy as a data URI
 * @param focus the point that stays in view, where the record names one
 */
export async function textTone(
  { width, height, placeholder }: { width: number; height: number; placeholder: string },
  focus: Point | undefined,
): Promise<'dark' | 'light'> {
  const small = sharp(Buffer.from(placeholder.slice(placeholder.indexOf(',') + 1), 'base64'))
  const { data, info } = await small.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isDarkAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    const light = luminance(`#${data.subarray(at, at + 3).toString('hex')}`)
    return (light + 0.05) / (textLuminance + 0.05) < leastContrast
  }
  const hidesText = screens.some((screen) => {
    const { left, top, right, bottom } = wordsIn({ width, height }, screen, focus ?? screen.cut)
    for (let y = Math.floor(top * info.height); y < bottom * info.height; y += 1)
      for (let x = Math.floor(left * info.width); x < right * info.width; x += 1)
        if (isDarkAt(x, y)) return true
    return false
  })
  return hidesText ? 'light' : 'dark'
}

/** Where the words lie on a picture that covers a screen, in shares of the picture. */
function wordsIn(
  picture: { width: number; height: number },
  screen: (typeof screens)[number],
  cut: Point,
): { left: number; top: number; right: number; bottom: number } {
  const scale = Math.max(screen.width / picture.width, screen.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const left = ((width - screen.width) * cut.x) / 100
  const top = ((height - screen.height) * cut.y) / 100
  return {
    left: left / width,
    top: top / height,
    right: (left + screen.width * screen.words.x) / width,
    bottom: (top + screen.height * screen.words.y) / height,
  }
}
