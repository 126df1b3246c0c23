import { z } from 'zod'
import { isToReaders } from '#domain/reader-channels.ts'
import { staffError, staffText } from '#domain/staff/staff-text.ts'
import { channelNames } from '../delivery/channels.ts'
import { forms } from '../intake/consent.ts'
import { isApplication, reaches } from './matching.ts'
import { Address, routeParts, Secret } from './route-parts.ts'

const telegramServer = 'https://api.telegram.org'

const Id = z.int().min(1).max(2_147_483_647)
const Line = z.string().trim().min(1).max(100)

/** Where a route may go, each with its settings. */
export const Route = z.discriminatedUnion('to', [
  z.strictObject({
    to: z.literal('mail'),
    addresses: z
      .array(z.email(staffError('must be a mail address')))
      .min(1)
      .max(20),
    ...routeParts,
  }),
  z.strictObject({ to: z.literal('webhook'), url: Address, secret: Secret, ...routeParts }),
  z.strictObject({
    to: z.literal('bitrix24'),
    /** The incoming webhook, its key by name. */
    url: Address,
    item: z.enum(['lead', 'deal']).default('lead'),
    funnel: Id.optional(),
    responsible: Id.optional(),
    source: Line.optional(),
    ...routeParts,
  }),
  z.strictObject({
    to: z.literal('amocrm'),
    url: Address,
    /** A long-lived token, or an integration with an authorisation code. */
    access: z.union([
      z.strictObject({ token: Secret }),
      z.strictObject({ client_id: Line, client_secret: Secret, redirect_uri: Address, code: Secret }),
    ]),
    /** The name of the site as staff read it in amoCRM. */
    source: Line,
    /** Id of a field of deals of the kind «text area». */
    text_field: Id,
    pipeline: Id.optional(),
    ...routeParts,
  }),
  z.strictObject({
    to: z.literal('macrocrm'),
    url: Address.default('https://api.macroserver.ru'),
    /** The site as it is registered in MacroCRM. */
    domain: Line,
    secret: Secret,
    action: z.enum(['buy', 'question', 'callback']).default('buy'),
    ...routeParts,
  }),
  z.strictObject({
    to: z.literal('telegram'),
    token: Secret,
    chat: z
      .string()
      .regex(/^(?:-?\d{1,20}|@\w{5,32})$/, staffError('must be the id of a chat in quotes, or @name')),
    /** Number of the request comes behind it, for a link. */
    sales_page: Address.optional(),
    server: Address.default(telegramServer),
    ...routeParts,
  }),
])

export type Route = z.output<typeof Route>

/** Routes by name. */
export type Routes = Readonly<Record<string, Route>>

/** A name also stands in the outbox, in commands and in metrics. */
export function isRouteName(name: string): boolean {
  return name.length <= 40 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && !isToReaders(name)
}

/** `leads.yaml`: which requests go where, by the name of the route. */
export const RoutesFile = z.strictObject({
  /** The day from which the receivers are these: the version of the policy that names them. */
  since: z.iso.date(staffError('must be a day like 2026-11-21')).optional(),
  routes: z.record(z.string(), Route).superRefine((routes, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const count = Object.keys(routes).length
    if (count === 0 || count > 50) refuse([], staffText('must be 1 to 50 routes'))
    for (const [name, route] of Object.entries(routes)) {
      for (const [path, message] of problemsOf(name, route)) refuse([name, ...path], message)
    }
    for (const form of forms) {
      if (reaches(routes, form)) continue
      const message = isApplication(form)
        ? staffText(
            'applications of the form {form} reach nobody: a route must take all of them and say {carries}',
            { form, carries: 'carries: { applications: true }' },
          )
        : staffText(
            'some requests of the form {form} reach nobody: a route must take all of them, or say rest: true',
            { form },
          )
      refuse([], message)
    }
  }),
})

function* problemsOf(name: string, route: Route): Generator<[PropertyKey[], string]> {
  if (!isRouteName(name)) {
    yield [[], staffText('must be called in at most 40 lower-case Latin letters, digits and hyphens')]
  }
  const isSettingsName = (channelNames as readonly string[]).includes(name)
  if (isSettingsName && route.to !== name) {
    yield [[], staffText('is the name of a way of the settings, for whose requests it would be taken')]
  }
  if ((route.own === undefined) === (route.receiver === undefined)) {
    yield [
      [],
      staffText(
        'must say who gets the requests: receiver with name and country, or own: true for the company’s own servers in Kazakhstan',
      ),
    ]
  }
  const { carries = {}, takes = {} } = route
  if (
    route.own === true &&
    (route.to === 'amocrm' || (route.to === 'telegram' && route.server === telegramServer))
  ) {
    yield [['own'], staffText('these servers are not the company’s: name the receiver')]
  }
  if (carries.applications !== true && takes.forms?.some(isApplication)) {
    yield [
      ['takes', 'forms'],
      staffText('applications and CVs go to personnel alone: such a route says {carries}', {
        carries: 'carries: { applications: true }',
      }),
    ]
  }
}
