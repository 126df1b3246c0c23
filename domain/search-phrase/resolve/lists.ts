import type { Wish } from '../sentence.ts'

export function add(
  lists: Map<string, (string | number)[]>,
  key: string,
  values: readonly (string | number)[],
): void {
  lists.set(key, [...new Set([...(lists.get(key) ?? []), ...values])])
}

export function set(
  lists: Map<string, (string | number)[]>,
  key: string,
  values: readonly (string | number)[],
): void {
  lists.set(key, [...values])
}

/** «чистовая, не черновая»: of what is wanted the refused is left out; where nothing is, the rest is wanted. */
export function narrow(lists: Map<string, (string | number)[]>, { key, values }: Wish): void {
  const kept = (lists.get(key) ?? values).filter((value) => values.includes(value))
  if (kept.length > 0) lists.set(key, [...kept])
}
