import { z } from 'zod'
import { type LockedPackage, ships } from './lock-file.ts'

/** From the mildest to the worst, as npm names them. */
export const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const
export type Severity = (typeof severities)[number]

const Advice = z.looseObject({ title: z.string(), url: z.string() })

const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(severities),
      via: z.array(z.union([z.string(), Advice])),
      range: z.string(),
      nodes: z.array(z.string()),
    }),
  ),
})

/** A package in which somebody has found a weakness. */
export type Finding = {
  name: string
  severity: Severity
  /** Part of the running site, not only of what builds and tests it. */
  ships: boolean
  /** What it is and where to read about it; for a package that only uses a weak one, that one. */
  reasons: readonly string[]
}

/** The registry gave no answer that could be read; the message says what came instead. */
export class NoAnswer extends Error {}

/**
 * The findings of what `npm audit --json` wrote, the worst first.
 * @throws NoAnswer
 */
export function findingsOf(output: string, packages: readonly LockedPackage[]): Finding[] {
  const shipped = new Set(packages.filter(ships).map(({ path }) => path))
  return Object.values(reportOf(output).vulnerabilities)
    .map(({ name, severity, via, nodes }) => ({
      name,
      severity,
      ships: nodes.some((path) => shipped.has(path)),
      reasons: via.map((one) => (typeof one === 'string' ? `uses ${one}` : `${one.title} (${one.url})`)),
    }))
    .toSorted((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity))
}

/** Whether a finding must be acted on before a release: a serious one in what visitors reach. */
export function isPressing({ severity, ships: isShipped }: Finding): boolean {
  return isShipped && (severity === 'high' || severity === 'critical')
}

function reportOf(output: string): z.output<typeof Report> {
  let written: unknown
  try {
    written = JSON.parse(output)
  } catch {
    throw new NoAnswer('npm wrote no report')
  }
  const report = Report.safeParse(written)
  if (report.success) return report.data
  const { message, error } = Refusal.parse(written)
  throw new NoAnswer(message ?? error?.summary ?? 'npm wrote a report of another kind')
}

/** What npm writes instead of a report. */
const Refusal = z
  .looseObject({
    message: z.string().min(1).optional(),
    error: z.looseObject({ summary: z.string().min(1).optional().catch(undefined) }).optional(),
  })
  .catch({})
