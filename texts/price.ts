import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What a flat costs, whole: the page of it, its PDF, and the lines on the page of the flat. */
export const price = {
  'price.title': {
    ru: 'Цена целиком',
    kk: 'Толық бағасы',
    en: 'Price in full',
  },
  'price.of': {
    ru: 'Цена целиком: {title}',
    kk: 'Толық бағасы: {title}',
    en: 'Price in full: {title}',
  },
  'price.description': {
    ru: 'Цена за м² рядом с похожими квартирами, история цены, сумма на переезд и платежи каждый месяц по каждому способу покупки, с источниками.',
    kk: 'Ұқсас пәтерлермен салыстырғандағы м² бағасы, баға тарихы, көшуге қажет сома және әр сатып алу тәсілі бойынша ай сайынғы төлемдер, дереккөздерімен.',
    en: 'The price per m² beside similar apartments, its history, the sum to move in and the monthly payments for each way to buy, with sources.',
  },
  'price.lead': {
    ru: 'Расчёт на {date}. Это оценка, а не предложение: у каждой цифры есть источник, а чего в данных нет, то не посчитано.',
    kk: 'Есеп күні: {date}. Бұл ұсыныс емес, шамамен алынған есеп: әр санның дереккөзі бар, ал деректерде жоғы есептелмеген.',
    en: 'As of {date}. An estimate, not an offer: every figure has its source, and what the data does not give is not counted.',
  },
  'price.back': {
    ru: 'К квартире',
    kk: 'Пәтерге оралу',
    en: 'Back to the apartment',
  },
  'price.pdf': {
    ru: 'Скачать PDF',
    kk: 'PDF жүктеп алу',
    en: 'Download as PDF',
  },
  'price.m2': {
    ru: 'за м²',
    kk: 'м² үшін',
    en: 'per m²',
  },
  'price.from_list': {
    ru: 'цена по нашему прайсу с {date}',
    kk: '{date} күнінен бері біздің прайс бағасы',
    en: 'our list price since {date}',
  },
  'price.band.title': {
    ru: 'Среди похожих',
    kk: 'Ұқсас пәтерлер арасында',
    en: 'Among similar apartments',
  },
  'price.band.project': {
    ru: '{name}, столько же комнат',
    kk: '{name}, бөлме саны бірдей',
    en: '{name}, the same number of rooms',
  },
  'price.band.city': {
    ru: '{name}, все наши проекты, столько же комнат',
    kk: '{name}, барлық жобаларымыз, бөлме саны бірдей',
    en: '{name}, all our projects, the same number of rooms',
  },
  'price.band.words': {
    ru: 'Эта квартира: {own} за м². Дешевле неё {lower} из {peers}, медиана {middle}.',
    kk: 'Осы пәтер: м² үшін {own}. Одан арзаны: {peers} пәтердің ішінде {lower}, медиана {middle}.',
    en: 'This apartment: {own} per m². Cheaper: {lower} of {peers}; the median is {middle}.',
  },
  'price.band.low': {
    ru: 'самая низкая',
    kk: 'ең төменгі',
    en: 'lowest',
  },
  'price.band.high': {
    ru: 'самая высокая',
    kk: 'ең жоғарғы',
    en: 'highest',
  },
  'price.band.marks': {
    ru: 'Точка на линии — эта квартира, черта — медиана.',
    kk: 'Сызықтағы нүкте – осы пәтер, сызықша – медиана.',
    en: 'The dot on the line is this apartment, the stroke is the median.',
  },
  'price.band.source': {
    ru: 'Источник: квартиры, свободные на нашем сайте на {date}, кроме этой. Четыре комнаты и больше считаем вместе. Группы меньше восьми квартир не показываем.',
    kk: 'Дереккөз: {date} күні біздің сайттағы бос пәтерлер, осы пәтерден басқасы. Төрт және одан көп бөлме бірге есептеледі. Пәтері сегізден аз топтарды көрсетпейміз.',
    en: 'Source: the apartments available on our site on {date}, without this one. Four rooms and more count together. Groups of fewer than eight are not shown.',
  },
  'price.band.none': {
    ru: 'Похожих свободных квартир меньше восьми: сравнивать не с чем.',
    kk: 'Ұқсас бос пәтерлер сегізден аз: салыстыратын ештеңе жоқ.',
    en: 'Fewer than eight similar apartments are available: there is nothing to compare with.',
  },
  'price.history.title': {
    ru: 'Как менялась цена',
    kk: 'Баға қалай өзгерді',
    en: 'How the price changed',
  },
  'price.history.date': {
    ru: 'День',
    kk: 'Күні',
    en: 'Day',
  },
  'price.history.price': {
    ru: 'Цена',
    kk: 'Баға',
    en: 'Price',
  },
  'price.history.change': {
    ru: 'Изменение',
    kk: 'Өзгерісі',
    en: 'Change',
  },
  'price.history.reason': {
    ru: 'Причина',
    kk: 'Себебі',
    en: 'Reason',
  },
  'price.history.source': {
    ru: 'Источник: прайсы, которые загружены на сайт; день загрузки указан в каждой строке.',
    kk: 'Дереккөз: сайтқа жүктелген прайстар; жүктелген күні әр жолда көрсетілген.',
    en: 'Source: the price lists as they came to the site; each row names the day.',
  },
  'price.reason.first': {
    ru: 'первая цена на сайте',
    kk: 'сайттағы алғашқы баға',
    en: 'first price on the site',
  },
  'price.reason.list': {
    ru: 'изменился прайс',
    kk: 'прайс өзгерді',
    en: 'the price list changed',
  },
  'price.reason.offer': {
    ru: 'цена по акции',
    kk: 'акция бағасы',
    en: 'a special offer began',
  },
  'price.reason.offer_over': {
    ru: 'акция закончилась',
    kk: 'акция аяқталды',
    en: 'the special offer ended',
  },
  'price.reason.unknown': {
    ru: 'причина не записана',
    kk: 'себебі жазылмаған',
    en: 'no reason was recorded',
  },
  'price.choice.title': {
    ru: 'Что ещё посчитать',
    kk: 'Тағы нені есептеу керек',
    en: 'What else to include',
  },
  'price.choice.finish': {
    ru: 'Отделка',
    kk: 'Әрлеу',
    en: 'Finishing',
  },
  'price.choice.finish.none': {
    ru: 'Не считать',
    kk: 'Есептемеу',
    en: 'Not counted',
  },
  'price.choice.garage': {
    ru: 'Парковочное место',
    kk: 'Тұрақ орны',
    en: 'Parking space',
  },
  'price.choice.storageroom': {
    ru: 'Кладовая',
    kk: 'Қойма',
    en: 'Storeroom',
  },
  'price.choice.submit': {
    ru: 'Пересчитать',
    kk: 'Қайта есептеу',
    en: 'Recalculate',
  },
  'price.once': {
    ru: 'Чтобы переехать',
    kk: 'Көшу үшін',
    en: 'To move in',
  },
  'price.month': {
    ru: 'Потом каждый месяц',
    kk: 'Кейін ай сайын',
    en: 'Then every month',
  },
  'price.row': {
    ru: 'За что',
    kk: 'Не үшін',
    en: 'Item',
  },
  'price.row.first': {
    ru: 'Первый взнос',
    kk: 'Бастапқы жарна',
    en: 'Down payment',
  },
  'price.row.first.note': {
    ru: 'наименьший по программе; без программы вся цена',
    kk: 'бағдарлама бойынша ең азы; бағдарламасыз толық баға',
    en: 'the smallest of the programme; without one, the whole price',
  },
  'price.row.bank_fee': {
    ru: 'Комиссия банка',
    kk: 'Банк комиссиясы',
    en: 'Bank fee',
  },
  'price.row.bank_fee.note': {
    ru: 'один раз, по условиям программы',
    kk: 'бір рет, бағдарлама шарты бойынша',
    en: 'once, by the terms of the programme',
  },
  'price.row.payment': {
    ru: 'Платёж',
    kk: 'Төлем',
    en: 'Payment',
  },
  'price.row.payment.note': {
    ru: 'самый большой за весь срок программы',
    kk: 'бағдарлама мерзіміндегі ең үлкені',
    en: 'the largest one over the term of the programme',
  },
  'price.row.finish': {
    ru: 'Отделка «{title}», оценка',
    kk: '«{title}» әрлеу, шамамен',
    en: 'Finishing “{title}”, estimate',
  },
  'price.row.heating': {
    ru: '{title}, оценка на месяц отопительного сезона',
    kk: '{title}, жылыту маусымының бір айына, шамамен',
    en: '{title}, estimate for a month of the heating season',
  },
  'price.row.garage': {
    ru: 'Парковочное место в этом проекте',
    kk: 'Осы жобадағы тұрақ орны',
    en: 'A parking space in this project',
  },
  'price.row.storageroom': {
    ru: 'Кладовая в этом проекте',
    kk: 'Осы жобадағы қойма',
    en: 'A storeroom in this project',
  },
  'price.row.space.note': {
    ru: 'свободных на нашем сайте на {date}: {count}; от самой дешёвой цены до самой дорогой',
    kk: '{date} күні біздің сайтта бос: {count}; ең арзан бағадан ең қымбатына дейін',
    en: 'available on our site on {date}: {count}; from the cheapest to the most expensive',
  },
  'price.row.total': {
    ru: 'Итого',
    kk: 'Жиыны',
    en: 'Total',
  },
  'price.row.total.month': {
    ru: 'Итого в отопительный сезон',
    kk: 'Жылыту маусымындағы жиыны',
    en: 'Total in the heating season',
  },
  'price.row.warm': {
    ru: 'Итого без отопления',
    kk: 'Жылытусыз жиыны',
    en: 'Total without heating',
  },
  'price.rate.percent': {
    ru: '{rate} % цены',
    kk: 'бағаның {rate} %-ы',
    en: '{rate}% of the price',
  },
  'price.rate.m2': {
    ru: '{rate} за м²',
    kk: 'м² үшін {rate}',
    en: '{rate} per m²',
  },
  'price.rate.mci': {
    ru: '{rate} МРП',
    kk: '{rate} АЕК',
    en: '{rate} MCI',
  },
  'price.proof': {
    ru: 'Источник: {source}, {date}; действует до {until}',
    kk: 'Дереккөз: {source}, {date}; соңғы күні {until}',
    en: 'Source: {source}, {date}; valid until {until}',
  },
  'price.mci': {
    ru: 'МРП (месячный расчётный показатель): {amount}.',
    kk: 'АЕК (айлық есептік көрсеткіш): {amount}.',
    en: 'MCI (monthly calculation index): {amount}.',
  },
  'price.way.whole': {
    ru: '100 % оплата',
    kk: '100 % төлем',
    en: 'Full payment',
  },
  'price.way.whole.note': {
    ru: 'без банка и без программы',
    kk: 'банксіз және бағдарламасыз',
    en: 'without a bank and a programme',
  },
  'price.way.installment': {
    ru: 'Рассрочка',
    kk: 'Бөліп төлеу',
    en: 'Instalments',
  },
  'price.way.developer': {
    ru: 'Ипотека для наших домов',
    kk: 'Біздің үйлерге ипотека',
    en: 'Mortgage for our buildings',
  },
  'price.way.market': {
    ru: 'Ипотека банка',
    kk: 'Банк ипотекасы',
    en: 'Bank mortgage',
  },
  'price.way.islamic': {
    ru: 'Исламское финансирование',
    kk: 'Исламдық қаржыландыру',
    en: 'Islamic finance',
  },
  'price.way.state': {
    ru: 'Госпрограмма',
    kk: 'Мемлекеттік бағдарлама',
    en: 'State programme',
  },
  'price.ways': {
    ru: 'Способы покупки рядом',
    kk: 'Сатып алу тәсілдері қатар',
    en: 'Ways to buy side by side',
  },
  'price.way.programme': {
    ru: '{title}, {bank}. Условия с {date}',
    kk: '{title}, {bank}. Шарттары {date} бастап',
    en: '{title}, {bank}. Terms since {date}',
  },
  'price.way.months': {
    ru: 'на {months} мес.',
    kk: '{months} айға',
    en: 'over {months} months',
  },
  'price.way.rate': {
    ru: 'ГЭСВ от {rate} %',
    kk: 'ЖТСМ {rate} %-дан',
    en: 'effective rate from {rate}%',
  },
  'price.way.terms': {
    ru: 'Условия программы',
    kk: 'Бағдарлама шарттары',
    en: 'Terms of the programme',
  },
  'price.rounding': {
    ru: 'Каждая сумма округлена до целого тенге, половина тенге вверх. Итог складывается из округлённых сумм.',
    kk: 'Әр сома бүтін теңгеге дейін дөңгелектелген, жарты теңге жоғары қарай. Жиыны дөңгелектелген сомалардан қосылады.',
    en: 'Every sum is rounded to whole tenge, half a tenge upwards. Totals add up the rounded sums.',
  },
  'price.programmes': {
    ru: 'В каждой колонке программа своего вида с наименьшим платежом из доступных любому покупателю: наименьший первый взнос, наибольший срок. Другие программы и сроки считает калькулятор на странице квартиры.',
    kk: 'Әр бағанда өз түріндегі, кез келген сатып алушыға ашық бағдарламалардың төлемі ең азы: ең аз бастапқы жарна, ең ұзақ мерзім. Басқа бағдарламалар мен мерзімдерді пәтер бетіндегі калькулятор есептейді.',
    en: 'Each column has the programme of its kind with the smallest payment among those open to any buyer: the smallest down payment over the longest term. The calculator on the page of the apartment works out others.',
  },
  'price.left_out': {
    ru: 'Здесь только расходы, для которых есть действующий источник. Страхование, отчёт об оценке жилья, электричество, вода и другие расходы, которых нет в таблице, в итог не вошли.',
    kk: 'Мұнда қолданыстағы дереккөзі бар шығындар ғана берілген. Сақтандыру, тұрғын үйді бағалау есебі, электр қуаты, су және кестеде жоқ басқа шығындар жалпы сомаға кірмеген.',
    en: 'Only costs with a source in force are here. Insurance, a valuation report, electricity, water and other costs that are not in the table are in no total.',
  },
} as const satisfies TextsByKey
