/** `npm run status`: the state of the site, for people, or for programs with --json. */
import { speakToStaff, type StaffLanguage, staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { parseEnv } from '#server/env.ts'
import { staffLanguageOf } from '#server/bootstrap/staff-language.ts'
import { runCommand, terminal, UsageError } from './command-context.ts'

const help: Readonly<Record<StaffLanguage, string>> = {
  en: `Site health.

  npm run status [-- --json]
      A table in plain words, problems first; with --json one JSON object (npm run --silent status -- --json
      prints nothing else). Changes nothing, and runs beside the site.

Exit code: 0 nothing needs attention, 1 something does, 2 invalid usage. Settings are those of the site:
DATA_DIR, DATABASE_URL and so on.
`,
  ru: `Как дела у сайта.

  npm run status [-- --json]
      Таблица простыми словами, сначала неполадки; с --json один объект JSON (npm run --silent status -- --json не
      печатает ничего другого). Ничего не меняет, сайт может работать.

Код выхода: 0 всё в порядке, 1 что-то требует внимания, 2 команда написана неверно. Настройки те же, что у сайта:
DATA_DIR, DATABASE_URL и другие.
`,
}

/** @returns the exit code */
async function run(args: readonly string[]): Promise<number> {
  speakToStaff(staffLanguageOf(process.env))
  const { print } = terminal()
  if (args.includes('--help') || args.includes('-h')) {
    await print(help[staffLanguage()])
    return 0
  }
  const unknown = args.find((arg) => arg !== '--json')
  if (unknown !== undefined)
    throw new UsageError(
      staffText('Unknown option «{name}». Available: {names}', { name: unknown, names: '--json' }),
    )
  const env = parseEnv(process.env)
  // Loaded here and not above, where the cache of compiled modules would come too late for them.
  const [{ look }, { statusTable }] = await Promise.all([
    import('#server/status/look.ts'),
    import('./status/table.ts'),
  ])
  const status = await look(env, new Date())
  await print(args.includes('--json') ? `${JSON.stringify(status)}\n` : statusTable(status))
  return status.alerts.length === 0 ? 0 : 1
}

await runCommand(() => staffText('Run «npm run status -- --help» for usage.'), run)
