import sharp from 'sharp'
import { staffText } from '#domain/staff/staff-text.ts'
import { FileFault } from '../apart/file-fault.ts'

/** Whether a file begins as PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/**
 * The first page of a PDF as a picture on white. PDFium runs in WebAssembly, without scripts, files and network.
 *
 * @param longest pixels of its longer side
 * @throws FileFault where there is no page that can be drawn, as behind a password
 */
export async function firstPage(bytes: Uint8Array, longest: number): Promise<Uint8Array> {
  // Most pictures are none: they do not wait for it.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const library = await PDFiumLibrary.init()
  try {
    const page = (await library.loadDocument(bytes)).getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = longest / Math.max(originalWidth, originalHeight)
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new FileFault(staffText('is PDF whose first page cannot be drawn: {why}', { why }))
  }
}
