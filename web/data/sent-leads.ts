import { readSession, writeSession } from './session.ts'

const key = 'lead_sent'

/** Remembers that the visitor has sent a request: no window then asks for another (A12). */
export function noteLead(): void {
  writeSession(key, true)
}

export function wasLeadSent(): boolean {
  return readSession(key) === true
}
