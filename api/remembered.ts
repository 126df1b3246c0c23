/** How many answers are remembered at most, and how long a question may be. */
const most = { answers: 500, characters: 200 } as const

/**
 * Remembers what a pure function said of a header: visitors' browsers send a few dozens of each, and to read one costs
 * more than the rest of the way to a page in memory. What is unusually long is read each time.
 */
export function remembered<T>(read: (header: string) => T): (header: string | null | undefined) => T {
  const answers = new Map<string, T>()
  return (header) => {
    const question = header ?? ''
    const known = answers.get(question)
    if (known !== undefined) return known
    const answer = read(question)
    if (question.length > most.characters) return answer
    if (answers.size >= most.answers) answers.clear()
    answers.set(question, answer)
    return answer
  }
}
