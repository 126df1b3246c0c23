/** An address that staff recognise and nobody else can write to: `r…@example.kz`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
