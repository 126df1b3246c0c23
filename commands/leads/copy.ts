import { consentTexts } from '#database/leads/consent-texts.ts'
import { otherNames, type Person } from '#database/leads/person.ts'
import { placesToMeet } from '#database/leads/meeting-places.ts'
import { personData, type PersonData } from '#database/leads/person-data.ts'
import { findCompany } from '#database/catalogue/dictionaries.ts'
import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Database } from '#database/open.ts'
import type { Language } from '#domain/languages.ts'
import { type KnownPlaces, placeWords } from '#domain/meeting-place.ts'
import { formatPhone } from '#domain/phone.ts'
import { oneLine } from '#leads/delivery/lead-lines.ts'
import { storedRoutes } from '#leads/routes/stored-routes.ts'
import { personCopy, personForms } from '#texts/person-copy.ts'
import { inLanguage } from '#texts/text.ts'
import { texts } from '#texts/texts.ts'
import { keepDays } from '#server/env.ts'
import type { KeepDays } from '#domain/keep-days.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'
import { sayOtherNames, sayWaiting } from './spool-leads.ts'

const day = 24 * 3_600_000

type Wordings = ReadonlyMap<string, string>
type Lines = [word: string, value: string | null][]

/**
 * Prints everything that is kept of a person, for them: in words of a language, or as JSON (law 94-V: access to one's
 * data).
 *
 * @param language null for that of their newest request
 * @returns whether all of it is printed, and nothing waits in the spool
 */
export async function copy(
  context: CommandContext,
  person: Person,
  { json, language }: { json: boolean; language: Language | null },
): Promise<boolean> {
  const { db, env, print, say } = context
  const data = await personData(db, person)
  const wordings = await consentTexts(db, [
    ...data.requests.map(({ consent }) => consent.version ?? ''),
    ...data.subscriptions.flatMap((row) => [row.consent_version, row.asked_consent_version ?? '']),
    ...data.watchers.flatMap(({ watches }) => watches.map((watch) => watch.consent_version)),
  ])
  if (json) await print(`${JSON.stringify({ ...data, consents: Object.fromEntries(wordings) }, null, 2)}\n`)
  else {
    const known =
      data.requests.at(-1)?.language ?? data.subscriptions[0]?.language ?? data.watchers[0]?.language ?? 'ru'
    const spoken = language ?? known
    const company = (await findCompany(db, spoken))?.name ?? env.PUBLIC_URL ?? ''
    const receivers = await receiverNames(db, spoken, company)
    const places = await placesToMeet(db, spoken)
    await print(
      readable(data, wordings, { language: spoken, company, keep: keepDays(env), receivers, places }),
    )
  }
  for (const { name, path } of data.requests.flatMap(({ files }) => files)) {
    say(
      staffText('Add the file «{name}»: {path} in the folder uploads of DATA_DIR.', {
        name: oneLine(name),
        path,
      }),
    )
  }
  sayOtherNames(context, await otherNames(db, person))
  const waiting = await sayWaiting(context, person)
  say(staffText('Make sure that it is this person who asks, and add what mail and the CRM hold.'))
  return waiting === 0
}

type Frame = {
  language: Language
  company: string
  keep: KeepDays
  /** Who gets the requests of a route, by its name. */
  receivers: ReadonlyMap<string, string>
  /** Where visitors are received. */
  places: KnownPlaces
}

/** Of a route on servers of the company's own that is the company. */
async function receiverNames(
  db: Database,
  language: Language,
  company: string,
): Promise<Map<string, string>> {
  const { routes = {} } = (await storedRoutes(db)) ?? {}
  return new Map(
    Object.entries(routes).map(([name, { receiver }]) => [
      name,
      receiver === undefined ? company : `${receiver.name[language]} (${receiver.country[language]})`,
    ]),
  )
}

