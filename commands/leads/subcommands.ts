import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { longestLine, Mailbox } from '#contract/lead-fields.ts'
import { outgoingLead } from '#database/leads/outgoing-leads.ts'
import type { Correction } from '#database/leads/correct-person.ts'
import type { Person } from '#database/leads/person.ts'
import { isLanguage, languages } from '#domain/languages.ts'
import { parsePhone } from '#domain/phone.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { adopt } from './adopt-database.ts'
import { type CommandContext, commandNamed, UsageError } from '../command-context.ts'
import { consents } from './consents.ts'
import { copy } from './copy.ts'
import { correct } from './correct.ts'
import { exportCsv } from './export.ts'
import { filterOf, filterOptions } from './filter-options.ts'
import { forget } from './forget.ts'
import { list } from './list.ts'
import { resend } from './resend.ts'
import { retention, sent } from './retention.ts'
import { subscribers } from './subscribers.ts'
import { testRoute } from './test-route.ts'

/** The options of a command, or why they mean nothing. */
function optionsOf<T extends ParseArgsOptionsConfig>(args: string[], options: T, positionals = 0) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: positionals > 0 })
    if (parsed.positionals.length > positionals) throw new Error(staffText('too many arguments'))
    return parsed
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const personOptions = { phone: { type: 'string' }, email: { type: 'string' } } as const

/** A chat has no requests that could be corrected. */
const anyPersonOptions = { ...personOptions, telegram: { type: 'string' } } as const

function personOf(command: string, given: { phone?: string; email?: string; telegram?: string }): Person {
  const phone = given.phone === undefined ? null : phoneOf('--phone', given.phone)
  const email = given.email?.trim() || null
  const chat = given.telegram?.trim() || null
  if (chat !== null && !/^[1-9]\d{0,18}$/.test(chat))
    throw new UsageError(
      staffText('--telegram takes the number of a chat, which the bot says, not «{text}»', { text: chat }),
    )
  if (phone === null && email === null && chat === null)
    throw new UsageError(staffText('{command} needs --phone or --email', { command }))
  return { phone, email, chat }
}

function phoneOf(option: string, text: string): string {
  const phone = parsePhone(text)
  if (phone === null)
    throw new UsageError(
      staffText('{option} takes a number like +77011234567, not «{text}»', { option, text }),
    )
  return phone
}

function correctName(text: string | undefined): Correction {
  if (text === undefined) return {}
  const name = text.trim()
  if (name === '' || name.length > longestLine) {
    throw new UsageError(staffText('--name takes a name of at most {count} letters', { count: longestLine }))
  }
  return { name }
}

function correctPhone(text: string | undefined): Correction {
  return text === undefined ? {} : { phone: phoneOf('--new-phone', text) }
}

function correctEmail(text: string | undefined): Correction {
  if (text === undefined) return {}
  const { data: email } = Mailbox.safeParse(text.trim())
  if (email === undefined)
    throw new UsageError(staffText('--new-email takes a mail address, not «{text}»', { text }))
  return { email }
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
      throw new UsageError(
        staffText('--separator takes ";" "," or a tab, not «{text}»', { text: values.separator }),
      )
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
      from: { type: 'string' },
      by: { type: 'string' },
      wait: { type: 'string', default: '20' },
    } as const
    const { values } = optionsOf(args, options)
    const { id, wait, from, by } = values
    const filter = { ...filterOf(values), ...(id === undefined ? {} : { id }) }
    if (!/^\d{1,5}$/.test(wait))
      throw new UsageError(staffText('--wait takes whole seconds, not «{text}»', { text: wait }))
    if ((from === undefined) !== (by === undefined))
      throw new UsageError(
        staffText('--from and --by go together: the route that is left, and the one that sends'),
      )
    const instead = from === undefined || by === undefined ? null : { from, by }
    return async (context: CommandContext) => {
      if (id !== undefined && (await outgoingLead(context.db, id)) === null) {
        throw new UsageError(staffText('There is no request {id}', { id }))
      }
      return resend(context, {
        filter,
        deadOnly: values.dead ?? false,
        instead,
        timeoutMs: Number(wait) * 1000,
      })
    }
  },

  test(args: string[]) {
    const { positionals } = optionsOf(args, {}, 1)
    return (context: CommandContext) => testRoute(context, positionals[0] ?? null)
  },

  forget(args: string[]) {
    const person = personOf('forget', optionsOf(args, anyPersonOptions).values)
    return (context: CommandContext) => forget(context, person)
  },

  copy(args: string[]) {
    const options = { ...anyPersonOptions, json: { type: 'boolean' }, language: { type: 'string' } } as const
    const { values } = optionsOf(args, options)
    const person = personOf('copy', values)
    const language = values.language ?? null
    if (language !== null && !isLanguage(language)) {
      throw new UsageError(
        staffText('--language takes {languages}, not «{text}»', {
          languages: languages.join(', '),
          text: language,
        }),
      )
    }
    return (context: CommandContext) => copy(context, person, { json: values.json ?? false, language })
  },

  correct(args: string[]) {
    const options = {
      ...personOptions,
      name: { type: 'string' },
      'new-phone': { type: 'string' },
      'new-email': { type: 'string' },
    } as const
    const { values } = optionsOf(args, options)
    const person = personOf('correct', values)
    const right = {
      ...correctName(values.name),
      ...correctPhone(values['new-phone']),
      ...correctEmail(values['new-email']),
    }
    if (Object.keys(right).length === 0) {
      throw new UsageError(staffText('correct needs --name, --new-phone or --new-email'))
    }
    return (context: CommandContext) => correct(context, person, right)
  },

  consents(args: string[]) {
    const { positionals } = optionsOf(args, {}, 1)
    return (context: CommandContext) => consents(context, positionals[0] ?? null)
  },

  subscribers(args: string[]) {
    const options = { json: { type: 'boolean' }, all: { type: 'boolean' } } as const
    const { values, positionals } = optionsOf(args, options, 1)
    const { json = false, all = false } = values
    const file = positionals[0] ?? null
    if (json && file !== null) throw new UsageError(staffText('a file is CSV: leave --json or the file out'))
    return (context: CommandContext) => subscribers(context, { file, json, all })
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

/**
 * The work of a command with its options; it returns whether all went well.
 *
 * @throws UsageError when they mean nothing
 */
export function parseSubcommand(name: string, args: string[]): (context: CommandContext) => Promise<boolean> {
  return commandNamed(commands, name)(args)
}
