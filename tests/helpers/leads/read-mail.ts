type Part = { type: string; filename: string | null; content: Buffer }

export type ReadMail = {
  /** Headers by their name in lower case, decoded. */
  headers: Readonly<Record<string, string>>
  /** The first part that is plain text. */
  text: string
  /** The first part that is HTML; empty without one. */
  html: string
  attachments: { filename: string; type: string; content: Buffer }[]
}

/** A letter as a mail program reads it: as much of MIME as our own letters need. */
export function readMail(raw: Buffer): ReadMail {
  const { headers } = split(raw)
  const parts = partsOf(raw)
  const first = (wanted: string) =>
    parts.find(({ type, filename }) => type === wanted && filename === null)?.content.toString() ?? ''
  return {
    headers,
    text: first('text/plain'),
    html: first('text/html'),
    attachments: parts.flatMap(({ filename, type, content }) =>
      filename === null ? [] : [{ filename, type, content }],
    ),
  }
}

function split(raw: Buffer): { headers: Record<string, string>; body: Buffer } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .subarray(0, end)
    .toString()
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())]
  })
  return { headers: Object.fromEntries(headers), body: raw.subarray(end + 4) }
}

function partsOf(raw: Buffer): Part[] {
  const { headers, body } = split(raw)
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary !== undefined) {
    return body
      .toString('latin1')
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(Buffer.from(part.slice(2), 'latin1')))
  }
  // A long name comes in numbered pieces (RFC 2231).
  const pieces = [
    ...(headers['content-disposition'] ?? '').matchAll(/filename(?:\*\d+)?\*?=(?:utf-8'')?"?([^";]+)"?/gi),
  ]
  const name = pieces.length === 0 ? undefined : pieces.map(([, piece]) => piece).join('')
  const content = decoded(body, headers['content-transfer-encoding'] ?? '7bit')
  const filename = name === undefined ? null : decodedWords(decodeURIComponent(name))
  return [{ type: type.split(';')[0] ?? '', filename, content }]
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body.toString().replace(/\r\n$/, ''))
  return quotedPrintable(body.toString('latin1').replaceAll(/=\r\n/g, '').replace(/\r\n$/, ''))
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}

/** `=?UTF-8?Q?=D0=90?=` and its neighbours as text. */
function decodedWords(text: string): string {
  return text.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/(?:=\?utf-8\?[QB]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind, value = '']) =>
      kind?.toUpperCase() === 'B'
        ? Buffer.from(value, 'base64')
        : quotedPrintable(value.replaceAll('_', ' ')),
    )
    return Buffer.concat(bytes).toString()
  })
}
