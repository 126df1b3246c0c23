/**
 * Words by what they say, as `kind:value`: a list by commas of words and phrases. A star stands for any ending of the
 * language; without one the word is exactly this. Kazakh letters and ё may stand as they are.
 */
export type Words = Readonly<Record<`${string}:${string}`, string>>

/** Words of lists that are parted by spaces. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}

/** Patterns of words, parted by strokes: the lines of each language follow each other. */
function anyOf({ raw }: TemplateStringsArray): string {
  return `(?:${raw
    .join('')
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})`
}

/** What a word or a phrase is as a whole. */
export function whole(patterns: TemplateStringsArray): RegExp {
  return new RegExp(`^${anyOf(patterns)}$`, 'u')
}

/** What stands among other words, as a whole. */
export function among(patterns: TemplateStringsArray): RegExp {
  return new RegExp(`(?:^| )${anyOf(patterns)}(?= |$)`, 'u')
}

/** How a word among others begins. */
export function beginning(patterns: TemplateStringsArray): RegExp {
  return new RegExp(`(?:^| )${anyOf(patterns)}`, 'u')
}
