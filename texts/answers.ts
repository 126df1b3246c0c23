import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What buyers ask: the page of all answers. */
export const answers = {
  'answers.lead': {
    ru: 'О чём спрашивают до покупки: о договоре и законе, деньгах, доме, ключах. У ответов о законе указан источник.',
    kk: 'Сатып алар алдында не сұрайды: шарт пен заң, ақша, үй, кілт. Заң туралы жауаптардың дереккөзі көрсетілген.',
    en: 'What people ask before they buy: the contract and the law, money, the building, the keys. Answers about the law name their source.',
  },
  'answers.description': {
    ru: 'Договор долевого участия, задержка сдачи, гарантия, расходы на сделку, содержание дома и покупка издалека: вопросы покупателей и ответы на них.',
    kk: 'Үлестік қатысу туралы шарт, тапсырудың кешігуі, кепілдік, мәміле шығындары, үйді күтіп ұстау және алыстан сатып алу: сұрақтар мен жауаптар.',
    en: 'Equity participation agreement, late handover, warranty, costs of the deal, upkeep and buying from afar: what buyers ask, answered.',
  },
  'answers.search': {
    ru: 'Слово из вопроса, например «гарантия»',
    kk: 'Сұрақтағы сөз, мысалы, «кепілдік»',
    en: 'A word from your question, such as “warranty”',
  },
  'answers.search.submit': {
    ru: 'Найти',
    kk: 'Іздеу',
    en: 'Search',
  },
  'answers.topics': {
    ru: 'Темы',
    kk: 'Тақырыптар',
    en: 'Topics',
  },
  'answers.all': {
    ru: 'Все',
    kk: 'Барлығы',
    en: 'All',
  },
  'answers.ask': {
    ru: 'Задать свой вопрос',
    kk: 'Өз сұрағыңызды қойыңыз',
    en: 'Ask your own question',
  },
  'answers.none': {
    ru: 'Ответов пока нет. Задайте вопрос, и мы ответим по телефону или почте.',
    kk: 'Әзірге жауаптар жоқ. Сұрақ қойыңыз, телефонмен немесе поштамен жауап береміз.',
    en: 'There are no answers yet. Ask, and we will answer by phone or e-mail.',
  },
  'answers.count': {
    ru: 'ответ | ответа | ответов',
    kk: 'жауап',
    en: 'answer | answers',
  },
  'answers.reviews': {
    ru: 'Отзывы с ответами компании',
    kk: 'Компания жауап берген пікірлер',
    en: 'Reviews that the company has answered',
  },
  'answers.reviews.count': {
    ru: 'отзыв с ответом | отзыва с ответом | отзывов с ответом',
    kk: 'жауабы бар пікір',
    en: 'review with a reply | reviews with a reply',
  },
  'answers.found': {
    ru: 'По запросу «{search}» нашли {answers}.',
    kk: '«{search}» бойынша {answers} табылды.',
    en: '“{search}”: {answers} found.',
  },
  'answers.found.none': {
    ru: 'По запросу «{search}» ничего не нашли. Попробуйте одно слово или спросите нас.',
    kk: '«{search}» бойынша ештеңе табылмады. Бір сөзбен іздеп көріңіз немесе бізден сұраңыз.',
    en: 'Nothing was found for “{search}”. Try a single word, or ask us.',
  },
  'answers.found.title': {
    ru: 'Вопросы и ответы: «{search}»',
    kk: 'Сұрақтар мен жауаптар: «{search}»',
    en: 'Questions and answers: “{search}”',
  },
  'answers.checked': {
    ru: 'Ответ сверен {date}',
    kk: 'Жауап тексерілген күн: {date}',
    en: 'Answer checked on {date}',
  },
  'answers.topic.developer': {
    ru: 'О застройщике',
    kk: 'Құрылыс салушы туралы',
    en: 'The developer',
  },
  'answers.topic.contract': {
    ru: 'Договор и закон',
    kk: 'Шарт және заң',
    en: 'Contract and law',
  },
  'answers.topic.money': {
    ru: 'Деньги и программы',
    kk: 'Ақша және бағдарламалар',
    en: 'Money and programmes',
  },
  'answers.topic.house': {
    ru: 'Дом и квартира',
    kk: 'Үй және пәтер',
    en: 'Building and apartment',
  },
  'answers.topic.handover': {
    ru: 'Сдача, ключи, ремонт',
    kk: 'Тапсыру, кілт, жөндеу',
    en: 'Handover, keys, renovation',
  },
  'answers.topic.place': {
    ru: 'Район и двор',
    kk: 'Аудан және аула',
    en: 'Neighbourhood and yard',
  },
  'answers.topic.distance': {
    ru: 'Из другого города и из-за рубежа',
    kk: 'Басқа қаладан және шетелден',
    en: 'From another city and from abroad',
  },
} as const satisfies TextsByKey
