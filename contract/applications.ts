import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { fileLimit } from '#domain/resume-file.ts'
import { endpoints } from './endpoints.ts'
import {
  Day,
  FreeText,
  LeadAnswer,
  LeadCommon,
  Line,
  optionalField,
  OptionalId,
  requiredId,
  RequiredLine,
  requiredNumber,
} from './lead-fields.ts'

/** Largest body of an application: the file and everything around it, in bytes. */
export const uploadLimit = fileLimit + 1024 * 1024

/** Media types of the files that an application takes: pdf, doc, docx, rtf, jpg (A14). */
export const resumeTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/rtf',
  'image/jpeg',
] as const

/** The file of an application, for the multipart kind of its body. */
const files = {
  resume: { description: 'CV: pdf, doc, docx, rtf or jpg of at most 10 MB', types: resumeTypes },
} as const

const coverLetter = optionalField(FreeText).meta({ description: 'At most 2,000 characters' })

export const postApplication = {
  ...endpoints.application,
  summary: 'Apply for a vacancy, with or without a CV',
  body: LeadCommon.extend({
    vacancy_id: requiredId('validation.vacancy').meta({ description: 'An open vacancy', example: 1 }),
    cover_letter: coverLetter,
  }),
  files,
  answer: LeadAnswer,
  success: 201,
} as const

const StudentApplication = LeadCommon.extend({
  vacancy_id: OptionalId.meta({ description: 'Vacancy for students that the student came from', example: 1 }),
  university: RequiredLine.meta({ example: 'КазНТУ' }),
  speciality: RequiredLine.meta({ example: 'Строительство' }),
  course: requiredNumber(1, 7, 'validation.course').meta({ description: 'Year of study', example: 3 }),
  direction: optionalField(Line).meta({ description: 'Work that the student would like to do' }),
  available_from: optionalField(Day).meta({
    description: 'First possible day of work, today in Kazakhstan (UTC+5) or later',
    example: '2027-06-01',
  }),
  cover_letter: coverLetter,
})

/** The same, with the day checked against a clock: the first working day cannot be in the past. */
export function studentApplicationAt(now: Date) {
  const day = Day.refine((text) => text >= dayInKazakhstan(now), 'validation.start_day')
  return StudentApplication.extend({ available_from: optionalField(day) })
}

export const postStudentApplication = {
  ...endpoints.studentApplication,
  summary: 'Apply for a job or an internship as a student, with or without a CV',
  body: StudentApplication,
  files,
  answer: LeadAnswer,
  success: 201,
} as const
