/** Answers of the API and of the forms, by message key (A20). */
export const messagesRu = {
  'validation.failed': 'Проверьте отмеченные поля',
  'validation.required': 'Заполните поле',
  'validation.name': 'Имя: от 2 до 80 букв, можно с пробелом и дефисом',
  'validation.phone': 'Проверьте номер телефона: 10 цифр после +7',
  'validation.email': 'Проверьте адрес почты',
  'validation.consent': 'Нужно согласие на обработку данных',
  'validation.file': 'Подойдёт файл pdf, doc, docx, rtf или jpg до 10 МБ',
  'validation.message': 'Сообщение длиннее 2000 знаков',
  'validation.date': 'Проверьте дату',
  'validation.number': 'Нужно целое число в допустимых пределах',
  'validation.too_many': 'Слишком много запросов. Попробуйте через несколько минут',
  'validation.body': 'Запрос не удалось прочитать',
  'feedback.sent': 'Заявка отправлена. Перезвоним в рабочее время',
  'feedback.unavailable': 'Не удалось сохранить заявку. Позвоните нам: {phone}',
  'feedback.network': 'Нет связи с сервером. Проверьте интернет и отправьте ещё раз',
  'error.unexpected': 'Что-то пошло не так. Мы уже знаем об этом',
} as const
