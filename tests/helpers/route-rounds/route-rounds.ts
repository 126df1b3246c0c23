import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { chance } from '#content/demo/random.ts'
import type { Database } from '#database/open.ts'
import { startDeliveryLoop } from '#leads/delivery/deliver-loop.ts'
import { acceptLead, type LeadRequest } from '#leads/intake/intake.ts'
import { forms } from '#leads/intake/consent.ts'
import { isApplication } from '#leads/routes/matching.ts'
import { parseEnv } from '#server/env.ts'
import { deliverySettings } from '#server/bootstrap/delivery.ts'
import { liveWays } from '#server/bootstrap/ways.ts'
import { fillTowns, forPersonnel, keepRoutes, mailRoute, request } from '../leads/routes.ts'
import { temporaryFolder, type Lifetime } from '../servers/server.ts'
import { type Fate, knowingReceiver, mailServer, plainReceiver, portal, type Taken } from './stand-ins.ts'

const botToken = '123456:AAE-sample_token_of_a_bot'

type Options = {
  requests: number
  seed: number
  say?: (line: string) => void
}

/** What came to one receiver. */
type Count = { expected: number; doubles: number; lost: number }

/**
 * Sends many requests over all kinds of routes, whose receivers fail a third of the time: half before they accept, half
 * after that with the answer lost. One more receiver hangs until all others have theirs. Two replicas deliver, by a
 * clock that is moved on whenever nothing is due.
 *
 * @returns what came where, and every problem: a request that is missing, at a wrong receiver, or there twice although
 *   the receiver could know it or no answer was lost
 */
export async function routeRounds(
  t: Lifetime,
  db: Database,
  { requests, seed, say = () => {} }: Options,
): Promise<{ counts: Record<string, Count>; problems: string[] }> {
  let throws = 0
  const fate = (): Fate => {
    const number = chance('fate', seed, throws++)
    if (number < 1 / 6) return 'refused'
    return number < 1 / 3 ? 'lost' : 'answered'
  }
  let isHanging = true
  const mail = await mailServer(t, fate)
  const hook = await knowingReceiver(t, fate)
  const hanging = await knowingReceiver(t, fate, () => isHanging)
  const bitrix = await portal(t, fate)
  const macro = await plainReceiver(t, fate, { success: true })
  const chat = await plainReceiver(t, fate, { ok: true })
  const amo = await plainReceiver(t, fate, { _embedded: { unsorted: [{}] } })

  await fillTowns(db)
  const receiver = {
    name: { ru: 'Облако', kk: 'Бұлт', en: 'Cloud' },
    country: { ru: 'Казахстан', kk: 'Қазақстан', en: 'Kazakhstan' },
  }
  await keepRoutes(db, {
    office: mailRoute('office@example.com', { rest: true }),
    personnel: mailRoute('hr@example.com', forPersonnel),
    almaty: {
      to: 'webhook',
      url: hook.url,
      secret: '${ROUTE_HOOK}',
      own: true,
      takes: { cities: ['almaty'] },
    },
    second: { to: 'bitrix24', url: bitrix.url, own: true, takes: { projects: ['project-2'] } },
    garages: {
      to: 'macrocrm',
      url: macro.url,
      domain: 'example.com',
      secret: '${ROUTE_MACRO}',
      own: true,
      takes: { categories: ['garage'] },
    },
    calls: {
      to: 'telegram',
      carries: { personal: true },
      token: '${ROUTE_BOT}',
      chat: '-100200',
      server: chat.url,
      receiver,
      takes: { forms: ['callback'] },
    },
    // Five a second is all that amoCRM allows.
    meetings: {
      to: 'amocrm',
      url: amo.url,
      access: { token: '${ROUTE_AMO}' },
      source: 'Sample',
      text_field: 1,
      receiver,
      takes: { forms: ['meets'], categories: ['flat'] },
    },
    slow: {
      to: 'webhook',
      url: hanging.url,
      secret: '${ROUTE_HOOK}',
      own: true,
      takes: { forms: ['questions'], cities: ['astana'] },
    },
  })
  const receivers: Record<string, { taken: () => Taken; knowsRepeats: boolean }> = {
    office: { taken: () => mail.boxes.get('office@example.com') ?? new Map(), knowsRepeats: false },
    personnel: { taken: () => mail.boxes.get('hr@example.com') ?? new Map(), knowsRepeats: false },
    almaty: { taken: () => hook.taken, knowsRepeats: true },
    second: { taken: () => bitrix.taken, knowsRepeats: true },
    garages: { taken: () => macro.taken, knowsRepeats: false },
    calls: { taken: () => chat.taken, knowsRepeats: false },
    meetings: { taken: () => amo.taken, knowsRepeats: false },
    slow: { taken: () => hanging.taken, knowsRepeats: true },
  }

  let time = Date.UTC(2026, 10, 21, 10)
  const now = () => new Date(time)
  const env = parseEnv({
    DATA_DIR: temporaryFolder(t),
    SMTP_URL: mail.url,
    ROUTE_HOOK: 'the secret of the receiver',
    ROUTE_MACRO: 'secret',
    ROUTE_BOT: botToken,
    ROUTE_AMO: 'long-lived',
  })
  const publicUrl = 'https://example.kz'
  const ways = liveWays({
    db,
    env,
    settings: deliverySettings(env, publicUrl),
    publicUrl,
    uploads: env.DATA_DIR,
    secret: 'secret',
    now,
  })
  const errors: unknown[] = []
  const silent = () => {}
  const loops = [1, 2].map((replica) =>
    startDeliveryLoop({
      db,
      senders: async () => (await ways()).senders,
      log: { info: silent, warn: silent, error: silent },
      onError: (error) => errors.push(error),
      now,
      newId: () => randomUUIDv7(),
      random: () => chance('pause', seed, replica, throws),
      interval: 50,
    }),
  )
  t.after(() => Promise.all(loops.map((loop) => loop.close(0))))

  const expected = new Map(Object.keys(receivers).map((name) => [name, new Set<string>()]))
  for (let number = 0; number < requests; number++) {
    const each = requestOf((key) => chance(key, seed, number))
    const { id } = await acceptLead(
      { db, now, newId: () => randomUUIDv7(), channels: ['mail'], spool: null },
      each,
    )
    for (const name of rightReceivers(each)) expected.get(name)?.add(id)
    if (number % 1000 === 999) say(`${number + 1} requests are kept`)
  }

  const isOther = (channel: string) => channel !== 'slow'
  await deliverAll(db, { isMeant: isOther, now, pass: (hours) => (time += hours * hour), say })
  const early = hanging.taken.size
  isHanging = false
  await deliverAll(db, { isMeant: () => true, now, pass: (hours) => (time += hours * hour), say })

  const problems = errors.map((error) => `the outbox could not be read: ${String(error)}`)
  if (early > 0) problems.push('the receiver that hangs has answered')
  const counts: Record<string, Count> = {}
  for (const [name, { taken, knowsRepeats }] of Object.entries(receivers)) {
    const has = taken()
    const wanted = expected.get(name) ?? new Set()
    const count = { expected: wanted.size, doubles: 0, lost: 0 }
    for (const id of wanted) if (!has.has(id)) problems.push(`${name} lacks ${id}`)
    for (const [id, { times, lost }] of has) {
      if (!wanted.has(id)) problems.push(`${name} has ${id}, which is not for it`)
      count.doubles += times - 1
      count.lost += lost
      if (times > 1 && knowsRepeats) problems.push(`${name} has ${id} ${times} times`)
      if (times - 1 > lost) problems.push(`${name} has ${id} ${times} times after ${lost} lost answers`)
    }
    counts[name] = count
  }
  return { counts, problems }
}

