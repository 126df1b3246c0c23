import type { messagesRu } from './ru.ts'

export const messagesEn: Record<keyof typeof messagesRu, string> = {
  'validation.failed': 'Check the marked fields',
  'validation.required': 'Fill in this field',
  'validation.name': 'Name: 2 to 80 letters, spaces and hyphens are fine',
  'validation.phone': 'Check the phone number: 10 digits after +7',
  'validation.email': 'Check the e-mail address',
  'validation.consent': 'We need your consent to process the data',
  'validation.file': 'Send a pdf, doc, docx, rtf or jpg file of up to 10 MB',
  'validation.message': 'The message is longer than 2,000 characters',
  'validation.date': 'Check the date',
  'validation.number': 'A whole number within the allowed range is needed',
  'validation.too_many': 'Too many requests. Try again in a few minutes',
  'validation.body': 'The request could not be read',
  'feedback.sent': 'Request sent. We will call you back in working hours',
  'feedback.unavailable': 'The request could not be saved. Please call us: {phone}',
  'feedback.network': 'No connection to the server. Check the internet and send again',
  'error.unexpected': 'Something went wrong. We already know about it',
}
