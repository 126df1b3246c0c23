/** How many answers are remembered at most, and how long a question may be. */
const most = { answers: 500, characters: 200 } as const

/**
 * Remembers the results of a pure function for a text of a request, a header or a path: visitors' browsers send a few
 * dozens of each header, and to read one costs more than the rest of the way to a page in memory. An unusually long
 * text is read each time.
 */
export function remembered<T>(read: (text: string) => T): (text: string | null | undefined) => T {
  const answers = new Map<string, T>()
  return (text) => {
    const question = text ?? ''
    const known = answers.get(question)
    if (known !== undefined) return known
    const answer = read(question)
    if (question.length > most.characters) return answer
    if (answers.size >= most.answers) answers.clear()
    answers.set(question, answer)
    return answer
  }
}
