export type SentPart = {
  name: string
  content: string | Uint8Array
  /** Left out, the part is a field and no file. */
  filename?: string
  type?: string
}

/** The beginning of a boundary: two hyphens behind it end a form for who takes it for the whole. */
export const boundaryBeginning = 'x-boundary'

export const boundary = `${boundaryBeginning}--x`

/** A multipart body as sent over the network, with any names for its parts. */
export function multipartBody(parts: readonly SentPart[]): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
}

/** A posted form with a multipart body. */
export function multipartPost(body: BodyInit, of = `multipart/form-data; boundary=${boundary}`): RequestInit {
  // A body that is a stream needs `duplex`, which the browser's type of these options does not know.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'Content-Type': of },
    duplex: 'half',
  }
  return init
}
