import type { RecentCounts } from '../alarms/recent-counts.ts'
import type { Metrics } from './metrics.ts'

/** The same counters, which the alarms of this process read too. The answers of `/readyz` are for monitors. */
export function countedForAlarms(metrics: Metrics, recent: RecentCounts): Metrics {
  return {
    ...metrics,
    request(request) {
      metrics.request(request)
      if (request.path !== '/readyz') recent.answer(request.status >= 500)
    },
    lead(form, outcome) {
      metrics.lead(form, outcome)
      if (outcome === 'failed') recent.failedRequest()
    },
  }
}
