/** The memory of the tab until it is closed; null also where the browser forbids storage or the value is invalid. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value in the tab. Answers whether that worked. */
export function writeSession(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** A list out of the tab's memory; empty for anything else. */
export function readSessionList<T extends string | number>(key: string, kind: 'string' | 'number'): T[] {
  const value = readSession(key)
  return Array.isArray(value) ? value.filter((item): item is T => typeof item === kind) : []
}
