import { askRegistry } from './ask-registry.ts'
import { type Finding, findingsOf, isPressing, NoAnswer } from './findings.ts'
import { lockedPackages } from './lock-file.ts'

/** What an audit found, in words, and how its command ends: 0 nothing pressing, 1 something is, 2 nothing is known. */
export type Verdict = { code: 0 | 1 | 2; text: string }

/** Asks the registry about the packages of a folder and puts the answer into words. */
export async function audit(folder: string, env: NodeJS.ProcessEnv): Promise<Verdict> {
  const packages = lockedPackages(folder)
  try {
    const findings = findingsOf(await askRegistry(folder, env), packages)
    return { code: findings.some(isPressing) ? 1 : 0, text: wordsOf(findings, packages.length) }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const text = `The registry did not answer, so nothing is known about the ${packages.length} packages: ${error.message}.
Not every mirror answers audits. See npm config get registry, or run this where the public registry is reached.`
    return { code: 2, text }
  }
}

function wordsOf(findings: readonly Finding[], count: number): string {
  if (findings.length === 0) return `Nothing is known against any of the ${count} packages.`
  const lines = findings.map(
    ({ severity, name, ships, reasons }) =>
      `${severity.padEnd(8)}  ${ships ? 'site ' : 'tools'}  ${name}: ${reasons.join('; ')}`,
  )
  const pressing = findings.filter(isPressing).length
  const end =
    pressing === 0
      ? 'None of them is pressing: none is both high and part of the running site.'
      : `${pressing} of them in the running site ${pressing === 1 ? 'is' : 'are'} high or critical: update before the next release.`
  return [`${findings.length} of ${count} packages have known weaknesses:`, ...lines, end].join('\n')
}
