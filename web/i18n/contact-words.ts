/** A phone number as a person writes it: `+7 727 000 10 10`. Content keeps it in any spelling. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const parts = /^(\d)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits)
  return parts === null ? phone : `+${parts.slice(1).join('\u00A0')}`
}

/** The address that dials it. */
export function phoneLink(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`
}
