import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { pages } from '#contract/pages.ts'
import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import { openDatabase } from '#database/open.ts'
import { root } from '#scripts/root.ts'
import { alarmCodes } from '#server/alarms/alarm.ts'
import { alarmLimits } from '#server/alarms/alarm-limits.ts'
import { lastBackupFile } from '#server/bootstrap/last-backup.ts'
import { routePattern } from '#server/metrics/route-pattern.ts'
import { fillDatabase, makeLead, makeRow } from './helpers/databases/rows.ts'
import { sendCallback } from './helpers/leads/send-callback.ts'
import { fetchMetrics } from './helpers/read-metrics.ts'
import { freePort } from './helpers/servers/free-port.ts'
import { startSite } from './helpers/servers/server.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Site[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.strictObject({
            severity: z.enum(['critical', 'warning']),
            mail: z.enum(alarmCodes).optional(),
          }),
          annotations: z.strictObject({ summary: z.string().min(20), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const rules = Rules.parse(parse(read('deploy/monitoring/alerts.yaml'))).groups.flatMap((group) => group.rules)

const Dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.object({ expr: z.string() })).min(1),
    }),
  ),
})
const { panels } = Dashboard.parse(JSON.parse(read('deploy/monitoring/grafana.json')))

/** Words of the query language that these queries use. */
const language = new Set(
  'sum max min count by rate increase histogram_quantile topk vector and or on e9 e6'.split(' '),
)
/** What Prometheus has of its own, and the labels that it adds. */
const ofPrometheus = new Map([
  ['up', ['job', 'instance']],
  ['ALERTS', ['alertname', 'alertstate']],
])
const added = ['job', 'instance']

/** The values that labels of the site can have, as the code writes them. */
const values: Readonly<Record<string, RegExp>> = {
  status: /^[1-5]xx$/,
  outcome: /^(?:accepted|journaled|repeated|refused|failed)$/,
  state: /^(?:pending|dead|delivered)$/,
  job: /^kerege$/,
  alertname: /./,
  alertstate: /^firing$/,
}
const isValue = (label: string, value: string) =>
  label === 'route' ? value === 'other' || routePattern(value) === value : values[label]?.test(value)

/** The metrics of a query with the labels that are asked of each, and the labels that it groups by. */
function partsOf(expr: string) {
  const matched = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, metric = '', list = '']) => ({
    metric,
    labels: [...list.matchAll(/(\w+)(?:=~|!=|!~|=)"([^"]*)"/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
  }))
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
  const bare = expr
    .replaceAll(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)|\[\w+\]/g, ' ')
    .replaceAll(/\b\d[\d.]*(?:e\d+)?/g, ' ')
  const names = [...bare.matchAll(/[a-zA-Z_]\w*/g)]
    .map(([name]) => name)
    .filter((name) => !language.has(name))
  return { matched, grouped, names }
}

