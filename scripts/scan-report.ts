import { z } from 'zod'

const Entry = z.looseObject({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  parameter: z.string().nullish(),
})

const Report = z.looseObject({
  vulnerabilities: z.record(z.string(), z.array(Entry)),
  anomalies: z.record(z.string(), z.array(Entry)),
})

/** Something that the scanner holds against the site. */
export type ScanFinding = { kind: string; method: string; path: string; parameter: string; info: string }

/** The findings of a report of wapiti (JSON), by kind and address. */
export function scanFindings(report: string): ScanFinding[] {
  const { vulnerabilities, anomalies } = Report.parse(JSON.parse(report))
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, entries]) =>
    entries.map(({ method, path, info, parameter }) => ({
      kind,
      method,
      path,
      parameter: parameter ?? '',
      info: info.replaceAll(/\s+/g, ' '),
    })),
  )
}

/** Findings that are intended, each with its reason; docs/security.md has more. */
const explained: readonly { kind: string; info: RegExp; reason: string }[] = [
  {
    kind: 'HTTP Secure Headers',
    info: /X-XSS-Protection/,
    reason: 'no browser listens to it any more; the policy of each page does its work',
  },
  {
    kind: 'Cross Site Request Forgery',
    info: /anti CSRF token/,
    reason: 'forms of other sites are known by their Origin, and no cookie speaks for a visitor',
  },
  {
    kind: 'HttpOnly Flag cookie',
    info: /i18n_redirected/,
    reason: 'the switch of languages writes it in the browser too, and it holds one of three languages',
  },
]

export function isExplained({ kind, info }: ScanFinding): boolean {
  return explained.some((one) => one.kind === kind && one.info.test(info))
}

/** A finding in one line. */
export function scanLine({ kind, method, path, parameter, info }: ScanFinding): string {
  const place = parameter === '' ? path : `${path} (${parameter})`
  return `${kind}: ${method} ${place.slice(0, 200)}: ${info.slice(0, 300)}`
}
