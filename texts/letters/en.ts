import type { LetterText } from './letter-text.ts'

export const letterEn: LetterText = {
  subject: 'Confirm your subscription to news from {company}',
  greeting: 'Hello!',
  request: 'This address was entered at {site} to receive news and special offers from {company}.',
  confirm: 'To subscribe, open the link and press the button on the page:',
  lifetime: 'The link works for seven days.',
  mistake: 'If you did not ask for this, do nothing: without confirmation you will get no e-mails from us.',
}
