import { readFileSync } from 'node:fs'

/** Linux reports processor time in hundredths of a second (USER_HZ). */
const ticks = 100

/**
 * Seconds of processor time that a process has taken so far, all its threads, its own work and the system's for it.
 */
export function processorTime(pid: number): number {
  const fields = statOf(String(pid))
  return secondsOf(fields[11], fields[12])
}

/** Seconds of processor time that all child processes of this one have taken which have ended so far. */
export function processorTimeOfEnded(): number {
  const fields = statOf('self')
  return secondsOf(fields[13], fields[14])
}

function statOf(process: string): string[] {
  const stat = readFileSync(`/proc/${process}/stat`, 'utf8')
  // The name in brackets may hold anything; after it come the fields from the third on.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function secondsOf(user = '0', system = '0'): number {
  return (Number(user) + Number(system)) / ticks
}

/** The most bytes of memory that a process has held so far; 0 once it has ended. */
export function peakMemoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Bytes of memory that a process holds at this moment. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024
}
