import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the forms: what they ask for, say and answer. What a consent is given to stands in `site`. */
export const forms = {
  'form.email': {
    ru: 'Эл. почта',
    kk: 'Электрондық пошта',
    en: 'E-mail',
  },
  'form.email.optional': {
    ru: 'Эл. почта (необязательно)',
    kk: 'Электрондық пошта (міндетті емес)',
    en: 'E-mail (optional)',
  },
  'questions.page.title': {
    ru: 'Написать нам',
    kk: 'Бізге жазу',
    en: 'Write to us',
  },
  'questions.page.description': {
    ru: 'Задайте вопрос отделу продаж {company}: ответим по телефону или почте в рабочее время.',
    kk: '{company} сату бөліміне сұрақ қойыңыз: жұмыс уақытында телефонмен немесе поштамен жауап береміз.',
    en: 'Ask the sales office of {company} a question: we answer by phone or e-mail during working hours.',
  },
  'questions.lead': {
    ru: 'Ответим по телефону или почте в рабочее время: {hours}.',
    kk: 'Жұмыс уақытында телефонмен немесе поштамен жауап береміз: {hours}.',
    en: 'We answer by phone or e-mail during working hours: {hours}.',
  },
  'questions.lead.plain': {
    ru: 'Ответим по телефону или почте в рабочее время.',
    kk: 'Жұмыс уақытында телефонмен немесе поштамен жауап береміз.',
    en: 'We answer by phone or e-mail during working hours.',
  },
  'questions.message': {
    ru: 'Ваш вопрос',
    kk: 'Сұрағыңыз',
    en: 'Your question',
  },
  'questions.submit': {
    ru: 'Отправить вопрос',
    kk: 'Сұрақты жіберу',
    en: 'Send the question',
  },
  'questions.sent.title': {
    ru: 'Вопрос отправлен',
    kk: 'Сұрақ жіберілді',
    en: 'Question sent',
  },
  'questions.sent.text': {
    ru: 'Ответим по телефону или почте в рабочее время: {hours}.',
    kk: 'Жұмыс уақытында телефонмен немесе поштамен жауап береміз: {hours}.',
    en: 'We will answer by phone or e-mail during working hours: {hours}.',
  },
  'questions.sent.text.plain': {
    ru: 'Ответим по телефону или почте в рабочее время.',
    kk: 'Жұмыс уақытында телефонмен немесе поштамен жауап береміз.',
    en: 'We will answer by phone or e-mail during working hours.',
  },
  'meets.page.title': {
    ru: 'Записаться на встречу',
    kk: 'Кездесуге жазылу',
    en: 'Arrange a meeting',
  },
  'meets.lead': {
    ru: 'Покажем квартиры и ответим на вопросы. День и место подтвердим по телефону в рабочее время: {hours}.',
    // kk: to review
    kk: 'Пәтерлерді көрсетіп, сұрақтарыңызға жауап береміз. Күні мен орнын жұмыс уақытында телефонмен растаймыз: {hours}.',
    en: 'We will show you apartments and answer your questions. We will call to confirm the day and the place during working hours: {hours}.',
  },
  'meets.sent.text': {
    ru: 'Чтобы подтвердить день и место, позвоним в рабочее время: {hours}.',
    kk: 'Күні мен орнын растау үшін жұмыс уақытында қоңырау шаламыз: {hours}.',
    en: 'To confirm the day and the place, we will call during working hours: {hours}.',
  },
  'reserves.page.title': {
    ru: 'Оставить заявку',
    kk: 'Өтініш қалдыру',
    en: 'Send a request',
  },
  'reserves.lead': {
    ru: 'Заявка бесплатна и ни к чему не обязывает. Менеджер расскажет об условиях по телефону в рабочее время: {hours}.',
    kk: 'Өтініш тегін және ешнәрсеге міндеттемейді. Шарттарын менеджер жұмыс уақытында телефонмен айтып береді: {hours}.',
    en: 'The request is free and not binding. A manager will explain the terms by phone during working hours: {hours}.',
  },
  'reserves.lead.plain': {
    ru: 'Заявка бесплатна и ни к чему не обязывает. Менеджер расскажет об условиях по телефону в рабочее время.',
    kk: 'Өтініш тегін және ешнәрсеге міндеттемейді. Шарттарын менеджер жұмыс уақытында телефонмен айтып береді.',
    en: 'The request is free and not binding. A manager will explain the terms by phone during working hours.',
  },
  'reserves.note': {
    ru: 'Заявка бесплатна и ни к чему не обязывает. Она ничего не закрепляет за вами и не фиксирует цену.',
    kk: 'Өтініш тегін және ешнәрсеге міндеттемейді. Ол ештеңені Сізге сақтап қоймайды және бағаны бекітпейді.',
    en: 'The request is free and not binding: it neither books this property nor fixes its price.',
  },
  'reserves.payment': {
    ru: 'Как планируете платить',
    kk: 'Қалай төлеуді жоспарлайсыз',
    en: 'How you plan to pay',
  },
  'reserves.payment.any': {
    ru: 'Ещё не решили',
    kk: 'Әлі шешілген жоқ',
    en: 'Not decided yet',
  },
  'reserves.payment.mortgage': {
    ru: 'Ипотека',
    kk: 'Ипотека',
    en: 'Mortgage',
  },
  'reserves.payment.installment': {
    ru: 'Рассрочка',
    kk: 'Бөліп төлеу',
    en: 'Instalments',
  },
  'reserves.payment.full': {
    ru: '100 % оплата',
    kk: '100 % төлем',
    en: 'Full payment',
  },
  'reserves.submit': {
    ru: 'Отправить заявку',
    kk: 'Өтінішті жіберу',
    en: 'Send the request',
  },
  'reserves.sent.title': {
    ru: 'Заявка отправлена',
    kk: 'Өтініш жіберілді',
    en: 'Request sent',
  },
  'reserves.sent.text': {
    ru: 'Менеджер позвонит в рабочее время: {hours}. Заявка ничего не закрепляет за вами и не фиксирует цену.',
    kk: 'Менеджер жұмыс уақытында қоңырау шалады: {hours}. Өтініш ештеңені Сізге сақтап қоймайды және бағаны бекітпейді.',
    en: 'A manager will call during working hours: {hours}. The request books nothing and fixes no price.',
  },
  'reserves.sent.text.plain': {
    ru: 'Менеджер позвонит в рабочее время. Заявка ничего не закрепляет за вами и не фиксирует цену.',
    kk: 'Менеджер жұмыс уақытында қоңырау шалады. Өтініш ештеңені Сізге сақтап қоймайды және бағаны бекітпейді.',
    en: 'A manager will call during working hours. The request books nothing and fixes no price.',
  },
  'subscribe.page.title': {
    ru: 'Новости по почте',
    kk: 'Жаңалықтар поштаңызда',
    en: 'News by e-mail',
  },
  'subscribe.page.description': {
    ru: 'Новости и акции {company} на вашу почту. В каждом письме есть ссылка, чтобы отписаться.',
    kk: '{company} жаңалықтары мен акциялары поштаңызға келеді. Жазылымнан бас тартатын сілтеме әр хатта бар.',
    en: 'News and special offers from {company} in your mailbox. Every e-mail has a link to unsubscribe.',
  },
  'subscribe.lead': {
    ru: 'Наши новости и акции.',
    kk: 'Жаңалықтарымыз бен акцияларымыз.',
    en: 'Our news and special offers.',
  },
  'subscribe.sent.title': {
    ru: 'Спасибо',
    kk: 'Рақмет',
    en: 'Thank you',
  },
  'subscribe.submit': {
    ru: 'Подписаться',
    kk: 'Жазылу',
    en: 'Subscribe',
  },
  'subscribe.wait': {
    ru: 'Отсюда уже несколько раз подписывались. Всё, что отправилось, мы получили. В следующий раз подпишитесь через {time}',
    kk: 'Осы жерден бірнеше рет жазылған. Жеткендерін алдық. Келесі рет {time} кейін жазылыңыз',
    en: 'Several subscriptions have already come from here. We have those that were sent. Try the next one in {time}',
  },
  'subscribe.taken': {
    ru: 'Ваш адрес принят.',
    kk: 'Мекенжайыңыз қабылданды.',
    en: 'We have received your address.',
  },
} as const satisfies TextsByKey
