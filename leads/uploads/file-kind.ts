import { fileTypeFromBuffer } from 'file-type'
import { hasStream } from './compound-file.ts'
import { isAsLargeAsSaid } from './unpacked-size.ts'
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

/** How many times its size a document may have unpacked; a small one may always have `harmless` bytes, none more than `most`. */
const unpackedLimits = { times: 20, harmless: 10_000_000, most: 256 * 1024 * 1024 }

/** Parts that a document may have: one for each picture, and a few dozen more. */
const maxParts = 2_000

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
      return (await isWordPackage(file)) ? kinds.docx : null
    case 'cfb':
      return hasStream(file, 'WordDocument') ? kinds.doc : null
    default:
      return null
  }
}

/**
 * Parts of a Word document are in `word/`; one that would unpack to a multiple of any document is an attack, whether
 * it says so or lies about it (R417).
 */
async function isWordPackage(file: Buffer): Promise<boolean> {
  const entries = zipDirectory(file) ?? []
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  const { times, harmless, most } = unpackedLimits
  const limit = Math.min(Math.max(times * file.length, harmless), most)
  if (entries.length > maxParts || unpacked > limit) return false
  for (const entry of entries) if (!(await isAsLargeAsSaid(entry))) return false
  return entries.some(({ name }) => name.startsWith('word/'))
}
