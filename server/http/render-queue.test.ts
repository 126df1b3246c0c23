import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import { parseEnv } from '../env.ts'
import { renderQueue, TooBusy } from './render-queue.ts'

const visitor = '203.0.113.7'
const robot = '198.51.100.9'

/** A queue on a clock that stands until the test moves it. */
function site(settings: Record<string, string> = {}) {
  let now = 0
  const alarms = new Set<{ at: number; run: () => void }>()
  const queue = renderQueue(parseEnv(settings), {
    now: () => now,
    after(ms, run) {
      const alarm = { at: now + ms, run }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
  })
  return {
    queue,
    wait(ms: number) {
      now += ms
      for (const alarm of [...alarms].filter(({ at }) => at <= now)) {
        alarms.delete(alarm)
        alarm.run()
      }
    },
  }
}

/** Work that ends when the test says so. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) await nextRound()
}

/** How many of so many renders at once go before one that is not counted and comes last. */
async function before(queue: ReturnType<typeof site>['queue'], address: string, count: number) {
  let done = 0
  const renders = Array.from({ length: count }, () => queue.turn(address, async () => void (done += 1)))
  const other = await queue.turn('', async () => done)
  await Promise.all(renders)
  return other
}

test('R379 an address has sixty renders at once and two a second; what is above waits behind all others', async () => {
  const { queue, wait } = site()
  assert.equal(await before(queue, robot, 100), 60)
  wait(5_000)
  assert.equal(await before(queue, robot, 100), 10)
  assert.equal(await before(queue, visitor, 60), 60)
})

test('R379 the limit is that of the settings, and 0 is none', async () => {
  assert.equal(await before(site({ RENDER_LIMIT: '6/10s' }).queue, robot, 20), 3)
  assert.equal(await before(site({ RENDER_LIMIT: '0' }).queue, robot, 500), 500)
})

test('R379 the addresses of one IPv6 network are one visitor', async () => {
  const { queue } = site({ RENDER_LIMIT: '2/10s' })
  await queue.admit('2a00:1:0:1::1')
  assert.equal(await before(queue, '2a00:1:0:1:2:3:4:5', 5), 0)
  assert.equal(await before(queue, '2a00:1:0:2::1', 5), 1)
})

test('R380 an address above its limit is refused only after two seconds behind others', async () => {
  const { queue, wait } = site({ RENDER_LIMIT: '2/1h' })
  const busy = openWork()
  const others = queue.turn(visitor, busy.work)
  await queue.admit(robot)
  const waiting = [1, 2].map(() => queue.turn(robot, async () => 'rendered'))
  await rounds(3)
  wait(1_999)
  busy.end()
  await others
  assert.deepEqual(await Promise.all(waiting), ['rendered', 'rendered'])

  const longer = openWork()
  const other = queue.turn('192.0.2.1', longer.work)
  const late = queue.turn(robot, async () => 'rendered')
  await rounds(3)
  wait(2_000)
  await assert.rejects(late, (error) => error instanceof TooBusy && Number(error.retryAfter) > 0)
  longer.end()
  await other
})

test('R380 fifty visitors behind one address, and a robot at a page a second, are all answered', async () => {
  const { queue, wait } = site()
  for (let second = 0; second < 300; second += 1) {
    await queue.turn(robot, async () => {})
    // Ten pages a minute each.
    const pages = Array.from({ length: second % 3 === 0 ? 9 : 8 }, () => queue.turn(visitor, async () => {}))
    await Promise.all(pages)
    wait(1_000)
  }
})

test('R386 at most so many renders run at a time, the others follow as they came', async () => {
  const { queue, wait } = site({ RENDERS_AT_ONCE: '2' })
  const [first, second] = [openWork(), openWork()]
  const under = [first, second].map(({ work }) => queue.turn(visitor, work))
  const seen: number[] = []
  const waiting = [1, 2].map((number) => queue.turn(visitor, async () => void seen.push(number)))
  await rounds(5)
  assert.deepEqual(seen, [])
  first.end()
  await Promise.all(waiting)
  assert.deepEqual(seen, [1, 2])
  const refused = [1, 2].map(() => queue.turn(visitor, openWork().work))
  await rounds(5)
  wait(10_000)
  await assert.rejects(refused[1] ?? Promise.resolve(), TooBusy)
  second.end()
  await Promise.all(under)
})

test('R386 between two renders everything that has arrived is answered', async () => {
  const { queue } = site()
  const seen: string[] = []
  const renders = [1, 2, 3].map((number) =>
    queue.turn(visitor, async () => void seen.push(`render ${number}`)),
  )
  setImmediate(() => seen.push('from memory'))
  await Promise.all(renders)
  assert.equal(seen.indexOf('from memory'), 1)
})

test('R386 while a render computes no other is begun; while it waits for its data, the next is', async () => {
  const { queue, wait } = site()
  const first = openWork()
  const under = queue.turn(visitor, first.work)
  await rounds(2)
  let hasBegun = false
  const next = queue.turn(visitor, async () => void (hasBegun = true))
  for (let round = 0; round < 5; round += 1) {
    // The round took this long.
    wait(20)
    await nextRound()
  }
  assert.equal(hasBegun, false)
  await next
  first.end()
  await under
})

test('R382 a private address may have all visitors behind it, and is not counted', async () => {
  for (const TRUST_PROXY of ['off', '1'])
    for (const address of ['127.0.0.1', '::1', '10.0.0.7', '172.30.0.1', 'fd00::7', ''])
      assert.equal(await before(site({ TRUST_PROXY }).queue, address, 100), 100, address)
  // Addresses of the internet, though an address of IPv4 is written in them.
  for (const address of ['2002:cb00:7107::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'])
    assert.equal(await before(site().queue, address, 100), 60, address)
})

test('R379 a robot that reads costs no neighbour their form: forms are counted apart', async () => {
  const { queue } = site()
  const order: string[] = []
  const reads = Array.from({ length: 100 }, () => queue.turn(robot, async () => void order.push('read')))
  const form = queue.turn(robot, async () => void order.push('form'), 'form')
  await Promise.all([...reads, form])
  assert.equal(order.indexOf('form'), 60)
})

test('R386 the renewal of an aged page waits behind the renders of visitors, and counts in all', async () => {
  const { queue, wait } = site({ RENDERS_AT_ONCE: '1' })
  const order: string[] = []
  const first = openWork()
  const under = queue.turn(visitor, first.work)
  const renewal = queue.turn('', async () => void order.push('renewal'), 'renewal')
  const render = queue.turn('192.0.2.1', async () => void order.push('render'))
  await rounds(5)
  first.end()
  await Promise.all([under, renewal, render])
  assert.deepEqual(order, ['render', 'renewal'])
  const longer = openWork()
  const other = queue.turn(visitor, longer.work)
  const late = queue.turn('', async () => {}, 'renewal')
  await rounds(3)
  wait(2_000)
  await assert.rejects(late, TooBusy)
  longer.end()
  await other
})

test('R379 a line that is too long refuses at once', async () => {
  const { queue, wait } = site({ RENDER_LIMIT: '0' })
  const waiting = Array.from({ length: 1_000 }, () => queue.turn(visitor, async () => {}).catch(() => {}))
  await assert.rejects(
    queue.turn('192.0.2.1', async () => {}),
    TooBusy,
  )
  wait(10_000)
  await Promise.all(waiting)
})

test('R380 work that fails gives its turn back', async () => {
  const { queue } = site({ RENDERS_AT_ONCE: '1' })
  const failed = queue.turn(visitor, async () => Promise.reject(new Error('no ink')))
  const next = queue.turn(visitor, async () => 'rendered')
  await assert.rejects(failed, /no ink/)
  assert.equal(await next, 'rendered')
})
