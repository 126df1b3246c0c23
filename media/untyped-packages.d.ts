declare module 'subset-font' {
  /** A font with the given characters only; see the package's README for the options. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
      keepFeatures?: readonly string[]
      preserveNameIds?: readonly number[]
      glyphNames?: boolean
      noHinting?: boolean
      dropTables?: readonly string[]
    },
  ): Promise<Uint8Array>
}

declare module '@web-alchemy/fonttools/src/pyodide.js' {
  /** A Python in WebAssembly with fontTools loaded; everything comes from the package, nothing from the network. */
  export function preparePyodide(): Promise<{
    FS: { writeFile(path: string, data: Uint8Array | string): void; readFile(path: string): Uint8Array }
    runPython(code: string): unknown
  }>
}
