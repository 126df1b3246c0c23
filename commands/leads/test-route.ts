import { randomUUIDv7 } from 'node:crypto'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { secretKey } from '#database/settings.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { DeliveryFailure } from '#leads/delivery/delivery-failure.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import { forms, type Form } from '#leads/intake/consent.ts'
import { takesForm } from '#leads/routes/matching.ts'
import { waysOf } from '#server/bootstrap/delivery.ts'
import type { Way } from '#server/bootstrap/ways.ts'
import { noWay } from './no-way.ts'
import { type CommandContext, UsageError } from '../command-context.ts'

/** How long a sample may take, in milliseconds. */
const timeoutMs = 60_000

/**
 * Sends a marked sample without personal data by one way, and says what came of it; without a name, lists the ways.
 *
 * @returns whether the sample was taken, or nothing keeps any way from sending
 */
export async function testRoute({ db, env, print }: CommandContext, name: string | null): Promise<boolean> {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const secret = env.SECRET_KEY ?? (await secretKey(db))
  const { ways, senders } = await waysOf({ db, env, publicUrl, secret })()
  if (name === null) {
    for (const way of ways) await print(`${wayLine(way)}\n`)
    if (ways.length === 0) await print(`${noWay()}\n`)
    return ways.length > 0 && ways.every(({ problem }) => problem === null)
  }
  const way = ways.find((each) => each.name === name)
  if (way === undefined) {
    const names = ways.map((each) => each.name).join(', ') || staffText('none enabled')
    throw new UsageError(staffText('There is no route «{name}». Routes: {names}.', { name, names }))
  }
  const bring = senders[name]?.bring
  if (way.problem !== null || bring === undefined) {
    await print(
      `${staffText('{name}: nothing was sent: {why}', { name, why: way.problem ?? staffText('none enabled') })}\n`,
    )
    return false
  }
  const lead = sample(way)
  try {
    await bring(lead, { number: 1, signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    const why =
      error instanceof DeliveryFailure ? failureText(error.message) : staffText('an unexpected error')
    await print(`${staffText('{name}: the sample did not arrive: {why}', { name, why })}\n`)
    return false
  }
  await print(
    `${staffText('{name}: the receiver took the sample, request {id}. Delete it there.', { name, id: lead.id })}\n`,
  )
  return true
}

/** «sales (mail)», with what is in its way. */
function wayLine({ name, kind, problem }: Way): string {
  return `${name} (${kind})${problem === null ? '' : `: ${problem}`}`
}

/** A request of the form that the way takes first, that says of itself what it is. */
function sample({ route }: Way): OutgoingLead {
  const form: Form = (route !== null && forms.find((each) => takesForm(route, each))) || 'callback'
  return {
    id: randomUUIDv7(),
    form,
    created_at: new Date().toISOString(),
    name: 'ПРОБА',
    // Nobody's number: some receivers take no request without one.
    phone: '+77000000000',
    email: '',
    message:
      'ПРОБА. Это не заявка: так проверяют, доходят ли заявки с сайта. Звонить не нужно, а запись можно удалить.',
    language: 'ru',
    idempotency_key: null,
    page_url: '',
    referrer: '',
    utm: { utm_source: null, utm_medium: null, utm_campaign: null, utm_term: null, utm_content: null },
    tracking: {
      gclid: null,
      yclid: null,
      fbclid: null,
      ga_client_id: null,
      ym_client_id: null,
      roistat_visit: null,
    },
    consent: { state: 'not_asked', version: null, at: null },
    source: null,
    held: false,
    complex_id: null,
    house_id: null,
    estate_id: null,
    vacancy_id: null,
    about: {
      complex: null,
      house: null,
      estate: null,
      shortlist: [],
      vacancy: null,
      office: null,
      program: null,
    },
    fields: {},
    files: [],
    deliveries: [],
  }
}
