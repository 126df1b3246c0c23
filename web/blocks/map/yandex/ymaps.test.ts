import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initYmaps, type ScriptPlace, type Ymaps } from './init-ymaps.ts'
import { createYmapsOptions, YandexMapException } from './ymaps-options.ts'

/** A page that takes one script, and the state of that script. */
function page(happens: 'load' | 'error', brings?: object) {
  const asked: string[] = []
  let ymaps: object | undefined
  const place = {
    document: {
      createElement() {
        const script = new EventTarget() as EventTarget & { src: string; remove(): void }
        script.remove = () => void asked.push('removed')
        return script
      },
      head: {
        append(script: EventTarget & { src: string }) {
          asked.push(script.src)
          if (happens === 'load') ymaps = brings
          queueMicrotask(() => script.dispatchEvent(new Event(happens)))
        },
      },
    },
    ymaps: () => ymaps as Ymaps | undefined,
  }
  return { place: place as unknown as ScriptPlace, asked }
}

const named = (message: string) => (error: unknown) =>
  error instanceof YandexMapException && error.name === 'YandexMapException' && error.message === message

test('R216 maps are asked for in ru_RU, version v3, not strict', () => {
  assert.deepEqual(createYmapsOptions({ apikey: 'key' }), {
    apikey: 'key',
    lang: 'ru_RU',
    version: 'v3',
    strictMode: false,
  })
})

test('R208 A21 a missing key and unknown options are named', () => {
  const missing = named('You must specify apikey for createYmapsOptions')
  assert.throws(() => createYmapsOptions({}), missing)
  assert.throws(() => createYmapsOptions({ apikey: '' }), missing)
  const unknown = { apikey: 'key', zoom: 1, theme: 'dark' }
  assert.throws(
    () => createYmapsOptions(unknown),
    named(
      'You have passed unknown keys to createYmapsOptions: zoom, theme. Only apikey, lang, version, strictMode are allowed.',
    ),
  )
})

test('A21 on a server there is no map', async () => {
  const wanted = named('You must call initYmaps on Client Side only')
  await assert.rejects(initYmaps(createYmapsOptions({ apikey: 'key' })), wanted)
})

test('the script is asked for once, with the key, and its API is waited for', async () => {
  const ymaps = { ready: Promise.resolve(), strictMode: true, YMap: Object }
  const { place, asked } = page('load', ymaps)
  const options = createYmapsOptions({ apikey: 'my key', lang: 'en_US' })
  assert.equal(await initYmaps(options, place), ymaps)
  await initYmaps(options, place)
  assert.deepEqual(asked, ['https://api-maps.yandex.ru/v3/?apikey=my+key&lang=en_US&csp=202512'])
  assert.equal(ymaps.strictMode, false)
})

test('R208 a script that does not come, or brings nothing, is an exception by name, and can be asked for again', async () => {
  const options = createYmapsOptions({ apikey: 'key' })
  const lost = page('error')
  await assert.rejects(initYmaps(options, lost.place), named('The script of Yandex Maps was not loaded'))
  assert.equal(lost.asked.at(-1), 'removed')
  await assert.rejects(
    initYmaps(options, page('load').place),
    named('The script of Yandex Maps brought no ymaps3'),
  )
  const odd = page('load', { ready: Promise.resolve(), YMap: {} })
  for (const times of [1, 2]) {
    await assert.rejects(initYmaps(options, odd.place), named('The script of Yandex Maps brought no YMap'))
    assert.equal(odd.asked.length, times)
  }
})
