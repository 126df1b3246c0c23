import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRecord } from '#contract/error-body.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { pagesOver } from '#tests/helpers/servers/other-server.ts'
import { examples } from '../sweep.ts'

const twinIds = 2_000_000_000

/** The same things and a twin of each, under a name of its own; a programme's twin costs more. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value))
    return value.flatMap((each) => {
      const one = doubled(each)
      return isRecord(one) && ('id' in one || 'slug' in one) ? [one, twinOf(one)] : [one]
    })
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, doubled(each)]))
}

function twinOf({ id, slug, rate_nominal: rate, ...others }: Record<string, unknown>) {
  return {
    ...others,
    ...(typeof id === 'number' && { id: id + twinIds }),
    ...(typeof slug === 'string' && { slug: `${slug}-twin` }),
    ...(typeof rate === 'number' && { rate_nominal: rate + 1.5 }),
  }
}

/** The call for the thing whose twin was asked for. */
function withoutTwins(path: string): string {
  return path.replaceAll('-twin', '').replaceAll(/(?<!\d)2\d{9}(?!\d)/g, (id) => String(Number(id) - twinIds))
}

test('R325 A46 a page with twice as many records asks no more calls', async (t) => {
  const demo = await demoServer()
  const single = await pagesOver(demo)
  const double = await pagesOver(async (path, method, language) => {
    const answer = await demo(withoutTwins(path), method, language)
    return Response.json(doubled(await answer.json()), { status: answer.status })
  })
  const calls: Record<string, [number, number]> = {}
  for (const [kind, addresses] of Object.entries(examples)) {
    // It shows every part of the site, and looks for things to show in it.
    if (kind === 'testUi') continue
    const [address = ''] = await addresses('ru')
    const pages = [await single.open(address), await double.open(address)]
    assert.deepEqual([pages[0]?.status, pages[1]?.status], [200, 200], address)
    calls[kind] = [pages[0]?.asked.length ?? 0, pages[1]?.asked.length ?? 0]
  }
  t.diagnostic(
    Object.entries(calls)
      .map(([kind, counts]) => `${kind}: ${counts.join(', ')}`)
      .join('\n'),
  )
  const growing = Object.entries(calls).filter(([, [once, twice]]) => twice > once)
  assert.deepEqual(Object.fromEntries(growing), {})
})

test('R1003 R944 the frame of every page asks for one answer only, to know whether there are any', async () => {
  const { open } = await pagesOver(await demoServer())
  const { asked } = await open('/contacts')
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/api/answers')),
    ['/api/answers?limit=1'],
  )
})
