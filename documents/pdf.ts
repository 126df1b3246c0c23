import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Inks } from './inks.ts'

function font(file: string): string {
  return fileURLToPath(new URL(`fonts/${file}.ttf`, import.meta.url))
}

const fonts = {
  Text: { normal: font('golos-text-400'), bold: font('golos-text-600') },
  Display: { normal: font('site-display-340') },
}

const fontFiles: readonly string[] = [...Object.values(fonts.Text), ...Object.values(fonts.Display)]

// A document is made of its own texts and fonts: it reaches for no address and no other file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.includes(path))
pdfmake.setFonts(fonts)

/**
 * Writes a document; equal definitions with a fixed `creationDate` give equal bytes. pdfmake changes its input,
 * so every call gets a new definition (docs/decisions/016-documents.md).
 */
export function makePdf(definition: TDocumentDefinitions, inks: Inks): Promise<Buffer> {
  const document = pdfmake.createPdf({
    version: '1.7',
    pageSize: 'A4',
    displayTitle: true,
    ...definition,
    defaultStyle: {
      font: 'Text',
      fontSize: 9.5,
      lineHeight: 1.3,
      color: inks.text,
      ...definition.defaultStyle,
    },
  })
  return document.getBuffer()
}
