/** One line of docs/requirements.md. */
export type Stated = {
  /** `R65`, or `A5` for a decision */
  number: string
  text: string
}

/** How many there are. Numbers have no holes: a gap in the list would hide a gap in the tests. */
const counts = { R: 220, A: 28 } as const

/**
 * The numbered lines of docs/requirements.md in their order.
 * @throws Error where a number comes twice, is missing or is one too many
 */
export function statedIn(markdown: string): Stated[] {
  const stated = Array.from(markdown.matchAll(/^- ([RA]\d+) (.+)$/gm), ([, number = '', text = '']) => ({
    number,
    text,
  }))
  const expected = Object.entries(counts).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  const wrong = stated.findIndex(({ number }, index) => number !== expected[index])
  if (wrong !== -1) {
    throw new Error(
      `docs/requirements.md has ${stated[wrong]?.number} where ${expected[wrong] ?? 'its end'} should be.`,
    )
  }
  if (stated.length < expected.length) {
    throw new Error(`docs/requirements.md lacks ${expected[stated.length]}.`)
  }
  return stated
}
