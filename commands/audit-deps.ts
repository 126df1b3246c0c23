/** `npm run audit:deps`: what is known against the packages that we use, and under which licences they are. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/root.ts'
import { terminal } from './command-context.ts'
import { audit } from './packages/audit.ts'
import { licenceFile, licenceList } from './packages/licences.ts'
import { lockedPackages } from './packages/lock-file.ts'

const help = `Asks the package registry whether weaknesses are known in the packages of package-lock.json.

  npm run audit:deps                 the findings, the worst first
  npm run audit:deps -- --licences   writes docs/licences.json anew: every package with its licence

npm does the asking, at the registry of its settings (npm config get registry). Exit codes: 0 nothing pressing, 1 a high
or critical finding in what the running site contains, 2 the registry did not answer (nothing is known then), or the
invalid usage.
`

const { print, say } = terminal()

/** @returns the exit code */
async function run(args: readonly string[]): Promise<number> {
  if (args.length === 0) {
    const { code, text } = await audit(root, process.env)
    await print(`${text}\n`)
    return code
  }
  switch (args.join(' ')) {
    case '--help':
    case '-h':
      await print(help)
      return 0
    case '--licences':
      writeLicences()
      return 0
    default:
      say('npm run audit:deps knows no such word.\nRun «npm run audit:deps -- --help» for usage.')
      return 2
  }
}

function writeLicences(): void {
  const list = licenceList(lockedPackages(root), root)
  writeFileSync(join(root, licenceFile), `${JSON.stringify(list, null, 2)}\n`)
  say(`${licenceFile} is written. npm test says whether all of them are allowed.`)
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
