import type { Counter, CounterPlace } from './counter.ts'

type Ym = (...order: unknown[]) => void

/**
 * Yandex Metrica. We send the views ourselves; the recording of visits and of links, which would see typed text and
 * who is called, stays off. Until their script is there, its orders wait in `ym.a`.
 */
export function yandexCounter(id: string, { globals, load }: CounterPlace): Counter {
  const number = Number(id)
  let isLoaded = false

  function order(...words: unknown[]): void {
    ;(globals['ym'] as Ym | undefined)?.(number, ...words)
  }

  return {
    start() {
      if (!isLoaded) {
        const waiting: unknown[][] = []
        globals['ym'] = Object.assign((...words: unknown[]) => void waiting.push(words), {
          a: waiting,
          l: Date.now(),
        })
      }
      order('init', {
        defer: true,
        webvisor: false,
        clickmap: false,
        trackLinks: false,
        accurateTrackBounce: false,
      })
      if (!isLoaded) load('https://mc.yandex.ru/metrika/tag.js')
      isLoaded = true
    },
    view: ({ address, title, referrer }) => order('hit', address, { title, referer: referrer }),
    goal: (name, fields) => order('reachGoal', name, fields),
    stop: () => order('destruct'),
  }
}
