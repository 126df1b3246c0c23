import type { CountedView, Counter, CounterPlace } from './counter.ts'

/**
 * Google Analytics 4. We send the views ourselves, with addresses without typed words; signals of advertising
 * accounts stay off. Their script takes its orders from `dataLayer`, where an order is an Arguments object and no
 * array.
 */
export function googleCounter(id: string, { globals, load }: CounterPlace): Counter {
  const orders: unknown[] = []
  let isLoaded = false

  function order(..._words: unknown[]): void {
    orders.push(arguments)
  }

  function page({ address, title, referrer }: CountedView): void {
    order('set', { page_location: address, page_title: title, page_referrer: referrer })
  }

  return {
    start(first) {
      globals[`ga-disable-${id}`] = false
      if (isLoaded) return
      isLoaded = true
      globals['dataLayer'] = orders
      order('js', new Date())
      page(first)
      const quiet = {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      }
      order('config', id, quiet)
      load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
    },
    view(view) {
      page(view)
      order('event', 'page_view')
    },
    goal: (name, fields) => order('event', name, fields),
    stop() {
      globals[`ga-disable-${id}`] = true
    },
  }
}
