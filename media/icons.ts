import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Icons for telephones and installed pages, in pixels; systems round the corners themselves. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
] as const

/**
 * The same for systems that cut icons to shapes of their own: nothing but a circle of four fifths is sure to stay
 * (W3C, Web Application Manifest, «maskable»), so the mark is smaller.
 */
const maskable = [
  { file: 'icon-maskable-192.png', size: 192 },
  { file: 'icon-maskable-512.png', size: 512 },
] as const

/** The file that browsers request by default. */
const oldIcon = { file: 'favicon.ico', size: 32 }

/** Writes the site's icons from one drawing. @returns the names of the files */
export async function makeIcons(drawing: URL, folder: URL): Promise<string[]> {
  const svg = await readFile(drawing, 'utf8')
  await writeFile(new URL('favicon.svg', folder), svg)
  const square = Buffer.from(svg.replace(' rx="4"', ''))
  for (const { file, size } of icons) await writeFile(new URL(file, folder), await draw(square, size))
  const smaller = Buffer.from(
    svg.replace(' rx="4"', '').replace('<path ', '<path transform="translate(3.2 3.2) scale(.8)" '),
  )
  for (const { file, size } of maskable) await writeFile(new URL(file, folder), await draw(smaller, size))
  await writeFile(
    new URL(oldIcon.file, folder),
    icoOf(await draw(Buffer.from(svg), oldIcon.size), oldIcon.size),
  )
  return ['favicon.svg', oldIcon.file, ...[...icons, ...maskable].map(({ file }) => file)]
}

/** Drawn at its final size, not enlarged: the drawing has 32 units, 72 of them to the inch by default. */
async function draw(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The old icon format is a directory of 22 bytes before a PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}
