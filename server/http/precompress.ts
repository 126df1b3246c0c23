import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType } from './content-types.ts'
import { isCompressible } from './encodings.ts'

/** Below this many bytes packing gains nothing. */
const smallest = 1024

/**
 * Puts `name.br` (brotli 11) and `name.gz` (gzip 9) beside every text file of a folder, so that the server packs no
 * file twice. Answers how many files it packed. Runs after the build.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && isCompressible(contentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const packed = await Promise.all(paths.map(packFile))
  return packed.filter(Boolean).length
}

async function packFile(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  if (bytes.byteLength < smallest) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  return true
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'build/client'
  console.log(`Packed ${await precompress(folder)} files of ${folder}`)
}
