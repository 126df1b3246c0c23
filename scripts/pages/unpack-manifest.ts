/** What the router knows of a page. */
export type RouteEntry = {
  id: string
  parentId?: string
  path?: string
  module: string
  imports: string[]
  css: string[]
} & Partial<Record<string, unknown>>

/** The router's list of pages with every name of a file once. */
export type PackedManifest = {
  /** What is not about pages. */
  rest: Record<string, unknown>
  /** Names of facts, in the order of their bits. */
  flags: string[]
  /** Names of files in the folder of assets, by number, with spaces between; scripts without their ending. */
  files: string
  /** The facts that hold, the module, what it imports and its styles. */
  kinds: [facts: number, module: number, imports: number[], css: number[]][]
  /**
   * The root, then the pages of one language: the name without the language, the name of the parent (0: the root), the
   * path without the language (0: none), the number of the kind.
   */
  rows: [name: string, parent: string | 0, path: string | 0, kind: number][]
  /** Languages with what their addresses begin with. */
  languages: [language: string, prefix: string][]
}

/** In the page: the list as the router reads it. Sent as text: it may use nothing from outside of itself. */
export function unpackManifest({ rest, flags, files, kinds, rows, languages }: PackedManifest) {
  const names = files.split(' ').map((name) => `/assets/${name}${name.includes('.') ? '' : '.js'}`)
  const file = (number: number) => names[number] ?? ''
  const routes: Record<string, RouteEntry> = {}
  const add = (id: string, parentId: string | undefined, path: string | undefined, kind: number): void => {
    const [facts, module, imports, css] = kinds[kind] ?? [0, 0, [], []]
    routes[id] = {
      id,
      ...(parentId !== undefined && { parentId }),
      ...(path !== undefined && { path }),
      ...Object.fromEntries(flags.map((flag, bit) => [flag, ((facts >> bit) & 1) === 1])),
      module: file(module),
      imports: imports.map(file),
      css: css.map(file),
    }
  }
  const [root, ...pages] = rows
  if (root !== undefined) add(root[0], undefined, '', root[3])
  for (const [language, prefix] of languages) {
    for (const [name, parent, path, kind] of pages) {
      const full = path === 0 ? undefined : [prefix, path].filter(Boolean).join('/') || '/'
      add(`${language}.${name}`, parent === 0 ? 'root' : `${language}.${parent}`, full, kind)
    }
  }
  return { ...rest, routes }
}
