const longestName = 64

/**
 * The name of somebody of staff as it is compared and kept: one spelling of each letter, small ones. Null for what is
 * no name: letters, digits and `._@-` only, so that it can stand in a line of a file and of a log.
 */
export function staffName(text: string): string | null {
  if (text.length > 4 * longestName) return null
  const name = text.normalize('NFC').trim().toLowerCase()
  return name.length <= longestName && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u.test(name) ? name : null
}
