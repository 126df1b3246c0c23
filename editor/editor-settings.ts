import { z } from 'zod'
import type { Backend } from './config/config.ts'

/** What was set makes no sense; the message says what and how to set it. */
export class SettingError extends Error {}

const Port = z.coerce.number().int().min(0).max(65_535)
const Repo = z.string().regex(/^[\w.-]{1,100}(\/[\w.-]{1,100}){1,5}$/)
const Branch = z.string().regex(/^[\w./-]{1,200}$/)
const Folder = z.string().regex(/^([\w.-]{1,100}(\/[\w.-]{1,100}){0,9})?$/)
const AppId = z.string().regex(/^[\w.-]{1,200}$/)
const Forge = z.enum(['gitea', 'github', 'gitlab'])

const local = ['127.0.0.1', '::1', 'localhost']

/** A setting is a flag of the command, or else a variable of the environment. */
export const settings = {
  port: 'EDITOR_PORT',
  host: 'EDITOR_HOST',
  forge: 'EDITOR_FORGE',
  repo: 'EDITOR_REPO',
  branch: 'EDITOR_BRANCH',
  address: 'EDITOR_FORGE_ADDRESS',
  'app-id': 'EDITOR_APP_ID',
  folder: 'EDITOR_FOLDER',
} as const
type Setting = keyof typeof settings

export type EditorSettings = { readonly port: number; readonly host: string; readonly backend: Backend }

/**
 * Where the editor listens and where the content lies.
 *
 * @throws SettingError naming the setting and what it may be
 */
export function readEditorSettings(
  flags: Partial<Record<Setting, string>>,
  environment: Readonly<Record<string, string | undefined>>,
): EditorSettings {
  const given = (name: Setting) => flags[name] ?? environment[settings[name]] ?? ''
  const read = <Value>(name: Setting, schema: z.ZodType<Value>, may: string): Value => {
    const result = schema.safeParse(given(name))
    if (result.success) return result.data
    throw new SettingError(`--${name} (${settings[name]}) must be ${may}.`)
  }
  const port = given('port') === '' ? 3001 : read('port', Port, 'a whole number from 0 to 65535')
  const host = given('host') || '127.0.0.1'
  if (given('forge') === '') {
    const other = (Object.keys(settings) as Setting[]).find(
      (name) => !['port', 'host'].includes(name) && given(name) !== '',
    )
    if (other !== undefined)
      throw new SettingError(`--${other} (${settings[other]}) needs --forge: gitea, github or gitlab.`)
    if (!local.includes(host))
      throw new SettingError(
        'Without a forge the editor works on a folder of this machine, which browsers allow at 127.0.0.1 alone: leave out --host, or name --forge and --repo.',
      )
    return { port, host, backend: { kind: 'folder' } }
  }
  const kind = read('forge', Forge, 'gitea, github or gitlab')
  const appId = given('app-id') === '' ? null : read('app-id', AppId, 'the id that the forge shows')
  if (kind === 'github' && appId !== null)
    throw new SettingError(
      'GitHub has no sign-in of this kind: leave out --app-id, people sign in with a token.',
    )
  return {
    port,
    host,
    backend: {
      kind,
      repo: read('repo', Repo, 'like owner/name'),
      branch: given('branch') === '' ? 'main' : read('branch', Branch, 'the name of a branch'),
      address: given('address') === '' ? null : forgeAddress(given('address')),
      appId,
      folder: read('folder', Folder, 'a folder of the repository, like content'),
    },
  }
}

/** Accounts of staff go there: never without encryption, but on the same machine. */
function forgeAddress(text: string): string {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && local.includes(url.hostname))
  if (url === null || !isSafe || url.username + url.password + url.search + url.hash !== '')
    throw new SettingError(
      '--address (EDITOR_FORGE_ADDRESS) must be the address of the forge, like https://git.example.kz.',
    )
  return url.href.replace(/\/+$/, '')
}
