/** A test whose name begins with numbers of requirements or decisions. */
export type NamedTest = {
  numbers: readonly string[]
  /** The rest of its name as the source has it. */
  name: string
}

/** The numbers at the beginning of a name, one after another or with commas: `R66 R67 A5 `, `R204, R209 `. */
const beginning = /^((?:[RA]\d+,? )+)(.+)$/

/** A text of one line in quotes. Names of tests are in calls and in tables of cases, and some are templates. */
const quoted = /(['"`])((?:\\.|(?!\1).)+)\1/g

/**
 * The tests of a file that name a requirement. Commented tests do not count.
 * @throws Error for a range: `R1–R9` would claim requirements that the test does not show.
 */
export function namedTests(source: string): NamedTest[] {
  const lines = source.split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
  return lines.flatMap((line) =>
    Array.from(line.matchAll(quoted), ([, , text = '']) => text).flatMap((text) => {
      if (/^[RA]\d+ ?[-–—] ?[RA]?\d+ /.test(text)) {
        throw new Error(`names a range, write every number: ${text}`)
      }
      const [, numbers, name] = beginning.exec(text) ?? []
      return numbers === undefined || name === undefined
        ? []
        : [{ numbers: numbers.trim().split(/,? /), name: name.replaceAll(/\\(.)/g, '$1') }]
    }),
  )
}
