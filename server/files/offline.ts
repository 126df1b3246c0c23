import type { Context } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { keptAtHeader, offlineCaches } from '#contract/offline.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { leavingWorker, offlineWorker, type OfflineSettings } from './offline-worker.ts'

const settings: OfflineSettings = {
  family: offlineCaches,
  version: '2',
  shortlist: endpoints.shortlist.path,
  keptAtHeader,
  limit: 12 * 1024 * 1024,
}

/** Answers the script of the worker of favourites; where it is switched off, of one that removes itself. */
export function offlineScript(isOn: boolean) {
  const worker = isOn ? offlineWorker : leavingWorker
  const script = `(${worker.toString()})(self, ${JSON.stringify(settings)})\n`
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': cachePolicy.worker.lifetime,
    'Content-Security-Policy': "default-src 'self'",
  }
  return (c: Context) => c.body(script, 200, headers)
}
