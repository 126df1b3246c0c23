/**
 * The word of a list that was probably meant: the one that begins with it, or differs by the fewest letters, at most a
 * quarter of them. Null where none is that near.
 */
export function nearWord(word: string, words: Iterable<string>): string | null {
  const most = Math.max(1, Math.floor(word.length / 4))
  let nearest: { word: string; distance: number } | null = null
  for (const other of words) {
    const isLonger = word.length > 2 && other.startsWith(`${word}-`)
    const distance = isLonger ? most : lettersBetween(word, other)
    if (distance <= most && (nearest === null || distance < nearest.distance))
      nearest = { word: other, distance }
  }
  return nearest?.word ?? null
}

/** How many letters must be added, left out or replaced (Levenshtein's distance). */
function lettersBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (let at = 1; at <= other.length; at++) {
      const replaced = (above[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1)
      line.push(Math.min(replaced, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
