/** One line of docs/requirements.md. */
export type Stated = {
  /** `R65`, or `A5` for a decision */
  number: string
  text: string
}

/**
 * The requirements of the specification and the decisions made with it: all of them are there. Later numbers come in
 * groups, with holes between.
 */
const counts = { R: 220, A: 28 } as const

/**
 * The numbered lines of docs/requirements.md in their order.
 * @throws Error where a number comes twice or one of the specification is missing
 */
export function statedIn(markdown: string): Stated[] {
  const stated = Array.from(markdown.matchAll(/^- ([RA]\d+) (.+)$/gm), ([, number = '', text = '']) => ({
    number,
    text,
  }))
  const seen = new Set<string>()
  for (const { number } of stated) {
    if (seen.has(number)) throw new Error(`docs/requirements.md has ${number} twice.`)
    seen.add(number)
  }
  const missing = Object.entries(counts)
    .flatMap(([letter, count]) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`))
    .find((number) => !seen.has(number))
  if (missing !== undefined) throw new Error(`docs/requirements.md lacks ${missing}.`)
  return stated
}
