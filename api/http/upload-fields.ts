import { E_TIMEOUT } from 'async-mutex'
import { uploadLimit } from '#contract/applications.ts'
import { fileLimit } from '#domain/resume-file.ts'
import { fileKind } from '#leads/uploads/file-kind.ts'
import { UploadsFull } from '#leads/uploads/folder-room.ts'
import { BodyBroken, BodyTooLong, type IncomingFile, type Uploads } from '#leads/uploads/uploads.ts'
import { Failure } from './failures.ts'
import { boundaryOf, partsOf, textOf } from './multipart.ts'
import { bodyLimit, type Fields, storableFields, tickedFields } from './request-fields.ts'

/** A multipart form: its texts and the one file that it may have. */
export type Upload = {
  fields: Fields
  file: IncomingFile | null
  /** A file was there, too large, empty, of another kind than the form takes, or more than one. */
  refused: boolean
}

const tooLarge = () => new Failure(413, 'validation.body')
/** Nothing but a file makes a form that long: the field says so, without a look at the rest. */
const fileTooLarge = (fileField: string) =>
  new Failure(413, 'validation.failed', { [fileField]: ['validation.file'] })
const unreadable = () => new Failure(400, 'validation.body')

/**
 * Reads a multipart form with a file in the field `fileField`. A file without name and content counts as missing:
 * browsers send it for an unused field. Several are refused, since none may be lost silently; files in
 * other fields are passed over. Nothing that the sender says about the file is believed.
 * The caller has to keep or remove the file of the result.
 *
 * Refuses with 413 above the limits, 400 for a body that does not match its content type or breaks off, 503 when the
 * disk, its ceiling, a crowd of other uploads or those of the same address do not let it through.
 */
export async function readUpload(
  request: Request,
  uploads: Uploads,
  fileField: string,
  address: string,
): Promise<Upload> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (boundary === null || request.body === null) throw unreadable()
  if (Number(request.headers.get('content-length') ?? 0) > uploadLimit) throw fileTooLarge(fileField)
  try {
    return await uploads.takeBody(address, request.body, uploadLimit, async (whole) => {
      const { fields, file, several } = readParts(whole, boundary, fileField)
      if (several) return { fields, file: null, refused: true }
      if (file === null) return { fields, file, refused: false }
      const kind = file.content.length > fileLimit ? null : await fileKind(file.content)
      if (kind === null) return { fields, file: null, refused: true }
      return { fields, file: await uploads.takeFile(file.content, kind, file.name), refused: false }
    })
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof BodyTooLong) throw fileTooLarge(fileField)
    if (error instanceof BodyBroken) throw unreadable()
    // The folder's measurement has logged that it is full.
    if (error === E_TIMEOUT || error instanceof UploadsFull) throw new Failure(503, 'feedback.unavailable')
    throw new Failure(503, 'feedback.unavailable', undefined, { cause: error })
  }
}

type SentFile = { name: string; content: Buffer }

function readParts(
  whole: Buffer,
  boundary: string,
  fileField: string,
): { fields: Fields; file: SentFile | null; several: boolean } {
  const texts: [string, string][] = []
  let textBytes = 0
  let file: SentFile | null = null
  let several = false
  if (whole.length === 0) throw unreadable()
  try {
    for (const part of partsOf(whole, boundary)) {
      const { name, filename = '' } = part
      if (name === fileField) {
        if (part.size === 0 && filename === '') continue
        several ||= file !== null
        file ??= { name: filename, content: Buffer.concat(part.content) }
      } else if (name !== undefined && part.isText) {
        textBytes += part.size
        if (textBytes > bodyLimit) throw tooLarge()
        texts.push([name, textOf(part)])
      }
    }
  } catch (error) {
    throw error instanceof Failure ? error : unreadable()
  }
  return { fields: tickedFields(storableFields(Object.fromEntries(texts))), file, several }
}
