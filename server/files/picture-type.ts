/** What a file may be, by its first bytes: pictures, and the fonts and documents of a company. */
const beginnings: readonly (readonly [type: string, isIt: (beginning: string) => boolean])[] = [
  ['image/jpeg', (beginning) => beginning.startsWith('\xFF\xD8\xFF')],
  ['image/png', (beginning) => beginning.startsWith('\x89PNG\r\n\x1A\n')],
  ['image/gif', (beginning) => /^GIF8[79]a/.test(beginning)],
  ['image/webp', (beginning) => /^RIFF[^]{4}WEBP/.test(beginning)],
  ['image/avif', (beginning) => /^[^]{4}ftypavi[fs]/.test(beginning)],
  ['image/svg+xml', isDrawing],
  ['application/pdf', (beginning) => beginning.startsWith('%PDF-')],
  ['font/woff2', (beginning) => beginning.startsWith('wOF2')],
]

/** How much of a file is looked at: a drawing may begin with a comment. Bytes. */
const most = 1024

/** The media type of a file by its content, whatever its name and its sender say; null for any that is not shown. */
export function pictureType(bytes: Uint8Array): string | null {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, most)).toString(
    'latin1',
  )
  return beginnings.find(([, isIt]) => isIt(beginning))?.[0] ?? null
}

/** A drawing may say things of itself before it begins. */
function isDrawing(beginning: string): boolean {
  const start = beginning.search(/<svg[\s/>]/)
  const before = beginning.slice(0, Math.max(0, start))
  return (
    start >= 0 &&
    before.replaceAll(/<\?[^?]*\?>|<!--[^]*?-->|<!DOCTYPE svg[^>]*>|\xEF\xBB\xBF/gi, '').trim() === ''
  )
}
