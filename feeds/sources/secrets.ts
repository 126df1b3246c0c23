import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { FeedRefusal } from '../in/feed-refusal.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { secretNames } from '#domain/secret-names.ts'

const fileName = 'secrets.env'
const longestFile = 64 * 1024

/**
 * The values of the secrets that an address of `stock.yaml` names.
 *
 * @throws FeedRefusal when one is missing, or others than the owner may read the file
 */
export async function secretsOf(
  address: string,
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, string>> {
  const names = secretNames(address)
  const values = await knownSecrets(names, 'STOCK_', dataDir, environment)
  const missing = names.find((name) => !values.has(name))
  if (missing === undefined) return values
  throw new FeedRefusal(
    staffText(
      'The secret {name} of stock.yaml has no value. Write «{name}=…» into secrets.env of DATA_DIR; from the environment come only names that begin with STOCK_.',
      { name: missing },
    ),
  )
}

/**
 * The values of secrets that a file of the content names, from `DATA_DIR/secrets.env`, else from the environment; those
 * without a value are left out. From the environment come only names that begin with `prefix`: an editor must not send
 * the secrets of the site elsewhere.
 *
 * @throws FeedRefusal when others than the owner may read the file
 */
export async function knownSecrets(
  names: readonly string[],
  prefix: 'STOCK_' | 'ROUTE_',
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const file = await secretsFile(join(dataDir, fileName))
  return new Map(
    names.flatMap((name) => {
      const value = file[name] || (name.startsWith(prefix) ? environment[name] : '') || ''
      return value === '' ? [] : [[name, value] as const]
    }),
  )
}

async function secretsFile(path: string): Promise<Record<string, string | undefined>> {
  let handle
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new FeedRefusal(
      staffText('{path} cannot be read ({code}).', {
        path,
        code: (error as NodeJS.ErrnoException).code ?? '',
      }),
    )
  }
  try {
    const { mode, size } = await handle.stat()
    if ((mode & 0o077) !== 0) {
      throw new FeedRefusal(
        staffText('Others may read {path}, which holds secrets. Say «chmod 600 {path}».', { path }),
      )
    }
    if (size > longestFile)
      throw new FeedRefusal(staffText('{path} is too long for a list of secrets.', { path }))
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
