/** `npm run staff -- add | remove | list | looks`: who may open the page for sales, and who has looked at what. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { safeError } from '#api/http/log.ts'
import { speakToStaff, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { parseEnv } from '#server/env.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { StartError } from '#server/start-error.ts'
import { BadUsersFile } from '#staff/login/users-file.ts'
import { terminal, UsageError } from './command-context.ts'
import { staffHelp } from './staff/help.ts'

/** @returns the exit code: 0 all went well, 1 something is wrong, 2 invalid usage */
async function run(args: string[]): Promise<number> {
  speakToStaff(staffLanguageOf(process.env))
  const { print, say } = terminal()
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(staffHelp[staffLanguage()])
    return name === undefined ? 2 : 0
  }
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const { parseStaffCommand } = await import('./staff/subcommands.ts')
  const work = parseStaffCommand(name, rest)
  return (await work({ env: parseEnv(process.env), print, say })) ? 0 : 1
}

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError)
    console.error(`${error.message}\n${staffText('Run «npm run staff -- --help» for usage.')}`)
  else if (error instanceof StartError || error instanceof BadUsersFile) console.error(error.message)
  else console.error(safeError(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
