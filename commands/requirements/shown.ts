import type { NamedTest } from './named-tests.ts'
import type { Stated } from './stated.ts'

/** Tests of one file. */
export type TestFile = { file: string; tests: readonly NamedTest[] }

/** A requirement with the tests that show it. */
export type Shown = Stated & { tests: readonly { file: string; name: string }[] }

/**
 * The tests of each requirement, in the order of the list.
 * @throws Error for a number that the list does not have: a slip of the pen would look like a gap elsewhere.
 */
export function shownBy(stated: readonly Stated[], files: readonly TestFile[]): Shown[] {
  const tests = new Map(
    stated.map(({ number }) => [number, new Array<{ file: string; name: string }>()] as const),
  )
  for (const { file, tests: named } of files) {
    for (const { numbers, name } of named) {
      for (const number of new Set(numbers)) {
        const known = tests.get(number)
        if (known === undefined) throw new Error(`${file}: docs/requirements.md has no ${number}: ${name}`)
        known.push({ file, name })
      }
    }
  }
  return stated.map((each) => ({ ...each, tests: tests.get(each.number) ?? [] }))
}

/** Decisions are not: they say how a requirement is met, and may do without tests of their own. */
export function isRequirement({ number }: Stated): boolean {
  return number.startsWith('R')
}

/** Requirements without a test. */
export function gapsOf(shown: readonly Shown[]): Shown[] {
  return shown.filter((each) => isRequirement(each) && each.tests.length === 0)
}

/** A line per requirement, below it a line per test, files in a column of their own. */
export function tableOf(shown: readonly Shown[]): string {
  const width = Math.max(0, ...shown.flatMap(({ tests }) => tests.map(({ file }) => file.length)))
  return shown
    .map(({ number, text, tests }) => {
      const rows = tests.map(({ file, name }) => `      ${file.padEnd(width)}  ${name}\n`)
      return `${number.padEnd(4)}  ${text}\n${rows.join('')}${rows.length === 0 ? '      –\n' : ''}`
    })
    .join('')
}
