/** The hosts beside our own that the policy of a page permits. */
export type ForeignHosts = {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly image?: readonly string[]
  readonly media?: readonly string[]
  readonly connect?: readonly string[]
  readonly worker?: readonly string[]
}

/** Everything that any of them permits, each host once. */
export function allHosts(...parts: readonly ForeignHosts[]): ForeignHosts {
  const all: { -readonly [Kind in keyof ForeignHosts]: ForeignHosts[Kind] } = {}
  for (const part of parts) {
    for (const kind of Object.keys(part) as (keyof ForeignHosts)[]) {
      all[kind] = [...new Set([...(all[kind] ?? []), ...(part[kind] ?? [])])]
    }
  }
  return all
}
