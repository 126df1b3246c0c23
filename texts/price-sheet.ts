import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What a flat costs, whole: the page of it, its PDF, and the lines on the page of the flat. */
export const priceSheet = {
  'price_sheet.title': {
    ru: 'Полная цена',
    kk: 'Толық бағасы',
    en: 'Price in full',
  },
  'price_sheet.of': {
    ru: 'Полная цена: {title}',
    kk: 'Толық бағасы: {title}',
    en: 'Price in full: {title}',
  },
  'price_sheet.description': {
    ru: 'Цена за м² рядом с похожими квартирами, история цены, сумма на переезд и платежи каждый месяц по каждому способу покупки, с источниками.',
    kk: 'Ұқсас пәтерлермен салыстырғандағы м² бағасы, баға тарихы, көшуге қажет сома және әр сатып алу тәсілі бойынша ай сайынғы төлемдер, дереккөздерімен.',
    en: 'The price per m² beside similar apartments, its history, the sum to move in and the monthly payments for each way to buy, with sources.',
  },
  'price_sheet.lead': {
    ru: 'Расчёт на {date}. Это оценка, а не предложение: у каждой цифры есть источник, а чего в данных нет, то не посчитано.',
    kk: 'Есеп күні: {date}. Бұл ұсыныс емес, шамамен алынған есеп: әр санның дереккөзі бар, ал деректерде жоғы есептелмеген.',
    en: 'As of {date}. An estimate, not an offer: every figure has its source, and what the data does not give is not counted.',
  },
  'price_sheet.back': {
    ru: 'К квартире',
    kk: 'Пәтерге оралу',
    en: 'Back to the apartment',
  },
  'price_sheet.pdf': {
    ru: 'Скачать PDF',
    kk: 'PDF жүктеп алу',
    en: 'Download as PDF',
  },
  'price_sheet.m2': {
    ru: 'за м²',
    kk: 'м² үшін',
    en: 'per m²',
  },
  'price_sheet.from_list': {
    ru: 'цена по нашему прайсу с {date}',
    kk: '{date} күнінен бері біздің прайс бағасы',
    en: 'our list price since {date}',
  },
  'price_sheet.band.title': {
    ru: 'Среди похожих',
    kk: 'Ұқсас пәтерлер арасында',
    en: 'Among similar apartments',
  },
  'price_sheet.band.project': {
    ru: '{name}, столько же комнат',
    kk: '{name}, бөлме саны бірдей',
    en: '{name}, the same number of rooms',
  },
  'price_sheet.band.city': {
    ru: '{name}, все наши проекты, столько же комнат',
    kk: '{name}, барлық жобаларымыз, бөлме саны бірдей',
    en: '{name}, all our projects, the same number of rooms',
  },
  'price_sheet.band.also': {
    ru: '{name}: других свободных квартир с тем же числом комнат у нас нет, поэтому сравнение по городу такое же.',
    kk: '{name}: бөлме саны бірдей басқа бос пәтеріміз жоқ, сондықтан қала бойынша салыстыру да осындай.',
    en: '{name}: we have no other available apartments with the same number of rooms, so the comparison by city is the same.',
  },
  'price_sheet.band.words': {
    ru: 'Эта квартира: {own} за м². Дешевле неё {lower} из {peers}, медиана {middle}.',
    kk: 'Осы пәтер: м² үшін {own}. Одан арзаны: {peers} пәтердің ішінде {lower}, медиана {middle}.',
    en: 'This apartment: {own} per m². Cheaper: {lower} of {peers}; the median is {middle}.',
  },
  'price_sheet.band.words.lowest': {
    ru: 'Эта квартира: {own} за м². Ни одна из {peers} не дешевле неё, медиана {middle}.',
    kk: 'Осы пәтер: м² үшін {own}. {peers} пәтердің ешқайсысы бұдан арзан емес, медиана {middle}.',
    en: 'This apartment: {own} per m². None of {peers} is cheaper; the median is {middle}.',
  },
  'price_sheet.band.low': {
    ru: 'самая низкая',
    kk: 'ең төменгі',
    en: 'lowest',
  },
  'price_sheet.band.high': {
    ru: 'самая высокая',
    kk: 'ең жоғарғы',
    en: 'highest',
  },
  'price_sheet.band.marks': {
    ru: 'Точка на линии — эта квартира, черта — медиана.',
    kk: 'Сызықтағы нүкте – осы пәтер, сызықша – медиана.',
    en: 'The dot on the line is this apartment, the stroke is the median.',
  },
  'price_sheet.band.source': {
    ru: 'Источник: квартиры, свободные на нашем сайте на {date}, кроме этой. Четыре комнаты и больше считаем вместе. Группы меньше восьми квартир не показываем.',
    kk: 'Дереккөз: {date} күні біздің сайттағы бос пәтерлер, осы пәтерден басқасы. Төрт және одан көп бөлме бірге есептеледі. Пәтері сегізден аз топтарды көрсетпейміз.',
    en: 'Source: the apartments available on our site on {date}, without this one. Four rooms and more count together. Groups of fewer than eight are not shown.',
  },
  'price_sheet.band.none': {
    ru: 'Похожих свободных квартир меньше восьми: сравнивать не с чем.',
    kk: 'Ұқсас бос пәтерлер сегізден аз: салыстыратын ештеңе жоқ.',
    en: 'Fewer than eight similar apartments are available: there is nothing to compare with.',
  },
  'price_sheet.history.title': {
    ru: 'Как менялась цена',
    kk: 'Баға қалай өзгерді',
    en: 'How the price changed',
  },
  'price_sheet.choice.title': {
    ru: 'Что ещё посчитать',
    kk: 'Тағы нені есептеу керек',
    en: 'What else to include',
  },
  'price_sheet.choice.finish': {
    ru: 'Отделка',
    kk: 'Әрлеу',
    en: 'Finishing',
  },
  'price_sheet.choice.finish.none': {
    ru: 'Не считать',
    kk: 'Есептемеу',
    en: 'Not counted',
  },
  'price_sheet.choice.garage': {
    ru: 'Парковочное место',
    kk: 'Тұрақ орны',
    en: 'Parking space',
  },
  'price_sheet.choice.storageroom': {
    ru: 'Кладовая',
    kk: 'Қойма',
    en: 'Storeroom',
  },
  'price_sheet.choice.submit': {
    ru: 'Пересчитать',
    kk: 'Қайта есептеу',
    en: 'Recalculate',
  },
  'price_sheet.totals.source': {
    ru: 'Итоги таблиц ниже, расчёт на {date}; каждый месяц — с отоплением, где оно посчитано.',
    kk: 'Төмендегі кестелердің жиыны, есеп күні: {date}; ай сайынғы сомаға жылыту есептелген жерде қосылған.',
    en: 'Totals of the tables below, as of {date}; every month with heating where it is counted.',
  },
  'price_sheet.once': {
    ru: 'Чтобы переехать',
    kk: 'Көшу үшін',
    en: 'To move in',
  },
  'price_sheet.month': {
    ru: 'Потом каждый месяц',
    kk: 'Кейін ай сайын',
    en: 'Then every month',
  },
  'price_sheet.row': {
    ru: 'За что',
    kk: 'Не үшін',
    en: 'Item',
  },
  'price_sheet.row.first': {
    ru: 'Первый взнос',
    kk: 'Бастапқы жарна',
    en: 'Down payment',
  },
  'price_sheet.row.first.note': {
    ru: 'наименьший по программе; без программы вся цена',
    kk: 'бағдарлама бойынша ең азы; бағдарламасыз толық баға',
    en: 'the smallest of the programme; without one, the whole price',
  },
  'price_sheet.row.price': {
    ru: 'Цена квартиры',
    kk: 'Пәтердің бағасы',
    en: 'Price of the apartment',
  },
  'price_sheet.row.bank_fee': {
    ru: 'Комиссия банка',
    kk: 'Банк комиссиясы',
    en: 'Bank fee',
  },
  'price_sheet.row.bank_fee.note': {
    ru: 'один раз, по условиям программы',
    kk: 'бір рет, бағдарлама шарты бойынша',
    en: 'once, by the terms of the programme',
  },
  'price_sheet.row.payment': {
    ru: 'Платёж',
    kk: 'Төлем',
    en: 'Payment',
  },
  'price_sheet.row.payment.note': {
    ru: 'самый большой за весь срок программы',
    kk: 'бағдарлама мерзіміндегі ең үлкені',
    en: 'the largest one over the term of the programme',
  },
  'price_sheet.row.finish': {
    ru: 'Отделка «{title}», оценка',
    kk: '«{title}» әрлеу, шамамен',
    en: 'Finishing “{title}”, estimate',
  },
  'price_sheet.row.heating': {
    ru: '{title}, оценка на месяц отопительного сезона',
    kk: '{title}, жылыту маусымының бір айына, шамамен',
    en: '{title}, estimate for a month of the heating season',
  },
  'price_sheet.row.garage': {
    ru: 'Парковочное место в этом проекте',
    kk: 'Осы жобадағы тұрақ орны',
    en: 'A parking space in this project',
  },
  'price_sheet.row.storageroom': {
    ru: 'Кладовая в этом проекте',
    kk: 'Осы жобадағы қойма',
    en: 'A storeroom in this project',
  },
  'price_sheet.row.space.note': {
    ru: 'свободных на нашем сайте на {date}: {count}; от самой дешёвой цены до самой дорогой',
    kk: '{date} күні біздің сайтта бос: {count}; ең арзан бағадан ең қымбатына дейін',
    en: 'available on our site on {date}: {count}; from the cheapest to the most expensive',
  },
  'price_sheet.row.total': {
    ru: 'Итого',
    kk: 'Жиыны',
    en: 'Total',
  },
  'price_sheet.row.total.month': {
    ru: 'Итого в отопительный сезон',
    kk: 'Жылыту маусымындағы жиыны',
    en: 'Total in the heating season',
  },
  'price_sheet.row.warm': {
    ru: 'Итого без отопления',
    kk: 'Жылытусыз жиыны',
    en: 'Total without heating',
  },
  'price_sheet.rate.percent': {
    ru: '{rate} % цены',
    kk: 'бағаның {rate} %-ы',
    en: '{rate}% of the price',
  },
  'price_sheet.rate.m2': {
    ru: '{rate} за м²',
    kk: 'м² үшін {rate}',
    en: '{rate} per m²',
  },
  'price_sheet.rate.mci': {
    ru: '{rate} МРП',
    kk: '{rate} АЕК',
    en: '{rate} MCI',
  },
  'price_sheet.proof': {
    ru: 'Источник: {source}, {date}; действует до {until}',
    kk: 'Дереккөз: {source}, {date}; соңғы күні {until}',
    en: 'Source: {source}, {date}; valid until {until}',
  },
  'price_sheet.proof.record': {
    ru: 'Источник: {source}, {date}',
    kk: 'Дереккөз: {source}, {date}',
    en: 'Source: {source}, {date}',
  },
  'price_sheet.record.house': {
    ru: 'данные дома на нашем сайте',
    kk: 'біздің сайттағы үй деректері',
    en: 'the details of the building on our site',
  },
  'price_sheet.record.project': {
    ru: 'данные проекта на нашем сайте',
    kk: 'біздің сайттағы жоба деректері',
    en: 'the details of the project on our site',
  },
  'price_sheet.mci': {
    ru: 'МРП (месячный расчётный показатель): {amount}.',
    kk: 'АЕК (айлық есептік көрсеткіш): {amount}.',
    en: 'MCI (monthly calculation index): {amount}.',
  },
  'price_sheet.way.whole': {
    ru: '100 % оплата',
    kk: '100 % төлем',
    en: 'Full payment',
  },
  'price_sheet.way.whole.note': {
    ru: 'без банка и без программы',
    kk: 'банксіз және бағдарламасыз',
    en: 'without a bank and a programme',
  },
  'price_sheet.way.installment': {
    ru: 'Рассрочка',
    kk: 'Бөліп төлеу',
    en: 'Instalments',
  },
  'price_sheet.way.developer': {
    ru: 'Ипотека для наших домов',
    kk: 'Біздің үйлерге ипотека',
    en: 'Mortgage for our buildings',
  },
  'price_sheet.way.market': {
    ru: 'Ипотека банка',
    kk: 'Банк ипотекасы',
    en: 'Bank mortgage',
  },
  'price_sheet.way.islamic': {
    ru: 'Исламское финансирование',
    kk: 'Исламдық қаржыландыру',
    en: 'Islamic finance',
  },
  'price_sheet.way.state': {
    ru: 'Госпрограмма',
    kk: 'Мемлекеттік бағдарлама',
    en: 'State programme',
  },
  'price_sheet.ways': {
    ru: 'Способы покупки рядом',
    kk: 'Сатып алу тәсілдері қатар',
    en: 'Ways to buy side by side',
  },
  'price_sheet.ways.whole': {
    ru: 'Сколько нужно',
    kk: 'Қанша қажет',
    en: 'What it takes',
  },
  'price_sheet.way.programme': {
    ru: '{title}, {bank}. Условия с {date}',
    kk: '{title}, {bank}. Шарттары {date} күнінен бастап',
    en: '{title}, {bank}. Terms since {date}',
  },
  'price_sheet.way.months': {
    ru: 'на {months} мес.',
    kk: '{months} айға',
    en: 'over {months} months',
  },
  'price_sheet.way.rate': {
    ru: 'ГЭСВ от {rate} %',
    kk: 'ЖТСМ {rate} %-дан',
    en: 'effective rate from {rate}%',
  },
  'price_sheet.rounding': {
    ru: 'Каждая сумма округлена до целого тенге, половина тенге вверх. Итог складывается из округлённых сумм.',
    kk: 'Әр сома бүтін теңгеге дейін дөңгелектелген, жарты теңге жоғары қарай. Жиыны дөңгелектелген сомалардан қосылады.',
    en: 'Every sum is rounded to whole tenge, half a tenge upwards. Totals add up the rounded sums.',
  },
  'price_sheet.programmes': {
    ru: 'В каждой колонке программа своего вида с наименьшим платежом из доступных любому покупателю: наименьший первый взнос, наибольший срок. Другие программы и сроки считает калькулятор на странице квартиры.',
    kk: 'Әр бағанда өз түріндегі, кез келген сатып алушыға ашық бағдарламалардың төлемі ең азы: ең аз бастапқы жарна, ең ұзақ мерзім. Басқа бағдарламалар мен мерзімдерді пәтер бетіндегі калькулятор есептейді.',
    en: 'Each column has the programme of its kind with the smallest payment among those open to any buyer: the smallest down payment over the longest term. The calculator on the page of the apartment works out others.',
  },
  'price_sheet.left_out': {
    ru: 'Здесь только расходы, для которых есть действующий источник. Страхование, отчёт об оценке жилья, электричество, вода и другие расходы, которых нет в таблице, в итог не вошли.',
    kk: 'Мұнда қолданыстағы дереккөзі бар шығындар ғана берілген. Сақтандыру, тұрғын үйді бағалау есебі, электр қуаты, су және кестеде жоқ басқа шығындар жалпы сомаға кірмеген.',
    en: 'Only costs with a source in force are here. Insurance, a valuation report, electricity, water and other costs that are not in the table are in no total.',
  },
} as const satisfies TextsByKey
