/** The page of the offices. */
export const contactsRu = {
  'contacts.title': 'Контакты',
  'contacts.description':
    'Телефоны, часы работы и адреса офисов Kerege: {cities}. Мессенджеры, схема проезда и запись на встречу.',
  'contacts.phone': 'Единый номер, {hours}',
  'contacts.phone.plain': 'Единый номер',
  'contacts.map': 'Офисы на карте',
  'contacts.offices': 'Офисы',
  'contacts.departments': 'Отделы',
  'contacts.open': 'Открыть на карте',
  'contacts.hours': '{days}, {from}–{to}',
  'contacts.whatsapp': 'WhatsApp: {title}',
  'contacts.telegram': 'Telegram: {title}',
  'contacts.meeting.title': 'Приходите в гости',
  'contacts.meeting.text':
    'Покажем макеты и планировки, ответим на вопросы и посчитаем платёж. Можно встретиться в офисе, на площадке или по видеосвязи.',
  'contacts.callback': 'Ответим по телефону',
} as const
