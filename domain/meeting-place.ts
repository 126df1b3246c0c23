/** Where people meet, in the order of the form. */
export const meetingFormats = ['office', 'site', 'online'] as const

export type MeetingFormat = (typeof meetingFormats)[number]

/** Leaves out the choice that belongs to another place: its box is hidden, and browsers send hidden boxes too. */
export function atOnePlace<T extends Record<string, unknown>>(fields: T): T {
  const { format } = fields
  return {
    ...fields,
    ...(format !== 'office' && { office_id: '' }),
    ...(format !== 'site' && { complex_id: '' }),
  }
}

/** Whether the very place of a meeting is chosen, so that it can be named; one by video needs no address. */
export function isPlaceChosen({
  format,
  officeId,
  complexId,
}: {
  format: MeetingFormat | null
  officeId: number | null
  complexId: number | null
}): boolean {
  if (format === 'office') return officeId !== null
  if (format === 'site') return complexId !== null
  return format === 'online'
}
