/** `npm run staff -- add | remove | list | looks`: who may open the page for sales, and who has looked at what. */
import { speakToStaff, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { parseEnv } from '#server/env.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { StartError } from '#server/start-error.ts'
import { BadUsersFile } from '#staff/login/users-file.ts'
import { runCommand, terminal } from './command-context.ts'
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

await runCommand(
  () => staffText('Run «npm run staff -- --help» for usage.'),
  run,
  (error) => error instanceof StartError || error instanceof BadUsersFile,
)
