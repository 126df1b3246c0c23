/** The same text with a capital first letter, for a list of words that is a value by itself. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
