import { readFileSync } from 'node:fs'

/** Linux reports processor time in hundredths of a second (USER_HZ). */
const ticks = 100

/**
 * Seconds of processor time that a process has taken so far, all its threads, its own work and the system's for it.
 */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold anything; after it come the fields from the third on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = [fields[11], fields[12]].map(Number)
  return (user + system) / ticks
}

/** Bytes of memory that a process holds at this moment. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024
}
