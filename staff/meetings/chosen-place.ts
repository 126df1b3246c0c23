import {
  type KnownPlaces,
  longestAddress,
  type MeetingKind,
  type MeetingPlace,
  meetingPlaceOf,
  openPlace,
} from '#domain/meeting-place.ts'
import type { StaffText } from '#domain/staff/staff-text.ts'

/** A choice of the form: an office or a project by its id, else the kind alone. */
export function placeValue({ format, officeId, complexId }: MeetingPlace): string {
  if (format === 'office') return officeId === null ? '' : `office-${String(officeId)}`
  if (format === 'site') return complexId === null ? '' : `site-${String(complexId)}`
  return format ?? ''
}

/**
 * The place that a form names, or why it is none. A form that names none keeps the present one (R1690).
 *
 * @param value as `placeValue` gives it
 * @param address in the words of staff
 */
export function chosenPlace(
  value: string,
  address: string,
  { now, places }: { now: MeetingPlace; places: KnownPlaces },
): MeetingPlace | StaffText<[]> {
  if (value === '' || (value !== 'address' && value === placeValue(now))) return meetingPlaceOf(now)
  const place = (format: MeetingKind, difference: Partial<MeetingPlace> = {}) => ({
    ...openPlace,
    format,
    ...difference,
  })
  if (value === 'online' || value === 'phone') return place(value)
  if (value === 'address') {
    const line = oneLine(address)
    if (line === '') return 'Write the address of the meeting.'
    return line.length > longestAddress
      ? 'The address is longer than 200 signs.'
      : place('address', { address: line })
  }
  const [, kind, number] = /^(office|site)-([1-9]\d{0,8})$/.exec(value) ?? []
  const id = Number(number)
  if (kind === 'office' && places.offices.some((each) => each.id === id))
    return place('office', { officeId: id })
  if (kind === 'site' && places.projects.some((each) => each.id === id))
    return place('site', { complexId: id })
  return 'Choose the place of the meeting from the list.'
}

/** Without ends of lines and invisible signs, which could turn the words of the page and of the calendar around. */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
}