test('R836 the rules and the dashboard ask for metrics and labels that the running site has, and for nothing else', async (t) => {
  const port = await freePort()
  const site = await startSite(t, { METRICS_PORT: String(port) })
  const db = openDatabase({ dataDir: site.dataDir })
  t.after(() => db.destroy())
  await fillDatabase(db, {
    leads: [makeLead(1)],
    deliveries: [makeRow('deliveries', { lead_id: makeLead(1).id, state: 'dead' })],
  })
  const success = { at: new Date(0).toISOString(), read: 1, added: 0, changed: 0, withdrawn: 0, skipped: 1 }
  await noteFeedImport(db, 'crm', { success })
  await fetch(site.url + pages.contacts('ru'))
  await sendCallback(site.url, { phone: '+77011234567' })
  writeFileSync(join(site.dataDir, lastBackupFile), '')

  const samples = await fetchMetrics(`http://127.0.0.1:${port}/metrics`)
  const known = new Map<string, Set<string>>()
  for (const [, labels] of ofPrometheus) for (const label of labels) added.push(label)
  for (const name of samples.keys()) {
    const [, metric = '', list = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(name) ?? []
    const labels = known.get(metric) ?? new Set(added)
    for (const [, label = ''] of list.matchAll(/(\w+)="/g)) labels.add(label)
    known.set(metric, labels)
  }
  for (const [metric, labels] of ofPrometheus) known.set(metric, new Set(labels))
  // Without an attempt to deliver this one has no sample.
  known.set('site_delivery_attempts_total', new Set([...added, 'channel', 'state']))
  assert.equal(samples.get('site_feed_alarms{source="crm",kind="useless"}'), 1)
  assert.equal(samples.get('site_lead_lines_set_aside'), 0)
  assert.ok((samples.get('site_disk_free_bytes') ?? 0) < (samples.get('site_disk_size_bytes') ?? 0))

  const queries = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ]
  for (const [where, expr] of queries) {
    const { matched, grouped, names } = partsOf(expr)
    assert.ok(names.length > 0, where)
    for (const name of names) assert.ok(known.has(name), `${where}: there is no metric ${name}`)
    const all = new Set(names.flatMap((name) => [...(known.get(name) ?? [])]))
    for (const label of grouped) assert.ok(all.has(label), `${where}: nothing has the label ${label}`)
    for (const { metric, labels } of matched) {
      for (const { name, value } of labels) {
        assert.ok(known.get(metric)?.has(name), `${where}: ${metric} has no label ${name}`)
        for (const each of value.split('|'))
          assert.ok(isValue(name, each), `${where}: ${name} is never ${each}`)
      }
    }
  }
})

test('R836 each rule says in words what is wrong, and the page of metrics says what to do', () => {
  const page = read('docs/metrics.md')
  const names = rules.map(({ alert }) => alert)
  assert.equal(new Set(names).size, names.length)
  const headings = [...page.matchAll(/^### (Site\w+)$/gm)].map(([, name = '']) => name)
  assert.deepEqual(headings.toSorted(), names.toSorted())
  for (const { alert, annotations } of rules) {
    assert.equal(annotations.runbook, `docs/metrics.md#${alert.toLowerCase()}`)
    const runbook = page.split(`### ${alert}\n`)[1]?.split('\n#')[0]?.trim() ?? ''
    assert.ok(runbook.length > 60, `${alert} has no runbook`)
  }
})

test('R839 what is mailed has a rule, with the same numbers', () => {
  const mailed = rules.flatMap(({ labels }) => labels.mail ?? [])
  assert.deepEqual(mailed.toSorted(), alarmCodes.toSorted())
  const ruleOf = (code: (typeof alarmCodes)[number]) => rules.find(({ labels }) => labels.mail === code)
  const { deliveryWait, spoolWait, contentLook, databaseAway, diskFree, backupAge, errors } = alarmLimits
  const minutes = (seconds: number) => `${seconds / 60}m`
  assert.match(ruleOf('delivery_waits')?.expr ?? '', new RegExp(`> ${deliveryWait}$`))
  assert.equal(ruleOf('spool_waits')?.for, minutes(spoolWait))
  assert.equal(ruleOf('database')?.for, minutes(databaseAway))
  assert.match(ruleOf('content')?.expr ?? '', new RegExp(`> ${contentLook}$`))
  assert.match(ruleOf('backup')?.expr ?? '', new RegExp(`> ${backupAge}$`))
  const disk = /< (\S+) or .* < (\S+)$/.exec(ruleOf('disk')?.expr ?? '')
  assert.deepEqual([Number(disk?.[1]), Number(disk?.[2])], [diskFree.bytes, diskFree.share])
  const wrong = /> (\S+) and .* > (\S+)$/.exec(ruleOf('errors')?.expr ?? '')
  assert.deepEqual([Number(wrong?.[1]), Number(wrong?.[2])], [errors.share, errors.answers])
})

test('R836 no two panels of the dashboard lie on each other, and none is beside the screen', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    assert.ok(x + w <= 24)
    return Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`)
  })
  assert.equal(new Set(cells).size, cells.length)
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
})
