import type { OutgoingLead, OutgoingSummary } from '#contract/outgoing-lead.ts'
import { formatArea, formatPrice } from '#domain/money.ts'
import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { formatPhone } from '#domain/phone.ts'
import { staffRu as words } from '#texts/staff/leads.ts'

/** One line for the top of a letter or an entry: «Обратный звонок: Айгүл, Наш парк, квартира № 114». */
export function leadTitle(lead: OutgoingLead): string {
  const rest = [lead.name, ...leadPlaces(lead)].filter((part) => part !== '')
  const form = formWord(lead.form)
  return oneLine(rest.length === 0 ? form : `${form}: ${rest.join(', ')}`)
}

/** What a request is about, in short and without a word of the visitor: project, unit, vacancy. */
export function leadPlaces({ about: { complex, estate, vacancy } }: OutgoingLead): string[] {
  const number = estate === null ? null : words.categories[estate.category].replace('{number}', estate.number)
  return [complex, number, vacancy].flatMap((part) => (part === null || part === '' ? [] : [oneLine(part)]))
}

/** «Заявки сверх лимита: 7» for the top of a summary. */
export function summaryTitle({ requests }: OutgoingSummary): string {
  return words.summary.replace('{count}', String(requests.length))
}

/** All fields of a request, for people: pairs of a word and a value; empty ones are left out. */
export function leadLines(lead: OutgoingLead): (readonly [word: string, value: string])[] {
  const { about } = lead
  const lines: (readonly [string, string | null])[] = [
    [words.name, lead.name],
    [words.phone, formatPhone(lead.phone)],
    [words.email, lead.email],
    // The letter of an application is its message too.
    [words.message, lead.message === lead.fields['cover_letter'] ? null : lead.message],
    [words.about, subject(about)],
    [words.shortlist, shortlist(about.shortlist)],
    [words.vacancy, about.vacancy],
    ...Object.entries(lead.fields)
      .filter(([name]) => name !== 'estate_ids')
      .map(([name, value]) => [fieldWord(name), shown(name, value, about)] as const),
    [words.language, words.languages[lead.language]],
    [words.sent, `${momentInKazakhstan(lead.created_at)}, ${words.timeZone}`],
    [words.page, lead.page_url],
    [words.referrer, lead.referrer],
    [words.advertising, advertising(lead)],
    [words.consent, words.consents[lead.consent.state]],
    [words.held, lead.held ? words.heldWhy : null],
    [words.id, lead.id],
  ]
  return lines.flatMap(([word, value]) => {
    if (value === null || value === '') return []
    return [[word, severalLines.includes(word) ? value : oneLine(value)] as const]
  })
}

/** Fields in which a visitor may write several lines; in any other a new line would only imitate one of ours. */
const severalLines: readonly string[] = [words.message, words.shortlist, words.fields.cover_letter]

/** «Обратный звонок» of `callback`. */
export function formWord(form: string): string {
  return isKey(words.forms, form) ? words.forms[form] : form
}

/** «ЖК, дом, квартира № 114, 2-комнатная, 61,4 м², 5 этаж, цена 37 500 000 ₸» as far as it is known. */
function subject({ complex, house, estate }: OutgoingLead['about']): string {
  const parts = [complex, house, ...(estate === null ? [] : unitParts(estate))]
  return parts.filter((part) => part !== null).join(', ')
}

/** A line for each unit of a shortlist, with its number in the list. */
function shortlist(units: OutgoingLead['about']['shortlist']): string {
  return units
    .map(
      (unit, index) => `${index + 1}. ${oneLine([unit.complex, unit.house, ...unitParts(unit)].join(', '))}`,
    )
    .join('\n')
}

type Unit = NonNullable<OutgoingLead['about']['estate']>

function unitParts({ category, number, rooms, area_total: area, floor, price }: Unit): string[] {
  return [
    words.categories[category].replace('{number}', number),
    ...(rooms === null ? [] : [rooms === 0 ? words.studio : words.rooms.replace('{rooms}', String(rooms))]),
    formatArea(area, 'ru', 'local'),
    words.floor.replace('{floor}', String(floor)),
    words.price.replace('{price}', formatPrice(price, 'local')),
  ]
}

function fieldWord(name: string): string {
  return isKey(words.fields, name) ? words.fields[name] : name
}

function shown(name: string, value: unknown, about: OutgoingLead['about']): string {
  if (name === 'office_id') return about.office ?? words.noOffice.replace('{id}', String(value))
  if (name === 'program_id') return about.program ?? String(value)
  if ((name === 'date' || name === 'available_from') && typeof value === 'string') return dateOf(value)
  if (typeof value === 'string') return isKey(words.values, value) ? words.values[value] : value
  return JSON.stringify(value)
}

function dateOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, 'ru') : text
}

/** «21 ноября 2026, 15:05» of a moment in UTC. */
function momentInKazakhstan(text: string): string {
  const moment = new Date(text)
  return `${formatDate(dayInKazakhstan(moment), 'ru')}, ${timeInKazakhstan(moment)}`
}

function advertising({ utm }: OutgoingLead): string {
  return Object.entries(utm)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
    .join(', ')
}

/** Line breaks would begin a new line in a header or a list. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function isKey<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key)
}

/** A text of at most so many UTF-16 units, with «…» where it was longer; no letter is cut in two. */
export function atMost(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
}
