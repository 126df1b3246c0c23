import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The version whose script is known, and the SHA-256 of that script (decision 093). */
export const knownScript = {
  version: '0.221.1',
  hash: '2fc783907e1a4a70783f155cc28435c70b8f79792f2aab75e787984e84aa413a',
} as const

/** The folder of the installed package. */
export const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))))

type Change = { what: string; from: string; to: string }

const cdn = 'https://cdn.jsdelivr.net/fontsource/fonts'

/** What is another one in our copy of the script. Each piece stands in it exactly once. */
const changes: readonly Change[] = [
  {
    what: 'the font of texts',
    from: `${cdn}/source-sans-3:vf@5.3.0/latin-wght-normal.woff2`,
    to: '/files/source-sans-3.woff2',
  },
  {
    what: 'the font of code',
    from: `${cdn}/noto-mono@5.3.0/latin-400-normal.woff2`,
    to: '/files/noto-mono.woff2',
  },
  {
    what: 'the icons',
    from: `${cdn}/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2`,
    to: '/files/material-symbols-outlined.woff2',
  },
  {
    what: 'its words in other languages',
    from: 'https://unpkg.com/@sveltia/cms',
    to: '/vendor/@sveltia/cms',
  },
  { what: 'colours of code', from: 'https://unpkg.com/@shikijs', to: '/vendor/@shikijs' },
  { what: 'its own parts', from: 'https://unpkg.com/@sveltia/ui', to: '/vendor/@sveltia/ui' },
  { what: 'its libraries', from: 'https://unpkg.com/${e}', to: '/vendor/${e}' },
  // Without a forge there is no token to sign in with.
  {
    what: 'the way in by a token',
    from: 'p=k(()=>!R(s)&&R(i).auth_methods?.includes(`token`)===!1)',
    to: 'p=k(()=>R(i).repo===`folder/content`||!R(s)&&R(i).auth_methods?.includes(`token`)===!1)',
  },
  // A content folder need not be a git repository; the record of the company tells it from any other folder.
  {
    what: 'how it knows the folder',
    from: 'await n.getDirectoryHandle(`.git`)}catch(e){if(e.name===`TypeMismatchError`)await n.getFileHandle(`.git`);else throw e}',
    to: 'await n.getFileHandle(`company.yaml`)}catch(e){throw e}',
  },
]

/**
 * The script of the editor, with all that it loads from our own host.
 *
 * @throws Error where it is not the script that we know: its changes were not read by anybody
 */
export function patchedScript(
  source = readFileSync(join(packageFolder, 'dist/sveltia-cms.js'), 'utf8'),
): string {
  const hash = createHash('sha256').update(source).digest('hex')
  if (hash !== knownScript.hash)
    throw new Error(
      `The script of @sveltia/cms is not that of ${knownScript.version}, which editor/patched-script.ts knows: read what it loads from other hosts, then change the version and the hash there. Its SHA-256 is ${hash}.`,
    )
  return changes.reduce((script, { what, from, to }) => {
    const parts = script.split(from)
    if (parts.length !== 2)
      throw new Error(`The script of @sveltia/cms has ${what} ${parts.length - 1} times.`)
    return parts.join(to)
  }, source)
}
