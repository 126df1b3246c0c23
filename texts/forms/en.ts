import type { formsRu } from './ru.ts'

export const formsEn: Record<keyof typeof formsRu, string> = {
  'form.email': 'E-mail',
  'form.email.optional': 'E-mail (optional)',

  'questions.page.title': 'Write to us',
  'questions.page.description':
    'Ask the sales office of Kerege a question: we answer by phone or e-mail during working hours.',
  'questions.lead': 'We answer by phone or e-mail during working hours: {hours}.',
  'questions.message': 'Your question',
  'questions.submit': 'Send the question',
  'questions.sent.title': 'Question sent',
  'questions.sent.text': 'We will answer by phone or e-mail during working hours: {hours}.',

  'meets.page.title': 'Arrange a meeting',
  'meets.page.description':
    'A meeting in the office, on site or online: choose a day and the sales office of Kerege will confirm it.',
  'meets.lead':
    'We show apartments and answer questions in the office, on site or by video call. We call to confirm the day and the place during working hours: {hours}.',
  'meets.unit': 'What you will see',
  'meets.format': 'Where to meet',
  'meets.format.office': 'Office',
  'meets.format.site': 'On site',
  'meets.format.online': 'Online',
  'meets.office': 'Office',
  'meets.office.any': 'Any office',
  'meets.project': 'Project',
  'meets.project.any': 'Not chosen yet',
  'meets.date': 'Day',
  'meets.time': 'Time',
  'meets.time.any': 'Any',
  'meets.date.hint': 'No day in mind yet? Leave it empty and we will agree on one by phone.',
  'meets.submit': 'Arrange a meeting',
  'meets.sent.title': 'Meeting requested',
  'meets.sent.text': 'We will call to confirm the day and the place during working hours: {hours}.',

  'reserves.page.title': 'Send a request',
  'reserves.page.head': 'Request: {title}, {complex}',
  'reserves.page.description': 'A request without payment or obligation: {title}, {complex}.',
  'reserves.lead':
    'The request is free and not binding. A manager explains the terms by phone during working hours: {hours}.',
  'reserves.note': 'The request is free and not binding: it neither books this property nor fixes its price.',
  'reserves.note.building':
    'The building is under construction: an apartment in it can only be bought under an equity participation agreement (DDU) registered in the Unified Information System.',
  'reserves.unit': 'What the request is about',
  'reserves.payment': 'How you plan to pay',
  'reserves.payment.any': 'Not decided yet',
  'reserves.payment.mortgage': 'Mortgage',
  'reserves.payment.installment': 'Instalments',
  'reserves.payment.full': 'Full payment',
  'reserves.submit': 'Send the request',
  'reserves.sent.title': 'Request sent',
  'reserves.sent.text':
    'A manager will call during working hours: {hours}. The request books nothing and fixes no price.',
  'reserves.back': 'Back to the property',
  'reserves.open': 'Send a request',

  'subscribe.page.title': 'News by e-mail',
  'subscribe.page.description':
    'Subscribe to Kerege news: sales launches, special offers and construction progress.',
  'subscribe.lead':
    'Sales launches, special offers and construction progress. No advertising from other companies.',
  'subscribe.submit': 'Subscribe',
  'subscribe.sent.title': 'Almost done',
  'subscribe.again': 'Subscribe again',
}