function readable(
  data: PersonData,
  wordings: Wordings,
  { language, company, keep, receivers, places }: Frame,
): string {
  const words = inLanguage(personCopy, language)
  const forms = new Map(Object.entries(inLanguage(personForms, language)))
  const moment = (iso: string) => {
    const at = new Date(iso)
    return `${formatDate(dayInKazakhstan(at), language)}, ${timeInKazakhstan(at)}`
  }
  const kept = (iso: string, days = keep.leads) =>
    formatDate(dayInKazakhstan(new Date(Date.parse(iso) + days * day)), language)
  const consent = (version: string | null, at: string | null): Lines => [
    [words.consent, version === null || at === null ? words.not_asked : `${version}, ${moment(at)}`],
    [words.consent_text, wordings.get(version ?? '') ?? null],
  ]
  const meetingLine = (reply: PersonData['requests'][number]['meeting']) =>
    reply === null
      ? null
      : [
          words[`meeting_${reply.state}`],
          reply.day === null ? '' : formatDate(reply.day, language),
          reply.slot?.replace('-', '–') ?? '',
          placeWords(reply, places, (kind) => texts[language][`meets.format.${kind}`]),
          `${moment(reply.changedAt)}, ${reply.changedBy ?? ''}`,
        ]
          .filter(Boolean)
          .join('; ')
  const requests = data.requests.map((lead): Lines => {
    const marks = Object.entries({ ...lead.utm, ...lead.tracking }).filter(([, value]) => value !== null)
    const { complex, house, estate, vacancy, office } = lead.about
    return [
      [words.id, lead.id],
      [words.form, forms.get(lead.form) ?? lead.form],
      [words.created_at, moment(lead.created_at)],
      [words.until, kept(lead.created_at)],
      [words.name, lead.name],
      [words.phone, formatPhone(lead.phone)],
      [words.email, lead.email],
      [words.message, lead.message],
      [words.about, [complex, house, estate?.number, vacancy, office].filter(Boolean).join(', ')],
      [words.fields, listed(Object.entries(lead.fields))],
      [words.meeting, meetingLine(lead.meeting)],
      [words.language, lead.language],
      [words.page_url, lead.page_url],
      [words.referrer, lead.referrer],
      [words.advertising, listed(marks)],
      [words.address, lead.address],
      [words.files, lead.files.map(({ name }) => name).join(', ')],
      [words.files_until, lead.files.length === 0 ? null : kept(lead.created_at, keep.cv)],
      [
        words.sent_to,
        lead.deliveries.map(({ channel }) => channelWord(words, channel, receivers)).join(', '),
      ],
      ...consent(lead.consent.version, lead.consent.at),
    ]
  })
  /** What is the same of a subscription to news and of one to changes. */
  const mailbox = (
    row: Pick<
      PersonData['watchers'][number],
      'id' | 'email' | 'state' | 'created_at' | 'confirmed_at' | 'left_at'
    > & { chat_id?: string | null },
  ): Lines => [
    [words.id, row.id],
    [words.email, row.email],
    [words.chat, row.chat_id ?? null],
    [words.state, words[row.state]],
    [words.created_at, moment(row.created_at)],
    [words.confirmed_at, row.confirmed_at === null ? null : moment(row.confirmed_at)],
    [words.left_at, row.left_at === null ? null : moment(row.left_at)],
  ]
  const subscriptions = data.subscriptions.map((row): Lines => [
    ...mailbox(row),
    [words.until, row.left_at === null ? null : kept(row.left_at)],
    [words.language, row.language],
    [words.page_url, row.page_url],
    [words.address, row.address],
    [words.paused_at, row.paused_at === null ? null : moment(row.paused_at)],
    [words.letters, row.letters.map(({ slug, changed_at }) => `${slug}, ${moment(changed_at)}`).join('; ')],
    ...consent(row.consent_version, row.consent_at),
  ])
  // A first request stands in the row itself and is the one that waits, too.
  const asked = data.subscriptions
    .filter((row) => row.asked_consent_at !== null && row.asked_consent_at !== row.consent_at)
    .map((row): Lines => [
      [words.email, row.email],
      [words.language, row.asked_language],
      [words.page_url, row.asked_page_url],
      [words.address, row.asked_address],
      ...consent(row.asked_consent_version, row.asked_consent_at),
    ])
  const watchers = data.watchers.flatMap(({ watches, ...row }): Lines[] => [
    [
      ...mailbox(row),
      [words.language, row.language],
      [words.paused_at, row.paused_at === null ? null : moment(row.paused_at)],
    ],
    ...watches.map((watch): Lines => [
      [words.about, `${watch.kind} ${watch.target}`],
      [words.state, words[watch.state]],
      [words.page_url, watch.page_url],
      [words.address, watch.address],
      ...consent(watch.consent_version, watch.consent_at),
    ]),
  ])
  const parts = [
    ...requests.map((lines) => part(words.request, lines)),
    ...subscriptions.map((lines) => part(words.subscription, lines)),
    ...asked.map((lines) => part(words.asked, lines)),
    ...watchers.map((lines) => part(words.watcher, lines)),
  ]
  const head = `${words.title.replace('{company}', company)}\n${words.made}: ${moment(new Date().toISOString())}\n`
  return `${[head, ...(parts.length === 0 ? [`${words.nothing}\n`] : parts)].join('\n')}`
}

/** A value of several lines goes on further in: what a visitor typed cannot look like another line of ours. */
function part(title: string, lines: Lines): string {
  const rows = lines.flatMap(([word, value]) =>
    value === null || value === ''
      ? []
      : [`  ${word}: ${value.split(/\r?\n/).map(oneLine).join('\n    ')}\n`],
  )
  return `${title}\n${rows.join('')}`
}

function listed(entries: readonly (readonly [string, unknown])[]): string {
  return entries
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ')
}

function channelWord(
  words: Readonly<Record<keyof typeof personCopy, string>>,
  channel: string,
  receivers: ReadonlyMap<string, string>,
): string {
  const receiver = receivers.get(channel)
  if (receiver !== undefined) return receiver
  return channel === 'mail' || channel === 'webhook' || channel === 'bitrix24' ? words[channel] : channel
}
