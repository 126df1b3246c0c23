import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'
import { feedAlarms } from '#feeds/in/feed-alarms.ts'
import { routePattern } from './route-pattern.ts'
import type { Watched } from './watched.ts'

/** Methods with their own series; a made-up one must not make a new series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Upper bounds in seconds: a page from memory is below the first, a visitor waits from the middle on. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The figures of a process as Prometheus reads them: text format 0.0.4, names begin with `site_`. */
export type Prometheus = {
  metrics: Metrics
  /** Records the values measured at the moment of a scrape. */
  watch(watched: Watched): void
  /** Switches on those of the process itself: processor, memory, event loop. They go on as long as it lives. */
  watchProcess(): void
  /** The whole answer to a look, with its content type. */
  read(): Promise<{ text: string; type: string }>
}

export function prometheus(): Prometheus {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time to the beginning of the answer, by method, pattern of the address and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const pageCache = new Counter({
    name: 'site_page_cache_answers_total',
    help: 'Pages and their data by what the cache of whole pages had: hit, stale, miss, pass (must not be kept)',
    labelNames: ['result'],
    registers,
  })
  const answerCache = new Counter({
    name: 'site_answer_cache_answers_total',
    help: 'Answers of the API that pages asked for: hit (kept or shared), miss (made)',
    labelNames: ['result'],
    registers,
  })
  const leads = new Counter({
    name: 'site_leads_total',
    help: 'Sent forms: accepted (in the database), journaled (on disk), repeated, refused (the visitor can correct it), failed (nothing kept)',
    labelNames: ['form', 'outcome'],
    registers,
  })
  const deliveries = new Counter({
    name: 'site_delivery_attempts_total',
    help: 'Ended attempts to deliver: delivered, pending (tried again later), dead (given up)',
    labelNames: ['channel', 'state'],
    registers,
  })
  return {
    metrics: {
      request({ method, path, status, seconds }) {
        const labels = {
          method: methods.has(method) ? method : 'other',
          route: routePattern(path),
          status: `${Math.trunc(status / 100)}xx`,
        }
        requests.observe(labels, seconds)
      },
      pageCache: (result) => pageCache.inc({ result }),
      answerCache: (result) => answerCache.inc({ result }),
      lead: (form, outcome) => leads.inc({ form, outcome }),
      delivery: (channel, state) => deliveries.inc({ channel, state }),
    },
    watch: (watched) => gauges(registers, watched),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}

/** Gauges that are measured at each scrape. A value that is unknown then is left out, not repeated. */
function gauges(
  registers: Registry[],
  { buildId, spool, setAside, disk, backup, index, database, now }: Watched,
): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    measure: (set: (value: number, labels?: Record<string, string>) => void) => Promise<void> | void,
  ) =>
    new Gauge({
      name: `site_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset()
        // Without labels a reset gauge says 0, with them it says nothing.
        if (labelNames.length === 0) this.remove()
        await measure((value, labels = {}) => this.set(labels, value))
      },
    })
  const secondsSince = (moment: Date) => Math.max(0, (now().getTime() - moment.getTime()) / 1000)

  gauge('build_info', 'Which build this is; always 1', ['build'], (set) => set(1, { build: buildId }))
  if (spool !== null)
    gauge('lead_journal_length', 'Requests on disk that wait for the database', [], (set) => set(spool()))
  if (setAside !== null) {
    gauge(
      'lead_lines_set_aside',
      'Requests that the database refused and people must look at',
      [],
      async (set) => set(await setAside()),
    )
  }
  for (const part of ['free', 'size'] as const) {
    gauge(`disk_${part}_bytes`, `The disk of the data folder: ${part}`, [], async (set) => {
      const room = await disk()
      if (room !== null) set(room[part])
    })
  }
  gauge('backup_age_seconds', 'How long ago the data were last backed up', [], async (set) => {
    const made = await backup()
    if (made !== null) set(secondsSince(made))
  })
  if (index !== null) {
    gauge('search_index_version', 'Version of the content that the search index shows', [], (set) =>
      set(index.current().version),
    )
    gauge(
      'search_index_look_age_seconds',
      'Time since the content was last looked at with success',
      [],
      (set) => set(secondsSince(index.lookedAt())),
    )
  }
  if (database === null) return
  gauge('database_up', 'Whether the database answers in time', [], async (set) =>
    set((await database()) === null ? 0 : 1),
  )
  gauge('content_version', 'Version of the content in the database', [], async (set) => {
    const figures = await database()
    if (figures !== null) set(figures.content.version)
  })
  gauge('feed_age_seconds', 'Time since a feed was last imported', ['source'], async (set) => {
    for (const [source, { success }] of Object.entries((await database())?.feeds ?? {})) {
      if (success !== null) set(secondsSince(new Date(success.at)), { source })
    }
  })
  gauge(
    'feed_alarms',
    'Whether a feed needs somebody, by what is wrong with it: 1',
    ['source', 'kind'],
    async (set) => {
      for (const [source, feed] of Object.entries((await database())?.feeds ?? {}))
        for (const { kind } of feedAlarms(feed, now())) set(1, { source, kind })
    },
  )
  gauge(
    'publication_refused',
    'Whether the newest state of the branch of the content is not on the site',
    [],
    async (set) => {
      const figures = await database()
      if (figures !== null) set((figures.publication?.problem ?? null) === null ? 0 : 1)
    },
  )
  gauge(
    'content_fetch_failing_seconds',
    'Time since which the branch of the content cannot be fetched; 0 while it can',
    [],
    async (set) => {
      const figures = await database()
      if (figures === null) return
      const { fetchFailingSince } = figures
      set(fetchFailingSince === null ? 0 : secondsSince(new Date(fetchFailingSince)))
    },
  )
  gauge(
    'visitor_bot_failing_seconds',
    'Time since which the bot that tells visitors of changes cannot be read; 0 while it can, and without one',
    [],
    async (set) => {
      const figures = await database()
      if (figures === null) return
      const { botFailingSince } = figures
      set(botFailingSince === null ? 0 : secondsSince(new Date(botFailingSince)))
    },
  )
  gauge('content_age_seconds', 'Time since the content last changed', [], async (set) => {
    const figures = await database()
    if (figures !== null) set(secondsSince(figures.content.changedAt))
  })
  gauge(
    'search_index_versions_behind',
    'Changes of the content that the search index does not show yet',
    [],
    async (set) => {
      const figures = await database()
      if (figures !== null && index !== null)
        set(Math.max(0, figures.content.version - index.current().version))
    },
  )
  gauge(
    'outbox_deliveries',
    'Deliveries that have not arrived: pending, dead',
    ['channel', 'state'],
    async (set) => {
      for (const { channel, state, count } of (await database())?.outbox ?? []) set(count, { channel, state })
    },
  )
  gauge('outbox_oldest_seconds', 'Age of the oldest delivery that is still to come', [], async (set) => {
    const figures = await database()
    if (figures === null) return
    const ages = figures.outbox
      .filter(({ state }) => state === 'pending')
      .map(({ oldest }) => secondsSince(oldest))
    set(Math.max(0, ...ages))
  })
}
