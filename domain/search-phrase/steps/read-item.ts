import type { Item, Rule, Sentence, Wish } from '../sentence.ts'

export function readItem(sentence: Sentence, at: number, rules: readonly Rule[]): Item | null {
  for (const rule of rules) {
    const item = rule(sentence, at)
    if (item !== null) return item
  }
  return null
}

/** The place behind rooms and a word for flats. */
export function afterFlats(sentence: Sentence, { wishes, next }: Item): number {
  const isOfFlats = wishes[0]?.key === 'rooms' || wishes[0]?.key === 'sort'
  return isOfFlats && sentence.says(next, 'cat', 'flat') ? next + 1 : next
}

/** Two refusals of one kind leave what both leave. */
export function merged(before: readonly Wish[], later: readonly Wish[]): Wish[] {
  const [a] = before
  const [b] = later
  if (a === undefined || b === undefined || a.key !== b.key) return [...before, ...later]
  if (a.key === 'floor_not') return [{ key: a.key, values: [...new Set([...a.values, ...b.values])] }]
  return [{ ...a, values: a.values.filter((value) => b.values.includes(value)) }]
}
