/** The same text with a capital first letter, for a list of words that stands as a value of its own. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
