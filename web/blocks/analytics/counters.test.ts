import assert from 'node:assert/strict'
import { test } from 'node:test'
import { googleCounter } from './google-counter.ts'
import { yandexCounter } from './yandex-counter.ts'

function place() {
  const globals: Record<string, unknown> = {}
  const loaded: string[] = []
  return { globals, loaded, load: (address: string) => void loaded.push(address) }
}

const view = { address: 'https://kerege.kz/', title: 'Sample', referrer: '' }
const isArguments = (order: unknown) => Object.prototype.toString.call(order) === '[object Arguments]'

test('Google hears of views with our addresses, of goals under their names, and of nothing before the start', () => {
  const there = place()
  const counter = googleCounter('G-1', there)
  assert.deepEqual([there.globals, there.loaded], [{}, []])
  counter.start(view)
  counter.view(view)
  counter.goal('phone_click', { complex_id: 2 })
  const orders = there.globals['dataLayer'] as ArrayLike<unknown>[]
  assert.ok(orders.every(isArguments))
  const page = { page_location: view.address, page_title: 'Sample', page_referrer: '' }
  const [, ...told] = orders.map((order) => Array.from(order))
  assert.deepEqual(told, [
    ['set', page],
    [
      'config',
      'G-1',
      { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
    ],
    ['set', page],
    ['event', 'page_view'],
    ['event', 'phone_click', { complex_id: 2 }],
  ])
  counter.stop()
  assert.equal(there.globals['ga-disable-G-1'], true)
  counter.start(view)
  assert.equal(there.globals['ga-disable-G-1'], false)
  assert.deepEqual(there.loaded, ['https://www.googletagmanager.com/gtag/js?id=G-1'])
})

test('Metrica records no visit, and its orders wait for its script', () => {
  const there = place()
  const counter = yandexCounter('42', there)
  counter.start(view)
  counter.view(view)
  counter.goal('phone_click', { complex_id: 2 })
  const { a: waiting } = there.globals['ym'] as { a: unknown[][] }
  const [init, ...told] = waiting
  assert.deepEqual(init, [
    42,
    'init',
    { defer: true, webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: false },
  ])
  assert.deepEqual(told, [
    [42, 'hit', view.address, { title: 'Sample', referer: '' }],
    [42, 'reachGoal', 'phone_click', { complex_id: 2 }],
  ])
  counter.stop()
  counter.start(view)
  assert.deepEqual(there.loaded, ['https://mc.yandex.ru/metrika/tag.js'])
})
