import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes after brotli that a first visit of a page takes, by kind, and the files it loads. */
export type FirstLoad = {
  html: number
  css: number
  js: number
  fonts: number
  files: { path: string; kind: 'css' | 'js' | 'fonts'; bytes: number; text: string }[]
}

/**
 * Measures a page's first load without a browser: its HTML, its stylesheets, its scripts with everything that they
 * import at once, its preloaded fonts. Files count with brotli 11, as the build packs them; the HTML with quality 4,
 * as it is packed on demand.
 */
export async function firstLoad(address: string): Promise<FirstLoad> {
  const page = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
  const html = await page.text()
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href'),
    isOff: tag.includes(' disabled='),
  }))
  const paths = { css: new Set<string>(), js: new Set<string>(), fonts: new Set<string>() }
  for (const { rel, as, href, isOff } of links) {
    // The styles of a link that is off are in the page already, or in another file.
    if (rel === 'stylesheet' && !isOff) paths.css.add(href)
    if (rel === 'modulepreload') paths.js.add(href)
    if (rel === 'preload' && as === 'font') paths.fonts.add(href)
  }
  for (const [tag] of html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)) paths.js.add(attribute(tag, 'src'))
  for (const [, from = ''] of html.matchAll(/\b(?:import|from)\s*["'](\/[^"']+\.js)["']/g)) paths.js.add(from)

  const files: FirstLoad['files'] = []
  for (const kind of ['css', 'js', 'fonts'] as const) {
    // Iteration of a set includes members added meanwhile: the imports of the imports.
    for (const path of paths[kind]) {
      const response = await fetch(new URL(path, address), { headers: { 'Accept-Encoding': 'identity' } })
      if (!response.ok) throw new Error(`${path} answers ${response.status}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      const text = kind === 'fonts' ? '' : bytes.toString()
      files.push({ path, kind, bytes: kind === 'fonts' ? bytes.length : packed(bytes, 11), text })
      if (kind === 'js')
        for (const from of staticImports(text)) paths.js.add(new URL(from, new URL(path, address)).pathname)
    }
  }
  const sum = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0)
  return { html: packed(Buffer.from(html), 4), css: sum('css'), js: sum('js'), fonts: sum('fonts'), files }
}

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? ''
}

/** `import … from"./a.js"`, `import"./a.js"` and `export … from"./a.js"` of a bundled module. */
function staticImports(code: string): string[] {
  return [...code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^;"'`()]*["'](\.[^"']+\.js)["']/g)].map(
    ([, from = '']) => from,
  )
}

function packed(bytes: Buffer, quality: number): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
