/**
 * Puts values in the places of a text: `{page}`. Unknown places stay, to be seen; what a value contains is no place for
 * another.
 */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
