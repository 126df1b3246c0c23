import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the news and the promotions. */
export const contents = {
  'contents.lead': {
    ru: 'Что построили, что решили и на каких условиях сейчас можно купить.',
    kk: 'Не салынды, не шешілді және қазір қандай шартпен сатып алуға болады.',
    en: 'What has been built, what has been decided, and on what terms you can buy now.',
  },
  'contents.description': {
    ru: 'Новости и акции {company}: стройка, сдача домов, советы покупателям и условия покупки.',
    kk: '{company} жаңалықтары мен акциялары: құрылыс, үйлердің тапсырылуы, сатып алушыға кеңес және сатып алу шарттары.',
    en: 'News and special offers from {company}: construction, handovers, advice for buyers and terms of purchase.',
  },
  'contents.sections': {
    ru: 'Разделы',
    kk: 'Бөлімдер',
    en: 'Sections',
  },
  'contents.all': {
    ru: 'Все',
    kk: 'Барлығы',
    en: 'All',
  },
  'contents.rss': {
    ru: '{company}: новости',
    kk: '{company}: жаңалықтар',
    en: '{company}: news',
  },
  'news.title': {
    ru: 'Новости',
    kk: 'Жаңалықтар',
    en: 'News',
  },
  'news.lead': {
    ru: 'Стройка, сдача домов и всё, что стоит знать до покупки.',
    kk: 'Құрылыс, үйлердің тапсырылуы және сатып алар алдында білген жөн нәрсенің бәрі.',
    en: 'Construction, handovers and what is worth knowing before you buy.',
  },
  'news.description': {
    ru: 'Новости {company}: как идёт стройка, когда сдаём дома, что проверить до покупки. {count}.',
    kk: '{company} жаңалықтары: құрылыс қалай жүріп жатыр, үйлер қашан тапсырылады, сатып алар алдында нені тексеру керек. {count}.',
    en: '{company} news: how construction is going, when homes are handed over, what to check before you buy. {count}.',
  },
  'news.count': {
    ru: 'новость | новости | новостей',
    kk: 'жаңалық',
    en: 'article | articles',
  },
  'news.all': {
    ru: 'Все новости',
    kk: 'Барлық жаңалық',
    en: 'All news',
  },
  'news.category.building': {
    ru: 'Стройка',
    kk: 'Құрылыс',
    en: 'Construction',
  },
  'news.category.company': {
    ru: 'Компания',
    kk: 'Компания',
    en: 'Company',
  },
  'news.category.buyers': {
    ru: 'Покупателям',
    kk: 'Сатып алушыға',
    en: 'For buyers',
  },
  'news.category.design': {
    ru: 'Архитектура',
    kk: 'Сәулет',
    en: 'Architecture',
  },
  'news.category.city': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'news.filter.category': {
    ru: 'Тема',
    kk: 'Тақырып',
    en: 'Topic',
  },
  'news.filter.category.any': {
    ru: 'Все темы',
    kk: 'Барлық тақырып',
    en: 'All topics',
  },
  'news.filter.project': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'news.filter.project.any': {
    ru: 'Все проекты',
    kk: 'Барлық жоба',
    en: 'All projects',
  },
  'news.filter.show': {
    ru: 'Показать',
    kk: 'Көрсету',
    en: 'Show',
  },
  'news.empty': {
    ru: 'Об этом мы ещё не писали',
    kk: 'Бұл туралы әзірге жазған жоқпыз',
    en: 'We have not written about this yet',
  },
  'news.reading': {
    ru: 'минута чтения | минуты чтения | минут чтения',
    kk: 'минуттық мәтін',
    en: 'min read | min read',
  },
  'news.project': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'news.related': {
    ru: 'Читайте также',
    kk: 'Осыны да оқыңыз',
    en: 'Read next',
  },
  'promo.title': {
    ru: 'Акции',
    kk: 'Акциялар',
    en: 'Special offers',
  },
  'promo.lead': {
    ru: 'Условия, которые действуют сегодня. У каждой акции есть первый и последний день.',
    kk: 'Бүгін күшінде тұрған шарттар. Әр акцияның алғашқы және соңғы күні бар.',
    en: 'Terms that apply today. Every special offer has a first and a last day.',
  },
  'promo.lead.today': {
    ru: 'Условия, которые действуют сегодня.',
    kk: 'Бүгін күшінде тұрған шарттар.',
    en: 'Terms that apply today.',
  },
  'promo.lead.past': {
    ru: 'Акции, срок которых истёк. Их условия больше не действуют.',
    // kk: to review
    kk: 'Мерзімі өткен акциялар. Олардың шарттары енді күшінде емес.',
    en: 'Special offers that have ended. Their terms no longer apply.',
  },
  'promo.description': {
    ru: 'Акции {company}: сроки, условия и что в них участвует.',
    // kk: to review
    kk: '{company} акциялары: мерзімі, шарттары және неге қатысты екені.',
    en: '{company} special offers: dates, terms and what they cover.',
  },
  'promo.all': {
    ru: 'Все акции',
    kk: 'Барлық акция',
    en: 'All special offers',
  },
  'promo.one': {
    ru: 'Акция',
    kk: 'Акция',
    en: 'Special offer',
  },
  'promo.active': {
    ru: 'Действуют',
    kk: 'Қолданыста',
    en: 'Current',
  },
  'promo.past': {
    ru: 'Завершились',
    kk: 'Аяқталған',
    en: 'Ended',
  },
  'promo.over': {
    ru: 'Завершилась',
    kk: 'Аяқталды',
    en: 'Ended',
  },
  'promo.over.note': {
    ru: 'Акция завершилась. Последний день: {date}.',
    kk: 'Акция аяқталды. Соңғы күні: {date}.',
    en: 'This special offer has ended. Its last day was {date}.',
  },
  'promo.state': {
    ru: 'Какие акции показать',
    kk: 'Қандай акцияларды көрсету',
    en: 'Which special offers to show',
  },
  'promo.filter.category': {
    ru: 'Недвижимость',
    kk: 'Жылжымайтын мүлік',
    en: 'Property',
  },
  'promo.filter.category.any': {
    ru: 'Любая недвижимость',
    kk: 'Кез келген жылжымайтын мүлік',
    en: 'Any property',
  },
  'promo.empty': {
    ru: 'Таких акций сейчас нет',
    kk: 'Қазір мұндай акция жоқ',
    en: 'There are no such special offers at the moment',
  },
  'promo.until': {
    ru: 'До {date}',
    kk: 'Соңғы күні: {date}',
    en: 'Until {date}',
  },
  'promo.period': {
    ru: 'Срок действия',
    kk: 'Қолданылу мерзімі',
    en: 'Dates',
  },
  'promo.since': {
    ru: 'с {date}',
    kk: 'Басталған күні: {date}',
    en: 'from {date}',
  },
  'promo.between': {
    ru: '{from} — {to}',
    kk: '{from} – {to}',
    en: '{from} – {to}',
  },
  'promo.discount': {
    ru: 'Скидка',
    kk: 'Жеңілдік',
    en: 'Discount',
  },
  'promo.discount.value': {
    ru: '{percent} %',
    kk: '{percent} %',
    en: '{percent}%',
  },
  'promo.projects': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'promo.conditions': {
    ru: 'Условия',
    kk: 'Шарттары',
    en: 'Terms',
  },
  'promo.units': {
    ru: 'Что участвует в акции',
    kk: 'Акцияға не қатысады',
    en: 'What the special offer covers',
  },
  'promo.units.none': {
    ru: 'Всё, что участвовало в акции, уже продано или на оформлении.',
    kk: 'Акцияға қатысқанның бәрі сатылды немесе рәсімделіп жатыр.',
    en: 'Everything the special offer covered has been sold or has a contract in progress.',
  },
  'promo.others': {
    ru: 'Другие акции',
    kk: 'Басқа акциялар',
    en: 'Other special offers',
  },
  'home.banners': {
    ru: 'Сейчас в продаже',
    kk: 'Қазір сатылымда',
    en: 'On sale now',
  },
  'home.banners.prev': {
    ru: 'Предыдущий',
    kk: 'Алдыңғы',
    en: 'Previous',
  },
  'home.banners.next': {
    ru: 'Следующий',
    kk: 'Келесі',
    en: 'Next',
  },
  'home.reviews': {
    ru: 'Отзывы покупателей',
    kk: 'Сатып алушылардың пікірлері',
    en: 'What buyers say',
  },
  'home.reviews.rating': {
    ru: '{rating} из 5',
    kk: 'Бағалауы: {rating} / 5',
    en: '{rating} out of 5',
  },
  'sources.title': {
    ru: 'Источники',
    kk: 'Дереккөздер',
    en: 'Sources',
  },
} as const satisfies TextsByKey
