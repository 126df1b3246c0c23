import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/root.ts'
import { testFiles } from '#scripts/test-files.ts'
import { namedTests } from './named-tests.ts'
import { type Shown, shownBy } from './shown.ts'
import { statedIn } from './stated.ts'

/** Tests of the command itself hold names as examples, which show nothing. */
const examples = 'commands/requirements/'

/** The list and all tests of this project. */
export function readProject(): Shown[] {
  const files = [...testFiles('unit'), ...testFiles('e2e')]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(examples))
    .map((file) => ({ file, tests: testsOf(file) }))
  return shownBy(statedIn(read('docs/requirements.md')), files)
}

function testsOf(file: string) {
  try {
    return namedTests(read(file))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
