import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '#domain/languages.ts'
import { UsageError } from '../command-context.ts'

/** Answers as the command line has them, not yet read. */
export type Flags = {
  name?: string
  'legal-name'?: string
  bin?: string
  main?: string
  accent?: string
  email?: string
  domain?: string
  city: readonly string[]
  phone: readonly string[]
}

export type NewCompany = {
  /** Null where the command line names none. */
  folder: string | null
  flags: Flags
  isQuiet: boolean
}

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true, default: [] as string[] } as const

/** @throws UsageError when the options mean nothing */
export function parseNew(args: string[]): NewCompany {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        language: text,
        name: text,
        'legal-name': text,
        bin: text,
        main: text,
        accent: text,
        email: text,
        domain: text,
        city: texts,
        phone: texts,
        yes: { type: 'boolean', default: false },
      },
    })
    if (positionals.length > 1) throw new Error(`one folder is made, not also «${positionals[1]}»`)
    const { language: _language, yes: isQuiet, ...flags } = values
    return { folder: positionals[0] ?? null, flags, isQuiet }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The language in which to speak: that of `--language`, else of the terminal (`ru_KZ.UTF-8`), else Russian.
 *
 * @param locale as LC_ALL or LANG name it
 * @throws UsageError for a language that the command does not speak
 */
export function languageOf(args: readonly string[], locale: string): Language {
  const at = args.findIndex((arg) => /^--language(=|$)/.test(arg))
  const asked = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1] ?? '')
  if (asked === undefined) {
    const known = locale.slice(0, 2).toLowerCase()
    return isLanguage(known) ? known : 'ru'
  }
  if (isLanguage(asked)) return asked
  throw new UsageError(`--language is ru, kk or en, not «${asked}»`)
}
