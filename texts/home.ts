import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the home page alone. */
export const home = {
  'home.description': {
    ru: 'Недвижимость {company}: что построено, что строится и что продаётся сегодня.',
    // kk: to review
    kk: '{company} жылжымайтын мүлкі: не салынды, не салынып жатыр және бүгін не сатылымда.',
    en: 'Property from {company}: what is built, what is under construction and what is on sale today.',
  },
  'home.hero.title': {
    ru: 'Квартиры от застройщика',
    kk: 'Құрылыс салушыдан пәтерлер',
    en: 'Apartments from the developer',
  },
  'home.hero.lead': {
    ru: 'Сейчас в продаже {estates} в {projects}.',
    kk: 'Қазір {projects} {estates} сатылып жатыр.',
    en: '{estates} on sale across {projects}.',
  },
  'home.hero.projects': {
    ru: 'проекте | проектах | проектах',
    kk: 'жобада',
    en: 'project | projects',
  },
  'home.finder.label': {
    ru: 'Подбор квартиры',
    kk: 'Пәтер таңдау',
    en: 'Find an apartment',
  },
  'home.finder.project': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'home.finder.project.any': {
    ru: 'Любой проект',
    kk: 'Кез келген жоба',
    en: 'Any project',
  },
  'home.finder.rooms': {
    ru: 'Комнат',
    kk: 'Бөлме саны',
    en: 'Rooms',
  },
  'home.finder.rooms.any': {
    ru: 'Любое количество',
    kk: 'Кез келген саны',
    en: 'Any number',
  },
  'home.finder.area': {
    ru: 'Площадь от, м²',
    kk: 'Ең аз аудан, м²',
    en: 'Min. area, m²',
  },
  'home.finder.price': {
    ru: 'Цена до',
    kk: 'Ең жоғары баға',
    en: 'Max. price',
  },
  'home.finder.any': {
    ru: 'Не важно',
    kk: 'Маңызды емес',
    en: 'Any',
  },
  'home.finder.submit': {
    ru: 'Показать квартиры',
    kk: 'Пәтерлерді көрсету',
    en: 'Show apartments',
  },
  'home.intro.title': {
    ru: 'Показываем всё, что важно знать до покупки',
    kk: 'Сатып алар алдында білу керектің бәрін көрсетеміз',
    en: 'Everything you need to know before you buy',
  },
  'home.intro.first': {
    ru: 'На странице каждой квартиры собрано всё, что о ней известно.',
    kk: 'Әр пәтердің бетінде ол туралы белгілі мәліметтің бәрі жиналған.',
    en: 'The page of each apartment has everything known about it.',
  },
  'home.intro.second': {
    ru: 'Чего-то не хватает? Спросите: ответим по телефону или почте.',
    kk: 'Бірдеңе жетіспей тұр ма? Сұраңыз: телефонмен немесе поштамен жауап береміз.',
    en: 'Anything missing? Ask us: we will answer by phone or e-mail.',
  },
  'home.facts.cities': {
    ru: 'где мы строим',
    kk: 'құрылыс жүргізіп жатқан қалаларымыз',
    en: 'where we build',
  },
  'home.facts.projects': {
    ru: 'в продаже сейчас',
    kk: 'қазір сатылымда',
    en: 'on sale now',
  },
  'home.facts.flats': {
    ru: 'можно выбрать сегодня',
    kk: 'бүгін таңдауға болады',
    en: 'to choose from today',
  },
  'home.facts.flats.value': {
    ru: 'квартира | квартиры | квартир',
    kk: 'пәтер',
    en: 'apartment | apartments',
  },
  'home.facts.price': {
    ru: 'самая доступная квартира',
    // kk: to review
    kk: 'ең қолжетімді пәтер',
    en: 'the most affordable apartment',
  },
  'home.rooms.title': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'home.finish.title': {
    ru: 'Отделка квартир',
    // kk: to review
    kk: 'Пәтерлердің әрлеуі',
    en: 'Apartment finishes',
  },
  'home.finish.text': {
    ru: 'Тип отделки указан у каждой квартиры.',
    // kk: to review
    kk: 'Әрлеу түрі әр пәтердің жанында көрсетілген.',
    en: 'Every listing states the finish.',
  },
  'home.finish.link': {
    ru: 'Квартиры под ключ',
    kk: 'Толық дайын пәтерлер',
    en: 'Turnkey apartments',
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
} as const satisfies TextsByKey
