import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/**
 * Lines are written together, for a write of each would cost more than its request: at 8 KB, or after a tenth of a
 * second, and at the end of the process. A process that is killed takes its last tenth along.
 */
const batch = { bytes: 8 * 1024, ms: 100 } as const

/** What may wait while nothing takes it, in bytes; later lines are left out. */
const mostWaiting = 2 ** 20

/** How long the end of the process waits for a pipe whose reader is slow, in milliseconds. */
const patienceMs = 1_000

/** The two ways to write a file that is open, as `node:fs` has them. */
export type Output = {
  write(fd: number, bytes: Uint8Array, done: (error: Error | null, written: number) => void): void
  writeSync(fd: number, bytes: Uint8Array): number
}

/**
 * The lines of the log for a file, a pipe or a terminal. What cannot be written waits, since no log is worth the site:
 * a full disk stops neither a request nor the end of the process. When there is room again a line tells how many were
 * left out.
 */
export class LogLines implements DestinationStream {
  readonly #fd: number
  readonly #output: Output
  #lines: Buffer[] = []
  #waiting = 0
  #leftOut = 0
  /** What is written now, or was not taken. */
  #bytes: Uint8Array = Buffer.alloc(0)
  #isWriting = false
  #isTimed = false

  constructor(fd: number, output: Output = { write, writeSync }) {
    this.#fd = fd
    this.#output = output
    process.once('exit', () => this.end())
  }

  write(line: string): void {
    const bytes = Buffer.from(line)
    if (this.#waiting + bytes.length > mostWaiting) {
      this.#leftOut += 1
      return
    }
    this.#add(bytes)
    // What was not taken is tried again by the clock alone.
    if (this.#waiting >= batch.bytes && this.#bytes.length === 0) this.#flush()
    else this.#later()
  }

  /** Writes what waits before the process ends; what nothing takes is given up. */
  end(): void {
    // Bytes under way are written by their thread.
    let bytes: Uint8Array = Buffer.concat([...(this.#isWriting ? [] : [this.#bytes]), ...this.#lines])
    this.#lines = []
    const since = performance.now()
    while (bytes.length > 0) {
      try {
        bytes = bytes.subarray(this.#output.writeSync(this.#fd, bytes))
      } catch (error) {
        const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
        if (!isBusy || performance.now() - since > patienceMs) return
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
      }
    }
  }

  #add(bytes: Buffer): void {
    this.#lines.push(bytes)
    this.#waiting += bytes.length
  }

  #later(): void {
    if (this.#isTimed) return
    this.#isTimed = true
    setTimeout(() => {
      this.#isTimed = false
      this.#flush()
    }, batch.ms).unref()
  }

  #flush(): void {
    if (this.#isWriting) return
    if (this.#bytes.length === 0) {
      this.#bytes = Buffer.concat(this.#lines)
      this.#lines = []
    }
    if (this.#bytes.length === 0) return
    this.#isWriting = true
    this.#output.write(this.#fd, this.#bytes, (error, written) => {
      this.#isWriting = false
      if (error !== null) return this.#later()
      this.#waiting -= written
      this.#bytes = this.#bytes.subarray(written)
      if (this.#leftOut > 0) this.#tellLeftOut()
      if (this.#bytes.length > 0 || this.#waiting >= batch.bytes) this.#flush()
      else if (this.#waiting > 0) this.#later()
    })
  }

  #tellLeftOut(): void {
    const facts = { level: 'error', time: new Date().toISOString(), lines: this.#leftOut }
    this.#leftOut = 0
    const msg = 'lines of the log were left out: nothing took them'
    this.#add(Buffer.from(`${JSON.stringify({ ...facts, msg })}\n`))
  }
}
