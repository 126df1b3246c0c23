import { phoneGroups } from '#domain/kazakhstan-phone.ts'

/** A phone number as a person writes it: `+7 701 234 56 78`. Content keeps it in any spelling. */
export function phoneText(phone: string): string {
  const groups = phoneGroups(phone.replace(/\D/g, ''))
  return groups === null ? phone : `+${groups.join('\u00A0')}`
}

/** The address that dials it; none where the text is no number (A41). */
export function phoneLink(phone: string): string | undefined {
  return /\d/.test(phone) ? `tel:+${phone.replace(/\D/g, '')}` : undefined
}

/** The address that writes to a mailbox; none where the text is no mailbox (A41). */
export function mailLink(email: string): string | undefined {
  return email.includes('@') ? `mailto:${email}` : undefined
}
