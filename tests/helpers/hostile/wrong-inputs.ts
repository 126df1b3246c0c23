import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { meetingDays } from '#domain/meeting-time.ts'
import { fileLimit } from '#domain/resume-file.ts'
import type { TextKey } from '#texts/texts.ts'
import { compoundFile, goodFiles, xlsxFile } from '../attachments.ts'

/** The forms of R30, by the word that their texts begin with. */
export const allForms = [
  'callback',
  'meets',
  'questions',
  'reserves',
  'application',
  'student',
  'subscribe',
  'watch',
] as const
export type AnyForm = (typeof allForms)[number]

/** One way to fill in a field wrongly, and the expected message beneath it. */
export type Wrong = {
  /** The fault in it. */
  kind: string
  typed: string
  says: TextKey
  /** With JavaScript: another message, or null where the mask leaves a number that is right. */
  scripted?: TextKey | null
  /** Pasted as a whole. Key by key the mask would take it for a number of ours. */
  pasted?: true
  /** Pressed key by key: the browser shows it, and without JavaScript sends the field as an empty one. */
  unread?: true
}

const required = 'validation.required'

/** Texts of people and robots where a text is needed. */
const missing: readonly Wrong[] = [
  { kind: 'missing', typed: '', says: required },
  { kind: 'only spaces', typed: '   ', says: required },
  { kind: 'only signs that nobody sees', typed: '\u200B\u2060', says: required },
]

const names: readonly Wrong[] = [
  ...missing,
  ...[
    ['too short', 'Я'],
    ['too long', 'Ә'.repeat(81)],
    ['a digit', 'Әлия2'],
    ['a phone in place of the name', '87011234567'],
    ['a mail address in place of the name', 'aliya@example.kz'],
    ['a link', 'https://evil.example'],
    ['markup', '<b>Әлия</b>'],
    ['pictures', '😀😀'],
    ['a hyphen before the first letter', '-Әлия'],
  ].map(([kind = '', typed = '']) => ({ kind, typed, says: 'validation.name' as const })),
]

const phones: readonly Wrong[] = [
  { kind: 'missing', typed: '', says: required },
  { kind: 'only spaces', typed: '   ', says: required },
  // The mask takes no letters, so that nothing stays in the field.
  { kind: 'words', typed: 'позвоните мне', says: 'validation.phone', scripted: required },
  { kind: 'a digit too few', typed: '+7 (701) 123-45-6', says: 'validation.phone_short' },
  { kind: 'a digit too few after the 8', typed: '8701123456', says: 'validation.phone_short' },
  { kind: 'a digit too many', typed: '8 701 123 45 67 89', says: 'validation.phone_long', scripted: null },
  { kind: 'a letter for a digit', typed: '+7 701 123 45 6O', says: 'validation.phone_short' },
  { kind: 'an area that nobody has', typed: '+7 (555) 555-55-55', says: 'validation.phone_code' },
  { kind: 'of another country', typed: '+1 202 555 01 23', says: 'validation.phone_foreign' },
  {
    kind: 'of another country, without a plus',
    typed: '998901234567',
    says: 'validation.phone_foreign',
    pasted: true,
  },
]

const mails: readonly Wrong[] = [
  ['without @', 'aliya.example.kz'],
  ['with a space', 'ali ya@example.kz'],
  ['with two @', 'aliya@kerege@example.kz'],
  ['without a domain', 'aliya@'],
  ['without the end of the domain', 'aliya@example'],
  ['with a comma for the dot', 'aliya@example,kz'],
  ['with Cyrillic letters', 'әлия@example.kz'],
  ['with two dots', 'aliya..q@example.kz'],
  ['too long', `${'a'.repeat(250)}@b.kz`],
].map(([kind = '', typed = '']) => ({ kind, typed, says: 'validation.email' as const }))

const tooLong: Wrong = { kind: 'too long', typed: 'ы'.repeat(2001), says: 'validation.message' }

const halfADate: Wrong = {
  kind: 'half a date',
  typed: '11',
  says: 'validation.date',
  unread: true,
}

