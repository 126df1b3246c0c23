import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { minifySync } from 'vite'
import { z } from 'zod'
import { languagePrefix } from '#contract/pages.ts'
import { defaultLanguage, languages } from '#domain/languages.ts'
import { type PackedManifest, type RouteEntry, unpackManifest } from './unpack-manifest.ts'

const beginning = 'window.__reactRouterManifest='

/** Facts of a page that the router knows, in the order of the bits that stand for them. */
const flags = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
] as const

const routeEntry = z.strictObject({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  ...Object.fromEntries(flags.map((flag) => [flag, z.boolean()])),
  module: z.string(),
  imports: z.array(z.string()),
  css: z.array(z.string()),
})

const manifestSchema = z.looseObject({ routes: z.record(z.string(), routeEntry) })

type Manifest = z.infer<typeof manifestSchema>

/**
 * Writes the router's list of pages in the build anew in a quarter less bytes: every name of a file once, the pages of
 * one language, from which those of the others follow. Its address stays: it still follows from all that it says.
 */
export function packManifestFile(client: string): void {
  const [name, ...more] = globSync('assets/manifest-*.js', { cwd: client })
  if (name === undefined || more.length > 0) throw new Error(`no single list of pages in ${client}`)
  const file = join(client, name)
  writeFileSync(file, packedManifestScript(readFileSync(file, 'utf8')))
}

/** Refuses a list that would not come out of its packed form as it was. */
export function packedManifestScript(script: string): string {
  if (!script.startsWith(beginning)) throw new Error('the list of pages has another shape than known')
  const manifest = manifestSchema.parse(JSON.parse(script.slice(beginning.length).replace(/;\s*$/, '')))
  const packed = packedManifest(manifest)
  const again = unpackManifest(packed)
  const sameOrder = Object.keys(again.routes).join() === Object.keys(manifest.routes).join()
  if (!sameOrder || !isDeepStrictEqual(again, manifest)) {
    throw new Error('the pages of the languages differ by more than their addresses')
  }
  const code = `${beginning}(${unpackManifest.toString()})(${JSON.stringify(packed)})`
  return minifySync('manifest.js', code, { module: false }).code
}

function packedManifest({ routes, ...rest }: Manifest): PackedManifest {
  const files: string[] = []
  const numberOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const all = Object.values(routes) as RouteEntry[]
  const own = all.filter(({ id }) => id.startsWith(`${defaultLanguage}.`))
  const kinds: PackedManifest['kinds'] = []
  const row = ({
    id,
    parentId,
    path,
    module,
    imports,
    css,
    ...facts
  }: RouteEntry): PackedManifest['rows'][number] => {
    const bits = flags.reduce((sum, flag, bit) => sum + (facts[flag] ? 2 ** bit : 0), 0)
    const kind: PackedManifest['kinds'][number] = [
      bits,
      numberOf(module),
      imports.map(numberOf),
      css.map(numberOf),
    ]
    const found = kinds.findIndex((each) => isDeepStrictEqual(each, kind))
    const number = found === -1 ? kinds.push(kind) - 1 : found
    const isTop = parentId === undefined || parentId === 'root'
    return [
      nameOf(id),
      isTop ? 0 : nameOf(parentId),
      path === undefined ? 0 : path.replace(/^\/$/, ''),
      number,
    ]
  }
  const root = routes['root'] as RouteEntry | undefined
  if (root === undefined) throw new Error('the list of pages has no root')
  const rows = [row(root), ...own.map(row)]
  return {
    rest,
    flags: [...flags],
    files: files.map(shortName).join(' '),
    kinds,
    rows,
    languages: languages.map((language) => [language, languagePrefix(language).slice(1)]),
  }
}

/** A page's id without its language. */
function nameOf(id: string): string {
  return id.slice(id.indexOf('.') + 1)
}

/** `/assets/a-Xyz.js` as `a-Xyz`; other files keep their ending. */
function shortName(file: string): string {
  if (!file.startsWith('/assets/') || file.includes(' ')) throw new Error(`${file} is no file of the build`)
  return file.slice('/assets/'.length).replace(/\.js$/, '')
}
