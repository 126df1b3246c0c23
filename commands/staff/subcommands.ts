import { parseArgs } from 'node:util'
import { staffText } from '#domain/staff/staff-text.ts'
import { staffName } from '#staff/staff-name.ts'
import { type ContentContext, UsageError } from '../command-context.ts'
import { momentOption } from '../leads/filter-options.ts'
import { addUser, listUsers, removeUser } from './users.ts'
import { printLooks } from './looks.ts'

type Work = (context: ContentContext) => Promise<boolean>

/** @throws UsageError when the words mean nothing */
export function parseStaffCommand(name: string, args: string[]): Work {
  switch (name) {
    case 'add': {
      const user = nameIn(args)
      return (context) => addUser(context, user)
    }
    case 'remove': {
      const user = nameIn(args)
      return (context) => removeUser(context, user)
    }
    case 'list':
      optionsOf(args, {}, 0)
      return listUsers
    case 'looks': {
      const { values } = optionsOf(args, { since: { type: 'string' }, name: { type: 'string' } }, 0)
      const filter = {
        ...(values.since === undefined ? {} : { since: momentOption(values.since) }),
        ...(values.name === undefined ? {} : { name: checkedName(values.name) }),
      }
      return (context) => printLooks(context, filter)
    }
    default:
      throw new UsageError(
        staffText('Unknown command «{name}». Available: {names}.', {
          name,
          names: 'add, remove, list, looks',
        }),
      )
  }
}

function optionsOf<T extends Record<string, { type: 'string' }>>(
  args: string[],
  options: T,
  positionals: number,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true })
    if (parsed.positionals.length > positionals) throw new Error(staffText('too many arguments'))
    return parsed
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function nameIn(args: string[]): string {
  const { positionals } = optionsOf(args, {}, 1)
  return checkedName(positionals[0] ?? '')
}

function checkedName(text: string): string {
  const name = staffName(text)
  if (name !== null) return name
  throw new UsageError(
    staffText('A name has up to 64 letters, digits and the signs . _ @ -, and «{text}» is none.', { text }),
  )
}
