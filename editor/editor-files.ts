import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languages } from '#domain/languages.ts'
import { readFontList } from '#media/fonts/font-list.ts'
import { knownScript, packageFolder, patchedScript } from './patched-script.ts'
import { russianWords } from './russian-words.ts'

type EditorFile = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> }

const script = 'text/javascript; charset=utf-8'
const json = 'application/json; charset=utf-8'

/** Fonts of the package by the beginning of their names, which end in a hash. */
const fonts = {
  'source-sans-3': 'source-sans-3-latin-wght-normal-BqRLTx4X.woff2',
  'noto-mono': 'noto-mono-latin-400-normal-DiC8lJru.woff2',
  'material-symbols-outlined': 'material-symbols-outlined-latin-wght-normal-_Z1IJPLg.woff2',
} as const

/** Libraries that the editor loads when it needs them: for dates in photos, listeners of a save, and pasted text. */
const libraries = [
  ['exifr', 'dist/lite.esm.mjs'],
  ['immutable', 'dist/immutable.es.js'],
  ['turndown', 'lib/turndown.browser.es.js'],
] as const

/**
 * Every file of the editor but its pages and its configuration, by address. Nothing else is served, and nothing comes
 * from another host.
 */
export function editorFiles(): ReadonlyMap<string, EditorFile> {
  const page = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')
  const files = new Map<string, EditorFile>([
    ['/sveltia-cms.js', { type: script, body: patchedScript() }],
    ['/before.js', { type: script, body: page('before.js') }],
    ['/start.js', { type: script, body: page('start.js') }],
    ['/check.js', { type: script, body: page('check.js') }],
    ['/kept-drafts.js', { type: script, body: page('kept-drafts.js') }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: page('page.css') }],
    ['/files/text.woff2', font(ownFont())],
    [
      `/vendor/@sveltia/cms@${knownScript.version}/locales/ru.json`,
      { type: json, body: JSON.stringify(russianWords()) },
    ],
    // Asked for at each start, to say that there is a newer version: that one needs another look at its script first.
    [
      '/vendor/@sveltia/cms/package.json',
      { type: json, body: JSON.stringify({ version: knownScript.version }) },
    ],
  ])
  for (const [name, file] of Object.entries(fonts))
    files.set(`/files/${name}.woff2`, font(join(packageFolder, 'npm/assets', file)))
  for (const [name, file] of libraries) {
    files.set(`/vendor/${name}@${askedVersion(name)}/${file}`, {
      type: script,
      body: readFileSync(join(folderOf(name), file), 'utf8'),
    })
  }
  return files
}

function font(path: string): EditorFile {
  return { type: 'font/woff2', body: new Uint8Array(readFileSync(path)) }
}

/** The project's font of texts has the letters of all three languages. */
function ownFont(): string {
  const file = readFontList()['golos-text']?.files[0]?.src
  if (file === undefined)
    throw new Error(`There is no font for ${languages.join(', ')}: npm run media -- fonts`)
  return join(import.meta.dirname, '../public', file)
}

/** The editor asks for the version that its makers name, whichever newer one is installed. */
function askedVersion(name: string): string {
  const own = readFileSync(join(packageFolder, 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(own) as { dependencies: Readonly<Record<string, string>> }
  return (dependencies[name] ?? '').replace(/^\^/, '')
}

/** Where a package lies that the editor brings along. */
function folderOf(name: string): string {
  let folder = dirname(createRequire(join(packageFolder, 'package.json')).resolve(name))
  while (!folder.endsWith(`node_modules/${name}`)) folder = dirname(folder)
  return folder
}
