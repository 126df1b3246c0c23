import type { SpoolFolder } from '#leads/spool/spool-folder.ts'

type File = { text: string; /** So much of the text outlives a power cut for sure. */ synced: number }

/** Lets others go on before it resolves; never resolves in a process that is dead. */
export type Step = (what: string) => Promise<void>

/**
 * A folder in memory that behaves as a disk does: a write is there in two halves before it is safe, a renamed file
 * can still be written through its handle, a power cut takes any part of the unsynced data.
 */
export class ModelDisk {
  readonly files = new Map<string, File>()
  readonly aside: string[] = []

  /** The folder as one process sees it, with a step before everything it does. */
  folder(step: Step): SpoolFolder {
    return {
      create: async (name) => {
        await step(`create ${name}`)
        const file: File = { text: '', synced: 0 }
        this.files.set(name, file)
        return {
          append: async (text) => {
            const half = text.length >> 1
            await step(`begin to write ${name}`)
            file.text += text.slice(0, half)
            await step(`end to write ${name}`)
            file.text += text.slice(half)
            await step(`sync ${name}`)
            file.synced = file.text.length
          },
          isInPlace: async () => {
            await step(`look at ${name}`)
            return this.files.get(name) === file
          },
          close: () => step(`close ${name}`),
        }
      },
      list: async () => {
        await step('list')
        return [...this.files.keys()].map((name) => ({ name, touchedAt: 0 }))
      },
      rename: async (from, to) => {
        await step(`rename ${from} to ${to}`)
        const file = this.files.get(from)
        if (file === undefined) return false
        this.files.delete(from)
        this.files.set(to, file)
        return true
      },
      read: async (name) => {
        await step(`read ${name}`)
        const file = this.files.get(name)
        return file === undefined ? null : Buffer.from(file.text)
      },
      remove: async (names) => {
        for (const name of names) {
          await step(`remove ${name}`)
          this.files.delete(name)
        }
      },
      setAside: async (line) => {
        await step('set aside')
        this.aside.push(line)
      },
    }
  }

  /** @param survives from 0 to 1: how much of the text that was not safe is there afterwards */
  cutPower(survives: number): void {
    for (const file of this.files.values()) {
      const atRisk = file.text.length - file.synced
      file.text = file.text.slice(0, file.synced + Math.floor(atRisk * survives))
    }
  }
}
