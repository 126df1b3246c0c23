import type { LeadFilter } from '#database/leads/lead-filter.ts'
import { beginningOfDay } from '#domain/kazakhstan-day.ts'
import { staffRu } from '#texts/staff/leads.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { UsageError } from '../command-context.ts'

/** Options of every command that narrows the requests, as `parseArgs` of Node takes them. */
export const filterOptions = {
  since: { type: 'string' },
  form: { type: 'string' },
} as const

/** @throws UsageError when an option says nothing */
export function filterOf({ since, form }: { since?: string; form?: string }): LeadFilter {
  return {
    ...(since === undefined ? {} : { since: momentOption(since) }),
    ...(form === undefined ? {} : { form: knownForm(form) }),
  }
}

/** A day of Kazakhstan, `2026-11-21`, from its beginning; or a moment with its zone. */
export function momentOption(text: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const isMoment = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  const moment = isDay ? beginningOfDay(text) : new Date(isMoment ? text : Number.NaN)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new UsageError(
    staffText('--since takes a day like 2026-11-21 or a moment like 2026-11-21T10:00:00Z, not «{text}»', {
      text,
    }),
  )
}

function knownForm(text: string): string {
  if (Object.hasOwn(staffRu.forms, text)) return text
  throw new UsageError(
    staffText('--form takes one of {forms}, not «{text}»', {
      forms: Object.keys(staffRu.forms).join(', '),
      text,
    }),
  )
}
