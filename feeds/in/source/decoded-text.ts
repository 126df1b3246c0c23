import { staffText } from '#domain/staff/staff-text.ts'
import { isAscii } from 'node:buffer'
import { FeedRefusal } from '../feed-refusal.ts'

/** Russian letters among all that are not ASCII, where a text is taken for Windows-1251; signs are the others. */
const leastRussian = 0.7

/** The number of bytes read to detect the encoding. */
const headSize = 1024

/**
 * The text of a feed, piece by piece, without byte order mark and blanks before it. The encoding follows from the
 * byte order mark, from the look of the first bytes, or from the XML declaration; else it is UTF-8, or Windows-1251
 * where the first letters beyond ASCII are Russian ones of it.
 *
 * @param onNote gets a warning where the encoding was guessed
 * @throws FeedRefusal when a byte does not belong to the encoding, or the encoding is unknown
 */
export async function* decodedText(
  bytes: AsyncIterable<Buffer>,
  onNote: (note: string) => void,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let waiting: Buffer = Buffer.alloc(0)
  let passed = 0
  let begun = false
  let isPlain = true
  const text = (piece: Buffer, isLast: boolean): string => {
    decoder ??= decoderOf(piece.subarray(0, headSize))
    if (isPlain && !isAscii(piece)) {
      isPlain = false
      if (decoder.encoding === 'utf-8' && isWindows1251(piece)) {
        onNote(
          staffText('the feed is not in UTF-8, and declares no other encoding; it was read as Windows-1251'),
        )
        decoder = new TextDecoder('windows-1251', { fatal: true })
      }
    }
    const decoded = decode(decoder, piece, isLast, passed)
    passed += piece.length
    if (begun) return decoded
    const beginning = decoded.replace(/^[\s\uFEFF]+/, '')
    begun = beginning !== ''
    return beginning
  }
  for await (const piece of bytes) {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece])
    if (decoder === null && waiting.length < headSize) continue
    yield text(waiting, false)
    waiting = Buffer.alloc(0)
  }
  yield text(waiting, true)
  if (!begun) throw new FeedRefusal(staffText('The feed is empty. Nothing was imported; download it again.'))
}

function decode(decoder: TextDecoder, piece: Buffer, isLast: boolean, passed: number): string {
  try {
    return decoder.decode(piece, { stream: !isLast })
  } catch {
    const name = decoder.encoding === 'utf-8' ? 'UTF-8' : decoder.encoding
    throw new FeedRefusal(
      staffText(
        'The text is broken: between bytes {from} and {to} it is not {encoding}. Ask the provider of the feed, or let it declare its encoding (<?xml version="1.0" encoding="windows-1251"?>).',
        { from: passed, to: passed + piece.length, encoding: name },
      ),
    )
  }
}

/** Whether bytes that hold the first letters beyond ASCII are Russian of Windows-1251 and no UTF-8, broken or not. */
function isWindows1251(piece: Buffer): boolean {
  // A letter that is cut at the end of the piece is no fault.
  const unicode = new TextDecoder('utf-8').decode(piece, { stream: true })
  const faults = unicode.match(/\uFFFD/g)?.length ?? 0
  if (faults === 0) return false
  const letters = unicode.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const cyrillic = new TextDecoder('windows-1251').decode(piece)
  const foreign = cyrillic.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const russian = cyrillic.match(/[а-яё]/giu)?.length ?? 0
  return letters < faults && russian >= foreign * leastRussian && !isKoi8(piece)
}

/** Russian letters, the frequent ones first. */
const byFrequency = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'

/** With fewer letters nobody can tell two encodings apart. */
const leastLetters = 10

/** Whether Russian is rather in KOI8-R, which has its letters in the same bytes as Windows-1251, in another order. */
function isKoi8(piece: Buffer): boolean {
  const letters = Buffer.from(piece.filter((byte) => byte < 0x80 || byte >= 0xc0))
  if (letters.filter((byte) => byte >= 0xc0).length < leastLetters) return false
  return strangeness(letters, 'koi8-r') < strangeness(letters, 'windows-1251')
}

/** How little a text looks like Russian: rare letters, and capitals in the middle of words. */
function strangeness(bytes: Buffer, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes)
  let sum = (text.match(/[а-я][А-Я]/gu)?.length ?? 0) * byFrequency.length
  for (const [letter] of text.matchAll(/[а-я]/giu)) sum += byFrequency.indexOf(letter.toLowerCase())
  return sum
}

function decoderOf(head: Buffer): TextDecoder {
  const encoding = encodingOf(head)
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new FeedRefusal(
      staffText('The feed has the unknown encoding «{encoding}». Ask the provider for UTF-8.', { encoding }),
    )
  }
}

function encodingOf(head: Buffer): string {
  const [first, second, third] = head
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(
    head.toString('latin1'),
  )?.[1]
  // Bytes that can be read here are not UTF-16, even if the declaration says so.
  return declared === undefined || /^utf-?16|^ucs-?2/i.test(declared) ? 'utf-8' : declared
}
