import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Inks } from './inks.ts'
import { facesOf, type SiteFaces } from './site-faces.ts'

/** The files of fonts that documents have been written with. */
const fontFiles = new Set<string>()

// A document is made of its own texts and fonts: it reaches for no address and no other file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

/**
 * Writes a document; equal definitions with a fixed `creationDate` give equal bytes. pdfmake changes its input,
 * so every call gets a new definition (docs/decisions/016-documents.md).
 */
export function makePdf(
  definition: TDocumentDefinitions,
  inks: Inks,
  { display, text, strong }: SiteFaces = facesOf(undefined, null),
): Promise<Buffer> {
  for (const { path } of [display, text, strong]) fontFiles.add(path)
  pdfmake.setFonts({ Text: { normal: text.path, bold: strong.path }, Display: { normal: display.path } })
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
