/** Longer texts, in characters, come once, with the one page that shows them. */
const longest = 200

const kept = 5000

/** The same function of a text, which remembers what it made of short ones: names and titles come again in every answer and page. */
export function remembering<Made>(write: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    if (text.length > longest) return write(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const made = write(text)
    // The texts in use are soon known again.
    if (known.size === kept) known.clear()
    known.set(text, made)
    return made
  }
}
