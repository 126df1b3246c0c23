import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All routes are few: sending them at once saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