const courses: readonly Wrong[] = [
  { kind: 'missing', typed: '', says: required },
  ...['0', '8', '-1', '2.5'].map((typed) => ({
    kind: 'no year of study',
    typed,
    says: 'validation.course' as const,
  })),
  { kind: 'no number', typed: 'e', says: 'validation.course', unread: true },
]

/** Days on which no meeting is possible: they depend on the clock. */
function days(now: Date): readonly Wrong[] {
  const { first, last } = meetingDays(now)
  const beside = (day: string, step: number) =>
    new Date(Date.parse(day) + step * 24 * 3_600_000).toISOString().slice(0, 10)
  return [
    { kind: 'yesterday', typed: beside(first, -1), says: 'validation.meeting_day' },
    { kind: 'long ago', typed: '2020-01-01', says: 'validation.meeting_day' },
    { kind: 'too far ahead', typed: beside(last, 1), says: 'validation.meeting_day' },
    halfADate,
  ]
}

/** Days that are too late for a first working day. */
function daysBefore(now: Date): readonly Wrong[] {
  const yesterday = new Date(Date.parse(dayInKazakhstan(now)) - 24 * 3_600_000).toISOString().slice(0, 10)
  return [
    { kind: 'yesterday', typed: yesterday, says: 'validation.start_day' },
    { kind: 'long ago', typed: '2020-01-01', says: 'validation.start_day' },
    halfADate,
  ]
}

type WrongInputs = Readonly<Record<string, readonly Wrong[]>>

/** Every kind of wrong input of every typed field. */
export function wrongInputs(form: AnyForm, now: Date): WrongInputs {
  const person = { name: names, phone: phones }
  switch (form) {
    case 'callback':
    case 'reserves':
      return person
    case 'meets':
      return { ...person, date: days(now) }
    case 'questions':
      return { ...person, email: mails, message: [...missing, tooLong] }
    case 'subscribe':
    case 'watch':
      return { email: [...missing, ...mails] }
    case 'application':
      return { ...person, email: mails, cover_letter: [tooLong] }
    case 'student':
      return {
        ...person,
        email: mails,
        university: missing,
        speciality: missing,
        course: courses,
        available_from: daysBefore(now),
        cover_letter: [tooLong],
      }
  }
}

/** The values that a form accepts, by field; the consent aside. */
export function rightInputs(form: AnyForm, person: { name: string; phone: string; email: string }) {
  const { name, phone, email } = person
  const fields: Readonly<Record<AnyForm, Readonly<Record<string, string>>>> = {
    callback: { name, phone },
    meets: { name, phone, date: meetingDays(new Date()).last },
    questions: { name, phone, email, message: 'Есть ли двор?\nҚай жылы бітеді?' },
    reserves: { name, phone },
    application: { name, phone, email, cover_letter: 'Здравствуйте' },
    student: {
      name,
      phone,
      email,
      university: 'ҚазҰТЗУ',
      speciality: 'Строительство',
      course: '3',
      available_from: '2099-06-01',
      cover_letter: 'Практикаға келгім келеді',
    },
    subscribe: { email },
    watch: { email },
  }
  return fields[form]
}

/** Files that are not a CV: by their size, their name, or only by their content. */
export const wrongFiles: readonly { kind: string; name: string; content: Buffer }[] = [
  { kind: 'empty', name: 'cv.pdf', content: Buffer.alloc(0) },
  { kind: 'too large', name: 'cv.pdf', content: Buffer.concat([goodFiles.pdf, Buffer.alloc(fileLimit)]) },
  { kind: 'a program', name: 'cv.exe', content: Buffer.from('MZ\x90\0'.padEnd(200, '\0')) },
  { kind: 'a renamed program', name: 'cv.pdf', content: Buffer.from('MZ\x90\0'.padEnd(200, '\0')) },
  { kind: 'a renamed text', name: 'Түйіндеме.docx', content: Buffer.from('Түйіндеме') },
  { kind: 'a renamed workbook', name: 'cv.docx', content: xlsxFile() },
  { kind: 'a renamed old workbook', name: 'cv.doc', content: compoundFile(['Workbook']) },
  { kind: 'a picture that is no jpg', name: 'cv.png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
]
