// Awaits a native editor.
import type { contactsRu } from './ru.ts'

export const contactsKk: Record<keyof typeof contactsRu, string> = {
  'contacts.title': 'Байланыс',
  'contacts.description':
    'Kerege кеңселерінің телефондары, жұмыс уақыты мен мекенжайлары: {cities}. Мессенджерлер, карта және кездесуге жазылу.',
  'contacts.phone': 'Бірыңғай нөмір, {hours}',
  'contacts.phone.plain': 'Бірыңғай нөмір',
  'contacts.map': 'Картадағы кеңселер',
  'contacts.offices': 'Кеңселер',
  'contacts.departments': 'Бөлімдер',
  'contacts.open': 'Картадан ашу',
  'contacts.hours': '{days}, {from}–{to}',
  'contacts.whatsapp': 'WhatsApp: {title}',
  'contacts.telegram': 'Telegram: {title}',
  'contacts.meeting.title': 'Кеңсеге келіңіз',
  'contacts.meeting.text':
    'Макеттер мен жоспарларды көрсетеміз, сұрақтарға жауап береміз, төлемді есептейміз. Кеңседе, құрылыс алаңында немесе бейнебайланыс арқылы кездесуге болады.',
  'contacts.callback': 'Телефон арқылы жауап береміз',
}
