/** A line of docs/security.md: one requirement of ASVS, and the measure that meets it. */
type SecurityLine = {
  id: string
  state: 'met' | 'as written' | 'partly met' | 'not met' | 'does not apply'
  text: string
  files: string[]
  tests: { file: string; name: string }[]
}

const states = {
  'As written:': 'as written',
  'Not met:': 'not met',
  'Partly:': 'partly met',
  'Does not apply:': 'does not apply',
} as const

/**
 * The lines that begin with a number in bold. A path in backquotes is a file; a text in «» behind a test file is the
 * name of a test in it, without the engine that it runs on.
 */
export function securityLines(page: string): SecurityLine[] {
  return page.split('\n').flatMap((line) => {
    const [, id, text] = /^- \*\*(\d+(?:\.\d+)+)\*\* (.+)$/.exec(line) ?? []
    if (id === undefined || text === undefined) return []
    const state = Object.entries(states).find(([words]) => text.includes(words))?.[1] ?? 'met'
    return [{ id, state, text, ...namesIn(text) }]
  })
}

function namesIn(text: string): Pick<SecurityLine, 'files' | 'tests'> {
  const files: string[] = []
  const tests: SecurityLine['tests'] = []
  for (const [, path, name] of text.matchAll(
    /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|json|yaml))`|«([^»]+)»/g,
  )) {
    if (path !== undefined) files.push(path)
    if (name !== undefined) tests.push({ file: files.at(-1) ?? '', name })
  }
  return { files, tests }
}

/**
 * The tests that the page names and that did not pass in a run, each with its line. Tests of files that were no part
 * of the run are not asked for. A test of two engines has their names behind its own.
 */
export function untriedClaims(
  page: string,
  run: { files: readonly string[]; passed: readonly string[] },
): string[] {
  return securityLines(page).flatMap(({ id, tests }) =>
    tests
      .filter(({ file }) => run.files.includes(file))
      .filter(({ name }) => !run.passed.some((passed) => passed === name || passed.startsWith(`${name} (`)))
      .map(({ file, name }) => `${id}: ${file} «${name}» did not pass`),
  )
}
