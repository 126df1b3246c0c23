/** The alarms that a process can see by itself; each has a rule for Prometheus too. */
export const alarmCodes = [
  'database',
  'delivery_waits',
  'delivery_dead',
  'spool_waits',
  'lines_set_aside',
  'requests_failed',
  'content',
  'publication',
  'fetch',
  'disk',
  'backup',
  'errors',
  'feed',
  'bot',
] as const

export type AlarmCode = (typeof alarmCodes)[number]

/** Something that staff should know. */
export type Alarm = {
  code: AlarmCode
  /** What is wrong, so exactly that the same thing is told once: a worse state of it is another alarm. */
  key: string
  /** What it is about: while another alarm about it goes on, no end is told. */
  about: string
  /** For staff, in Russian. */
  text: string
}

/** Twice as many is another alarm. */
export function magnitudeOf(count: number): number {
  return Math.ceil(Math.log2(count))
}
