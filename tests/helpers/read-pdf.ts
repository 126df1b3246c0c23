import { inflateSync } from 'node:zlib'

export type ReadPdf = {
  title: string
  /** Language of the whole document, like `kk-KZ`. */
  language: string
  /** The text of each page. A letter that the font does not hold reads as U+0000. */
  pages: string[]
}

/** Reads the visible text of a PDF, as far as our own documents go. Throws where it finds none. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of source.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm))
    objects.set(id, body)
  const object = (id: string | undefined) => found(objects.get(id ?? ''), `object ${id}`)
  const catalog = found(
    [...objects.values()].find((body) => body.includes('/Type /Catalog')),
    'catalog',
  )
  const info = object(/\/Info (\d+) 0 R/.exec(source)?.[1])
  const titleObject = object(/\/Title (\d+) 0 R/.exec(info)?.[1])
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return {
    title: writtenText(titleObject),
    language: writtenText(found(/\/Lang (\(.*\))/.exec(catalog)?.[1], 'language')),
    pages: pages.map((page) => {
      const resources = object(/\/Resources (\d+) 0 R/.exec(page)?.[1])
      const letters = new Map<string, string[]>()
      for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const unicode = /\/ToUnicode (\d+) 0 R/.exec(object(id))?.[1]
        letters.set(name, lettersOf(stream(object(unicode))))
      }
      return shownText(stream(object(/\/Contents (\d+) 0 R/.exec(page)?.[1])), letters)
    }),
  }
}

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`The PDF has no ${name}`)
  return thing
}

function stream(body: string): string {
  const [head = '', ...rest] = body.split(/stream\n/)
  const packed = Buffer.from(rest.join('stream\n').replace(/\nend$/, ''), 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1')
}

/** The letter of every glyph, as the font's own table has it. */
function lettersOf(table: string): string[] {
  return [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, code = '']) => fromUtf16(Buffer.from(code, 'hex'))),
  )
}

function shownText(content: string, letters: ReadonlyMap<string, string[]>): string {
  let font: string[] = []
  let text = ''
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = found(letters.get(name), `font ${name}`)
    for (const [glyph] of (shown ?? '').matchAll(/(?<=<[0-9a-f]*)[0-9a-f]{4}/g))
      text += font[parseInt(glyph, 16)] ?? '\0'
  }
  return text
}

/** A string in round brackets: plain, or UTF-16 after a byte order mark. */
function writtenText(literal: string): string {
  const raw = literal.slice(1, -1).replace(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign)
  return raw.startsWith('\u00fe\u00ff') ? fromUtf16(Buffer.from(raw.slice(2), 'latin1')) : raw
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function fromUtf16(bigEndian: Buffer): string {
  return Buffer.from(bigEndian).swap16().toString('utf16le')
}
