import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { Slug } from '#contract/common.ts'
import { Mailbox } from '#contract/lead-fields.ts'
import { pauseAddress } from '#database/leads/campaigns.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { commandNamed, UsageError } from '../command-context.ts'
import type { LettersContext } from './letters-context.ts'
import { sendArticle } from './send.ts'
import { listArticles, showCampaigns } from './show.ts'
import { testArticle } from './test-letter.ts'

/** The options of a command, or why they mean nothing. */
function optionsOf<T extends ParseArgsOptionsConfig>(args: string[], options: T, positionals: number) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: positionals > 0 })
    if (parsed.positionals.length > positionals) throw new Error(staffText('too many arguments'))
    return parsed
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** `article SLUG`. */
function articleOf(command: string, [kind, slug]: string[]): string {
  const { data } = Slug.safeParse(slug)
  if (kind !== 'article' || data === undefined) {
    throw new UsageError(
      staffText('{command} takes the kind and the name of a piece of news: {command} article SLUG', {
        command,
      }),
    )
  }
  return data
}

function addressOf(option: string, text: string | undefined): string {
  const { data } = Mailbox.safeParse(text?.trim())
  if (data === undefined) {
    throw new UsageError(
      staffText('{option} takes a mail address, not «{text}»', { option, text: text ?? '' }),
    )
  }
  return data
}

/** Seconds as milliseconds. */
function secondsOf(option: string, text: string): number {
  if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(text)) {
    throw new UsageError(
      staffText('{option} takes seconds from 0 to 9999, like 2 or 0.5, not «{text}»', { option, text }),
    )
  }
  return Number(text) * 1000
}

/** Each command reads its options first and then returns its work; the work returns whether nothing is left to do. */
const commands = {
  send(args: string[]) {
    const options = {
      yes: { type: 'boolean' },
      pause: { type: 'string', default: '2' },
      again: { type: 'string', default: '300' },
    } as const
    const { values, positionals } = optionsOf(args, options, 2)
    const slug = articleOf('send', positionals)
    const pauses = { letters: secondsOf('--pause', values.pause), again: secondsOf('--again', values.again) }
    return (context: LettersContext) => sendArticle(context, slug, { isSure: values.yes ?? false, pauses })
  },

  test(args: string[]) {
    const { values, positionals } = optionsOf(args, { to: { type: 'string' } } as const, 2)
    const slug = articleOf('test', positionals)
    const to = addressOf('--to', values.to)
    return (context: LettersContext) => testArticle(context, slug, to)
  },

  status(args: string[]) {
    const { positionals } = optionsOf(args, {}, 1)
    return (context: LettersContext) => showCampaigns(context, positionals[0] ?? null)
  },

  list(args: string[]) {
    optionsOf(args, {}, 0)
    return listArticles
  },

  pause: (args: string[]) => pauseCommand('pause', args),
  resume: (args: string[]) => pauseCommand('resume', args),
}

function pauseCommand(command: 'pause' | 'resume', args: string[]) {
  const email = addressOf(command, optionsOf(args, {}, 1).positionals[0])
  return async ({ db, say }: LettersContext) => {
    if (!(await pauseAddress(db, email, command === 'pause' ? new Date() : null))) {
      throw new UsageError(staffText('Nobody has subscribed with this address.'))
    }
    say(
      command === 'pause'
        ? staffText('The address gets no letters until «resume».')
        : staffText('The address gets letters again.'),
    )
    return true
  }
}

/**
 * The work of a command with its options; it returns whether nothing is left to do.
 *
 * @throws UsageError when they mean nothing
 */
export function parseSubcommand(name: string, args: string[]): (context: LettersContext) => Promise<boolean> {
  return commandNamed(commands, name)(args)
}
