import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Texts of the pages. Plural forms stand in the order «one | few | many» (A23). */
export const site = {
  'common.brand': {
    ru: '{company}',
    kk: '{company}',
    en: '{company}',
  },
  'common.skip': {
    ru: 'Перейти к содержанию',
    kk: 'Мазмұнға өту',
    en: 'Skip to content',
  },
  // The endings of numbers in these texts fit a price, read «теңге», and an area, read «метр», and nothing else.
  'common.from': {
    ru: 'от {value}',
    kk: '{value}-ден бастап',
    en: 'from {value}',
  },
  'common.page': {
    ru: 'страница {page}',
    kk: '{page}-бет',
    en: 'page {page}',
  },
  'common.close': {
    ru: 'Закрыть',
    kk: 'Жабу',
    en: 'Close',
  },
  share: {
    ru: 'Поделиться',
    kk: 'Бөлісу',
    en: 'Share',
  },
  'share.by': {
    ru: 'Отправить в {name}',
    kk: '{name} арқылы жіберу',
    en: 'Share via {name}',
  },
  'share.copied': {
    ru: 'Ссылка скопирована',
    kk: 'Сілтеме көшірілді',
    en: 'Link copied',
  },
  'share.failed': {
    ru: 'Скопируйте адрес: {address}',
    kk: 'Мекенжайды көшіріп алыңыз: {address}',
    en: 'Copy the address: {address}',
  },
  'common.short_million': {
    ru: 'млн',
    kk: 'млн',
    en: 'M',
  },
  'common.short_thousand': {
    ru: 'тыс.',
    kk: 'мың',
    en: 'K',
  },
  'header.label': {
    ru: 'Шапка сайта',
    kk: 'Сайттың жоғарғы бөлігі',
    en: 'Site header',
  },
  'header.menu': {
    ru: 'Меню',
    kk: 'Мәзір',
    en: 'Menu',
  },
  'header.menu.open': {
    ru: 'Открыть меню',
    kk: 'Мәзірді ашу',
    en: 'Open the menu',
  },
  'header.menu.close': {
    ru: 'Закрыть меню',
    kk: 'Мәзірді жабу',
    en: 'Close the menu',
  },
  'header.language': {
    ru: 'Язык сайта',
    kk: 'Сайт тілі',
    en: 'Site language',
  },
  'header.about': {
    ru: 'О компании',
    kk: 'Компания туралы',
    en: 'About',
  },
  'header.callback': {
    ru: 'Заказать звонок',
    kk: 'Қоңырауға тапсырыс беру',
    en: 'Request a call',
  },
  'header.projects': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'header.properties': {
    ru: 'Недвижимость',
    kk: 'Жылжымайтын мүлік',
    en: 'Property',
  },
  'header.commercial': {
    ru: 'Коммерческие помещения',
    kk: 'Коммерциялық үй-жайлар',
    en: 'Commercial units',
  },
  'header.purchase': {
    ru: 'Способы покупки',
    kk: 'Сатып алу тәсілдері',
    en: 'Ways to buy',
  },
  'header.home': {
    ru: '{company}, на главную',
    kk: '{company}, басты бетке',
    en: '{company}, home page',
  },
  'footer.label': {
    ru: 'Подвал сайта',
    kk: 'Сайттың төменгі бөлігі',
    en: 'Site footer',
  },
  'footer.hours': {
    ru: 'Отдел продаж, {hours}',
    kk: 'Сату бөлімі, {hours}',
    en: 'Sales office, {hours}',
  },
  'footer.properties': {
    ru: 'Недвижимость',
    kk: 'Жылжымайтын мүлік',
    en: 'Property',
  },
  'footer.apartments': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'footer.purchase': {
    ru: 'Способы покупки',
    kk: 'Сатып алу тәсілдері',
    en: 'Ways to buy',
  },
  'footer.company': {
    ru: 'О компании',
    kk: 'Компания туралы',
    en: 'Company',
  },
  'footer.finish': {
    ru: 'Отделка: {title}',
    kk: 'Әрлеуі: {title}',
    en: 'Finish: {title}',
  },
  'footer.mortgage': {
    ru: 'Ипотека',
    kk: 'Ипотека',
    en: 'Mortgage',
  },
  'footer.installment': {
    ru: 'Рассрочка',
    kk: 'Бөліп төлеу',
    en: 'Instalments',
  },
  'footer.payment100': {
    ru: '100 % оплата',
    kk: '100 % төлем',
    en: 'Full payment',
  },
  'footer.about': {
    ru: 'О компании {company}',
    kk: '{company} туралы',
    en: 'About {company}',
  },
  'footer.policy': {
    ru: 'Политика конфиденциальности',
    kk: 'Құпиялылық саясаты',
    en: 'Privacy policy',
  },
  'rooms.0': {
    ru: 'Студия',
    kk: 'Студия',
    en: 'Studio',
  },
  'rooms.1': {
    ru: '1-комнатная',
    kk: '1 бөлмелі',
    en: 'One-room apartment',
  },
  'rooms.2': {
    ru: '2-комнатная',
    kk: '2 бөлмелі',
    en: 'Two-room apartment',
  },
  'rooms.3': {
    ru: '3-комнатная',
    kk: '3 бөлмелі',
    en: 'Three-room apartment',
  },
  'rooms.4': {
    ru: '{count}-комнатная',
    kk: '{count} бөлмелі',
    en: '{count}-room apartment',
  },
  'rooms.many.0': {
    ru: 'Студии',
    kk: 'Студиялар',
    en: 'Studios',
  },
  'rooms.many.1': {
    ru: '1-комнатные',
    kk: '1 бөлмелі',
    en: 'One-room',
  },
  'rooms.many.2': {
    ru: '2-комнатные',
    kk: '2 бөлмелі',
    en: 'Two-room',
  },
  'rooms.many.3': {
    ru: '3-комнатные',
    kk: '3 бөлмелі',
    en: 'Three-room',
  },
  'rooms.many.4': {
    ru: '4-комнатные и больше',
    kk: '4 және одан көп бөлмелі',
    en: 'Four rooms or more',
  },
  'rooms.count': {
    ru: 'комната | комнаты | комнат',
    kk: 'бөлме',
    en: 'room | rooms',
  },
  'rooms.count.many': {
    ru: '4 комнаты и больше',
    kk: '4 және одан көп бөлме',
    en: '4 rooms or more',
  },
  'rooms.chip.0': {
    ru: 'Студия',
    kk: 'Студия',
    en: 'Studio',
  },
  'rooms.chip.1': {
    ru: '1',
    kk: '1',
    en: '1',
  },
  'rooms.chip.2': {
    ru: '2',
    kk: '2',
    en: '2',
  },
  'rooms.chip.3': {
    ru: '3',
    kk: '3',
    en: '3',
  },
  'rooms.chip.4': {
    ru: '4+',
    kk: '4+',
    en: '4+',
  },
  'rooms.chip.label.0': {
    ru: 'Студия',
    kk: 'Студия',
    en: 'Studio',
  },
  'rooms.chip.label.1': {
    ru: 'Одна комната',
    kk: 'Бір бөлме',
    en: 'One room',
  },
  'rooms.chip.label.2': {
    ru: 'Две комнаты',
    kk: 'Екі бөлме',
    en: 'Two rooms',
  },
  'rooms.chip.label.3': {
    ru: 'Три комнаты',
    kk: 'Үш бөлме',
    en: 'Three rooms',
  },
  'rooms.chip.label.4': {
    ru: 'Четыре комнаты и больше',
    kk: 'Төрт және одан көп бөлме',
    en: 'Four rooms or more',
  },
  'category.flat': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'category.garage': {
    ru: 'Паркинг',
    kk: 'Паркинг',
    en: 'Parking',
  },
  'category.storageroom': {
    ru: 'Кладовые',
    kk: 'Қоймалар',
    en: 'Storerooms',
  },
  'category.comm': {
    ru: 'Коммерческие помещения',
    kk: 'Коммерциялық үй-жайлар',
    en: 'Commercial units',
  },
  'category.flat.count': {
    ru: 'квартира | квартиры | квартир',
    kk: 'пәтер',
    en: 'apartment | apartments',
  },
  'category.garage.count': {
    ru: 'парковочное место | парковочных места | парковочных мест',
    kk: 'тұрақ орны',
    en: 'parking space | parking spaces',
  },
  'category.storageroom.count': {
    ru: 'кладовая | кладовые | кладовых',
    kk: 'қойма',
    en: 'storeroom | storerooms',
  },
  'category.comm.count': {
    ru: 'помещение | помещения | помещений',
    kk: 'үй-жай',
    en: 'unit | units',
  },
  'category.flat.show': {
    ru: 'квартиру | квартиры | квартир',
    kk: 'пәтер',
    en: 'apartment | apartments',
  },
  'category.garage.show': {
    ru: 'парковочное место | парковочных места | парковочных мест',
    kk: 'тұрақ орны',
    en: 'parking space | parking spaces',
  },
  'category.storageroom.show': {
    ru: 'кладовую | кладовые | кладовых',
    kk: 'қойма',
    en: 'storeroom | storerooms',
  },
  'category.comm.show': {
    ru: 'помещение | помещения | помещений',
    kk: 'үй-жай',
    en: 'unit | units',
  },
  'category.flat.one': {
    ru: 'Квартира',
    kk: 'Пәтер',
    en: 'Apartment',
  },
  'category.garage.one': {
    ru: 'Парковочное место',
    kk: 'Тұрақ орны',
    en: 'Parking space',
  },
  'category.storageroom.one': {
    ru: 'Кладовая',
    kk: 'Қойма',
    en: 'Storeroom',
  },
  'category.comm.one': {
    ru: 'Помещение',
    kk: 'Үй-жай',
    en: 'Commercial unit',
  },
  'home.title': {
    ru: 'Квартиры от застройщика',
    kk: 'Құрылыс салушыдан пәтерлер',
    en: 'Apartments from the developer',
  },
  'home.description': {
    ru: '{company}: недвижимость от застройщика с ценами и планировками.',
    // kk: to review
    kk: '{company}: құрылыс салушыдан жылжымайтын мүлік, бағасы мен жоспары көрсетілген.',
    en: '{company}: property from the developer with prices and plans.',
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
  'home.facts.cities.value': {
    ru: 'город | города | городов',
    kk: 'қала',
    en: 'city | cities',
  },
  'home.facts.projects': {
    ru: 'в продаже сейчас',
    kk: 'қазір сатылымда',
    en: 'on sale now',
  },
  'home.facts.projects.value': {
    ru: 'проект | проекта | проектов',
    kk: 'жоба',
    en: 'project | projects',
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
    ru: 'самая доступная квартира во всех городах',
    kk: 'барлық қаладағы ең қолжетімді пәтер',
    en: 'the most affordable apartment in all cities',
  },
  'home.projects.title': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'home.projects.ready': {
    ru: 'Дом сдан',
    kk: 'Үй тапсырылды',
    en: 'Completed',
  },
  'home.projects.planned': {
    ru: 'Скоро в продаже',
    kk: 'Жақында сатылымға шығады',
    en: 'Coming soon',
  },
  'home.rooms.title': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'home.rooms.all': {
    ru: 'Все {count}',
    kk: 'Барлық {count}',
    en: 'All {count}',
  },
  'home.rooms.range': {
    ru: 'от {from} до {to}',
    kk: '{from} – {to}',
    en: '{from} to {to}',
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
  'home.purchase.title': {
    ru: 'Как купить',
    kk: 'Қалай сатып алуға болады',
    en: 'How to buy',
  },
  'home.purchase.mortgage.title': {
    ru: 'Ипотека',
    kk: 'Ипотека',
    en: 'Mortgage',
  },
  'home.purchase.mortgage.text': {
    ru: 'Государственные программы и предложения банков. Подскажем, что подходит вам и выбранной квартире.',
    kk: 'Мемлекеттік бағдарламалар мен банктердің ұсыныстары. Сізге және таңдаған пәтеріңізге қайсысы лайық екенін айтамыз.',
    en: 'State programmes and bank loans. We will tell you which one fits you and the apartment you choose.',
  },
  // Where no programme is of the state.
  'home.purchase.mortgage.text.banks': {
    ru: 'Программы банков. Подскажем, какая из них подходит вам и выбранной квартире.',
    // kk: to review
    kk: 'Банктердің бағдарламалары. Сізге және таңдаған пәтеріңізге қайсысы лайық екенін айтамыз.',
    en: 'Bank programmes. We will tell you which one fits you and the apartment you choose.',
  },
  'home.purchase.installment.title': {
    ru: 'Рассрочка',
    kk: 'Бөліп төлеу',
    en: 'Instalments',
  },
  'home.purchase.installment.text': {
    ru: 'Платёж частями напрямую застройщику, без банка. Срок и первый взнос зависят от проекта и готовности дома.',
    kk: 'Банксіз, тікелей құрылыс салушыға бөліп төлейсіз. Мерзімі мен бастапқы жарнасы жобаға және үйдің дайындығына байланысты.',
    en: 'Pay the developer in parts, without a bank. The term and the down payment depend on the project and its stage.',
  },
  'home.purchase.payment100.title': {
    ru: '100 % оплата',
    kk: '100 % төлем',
    en: 'Full payment',
  },
  'home.purchase.payment100.text': {
    ru: 'Один платёж после регистрации договора. Действующие скидки показаны на странице.',
    kk: 'Шарт тіркелгеннен кейін бір рет төлейсіз. Қолданыстағы жеңілдіктер бетте көрсетілген.',
    en: 'One payment after the contract is registered. Current discounts are listed on the page.',
  },
  'listing.description.flat': {
    ru: 'Квартиры {company}: планировки, цены, этажи и отделка. {count}.',
    kk: '{company} пәтерлері: жоспары, бағасы, қабаты және әрлеуі. {count}.',
    en: '{company} apartments: plans, prices, floors and finishes. {count}.',
  },
  'listing.description.garage': {
    ru: 'Места в паркингах домов {company}: цены и площадь. {count}.',
    // kk: to review
    kk: '{company} үйлерінің паркингіндегі тұрақ орындары: бағасы мен ауданы. {count}.',
    en: 'Spaces in the car parks of {company} buildings: prices and areas. {count}.',
  },
  'listing.description.storageroom': {
    ru: 'Кладовые в домах {company}: цены и площадь. {count}.',
    kk: '{company} үйлеріндегі қоймалар: бағасы мен ауданы. {count}.',
    en: 'Storerooms in {company} buildings: prices and areas. {count}.',
  },
  'listing.description.comm': {
    ru: 'Помещения для бизнеса в домах {company}: цены и площадь. {count}.',
    // kk: to review
    kk: '{company} үйлеріндегі бизнеске арналған үй-жайлар: бағасы мен ауданы. {count}.',
    en: 'Commercial units in {company} buildings: prices and areas. {count}.',
  },
  'listing.breadcrumbs': {
    ru: 'Вы здесь',
    kk: 'Сіз осындасыз',
    en: 'You are here',
  },
  'listing.home': {
    ru: 'Главная',
    kk: 'Басты бет',
    en: 'Home',
  },
  'listing.tabs': {
    ru: 'Виды недвижимости',
    kk: 'Жылжымайтын мүлік түрлері',
    en: 'Types of property',
  },
  'listing.filters': {
    ru: 'Фильтры',
    kk: 'Сүзгілер',
    en: 'Filters',
  },
  'listing.filters.open': {
    ru: 'Фильтры',
    kk: 'Сүзгілер',
    en: 'Filters',
  },
  'listing.filters.open.count': {
    ru: 'Фильтры, {count}',
    kk: 'Сүзгілер, {count}',
    en: 'Filters, {count}',
  },
  'listing.filters.show': {
    ru: 'Показать',
    kk: 'Көрсету',
    en: 'Show',
  },
  'listing.filters.reset': {
    ru: 'Сбросить',
    kk: 'Тазарту',
    en: 'Clear',
  },
  'listing.filters.chosen': {
    ru: 'Выбранные фильтры',
    kk: 'Таңдалған сүзгілер',
    en: 'Chosen filters',
  },
  'listing.filters.remove': {
    ru: 'Убрать фильтр: {title}',
    kk: 'Сүзгіні алып тастау: {title}',
    en: 'Remove filter: {title}',
  },
  'listing.filters.price.from': {
    ru: 'Цена от, ₸',
    kk: 'Ең төменгі баға, ₸',
    en: 'Min. price, ₸',
  },
  'listing.filters.price.to': {
    ru: 'Цена до, ₸',
    kk: 'Ең жоғары баға, ₸',
    en: 'Max. price, ₸',
  },
  'listing.filters.area.from': {
    ru: 'Площадь от, м²',
    kk: 'Ең аз аудан, м²',
    en: 'Min. area, m²',
  },
  'listing.filters.area.to': {
    ru: 'Площадь до, м²',
    kk: 'Ең үлкен аудан, м²',
    en: 'Max. area, m²',
  },
  'listing.filters.kitchen.from': {
    ru: 'Кухня от, м²',
    // kk: to review
    kk: 'Ас үйдің ең аз ауданы, м²',
    en: 'Min. kitchen area, m²',
  },
  'listing.filters.floor.from': {
    ru: 'Этаж от',
    kk: 'Ең төменгі қабат',
    en: 'Lowest floor',
  },
  'listing.filters.floor.to': {
    ru: 'Этаж до',
    kk: 'Ең жоғарғы қабат',
    en: 'Highest floor',
  },
  'listing.filters.level.from': {
    ru: 'Уровень от',
    kk: 'Ең төменгі деңгей',
    en: 'Lowest level',
  },
  'listing.filters.level.to': {
    ru: 'Уровень до',
    kk: 'Ең жоғарғы деңгей',
    en: 'Highest level',
  },
  // The Kazakh endings of these two fit a {value} that ends in ₸, read «теңге», or in м², read «метр».
  'listing.chip.price.from': {
    ru: 'от {value}',
    kk: '{value}-ден бастап',
    en: 'from {value}',
  },
  'listing.chip.price.to': {
    ru: 'до {value}',
    kk: '{value}-ге дейін',
    en: 'up to {value}',
  },
  'listing.chip.kitchen': {
    ru: 'кухня от {value}',
    kk: 'ас үй {value}-ден бастап',
    en: 'kitchen from {value}',
  },
  'listing.chip.floor.from': {
    ru: 'с {value} этажа',
    kk: '{value}-қабаттан бастап',
    en: 'floor {value} and up',
  },
  'listing.chip.floor.to': {
    ru: 'по {value} этаж',
    kk: '{value}-қабатқа дейін',
    en: 'up to floor {value}',
  },
  'listing.chip.level.from': {
    ru: 'уровень от {value}',
    kk: '{value}-деңгейден бастап',
    en: 'level {value} and up',
  },
  'listing.chip.level.to': {
    ru: 'уровень до {value}',
    kk: '{value}-деңгейге дейін',
    en: 'up to level {value}',
  },
  'listing.sort': {
    ru: 'Сортировка',
    kk: 'Сұрыптау',
    en: 'Sort by',
  },
  'listing.sort.default': {
    ru: 'Свободные, сначала дешевле',
    kk: 'Бостары, алдымен арзандары',
    en: 'Available, cheapest first',
  },
  'listing.sort.price': {
    ru: 'Сначала дешевле',
    kk: 'Алдымен арзандары',
    en: 'Cheapest first',
  },
  'listing.sort.-price': {
    ru: 'Сначала дороже',
    kk: 'Алдымен қымбаттары',
    en: 'Most expensive first',
  },
  'listing.sort.area': {
    ru: 'Сначала меньше',
    kk: 'Алдымен шағындары',
    en: 'Smallest first',
  },
  'listing.sort.-area': {
    ru: 'Сначала больше',
    kk: 'Алдымен үлкендері',
    en: 'Largest first',
  },
  'listing.sort.kitchen': {
    ru: 'Сначала с маленькой кухней',
    // kk: to review
    kk: 'Алдымен ас үйі шағындары',
    en: 'Smallest kitchen first',
  },
  'listing.sort.-kitchen': {
    ru: 'Сначала с большой кухней',
    // kk: to review
    kk: 'Алдымен ас үйі үлкендері',
    en: 'Largest kitchen first',
  },
  'listing.sort.floor': {
    ru: 'Сначала нижние этажи',
    kk: 'Алдымен төменгі қабаттар',
    en: 'Lower floors first',
  },
  'listing.sort.-floor': {
    ru: 'Сначала верхние этажи',
    kk: 'Алдымен жоғарғы қабаттар',
    en: 'Upper floors first',
  },
  'listing.sort.deadline': {
    ru: 'Сначала сданные',
    kk: 'Алдымен тапсырылғандары',
    en: 'Completed first',
  },
  'listing.sort.-deadline': {
    ru: 'Сначала строящиеся',
    kk: 'Алдымен салынып жатқандары',
    en: 'Under construction first',
  },
  'listing.sort.payment': {
    ru: 'Сначала меньший платёж',
    kk: 'Алдымен төлемі азы',
    en: 'Lowest monthly payment first',
  },
  'listing.sort.-payment': {
    ru: 'Сначала больший платёж',
    kk: 'Алдымен төлемі көбі',
    en: 'Highest monthly payment first',
  },
  'listing.results': {
    ru: 'Результаты',
    kk: 'Нәтижелер',
    en: 'Results',
  },
  'listing.empty.title': {
    ru: 'Под такие условия ничего не нашлось',
    kk: 'Мұндай шарттарға сай ештеңе табылмады',
    en: 'Nothing matches these conditions',
  },
  'listing.empty.text': {
    ru: 'Уберите один из фильтров или сбросьте все.',
    kk: 'Сүзгілердің бірін алып тастаңыз немесе бәрін тазартыңыз.',
    en: 'Remove one of the filters or clear them all.',
  },
  'listing.empty.near': {
    ru: 'Вот что есть рядом с вашими условиями:',
    kk: 'Осы шарттарға жақын нұсқалар:',
    en: 'Here is what comes close:',
  },
  'listing.relax.without': {
    ru: 'Не учитывать: {filters}',
    kk: 'Мынаны ескермей көру: {filters}',
    en: 'Without: {filters}',
  },
  'listing.unread': {
    ru: 'Список сейчас недоступен',
    // kk: to review
    kk: 'Тізім қазір қолжетімсіз',
    en: 'The list is unavailable right now',
  },
  'listing.past.title': {
    ru: 'Такой страницы в списке нет',
    kk: 'Тізімде мұндай бет жоқ',
    en: 'This list has no such page',
  },
  'listing.past.text': {
    ru: 'В этом списке меньше страниц. Вернитесь к его началу.',
    kk: 'Бұл тізімдегі бет саны бұдан аз. Тізімнің басына оралыңыз.',
    en: 'This list has fewer pages. Go back to its beginning.',
  },
  'listing.past.link': {
    ru: 'К первой странице',
    kk: 'Бірінші бетке',
    en: 'Go to page 1',
  },
  'listing.pages': {
    ru: 'Страницы списка',
    kk: 'Тізім беттері',
    en: 'Pages of the list',
  },
  'listing.pages.prev': {
    ru: 'Предыдущая страница',
    kk: 'Алдыңғы бет',
    en: 'Previous page',
  },
  'listing.pages.next': {
    ru: 'Следующая страница',
    kk: 'Келесі бет',
    en: 'Next page',
  },
  'listing.pages.current': {
    ru: 'Страница {page}, текущая',
    kk: '{page}-бет, осы бет',
    en: 'Page {page}, current',
  },
  'listing.pages.page': {
    ru: 'Страница {page}',
    kk: '{page}-бет',
    en: 'Page {page}',
  },
  'properties.title': {
    ru: 'Недвижимость',
    kk: 'Жылжымайтын мүлік',
    en: 'Property',
  },
  'properties.description': {
    ru: 'Недвижимость в домах {company}: что продаётся, сколько и по какой цене сегодня.',
    // kk: to review
    kk: '{company} үйлеріндегі жылжымайтын мүлік: сатылымда не бар, бүгінгі саны мен бағасы.',
    en: 'Property in {company} buildings: what is on sale, how much there is of it and what it costs today.',
  },
  'properties.lead': {
    ru: '{company}: всё, что можно купить сегодня.',
    kk: '{company}: бүгін сатып алуға болатынның бәрі.',
    en: '{company}: everything you can buy today.',
  },
  'estate.title': {
    ru: '{name}, {area}',
    kk: '{name}, {area}',
    en: '{name}, {area}',
  },
  'estate.number.flat': {
    ru: 'квартира {number}',
    kk: '{number}-пәтер',
    en: 'apartment {number}',
  },
  'estate.number.garage': {
    ru: 'место {number}',
    kk: '{number}-орын',
    en: 'space {number}',
  },
  'estate.number.storageroom': {
    ru: 'кладовая {number}',
    kk: '{number} қоймасы',
    en: 'storeroom {number}',
  },
  'estate.number.comm': {
    ru: 'помещение {number}',
    kk: '{number}-үй-жай',
    en: 'unit {number}',
  },
  'estate.description': {
    ru: '{title} в «{complex}», {city}: {price}. Планировка, этаж, отделка и срок сдачи.',
    kk: '«{complex}», {city}: {title}, {price}. Жоспары, қабаты, әрлеуі және тапсыру мерзімі.',
    en: '{title} in {complex}, {city}: {price}. Plan, floor, finish and completion date.',
  },
  'estate.description.closed': {
    ru: '{title} в «{complex}», {city}: {status}. Планировка, этаж, отделка и похожие предложения.',
    kk: '«{complex}», {city}: {title}, {status}. Жоспары, қабаты, әрлеуі және ұқсас ұсыныстар.',
    en: '{title} in {complex}, {city}: {status}. Plan, floor, finish and similar properties.',
  },
  'estate.plan.alt': {
    ru: 'Планировка: {title}',
    kk: 'Жоспары: {title}',
    en: 'Plan: {title}',
  },
  'estate.rooms': {
    ru: 'Площади',
    kk: 'Аудандар',
    en: 'Areas',
  },
  'estate.price_m2': {
    ru: '{price} за м²',
    kk: 'м² үшін {price}',
    en: '{price} per m²',
  },
  'estate.price.old': {
    ru: 'прежняя цена',
    kk: 'бұрынғы бағасы',
    en: 'previous price',
  },
  'estate.price.until': {
    ru: 'Цена действует до {date}',
    kk: 'Осы бағаның соңғы күні: {date}',
    en: 'Price valid until {date}',
  },
  'estate.floor': {
    ru: 'Этаж',
    kk: 'Қабаты',
    en: 'Floor',
  },
  'estate.floor.of': {
    ru: '{floor} из {total}',
    kk: '{floor} / {total}',
    en: '{floor} of {total}',
  },
  'estate.floor.card': {
    ru: '{floor} / {total} этаж',
    kk: '{floor} / {total} қабат',
    en: 'floor {floor} / {total}',
  },
  'estate.level': {
    ru: 'Уровень',
    kk: 'Деңгейі',
    en: 'Level',
  },
  'estate.section': {
    ru: 'Секция',
    kk: 'Секция',
    en: 'Section',
  },
  'estate.windows': {
    ru: 'Окна',
    kk: 'Терезелері',
    en: 'Windows',
  },
  'estate.views': {
    ru: 'Вид',
    kk: 'Көрінісі',
    en: 'View',
  },
  'estate.finish': {
    ru: 'Отделка',
    kk: 'Әрлеуі',
    en: 'Finish',
  },
  'estate.deadline': {
    ru: 'Срок сдачи',
    kk: 'Тапсыру мерзімі',
    en: 'Completion',
  },
  'estate.ready': {
    ru: 'Дом сдан',
    kk: 'Үй тапсырылды',
    en: 'Completed',
  },
  'estate.address': {
    ru: 'Адрес',
    kk: 'Мекенжайы',
    en: 'Address',
  },
  'estate.ceiling': {
    ru: 'потолки',
    kk: 'төбе биіктігі',
    en: 'ceilings',
  },
  'estate.ceiling.value': {
    ru: '{value} м',
    kk: '{value} м',
    en: '{value} m',
  },
  'estate.area.total': {
    ru: 'общая',
    kk: 'жалпы ауданы',
    en: 'total',
  },
  'estate.area.living': {
    ru: 'жилая',
    kk: 'тұрғын ауданы',
    en: 'living',
  },
  'estate.area.kitchen': {
    ru: 'кухня',
    kk: 'ас үй',
    en: 'kitchen',
  },
  'estate.area.balcony': {
    ru: 'балкон',
    kk: 'балкон',
    en: 'balcony',
  },
  'estate.area.terrace': {
    ru: 'терраса',
    kk: 'терраса',
    en: 'terrace',
  },
  'estate.area': {
    ru: 'площадь',
    kk: 'ауданы',
    en: 'area',
  },
  'estate.ask': {
    ru: 'Спросить по телефону',
    kk: 'Телефонмен сұрау',
    en: 'Ask by phone',
  },
  'estate.print': {
    ru: 'Распечатать',
    kk: 'Басып шығару',
    en: 'Print',
  },
  'estate.similar': {
    ru: 'Похожие предложения',
    kk: 'Ұқсас ұсыныстар',
    en: 'Similar properties',
  },
  'estate.similar.all': {
    ru: 'Смотреть все',
    kk: 'Бәрін көру',
    en: 'See all',
  },
  'estate.history': {
    ru: 'Как менялась цена',
    kk: 'Бағасы қалай өзгерді',
    en: 'How the price changed',
  },
  'estate.status.free': {
    ru: 'Свободно',
    kk: 'Бос',
    en: 'Available',
  },
  'estate.status.request': {
    ru: 'Цена по запросу',
    kk: 'Бағасы сұрау бойынша',
    en: 'Price on request',
  },
  'estate.status.reserved': {
    ru: 'На оформлении',
    kk: 'Рәсімделіп жатыр',
    en: 'Contract in progress',
  },
  'estate.status.unconfirmed': {
    ru: 'Наличие уточняется',
    kk: 'Бар-жоғы нақтыланып жатыр',
    en: 'Availability being confirmed',
  },
  'estate.status.sold': {
    ru: 'Продано',
    kk: 'Сатылды',
    en: 'Sold',
  },
  'estate.sold.text': {
    ru: 'Это предложение уже продано. Посмотрите похожие.',
    kk: 'Бұл ұсыныс сатылып кетті. Ұқсастарын қараңыз.',
    en: 'This property has been sold. Have a look at similar ones.',
  },
  'estate.reserved.text': {
    ru: 'Договор уже готовят с другим покупателем. Оставьте номер: сообщим, если сделка не состоится.',
    kk: 'Басқа сатып алушымен шарт дайындалып жатыр. Нөміріңізді қалдырыңыз: мәміле жасалмай қалса, хабарлаймыз.',
    en: 'A contract with another buyer is being prepared. Leave your number and we will tell you if it falls through.',
  },
  'estate.unconfirmed.text': {
    ru: 'Проверяем, в продаже ли ещё это предложение. Оставьте номер: сообщим, как только узнаем.',
    kk: 'Бұл ұсыныстың әлі сатылымда екенін тексеріп жатырмыз. Нөміріңізді қалдырыңыз: анықталған бойда хабарлаймыз.',
    en: 'We are checking whether this property is still for sale. Leave your number and we will tell you as soon as we know.',
  },
  'estate.gone.title': {
    ru: 'Предложение снято с продажи',
    kk: 'Ұсыныс сатылымнан алынды',
    en: 'This property is no longer for sale',
  },
  'estate.gone.text': {
    ru: 'Посмотрите похожие, которые сейчас в продаже.',
    kk: 'Қазір сатылымдағы ұқсас ұсыныстар төменде.',
    en: 'Have a look at similar ones that are on sale now.',
  },
  'compass.n': {
    ru: 'север',
    kk: 'солтүстік',
    en: 'north',
  },
  'compass.ne': {
    ru: 'северо-восток',
    kk: 'солтүстік-шығыс',
    en: 'north-east',
  },
  'compass.e': {
    ru: 'восток',
    kk: 'шығыс',
    en: 'east',
  },
  'compass.se': {
    ru: 'юго-восток',
    kk: 'оңтүстік-шығыс',
    en: 'south-east',
  },
  'compass.s': {
    ru: 'юг',
    kk: 'оңтүстік',
    en: 'south',
  },
  'compass.sw': {
    ru: 'юго-запад',
    kk: 'оңтүстік-батыс',
    en: 'south-west',
  },
  'compass.w': {
    ru: 'запад',
    kk: 'батыс',
    en: 'west',
  },
  'compass.nw': {
    ru: 'северо-запад',
    kk: 'солтүстік-батыс',
    en: 'north-west',
  },
  'view.mountains': {
    ru: 'на горы',
    kk: 'тауға',
    en: 'mountains',
  },
  'view.yard': {
    ru: 'во двор',
    kk: 'аулаға',
    en: 'courtyard',
  },
  'view.street': {
    ru: 'на улицу',
    kk: 'көшеге',
    en: 'street',
  },
  'view.park': {
    ru: 'на парк',
    kk: 'саябаққа',
    en: 'park',
  },
  'view.water': {
    ru: 'на воду',
    kk: 'суға',
    en: 'water',
  },
  'view.city': {
    ru: 'на город',
    kk: 'қалаға',
    en: 'city',
  },
  'callback.title': {
    ru: 'Ответим на вопросы о доме, оплате и сроках',
    // kk: to review
    kk: 'Үй, төлем және мерзім туралы сұрақтарыңызға жауап береміз',
    en: 'Questions about a home, payment or a date? We’ll call you back',
  },
  'callback.title.estate': {
    ru: 'Расскажем об этом предложении',
    kk: 'Осы ұсыныс туралы айтып береміз',
    en: 'Ask us about this property',
  },
  'callback.lead': {
    ru: 'Оставьте номер. Перезвоним в рабочее время: {hours}.',
    kk: 'Нөміріңізді қалдырыңыз. Жұмыс уақытында қоңырау шаламыз: {hours}.',
    en: 'Leave your number and we’ll call you back during working hours: {hours}.',
  },
  'callback.lead.plain': {
    ru: 'Оставьте номер. Перезвоним в рабочее время.',
    kk: 'Нөміріңізді қалдырыңыз. Жұмыс уақытында қоңырау шаламыз.',
    en: 'Leave your number and we’ll call you back during working hours.',
  },
  'callback.page.title': {
    ru: 'Заказать звонок',
    kk: 'Қоңырауға тапсырыс беру',
    en: 'Request a call',
  },
  'callback.page.description': {
    ru: 'Оставьте имя и номер, и отдел продаж {company} перезвонит вам в рабочее время.',
    kk: 'Атыңыз бен нөміріңізді қалдырыңыз, {company} сату бөлімі жұмыс уақытында қоңырау шалады.',
    en: 'Leave your name and number, and the {company} sales office will call you back during working hours.',
  },
  'callback.name': {
    ru: 'Имя',
    kk: 'Атыңыз',
    en: 'Name',
  },
  'callback.name.placeholder': {
    ru: 'Как к вам обращаться',
    kk: 'Есіміңізді жазыңыз',
    en: 'Your name, as you like to be called',
  },
  'callback.phone.extra': {
    ru: 'Лишние цифры не вошли в номер. Проверьте его',
    // kk: to review
    kk: 'Артық цифрлар нөмірге кірмеді. Нөмірді тексеріңіз',
    en: 'Extra digits were left out. Check the number',
  },
  'callback.phone': {
    ru: 'Телефон',
    kk: 'Телефон',
    en: 'Phone',
  },
  'callback.submit': {
    ru: 'Заказать звонок',
    kk: 'Қоңырауға тапсырыс беру',
    en: 'Request a call',
  },
  'callback.submitting': {
    ru: 'Отправляем',
    kk: 'Жіберіліп жатыр',
    en: 'Sending',
  },
  'callback.consent': {
    ru: 'Даю согласие на обработку персональных данных по {link}',
    kk: '{link} сәйкес дербес деректерімді өңдеуге келісім беремін',
    en: 'I agree to the processing of my personal data under the {link}',
  },
  'callback.consent.link': {
    ru: 'политике конфиденциальности',
    kk: 'Құпиялылық саясатына',
    en: 'privacy policy',
  },
  'meets.consent': {
    ru: 'Чтобы договориться о встрече, даю согласие на обработку персональных данных по {link}',
    kk: '{link} сәйкес кездесу туралы келісу үшін дербес деректерімді өңдеуге келісім беремін',
    en: 'To arrange a meeting, I agree to the processing of my personal data under the {link}',
  },
  'questions.consent': {
    ru: 'Чтобы получить ответ на вопрос, даю согласие на обработку персональных данных по {link}',
    kk: '{link} сәйкес сұрағыма жауап алу үшін дербес деректерімді өңдеуге келісім беремін',
    en: 'To get an answer to my question, I agree to the processing of my personal data under the {link}',
  },
  'reserves.terms': {
    ru: 'Это заявка: она ни к чему не обязывает, не требует оплаты, не бронирует и не фиксирует цену.',
    kk: 'Бұл – өтініш: ол ешнәрсеге міндеттемейді, ақы төлеуді талап етпейді, ұсынысты брондамайды және бағаны бекітпейді.',
    en: 'This is a request: it is not binding, needs no payment, and neither books the property nor fixes its price.',
  },
  'reserves.consent': {
    ru: 'Чтобы обсудить это предложение, даю согласие на обработку персональных данных по {link}',
    kk: '{link} сәйкес осы ұсынысты талқылау үшін дербес деректерімді өңдеуге келісім беремін',
    en: 'To discuss this property, I agree to the processing of my personal data under the {link}',
  },
  'application.consent': {
    ru: 'Чтобы мой отклик на вакансию рассмотрели, даю согласие на обработку персональных данных из анкеты и резюме по {link}',
    kk: '{link} сәйкес бос жұмыс орнына өтінішім қаралуы үшін сауалнама мен түйіндемедегі дербес деректерімді өңдеуге келісім беремін',
    en: 'To have my application considered, I agree to the processing of the personal data in the form and the CV under the {link}',
  },
  'student.consent': {
    ru: 'Чтобы мою заявку на работу или практику для студентов рассмотрели, даю согласие на обработку персональных данных из анкеты и резюме по {link}',
    kk: '{link} сәйкес студенттерге арналған жұмыс не практика туралы өтінішім қаралуы үшін сауалнама мен түйіндемедегі дербес деректерімді өңдеуге келісім беремін',
    en: 'To have my application for a student job or internship considered, I agree to the processing of the personal data in the form and the CV under the {link}',
  },
  'callback.sent.title': {
    ru: 'Заявка отправлена',
    kk: 'Өтініш жіберілді',
    en: 'Request sent',
  },
  'callback.sent.text': {
    ru: 'Перезвоним в рабочее время: {hours}.',
    kk: 'Жұмыс уақытында қоңырау шаламыз: {hours}.',
    en: 'We will call you back during working hours: {hours}.',
  },
  'callback.sent.text.plain': {
    ru: 'Перезвоним в рабочее время.',
    kk: 'Жұмыс уақытында қоңырау шаламыз.',
    en: 'We will call you back during working hours.',
  },
  'callback.sent.close': {
    ru: 'Понятно',
    kk: 'Түсінікті',
    en: 'Done',
  },
  'callback.sent.back': {
    ru: 'Вернуться на прежнюю страницу',
    kk: 'Алдыңғы бетке оралу',
    en: 'Back to the previous page',
  },
  'callback.sent.home': {
    ru: 'На главную',
    kk: 'Басты бетке',
    en: 'Back to the home page',
  },
  'form.honeypot': {
    ru: 'Оставьте это поле пустым',
    kk: 'Бұл өрісті бос қалдырыңыз',
    en: 'Leave this field empty',
  },
  'form.field': {
    ru: 'Проверьте это поле',
    kk: 'Осы өрісті тексеріңіз',
    en: 'Check this field',
  },
  'form.again': {
    ru: 'Форма не отправилась. Попробуйте ещё раз или позвоните: {phone}',
    kk: 'Форма жіберілмеді. Қайталап көріңіз немесе қоңырау шалыңыз: {phone}',
    en: 'The form was not sent. Try again or call us: {phone}',
  },
  'form.again.plain': {
    ru: 'Форма не отправилась. Попробуйте ещё раз',
    kk: 'Форма жіберілмеді. Қайталап көріңіз',
    en: 'The form was not sent. Try again',
  },
  'form.wait': {
    ru: 'Отсюда уже пришло много заявок. Те, что отправились, мы получили. Ещё одну отправьте через {time} или позвоните: {phone}',
    kk: 'Осы жерден өтініш көп жіберілді. Жеткендерін алдық. Тағы біреуін {time} кейін жіберіңіз немесе қоңырау шалыңыз: {phone}',
    en: 'Many requests have already come from here. We have those that were sent. Send another in {time} or call us: {phone}',
  },
  'form.wait.plain': {
    ru: 'Отсюда уже пришло много заявок. Те, что отправились, мы получили. Ещё одну отправьте через {time}',
    kk: 'Осы жерден өтініш көп жіберілді. Жеткендерін алдық. Тағы біреуін {time} кейін жіберіңіз',
    en: 'Many requests have already come from here. We have those that were sent. Send another in {time}',
  },
  // In the case that `form.wait` asks for.
  'form.seconds': {
    ru: 'секунду | секунды | секунд',
    kk: 'секундтан',
    en: 'second | seconds',
  },
  'form.minutes': {
    ru: 'минуту | минуты | минут',
    kk: 'минуттан',
    en: 'minute | minutes',
  },
  'form.hours': {
    ru: 'час | часа | часов',
    kk: 'сағаттан',
    en: 'hour | hours',
  },
  'form.early': {
    ru: 'Подождите две секунды и нажмите ещё раз',
    kk: 'Екі секунд күтіп, түймені тағы бір рет басыңыз',
    en: 'Wait two seconds and press the button again',
  },
  'subscribe.consent': {
    ru: 'Хочу получать новости компании по электронной почте и даю согласие на обработку моего адреса по {link}',
    kk: '{link} сәйкес компания жаңалықтарын электрондық пошта арқылы алуға және ол үшін мекенжайымды өңдеуге келісім беремін',
    en: 'I want to get news of the company by e-mail and agree to the processing of my address under the {link}',
  },
  'watch.consent': {
    ru: 'Хочу получать письма об изменениях, которые выбраны здесь, и даю согласие на обработку моего адреса по {link}',
    kk: '{link} сәйкес осында таңдалған өзгерістер туралы хат алуға және ол үшін мекенжайымды өңдеуге келісім беремін',
    en: 'I want to get e-mails about the changes chosen here and agree to the processing of my address under the {link}',
  },
  'watch.open': {
    ru: 'Сообщить об изменениях',
    kk: 'Өзгерістер туралы хабарлау',
    en: 'Tell me about changes',
  },
  'subscribe.confirm.title': {
    ru: 'Подписка на новости',
    kk: 'Жаңалықтарға жазылу',
    en: 'Subscription to the news',
  },
  'subscribe.confirm.text': {
    ru: 'Остался один шаг: подтвердите, что новости можно присылать на вашу почту.',
    kk: 'Бір ғана қадам қалды: жаңалықтарды поштаңызға жіберуге болатынын растаңыз.',
    en: 'One step left: please confirm that you want our news.',
  },
  'subscribe.confirm.submit': {
    ru: 'Подтвердить подписку',
    kk: 'Жазылымды растау',
    en: 'Confirm the subscription',
  },
  'subscribe.confirm.done.title': {
    ru: 'Подписка подтверждена',
    kk: 'Жазылым расталды',
    en: 'The subscription is confirmed',
  },
  'subscribe.confirm.done.text': {
    ru: 'Новости будут приходить на вашу почту. В каждом письме есть ссылка, чтобы отписаться.',
    kk: 'Жаңалықтар поштаңызға келіп тұрады. Жазылымнан бас тартатын сілтеме әр хатта бар.',
    en: 'We will send the news to your mailbox. Every e-mail has a link to unsubscribe.',
  },
  'subscribe.leave.title': {
    ru: 'Отписка от новостей',
    kk: 'Жазылымнан бас тарту',
    en: 'Unsubscribe from the news',
  },
  'subscribe.leave.text': {
    ru: 'Нажмите кнопку, и новости на вашу почту приходить больше не будут.',
    kk: 'Түймені бассаңыз, жаңалықтар поштаңызға бұдан былай келмейді.',
    en: 'Press the button and we will stop sending you the news.',
  },
  'subscribe.leave.submit': {
    ru: 'Отписаться',
    kk: 'Жазылымнан бас тарту',
    en: 'Unsubscribe',
  },
  'subscribe.leave.done.title': {
    ru: 'Вы отписались',
    kk: 'Жазылымнан бас тарттыңыз',
    en: 'You have unsubscribed',
  },
  'subscribe.leave.done.text': {
    ru: 'Новости приходить больше не будут. Подписаться снова можно в любое время.',
    kk: 'Жаңалықтар бұдан былай келмейді. Қалаған кезде қайта жазыла аласыз.',
    en: 'We will send no more news. You can subscribe again at any time.',
  },
  'subscribe.description': {
    ru: 'Подписка на новости {company}: подтверждение по ссылке из письма и отказ.',
    kk: '{company} жаңалықтарына жазылу: оны хаттағы сілтеме арқылы растау немесе одан бас тарту.',
    en: 'Your subscription to {company} news: confirm it with the link in the e-mail, or unsubscribe.',
  },
  'subscribe.unavailable': {
    ru: 'Сейчас не получилось. Попробуйте ещё раз через несколько минут',
    kk: 'Қазір мүмкін болмады. Бірнеше минуттан кейін қайталап көріңіз',
    en: 'That didn’t work. Try again in a few minutes',
  },
  'projects.all': {
    ru: 'Все проекты',
    kk: 'Барлық жоба',
    en: 'All projects',
  },
  'projects.lead.projects': {
    ru: 'проект | проекта | проектов',
    kk: 'жоба',
    en: 'project | projects',
  },
  'board.open.estate': {
    ru: 'Показать на шахматке',
    kk: 'Пәтерлер кестесінен көрсету',
    en: 'Show on the grid',
  },
  'complex.status.sold_out': {
    ru: 'Всё продано',
    kk: 'Түгел сатылды',
    en: 'Sold out',
  },
  'filter.rooms': {
    ru: 'Количество комнат',
    kk: 'Бөлме саны',
    en: 'Rooms',
  },
  'filter.restorations': {
    ru: 'Отделка',
    kk: 'Әрлеу',
    en: 'Finish',
  },
  'filter.status': {
    ru: 'Статус',
    kk: 'Мәртебесі',
    en: 'Availability',
  },
} as const satisfies TextsByKey
