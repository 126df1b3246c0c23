import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Page } from 'playwright-core'

/** A folder of the browser's private file system takes the place of the one that a person would pick. */
export async function putInPlaceOfPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const picker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('content')
    Object.assign(globalThis, { showDirectoryPicker: picker })
  })
}

/** Fills that folder with what lies in one of the disk; the page must be one of the editor's host. */
export async function fillFolder(page: Page, folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const files = names.map((file) => [relative(folder, file), readFileSync(file, 'base64')] as const)
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory()
    const top = await root.getDirectoryHandle('content', { create: true })
    for (const [path, content] of files) {
      const parts = path.split('/')
      const name = parts.pop() ?? ''
      let place = top
      for (const part of parts) place = await place.getDirectoryHandle(part, { create: true })
      const file = await (await place.getFileHandle(name, { create: true })).createWritable()
      await file.write(Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0))
      await file.close()
    }
  }, files)
}

/** Copies that folder back over the one of the disk. @returns the paths of files that are other ones now */
export async function copyBack(page: Page, folder: string): Promise<string[]> {
  const files = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const found: [path: string, content: string][] = []
    const walk = async (place: FileSystemDirectoryHandle, above: string) => {
      for await (const [name, handle] of place.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) {
          await walk(handle, `${above}${name}/`)
          continue
        }
        if (!(handle instanceof FileSystemFileHandle)) continue
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        found.push([
          `${above}${name}`,
          btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')),
        ])
      }
    }
    await walk(await root.getDirectoryHandle('content'), '')
    return found
  })
  const changed: string[] = []
  const there = new Set(files.map(([path]) => path))
  for (const [path, content] of files) {
    const file = join(folder, path)
    const before = readSafely(file)
    if (before === content) continue
    changed.push(path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(content, 'base64'))
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name))
    if (!entry.isFile() || there.has(path)) continue
    changed.push(path)
    rmSync(join(folder, path))
  }
  return changed.toSorted()
}

function readSafely(file: string): string | null {
  try {
    return readFileSync(file, 'base64')
  } catch {
    return null
  }
}