const hour = 3_600_000

/** A request of any form, about a flat in the first city, a garage in the second, one of their projects, or nothing. */
function requestOf(throwOf: (key: string) => number): LeadRequest {
  // Letters take longest by far: few are applications.
  const isRare = throwOf('rare') < 0.05
  const some = forms.filter((form) => isApplication(form) === isRare)
  const form = some[Math.floor(throwOf('form') * some.length)] ?? 'callback'
  const projects = [{ complex_id: 1 }, { complex_id: 2 }, { estate_id: 2 }]
  const places = [...projects, ...projects, ...projects, {}]
  // A flat at a meeting is what amoCRM takes, and it may have few.
  if (throwOf('flat') < 0.03) return request(form, { estate_id: 1 })
  return request(form, places[Math.floor(throwOf('place') * places.length)])
}

/** Which receivers a request is for, said once more in other words than the routes. */
function rightReceivers({ form, body }: LeadRequest): string[] {
  if (form === 'application' || form === 'student_application') return ['personnel']
  const isFlat = body.estate_id === 1
  const isGarage = body.estate_id === 2
  const isAlmaty = isFlat || body.complex_id === 1
  const isAstana = isGarage || body.complex_id === 2
  const own = [
    ...(isAlmaty ? ['almaty'] : []),
    ...(isAstana ? ['second'] : []),
    ...(isGarage ? ['garages'] : []),
    ...(form === 'callback' ? ['calls'] : []),
    ...(form === 'meets' && isFlat ? ['meetings'] : []),
    ...(form === 'questions' && isAstana ? ['slow'] : []),
  ]
  return own.length === 0 ? ['office'] : own
}

/** Moves the clock on whenever nothing is due or under way, until all of these deliveries have arrived. */
async function deliverAll(
  db: Database,
  parts: {
    isMeant: (channel: string) => boolean
    now: () => Date
    pass: (hours: number) => void
    say: (line: string) => void
  },
): Promise<void> {
  let told = performance.now()
  for (;;) {
    const rows = await db
      .selectFrom('deliveries')
      .select(['channel', 'lease_id', ({ fn }) => fn.countAll<number>().as('count')])
      .select(({ fn }) => fn.min('next_attempt_at').as('next'))
      .where('state', '!=', 'delivered')
      .groupBy(['channel', 'lease_id'])
      .execute()
    const meant = rows.filter(({ channel }) => parts.isMeant(channel))
    if (meant.length === 0) return
    if (performance.now() - told > 15_000) {
      told = performance.now()
      parts.say(`${meant.reduce((sum, { count }) => sum + Number(count), 0)} deliveries are to come`)
    }
    const isBusy = meant.some(({ lease_id, next }) => lease_id !== null || next <= parts.now().toISOString())
    if (isBusy) await wait(100)
    else parts.pass(1)
  }
}
