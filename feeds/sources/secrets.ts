import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { FeedRefusal } from '../in/feed-refusal.ts'
import { secretNames } from './secret-names.ts'

const fileName = 'secrets.env'
const longestFile = 64 * 1024

/** From the environment come only names that begin so: an editor must not send the secrets of the site elsewhere. */
const ofEnvironment = /^STOCK_/

/**
 * The values of the secrets that an address names, from `DATA_DIR/secrets.env`, else from the environment.
 *
 * @throws FeedRefusal when one is missing, or others than the owner may read the file
 */
export async function secretsOf(
  address: string,
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, string>> {
  const names = secretNames(address)
  if (names.length === 0) return new Map()
  const file = await secretsFile(join(dataDir, fileName))
  return new Map(
    names.map((name) => {
      const value = file[name] || (ofEnvironment.test(name) ? environment[name] : '') || ''
      if (value !== '') return [name, value]
      throw new FeedRefusal(
        `\${${name}} of stock.yaml has no value. Write «${name}=…» into ${fileName} of DATA_DIR; from the environment come only names that begin with STOCK_.`,
      )
    }),
  )
}

async function secretsFile(path: string): Promise<Record<string, string | undefined>> {
  let handle
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new FeedRefusal(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  try {
    const { mode, size } = await handle.stat()
    if ((mode & 0o077) !== 0) {
      throw new FeedRefusal(`Others may read ${path}, which holds secrets. Say «chmod 600 ${path}».`)
    }
    if (size > longestFile) throw new FeedRefusal(`${path} is too long for a list of secrets.`)
    return parseEnv(await handle.readFile('utf8'))
  } finally {
    await handle.close()
  }
}

/** A text without the values of these secrets, as they are and as an address writes them. */
export function withoutSecrets(text: string, values: ReadonlyMap<string, string>): string {
  let safe = text
  for (const [name, value] of values) {
    for (const written of [value, encodeURIComponent(value), encodeURI(value)]) {
      safe = safe.replaceAll(written, `\${${name}}`)
    }
  }
  return safe
}
