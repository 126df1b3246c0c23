/** The field of an address that holds the token of a letter, also where the address is a value in another one. */
const field = /(token(?:=|%(?:25)*3d))(?:(?!%(?:25)*26)[^&#\s])+/gi

/**
 * An address without the secret token of a letter: who has it can end or confirm the subscription of its reader, so
 * that staff and their systems do not get it with a request (R413).
 */
export function withoutLetterToken(address: string): string {
  return address.replaceAll(field, '$1')
}
