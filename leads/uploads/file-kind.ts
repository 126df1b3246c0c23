import { fileTypeFromBuffer } from 'file-type'
import { hasStream } from './compound-file.ts'
import { zipDirectory } from './zip-directory.ts'

/** A kind of file that an application takes: its media type and the endings of its names, the usual one first. */
export type FileKind = { type: string; endings: readonly [string, ...string[]] }

const kinds = {
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  doc: { type: 'application/msword', endings: ['doc'] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  rtf: { type: 'application/rtf', endings: ['rtf'] },
  jpg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
} as const satisfies Record<string, FileKind>

/** Bytes that a document may have when it is unpacked. Ten packed megabytes of text and pictures stay far below. */
const mostUnpacked = 256 * 1024 * 1024

/**
 * The type of a file by its content, null for an unsupported one. Its name and the sender's content type are ignored.
 */
export async function fileKind(file: Buffer): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(file)
  switch (found?.ext) {
    case 'pdf':
    case 'rtf':
    case 'jpg':
      return kinds[found.ext]
    case 'docx':
      return isWordPackage(file) ? kinds.docx : null
    case 'cfb':
      return hasStream(file, 'WordDocument') ? kinds.doc : null
    default:
      return null
  }
}

/** Parts of a Word document are in `word/`; one that would unpack to a multiple of any document is an attack. */
function isWordPackage(file: Buffer): boolean {
  const entries = zipDirectory(file) ?? []
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  return entries.some(({ name }) => name.startsWith('word/')) && unpacked <= mostUnpacked
}
