/**
 * What is known of a thing for search engines: without empty texts and lists, and without things that say nothing but
 * their type (A41). Numbers stay: only who made them knows which of them stand for nothing.
 */
export function knownData(value: unknown): unknown {
  if (value === '' || value === null) return undefined
  if (Array.isArray(value)) {
    const items = value.map(knownData).filter((item) => item !== undefined)
    return items.length === 0 ? undefined : items
  }
  if (typeof value !== 'object') return value
  const known = Object.entries(value)
    .map(([name, each]) => [name, knownData(each)] as const)
    .filter(([, each]) => each !== undefined)
  return known.every(([name]) => name === '@type') ? undefined : Object.fromEntries(known)
}
