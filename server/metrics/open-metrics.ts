import type { Env } from '../env.ts'
import { type Metrics, noMetrics } from './metrics.ts'
import type { Watched } from './watched.ts'

export type OpenMetrics = {
  metrics: Metrics
  watch(watched: Watched): void
  close(): Promise<void>
}

/**
 * The figures of this process, with a listener of their own where METRICS_PORT switches it on. They are never
 * answered on the site's own port: visitors of the site may not read its metrics.
 *
 * @throws StartError when the port cannot be opened
 */
export async function openMetrics(env: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>): Promise<OpenMetrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  if (port === null) return { metrics: noMetrics, watch() {}, close: async () => {} }
  // Loaded here and not above: a site without monitoring starts without them.
  const [{ prometheus }, { metricsListener }] = await Promise.all([
    import('./prometheus.ts'),
    import('./metrics-listener.ts'),
  ])
  const figures = prometheus()
  const { close } = await metricsListener(figures.read, host, port)
  figures.watchProcess()
  return { metrics: figures.metrics, watch: figures.watch, close }
}
