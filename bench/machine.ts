import { cpus, totalmem } from 'node:os'

/** The machine that figures were measured on, and when: without these they compare with nothing. */
export function machineLine(now = new Date()): string {
  const all = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${all[0]?.model.trim() ?? 'unknown processor'}, ${all.length} cores, ${memory}, Node ${process.versions.node}, ${process.platform}, ${now.toISOString().slice(0, 10)}`
}
