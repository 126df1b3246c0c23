/** `npm run company -- new`: the content folder of a new company, by asking or by flags. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { safeError } from '#api/http/log.ts'
import { ContentError } from '#content/problem.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import type { Ask } from './company/collect.ts'
import { languageOf, parseNew } from './company/options.ts'
import { words } from './company/words.ts'
import { terminal, UsageError } from './command-context.ts'

const { print, say } = terminal()

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const language = languageOf(args, process.env['LC_ALL'] || process.env['LANG'] || '')
  const said = words[language]
  speakToStaff(language === 'en' ? 'en' : 'ru')
  const [name, ...rest] = args
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    await print(said.help)
    return name === undefined ? 2 : 0
  }
  if (name !== 'new') throw new UsageError(`Unknown command «${name}». Available: new.`)
  const asked = parseNew(rest)
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const [{ newCompany }, { Unanswered }, { parseEnv }, { mediaFolder }] = await Promise.all([
    import('./company/new-company.ts'),
    import('./company/collect.ts'),
    import('#server/env.ts'),
    import('#server/files/media-folder.ts'),
  ])
  const canAnswer = process.stdin.isTTY && process.stdout.isTTY && !asked.isQuiet
  const person = canAnswer ? personAt() : null
  try {
    await newCompany(asked, mediaFolder(parseEnv(process.env)), { print, ask: person?.ask ?? null }, language)
    return 0
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    say(`${error.message}\n${said.unmade}`)
    return 1
  } finally {
    person?.leave()
  }
}

/** The person at the terminal: Ctrl+D and Ctrl+C end the answers. */
function personAt(): { ask: Ask; leave: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const gone = new AbortController()
  lines.once('close', () => gone.abort())
  lines.once('SIGINT', () => lines.close())
  const ask: Ask = async (question) => {
    try {
      return await lines.question(question, { signal: gone.signal })
    } catch {
      return null
    }
  }
  return { ask, leave: () => lines.close() }
}

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) say(`${error.message}\nRun «npm run company -- --help» for usage.`)
  else console.error(error instanceof ContentError ? error.message : safeError(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
