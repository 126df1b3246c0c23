import { Readable } from 'node:stream'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import type { LeadFilter } from '#database/leads/lead-filter.ts'
import { outgoingLeads } from '#database/leads/outgoing-leads.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { staffRu } from '#texts/staff/leads.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'
import { saySpool } from './spool-leads.ts'
import { csvOf, writeOut } from './write-out.ts'

/** Fields of single forms that have a column; any other goes into `other`. */
const ownFields = Object.keys(staffRu.fields)

/**
 * Writes requests as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, and texts that look like formulas
 * (`=…`, `+…`, `-…`, `@…`) behind an apostrophe. Only the user who runs the command can read the file.
 *
 * @param file path to write; null for standard output
 * @throws UsageError when it cannot be written there
 */
export async function exportCsv(
  context: CommandContext,
  filter: LeadFilter,
  file: string | null,
  separator: string,
): Promise<void> {
  let count = 0
  async function* rows() {
    for await (const leads of outgoingLeads(context.db, filter)) {
      count += leads.length
      yield* leads.map(rowOf)
    }
  }
  await writeOut([Readable.from(rows()), csvOf(columns, separator)], file)
  context.say(
    file === null
      ? `${staffCount('{count} request', '{count} requests', count)}.`
      : staffText('{requests} written to {file}.', {
          requests: staffCount('{count} request', '{count} requests', count),
          file,
        }),
  )
  await saySpool(context)
}

const columns = [
  'id',
  'created_at',
  'kazakhstan_time',
  'form',
  'name',
  'phone',
  'email',
  'message',
  'language',
  'complex',
  'house',
  'estate',
  'price',
  'vacancy',
  ...ownFields,
  'other',
  'page_url',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'source',
  'held',
  'consent',
  'consent_version',
  'consent_at',
  'files',
  'deliveries',
]

function rowOf(lead: OutgoingLead): Record<string, unknown> {
  const { about, fields, consent } = lead
  const at = new Date(lead.created_at)
  const other = Object.entries(fields).filter(([name]) => !ownFields.includes(name))
  return {
    ...lead,
    ...fields,
    ...lead.utm,
    kazakhstan_time: `${dayInKazakhstan(at)} ${timeInKazakhstan(at)}`,
    complex: about.complex,
    house: about.house,
    estate: about.estate?.number,
    price: about.estate?.price,
    vacancy: about.vacancy,
    office_id: about.office ?? fields['office_id'],
    other: other.length === 0 ? '' : JSON.stringify(Object.fromEntries(other)),
    consent: consent.state,
    consent_version: consent.version,
    consent_at: consent.at,
    files: lead.files.map(({ name }) => name).join(', '),
    deliveries: lead.deliveries.map(({ channel, state }) => `${channel}: ${state}`).join(', '),
  }
}
