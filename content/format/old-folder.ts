import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isThere } from '../list-files.ts'
import { type FileName, readText } from '../source-file.ts'

/**
 * What an upgrade does to a folder, by path: the new text of a file, or null for a file or a folder that goes with all
 * that is in it.
 */
export type FolderChanges = Map<string, string | null>

/** A content folder on the way to the present format, with what was changed so far. Paths are those below it. */
export class OldFolder {
  readonly changes: FolderChanges = new Map()
  /** What a person should look at: a file and a sentence. */
  readonly notes: { file: string; message: string }[] = []
  readonly #folder: FileName

  constructor(folder: FileName) {
    this.#folder = folder
  }

  /** The names of what lies in one of its folders; none where there is no such folder. */
  names(folder: string): string[] {
    const path = join(this.#folder.path, folder)
    if (!isThere({ path, changes: this.changes })) return []
    return readdirSync(path).filter((name) => isThere({ path: join(path, name), changes: this.changes }))
  }

  /** The records of a folder: paths of files of YAML and JSON. */
  records(folder: string): string[] {
    return this.names(folder)
      .filter((name) => /\.(ya?ml|json)$/.test(name))
      .map((name) => `${folder}/${name}`)
  }

  /** The text of a file; null where there is none, or it cannot be read. */
  text(file: string): string | null {
    const path = join(this.#folder.path, file)
    const changed = this.changes.get(path)
    if (changed !== undefined) return changed
    return isThere({ path, changes: this.changes }) ? readText({ path, name: file }, []) : null
  }

  /** Writes the text of a file, where it is another one. */
  write(file: string, text: string): void {
    if (text !== this.text(file)) this.changes.set(join(this.#folder.path, file), text)
  }

  /** Takes a file or a folder away, where it is there. */
  remove(name: string): void {
    const path = join(this.#folder.path, name)
    if (!isThere({ path, changes: this.changes })) return
    for (const changed of this.changes.keys())
      if (changed.startsWith(`${path}${sep}`)) this.changes.delete(changed)
    this.changes.set(path, null)
  }

  note(file: string, message: string): void {
    this.notes.push({ file, message })
  }
}
