/** Where a visitor may ask to meet, in the order of the form. */
export const meetingFormats = ['office', 'site', 'online'] as const

export type MeetingFormat = (typeof meetingFormats)[number]

/** Where staff may set a meeting: by telephone, and at an address that the company's records do not have, too. */
export const meetingKinds = [...meetingFormats, 'phone', 'address'] as const

export type MeetingKind = (typeof meetingKinds)[number]

/** Where a meeting is: its kind, and the very office, project or address; null where that is open. */
export type MeetingPlace = {
  format: MeetingKind | null
  officeId: number | null
  complexId: number | null
  /** In the words of staff, for the kind `address` alone. */
  address: string | null
}

/** A place of which nothing is said. */
export const openPlace: MeetingPlace = { format: null, officeId: null, complexId: null, address: null }

/** Characters of an address in the words of staff: one line of a calendar, with the house and how to find the door. */
export const longestAddress = 200

/** The offices and projects that the company receives visitors at. */
export type KnownPlaces = {
  offices: readonly { id: number; title: string }[]
  projects: readonly { id: number; title: string }[]
}

/** Names the offices and the projects of the company for a choice; the department of personnel receives no buyers. */
export function knownPlaces(
  contacts: readonly { id: number; type: string; city: { name: string }; address: string; title: string }[],
  complexes: readonly { id: number; name: string; city: { name: string } }[],
): KnownPlaces {
  return {
    offices: contacts
      .filter(({ type }) => type !== 'hr')
      .map(({ id, city, address, title }) => ({
        id,
        title: [city.name, address].filter(Boolean).join(', ') || title,
      }))
      .filter(({ title }) => title !== ''),
    projects: complexes.map(({ id, name, city }) => ({
      id,
      title: [name, city.name].filter(Boolean).join(', '),
    })),
  }
}

/** Leaves out the choice that belongs to another place: its box is hidden, and browsers send hidden boxes too. */
export function atOnePlace<T extends Record<string, unknown>>(fields: T): T {
  const { format } = fields
  return {
    ...fields,
    ...(format !== 'office' && { office_id: '' }),
    ...(format !== 'site' && { complex_id: '' }),
  }
}

/** Whether the very place of a meeting is chosen, so that it can be named; one by video or telephone needs no address. */
export function isPlaceChosen({ format, officeId, complexId, address }: MeetingPlace): boolean {
  if (format === 'office') return officeId !== null
  if (format === 'site') return complexId !== null
  if (format === 'address') return address !== null
  return format !== null
}

/** The place alone, of a meeting that tells more. */
export function meetingPlaceOf({ format, officeId, complexId, address }: MeetingPlace): MeetingPlace {
  return { format, officeId, complexId, address }
}

/** Whether two places are one. */
export function isSamePlace(one: MeetingPlace, other: MeetingPlace): boolean {
  return (
    one.format === other.format &&
    one.officeId === other.officeId &&
    one.complexId === other.complexId &&
    one.address === other.address
  )
}

/** The very place in words, where it is known: an office or a project as the company names it, or the words of staff. */
export function veryPlace(
  { format, officeId, complexId, address }: MeetingPlace,
  { offices, projects }: KnownPlaces,
): string {
  const [places, chosen] =
    format === 'office' ? [offices, officeId] : format === 'site' ? [projects, complexId] : [[], null]
  return places.find(({ id }) => id === chosen)?.title ?? address ?? ''
}

/**
 * «В офисе: Алматы, пр. Абая, 10»: the kind of a place, and the very one where it is known; empty where the place is open.
 *
 * @param word the name of a kind in the language of the places
 */
export function placeWords(
  place: MeetingPlace,
  known: KnownPlaces,
  word: (kind: MeetingKind) => string,
): string {
  if (place.format === null) return ''
  return [word(place.format), veryPlace(place, known)].filter(Boolean).join(': ')
}
