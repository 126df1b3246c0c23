import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { outgoingLead } from '#database/leads/outgoing-leads.ts'
import { parsePhone } from '#domain/phone.ts'
import { adopt } from './adopt-database.ts'
import { type CommandContext, UsageError } from '../command-context.ts'
import { exportCsv } from './export.ts'
import { filterOf, filterOptions } from './filter-options.ts'
import { forget } from './forget.ts'
import { list } from './list.ts'
import { resend } from './resend.ts'
import { retention, sent } from './retention.ts'

/** The options of a command, or why they mean nothing. */
function optionsOf<T extends ParseArgsOptionsConfig>(args: string[], options: T, positionals = 0) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: positionals > 0 })
    if (parsed.positionals.length > positionals) throw new Error('too many arguments')
    return parsed
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Each command reads its options first and then returns its work; the work returns whether all went well. */
const commands = {
  list(args: string[]) {
    const { values } = optionsOf(args, { ...filterOptions, json: { type: 'boolean' } })
    const filter = filterOf(values)
    return async (context: CommandContext) => {
      await list(context, filter, values.json ?? false)
      return true
    }
  },

  export(args: string[]) {
    const options = { ...filterOptions, separator: { type: 'string', default: ';' } } as const
    const { values, positionals } = optionsOf(args, options, 1)
    const filter = filterOf(values)
    if (![';', ',', '\t'].includes(values.separator)) {
      throw new UsageError(`--separator takes ";" "," or a tab, not «${values.separator}»`)
    }
    return async (context: CommandContext) => {
      await exportCsv(context, filter, positionals[0] ?? null, values.separator)
      return true
    }
  },

  resend(args: string[]) {
    const options = {
      ...filterOptions,
      id: { type: 'string' },
      dead: { type: 'boolean' },
      wait: { type: 'string', default: '20' },
    } as const
    const { values } = optionsOf(args, options)
    const { id, wait } = values
    const filter = { ...filterOf(values), ...(id === undefined ? {} : { id }) }
    if (!/^\d{1,5}$/.test(wait)) throw new UsageError(`--wait takes whole seconds, not «${wait}»`)
    return async (context: CommandContext) => {
      if (id !== undefined && (await outgoingLead(context.db, id)) === null) {
        throw new UsageError(`There is no request ${id}`)
      }
      return resend(context, { filter, deadOnly: values.dead ?? false, timeoutMs: Number(wait) * 1000 })
    }
  },

  forget(args: string[]) {
    const { values } = optionsOf(args, { phone: { type: 'string' }, email: { type: 'string' } })
    const phone = values.phone === undefined ? null : parsePhone(values.phone)
    const email = values.email?.trim() || null
    if (values.phone !== undefined && phone === null) {
      throw new UsageError(`--phone takes a number like +77011234567, not «${values.phone}»`)
    }
    if (phone === null && email === null) throw new UsageError('forget needs --phone or --email')
    return (context: CommandContext) => forget(context, { phone, email })
  },

  retention(args: string[]) {
    const { values } = optionsOf(args, { confirm: { type: 'boolean' } })
    return (context: CommandContext) => retention(context, values.confirm ?? false)
  },

  sent(args: string[]) {
    const { values } = optionsOf(args, { deleted: { type: 'boolean' } })
    return (context: CommandContext) => sent(context, values.deleted ?? false)
  },

  'adopt-database'(args: string[]) {
    optionsOf(args, {})
    return adopt
  },
}

function isVerb(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name)
}

/**
 * The work of a command with its options; it returns whether all went well.
 *
 * @throws UsageError when they mean nothing
 */
export function parseSubcommand(name: string, args: string[]): (context: CommandContext) => Promise<boolean> {
  if (!isVerb(name)) {
    throw new UsageError(`Unknown command «${name}». Available: ${Object.keys(commands).join(', ')}`)
  }
  return commands[name](args)
}
