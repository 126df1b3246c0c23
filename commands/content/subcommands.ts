import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { staffText } from '#domain/staff/staff-text.ts'
import { type ContentContext, commandNamed, UsageError } from '../command-context.ts'
import { check } from './check.ts'
import { draft } from './draft-redirects.ts'
import { importFolder } from './import-folder.ts'
import { publish } from './publish.ts'
import { toRecords } from './records.ts'
import { printTexts } from './texts.ts'
import { upgrade } from './upgrade.ts'

/** The options of a command, or why they mean nothing. */
function optionsOf<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    if (parsed.positionals.length > 1) throw new Error(staffText('too many arguments'))
    return { values: parsed.values, folder: parsed.positionals[0] }
  } catch (error) {
    throw new UsageError(faultOf(error))
  }
}

/** Node says it in English, and names the option in quotes. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const option = /'(-[^' ]*)/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return staffText('there is no option {option}', { option })
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return staffText('the value of {option} is missing, or it takes none', { option })
  return message
}

/** Each command reads its options first and then returns its work; the work returns whether all went well. */
const commands = {
  check(args: string[]) {
    const { folder } = optionsOf(args, {})
    return (context: ContentContext) => check(context, folder ?? context.env.CONTENT_DIR)
  },

  import(args: string[]) {
    const options = {
      'dry-run': { type: 'boolean' },
      'remove-projects': { type: 'boolean' },
      'another-company': { type: 'boolean' },
    } as const
    const { values, folder } = optionsOf(args, options)
    return (context: ContentContext) =>
      importFolder(context, folder ?? context.env.CONTENT_DIR, {
        dryRun: values['dry-run'] ?? false,
        removeProjects: values['remove-projects'] ?? false,
        anotherCompany: values['another-company'] ?? false,
      })
  },

  publish(args: string[]) {
    const { values, folder } = optionsOf(args, { again: { type: 'boolean' } } as const)
    if (folder !== undefined)
      throw new UsageError(staffText('publish takes no folder: it publishes CONTENT_DIR.'))
    return (context: ContentContext) => publish(context, { again: values.again ?? false })
  },

  texts(args: string[]) {
    const { folder: word = '' } = optionsOf(args, {})
    return (context: ContentContext) => printTexts(context, context.env.CONTENT_DIR, word)
  },

  upgrade(args: string[]) {
    const { values, folder } = optionsOf(args, { 'dry-run': { type: 'boolean' } } as const)
    return (context: ContentContext) =>
      upgrade(context, folder ?? context.env.CONTENT_DIR, { dryRun: values['dry-run'] ?? false })
  },

  records(args: string[]) {
    const { folder } = optionsOf(args, {})
    return (context: ContentContext) => toRecords(context, folder ?? context.env.CONTENT_DIR)
  },

  redirects(args: string[]) {
    const options = { 'from-sitemap': { type: 'string' }, private: { type: 'boolean' } } as const
    const { values, folder } = optionsOf(args, options)
    const { 'from-sitemap': sitemap, private: isPrivate = false } = values
    if (sitemap === undefined)
      throw new UsageError(staffText('--from-sitemap names the sitemap of the old site.'))
    return (context: ContentContext) =>
      draft(context, folder ?? context.env.CONTENT_DIR, { sitemap, isPrivate })
  },
}

/** @throws UsageError when the command is unknown, or its options are invalid */
export function parseSubcommand(name: string, args: string[]): (context: ContentContext) => Promise<boolean> {
  return commandNamed(commands, name)(args)
}
