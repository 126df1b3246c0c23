/**
 * What is known of a thing for search engines: without empty texts and lists, and without things that say nothing but
 * their type (A41). Numbers stay: only who made them knows which of them stand for nothing.
 */
export function knownData(value: object): unknown {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => {
    if (each === '' || each === null) return undefined
    if (typeof each !== 'object') return each
    // What was left out of a list is a hole in it.
    const known = Array.isArray(each) ? each.filter(() => true) : each
    return Object.keys(known).every((name) => name === '@type') ? undefined : known
  })
}
