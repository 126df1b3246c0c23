import type { analyticsRu } from './ru.ts'

export const analyticsEn: Record<keyof typeof analyticsRu, string> = {
  'analytics.title': 'May we use analytics?',
  'analytics.text':
    'It shows us what works on this website. Recipients: {services}. They see a browser identifier and page addresses, including amounts you calculate, but not your name, your phone or anything you write in forms. Their servers may be outside Kazakhstan.',
  'analytics.google': 'Google Analytics',
  'analytics.yandex': 'Yandex Metrica',
  'analytics.granted': 'Allow',
  'analytics.refused': 'Refuse',
  'analytics.now.granted': 'Now: allowed.',
  'analytics.now.refused': 'Now: not allowed.',
  'analytics.settings': 'Analytics settings',
}
