import { Mutex } from 'async-mutex'
import type { SpoolFile, SpoolFolder } from './spool-folder.ts'

/** Writes lines into files of this process alone, one file at a time. */
export type SpoolWriter = {
  /** Resolves with the name of the file when the line is on disk. Lines that come together share one write. */
  append(line: string): Promise<string>
  /** Ends the file that is being written, if there is one; the next line begins another. */
  endFile(): Promise<void>
}

/** @param ended gets the name of every file that is closed for writing */
export function spoolWriter(
  folder: SpoolFolder,
  newName: () => string,
  ended: (name: string) => void,
): SpoolWriter {
  let current: { name: string; file: SpoolFile } | null = null
  let batch: { lines: string[]; written: Promise<string> } | null = null
  const mutex = new Mutex()

  async function begin() {
    const name = newName()
    return { name, file: await folder.create(name) }
  }

  async function end(): Promise<void> {
    if (current === null) return
    const { name, file } = current
    current = null
    ended(name)
    // Acknowledged lines are on disk already; an error of closing changes nothing.
    await file.close().catch(() => {})
  }

  async function write(text: string): Promise<string> {
    for (;;) {
      current ??= await begin()
      try {
        await current.file.append(text)
        if (await current.file.isInPlace()) return current.name
      } catch (error) {
        // The file may end with half a line now, and after a failed fsync its state is unknown.
        await end()
        throw error
      }
      // Another process took the file over and may have read it to its end before this text was in it.
      await end()
    }
  }

  return {
    append(line) {
      if (batch === null) {
        const lines: string[] = []
        const written = mutex.runExclusive(() => {
          batch = null
          return write(lines.join(''))
        })
        batch = { lines, written }
      }
      batch.lines.push(line)
      return batch.written
    },
    endFile: () => mutex.runExclusive(end),
  }
}
