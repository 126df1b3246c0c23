import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { contentFolder } from '#content/import/read-content.ts'
import { type Desk, UsageError } from '../leads/desk.ts'
import { check } from './check.ts'
import { importFolder } from './import-folder.ts'

/** What a verb of `npm run content` works with. */
export type Editor = Omit<Desk, 'db'>

/** The options of a verb, or why they mean nothing. */
function optionsOf<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    if (parsed.positionals.length > 1) throw new Error('too many arguments')
    return { values: parsed.values, folder: parsed.positionals[0] ?? contentFolder }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Each verb reads its options first and then says what it does; it answers whether all went well. */
const verbs = {
  check(args: string[]) {
    const { folder } = optionsOf(args, {})
    return (editor: Editor) => check(editor, folder)
  },

  import(args: string[]) {
    const options = { 'dry-run': { type: 'boolean' }, 'remove-projects': { type: 'boolean' } } as const
    const { values, folder } = optionsOf(args, options)
    return (editor: Editor) =>
      importFolder(editor, folder, {
        dryRun: values['dry-run'] ?? false,
        removeProjects: values['remove-projects'] ?? false,
      })
  },
}

/** @throws UsageError when there is no such verb, or its options mean nothing */
export function parseVerb(name: string, args: string[]): (editor: Editor) => Promise<boolean> {
  if (!Object.hasOwn(verbs, name)) {
    throw new UsageError(`Unknown command «${name}». Available: ${Object.keys(verbs).join(', ')}.`)
  }
  return verbs[name as keyof typeof verbs](args)
}
