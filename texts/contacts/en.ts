import type { contactsRu } from './ru.ts'

export const contactsEn: Record<keyof typeof contactsRu, string> = {
  'contacts.title': 'Contacts',
  'contacts.description':
    'Phones, opening hours and addresses of the Kerege offices: {cities}. Messengers, a map and meetings.',
  'contacts.phone': 'Main line, {hours}',
  'contacts.phone.plain': 'Main line',
  'contacts.map': 'Offices on the map',
  'contacts.offices': 'Offices',
  'contacts.departments': 'Departments',
  'contacts.open': 'Open on a map',
  'contacts.hours': '{days}, {from}–{to}',
  'contacts.whatsapp': 'WhatsApp: {title}',
  'contacts.telegram': 'Telegram: {title}',
  'contacts.meeting.title': 'Come and see us',
  'contacts.meeting.text':
    'We will show you models and floor plans, answer questions and work out the payment. Meet us in the office, on site or by video call.',
  'contacts.callback': 'We will answer by phone',
}
