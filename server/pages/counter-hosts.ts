import type { CounterSettings } from '#contract/request-context.ts'
import { allHosts, type ForeignHosts } from './foreign-hosts.ts'

/** The hosts in Google's page «Use Tag Manager with a Content Security Policy», for Analytics 4 without Signals. */
const google: ForeignHosts = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/**
 * The list of Yandex in its page «Installing a tag on a site with CSP», without the hosts and sockets of the
 * recording of visits, which is off. Which of them a visitor needs depends on where they are.
 */
const countries = 'ru com kz kg uz tj tm az by md com.am com.ge com.tr co.il ee fr lt lv'.split(' ')
const yandexHosts = countries.map((country) => `https://mc.yandex.${country}`)

const yandex: ForeignHosts = {
  script: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  image: yandexHosts,
  connect: yandexHosts,
}

/** The hosts of the counters that are switched on; none without an id. */
export function counterHosts(counters: CounterSettings | null): ForeignHosts {
  if (counters === null) return {}
  return allHosts(counters.ga4 === null ? {} : google, counters.metrika === null ? {} : yandex)
}
