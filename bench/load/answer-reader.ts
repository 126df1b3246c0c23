/** The facts about a complete answer. `bytes` counts all of it, headers too. */
export type Answer = { status: number; bytes: number; isLast: boolean }

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Finds the end of HTTP/1.1 answers in the bytes of a connection, as cheaply as possible: the body is counted and
 * thrown away. Knows bodies by Content-Length and in chunks, and answers without one (204, 304).
 */
export class AnswerReader {
  #waiting: Buffer = Buffer.alloc(0)
  #status = 0
  #bytes = 0
  #isLast = false
  /** Bytes of the body, or of the chunk with its line end, that are still to come; null while a head is read. */
  #left: number | null = null
  #isChunked = false

  /** Takes the next bytes; returns the answer when this was its end. Only one request may be open. */
  take(piece: Buffer): Answer | null {
    this.#bytes += piece.length
    let at = 0
    const buffer = this.#waiting.length === 0 ? piece : Buffer.concat([this.#waiting, piece])
    this.#waiting = Buffer.alloc(0)
    if (this.#left === null) {
      const end = buffer.indexOf(endOfHead)
      if (end < 0) return this.#wait(buffer)
      this.#readHead(buffer.toString('latin1', 0, end))
      at = end + endOfHead.length
    }
    for (;;) {
      const part = Math.min(this.#left ?? 0, buffer.length - at)
      at += part
      this.#left = (this.#left ?? 0) - part
      if (this.#left > 0) return null
      if (!this.#isChunked) return this.#whole()
      const line = buffer.indexOf('\r\n', at)
      // The last chunk has no bytes, only the line end after it.
      if (line < 0) return this.#wait(buffer.subarray(at))
      const size = Number.parseInt(buffer.toString('latin1', at, line), 16)
      if (size === 0) this.#isChunked = false
      at = line + 2
      this.#left = size + 2
    }
  }

  #wait(rest: Buffer): null {
    this.#waiting = Buffer.from(rest)
    return null
  }

  #readHead(head: string): void {
    this.#status = Number(head.slice(9, 12))
    this.#isLast = /\r\nconnection: close/i.test(head)
    this.#isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    this.#left = this.#isChunked || this.#status === 204 || this.#status === 304 ? 0 : length
  }

  #whole(): Answer {
    const answer = { status: this.#status, bytes: this.#bytes, isLast: this.#isLast }
    this.#bytes = 0
    this.#left = null
    return answer
  }
}
