/** Words of the forms: what they ask for, say and answer. What a consent is given to stands in `site`. */
export const formsRu = {
  'form.email': 'Эл. почта',
  'form.email.optional': 'Эл. почта (необязательно)',

  'questions.page.title': 'Написать нам',
  'questions.page.description':
    'Задайте вопрос отделу продаж Kerege: ответим по телефону или почте в рабочее время.',
  'questions.lead': 'Ответим по телефону или почте в рабочее время: {hours}.',
  'questions.message': 'Ваш вопрос',
  'questions.submit': 'Отправить вопрос',
  'questions.sent.title': 'Вопрос отправлен',
  'questions.sent.text': 'Ответим по телефону или почте в рабочее время: {hours}.',

  'meets.page.title': 'Записаться на встречу',
  'meets.page.description':
    'Встреча в офисе, на площадке или по видеосвязи: выберите удобный день, и отдел продаж Kerege его подтвердит.',
  'meets.lead':
    'Покажем квартиры и ответим на вопросы в офисе, на площадке или по видеосвязи. День и место подтвердим по телефону в рабочее время: {hours}.',
  'meets.unit': 'Что вы посмотрите',
  'meets.format': 'Где встретимся',
  'meets.format.office': 'В офисе',
  'meets.format.site': 'На площадке',
  'meets.format.online': 'Онлайн',
  'meets.office': 'Офис',
  'meets.office.any': 'Любой офис',
  'meets.project': 'Проект',
  'meets.project.any': 'Ещё не выбран',
  'meets.date': 'День',
  'meets.time': 'Время',
  'meets.time.any': 'Любое',
  'meets.date.hint': 'Если день ещё не выбран, оставьте поле пустым: договоримся по телефону.',
  'meets.submit': 'Записаться на встречу',
  'meets.sent.title': 'Заявка на встречу отправлена',
  'meets.sent.text': 'Позвоним, чтобы подтвердить день и место, в рабочее время: {hours}.',

  'reserves.page.title': 'Оставить заявку',
  'reserves.page.head': 'Заявка: {title}, {complex}',
  'reserves.page.description': 'Заявка без оплаты и обязательств: {title}, {complex}.',
  'reserves.lead':
    'Заявка бесплатна и ни к чему не обязывает. Менеджер расскажет об условиях по телефону в рабочее время: {hours}.',
  'reserves.note':
    'Заявка бесплатна и ни к чему не обязывает. Она ничего не закрепляет за вами и не фиксирует цену.',
  'reserves.note.building':
    'Дом ещё строится: купить квартиру в нём можно только по договору долевого участия, зарегистрированному в Единой информационной системе.',
  'reserves.unit': 'О чём заявка',
  'reserves.payment': 'Как планируете платить',
  'reserves.payment.any': 'Ещё не решили',
  'reserves.payment.mortgage': 'Ипотека',
  'reserves.payment.installment': 'Рассрочка',
  'reserves.payment.full': '100% оплата',
  'reserves.submit': 'Отправить заявку',
  'reserves.sent.title': 'Заявка отправлена',
  'reserves.sent.text':
    'Менеджер позвонит в рабочее время: {hours}. Заявка ничего не закрепляет за вами и не фиксирует цену.',
  'reserves.back': 'Вернуться к предложению',
  'reserves.open': 'Оставить заявку',

  'subscribe.page.title': 'Новости по почте',
  'subscribe.page.description': 'Подписка на новости Kerege: старты продаж, акции и ход строительства.',
  'subscribe.lead': 'Старты продаж, акции и ход строительства. Без рекламы сторонних компаний.',
  'subscribe.submit': 'Подписаться',
  'subscribe.sent.title': 'Почти готово',
  'subscribe.again': 'Подписаться ещё раз',
} as const
