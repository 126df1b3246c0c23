import { phoneGroups } from '#domain/kazakhstan-phone.ts'

/** A phone number as a person writes it: `+7 727 000 10 10`. Content keeps it in any spelling. */
export function phoneText(phone: string): string {
  const groups = phoneGroups(phone.replace(/\D/g, ''))
  return groups === null ? phone : `+${groups.join('\u00A0')}`
}

/** The address that dials it. */
export function phoneLink(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`
}
