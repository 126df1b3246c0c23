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
  'home.facts.projects.value': {
    ru: 'проект | проекта | проектов',
    kk: 'жоба',
    en: 'project | projects',
  },
  'home.rooms.range': {
    ru: 'от {from} до {to}',
    kk: '{from} – {to}',
    en: '{from} to {to}',
  },
  'home.purchase.mortgage.title': {
    ru: 'Ипотека',
    kk: 'Ипотека',
    en: 'Mortgage',
  },
  'home.purchase.installment.title': {
    ru: 'Рассрочка',
    kk: 'Бөліп төлеу',
    en: 'Instalments',
  },
  'home.purchase.payment100.title': {
    ru: '100 % оплата',
    kk: '100 % төлем',
    en: 'Full payment',
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
  'listing.filters.show': {
    ru: 'Показать',
    kk: 'Көрсету',
    en: 'Show',
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
  'listing.unread': {
    ru: 'Список сейчас недоступен',
    // kk: to review
    kk: 'Тізім қазір қолжетімсіз',
    en: 'The list is unavailable right now',
  },
  'properties.title': {
    ru: 'Недвижимость',
    kk: 'Жылжымайтын мүлік',
    en: 'Property',
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
  'callback.title': {
    ru: 'Ответим на вопросы о доме, оплате и сроках',
    // kk: to review
    kk: 'Үй, төлем және мерзім туралы сұрақтарыңызға жауап береміз',
    en: 'Questions about a home, payment or a date? We’ll call you back',
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
  /** Of the feed of a search: for readers of feeds and for the browser that offers it. */
  'digest.feed': {
    ru: '{list}: что изменилось',
    kk: '{list}: не өзгерді',
    en: '{list}: what has changed',
  },
  'watch.open': {
    ru: 'Следить за изменениями',
    kk: 'Өзгерістерді қадағалау',
    en: 'Tell me about changes',
  },
  'subscribe.unavailable': {
    ru: 'Сейчас не получилось. Попробуйте ещё раз через несколько минут',
    kk: 'Қазір мүмкін болмады. Бірнеше минуттан кейін қайталап көріңіз',
    en: 'That didn’t work. Try again in a few minutes',
  },
  'projects.lead.projects': {
    ru: 'проект | проекта | проектов',
    kk: 'жоба',
    en: 'project | projects',
  },
} as const satisfies TextsByKey
