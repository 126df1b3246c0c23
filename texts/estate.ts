import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The page of one unit: its plan at large, where it looks, what it costs, its finish, and the printed sheet. */
export const estate = {
  'estate.plan.open': {
    ru: 'Увеличить план',
    kk: 'Жоспарды үлкейту',
    en: 'Enlarge the plan',
  },
  'estate.viewer.zoom_in': {
    ru: 'Приблизить',
    kk: 'Жақындату',
    en: 'Zoom in',
  },
  'estate.viewer.zoom_out': {
    ru: 'Отдалить',
    kk: 'Алыстату',
    en: 'Zoom out',
  },
  'estate.viewer.whole': {
    ru: 'Показать целиком',
    kk: 'Толық көрсету',
    en: 'Show the whole plan',
  },
  'estate.viewer.scale': {
    ru: 'Масштаб {percent} %',
    kk: 'Масштабы {percent} %',
    en: 'Scale {percent}%',
  },
  'estate.viewer.hint': {
    ru: 'Колесо, жест двумя пальцами или двойное касание меняют масштаб. Клавиши: +, −, 0 и стрелки.',
    kk: 'Масштабты тінтуір дөңгелегімен, екі саусақпен немесе екі рет түртіп өзгертуге болады. Пернелер: +, −, 0 және бағыттауыш пернелер.',
    en: 'Zoom with the wheel, a pinch or a double tap. Keys: +, −, 0 and the arrows.',
  },
  'estate.section.near': {
    ru: 'Ближайшая секция',
    kk: 'Ең жақын секция',
    en: 'Nearest section',
  },
  'estate.under': {
    ru: 'Под домом',
    kk: 'Қай үйдің астында',
    en: 'Located under',
  },
  'estate.volume': {
    ru: 'объём',
    kk: 'көлемі',
    en: 'volume',
  },
  'estate.volume.value': {
    ru: '{value} м³',
    kk: '{value} м³',
    en: '{value} m³',
  },
  'estate.light': {
    ru: 'Куда выходят окна',
    kk: 'Терезелер қайда қарайды',
    en: 'Which way the windows face',
  },
  'estate.light.untold': {
    ru: 'Куда выходят окна этой квартиры, на сайте не записано, поэтому и часы солнца не посчитаны.',
    // kk: to review
    kk: 'Бұл пәтердің терезелері қай жаққа қарайтыны сайтта жазылмаған, сондықтан күн түсетін сағаттар да есептелмеген.',
    en: 'The site has no record of which way the windows of this apartment face, so hours of sun are not counted either.',
  },
  'estate.light.sun.untold': {
    ru: 'Часы солнца не посчитаны: для этого не хватает данных о домах проекта.',
    // kk: to review
    kk: 'Күн түсетін сағаттар есептелмеген: ол үшін жобадағы үйлер туралы деректер жетпейді.',
    en: 'Hours of sun are not counted: the records of the project’s buildings lack what that takes.',
  },
  'estate.light.compass': {
    ru: 'Окна на компасе: {sides}',
    kk: 'Терезелердің компастағы бағыты: {sides}',
    en: 'The windows on a compass: {sides}',
  },
  'estate.light.sides': {
    ru: 'Стороны света',
    kk: 'Дүние тараптары',
    en: 'Facing',
  },
  'estate.light.layout': {
    ru: 'Расположение',
    kk: 'Орналасуы',
    en: 'Arrangement',
  },
  'estate.light.layout.one': {
    ru: 'на одну сторону',
    kk: 'бір жаққа қарайды',
    en: 'on one side',
  },
  'estate.light.layout.corner': {
    ru: 'на две соседние стороны, угол дома',
    kk: 'қатар жатқан екі жаққа қарайды, үйдің бұрышында',
    en: 'on two adjoining sides, a corner of the building',
  },
  'estate.light.layout.through': {
    ru: 'на противоположные стороны, насквозь',
    kk: 'қарама-қарсы екі жаққа қарайды',
    en: 'on opposite sides, front to back',
  },
  'estate.light.parts': {
    ru: 'Солнце в окнах',
    kk: 'Терезедегі күн',
    en: 'Sun in the windows',
  },
  'estate.light.part.morning': {
    ru: 'утром',
    kk: 'таңертең',
    en: 'in the morning',
  },
  'estate.light.part.midday': {
    ru: 'днём',
    kk: 'түсте',
    en: 'at midday',
  },
  'estate.light.part.evening': {
    ru: 'вечером',
    kk: 'кешке',
    en: 'in the evening',
  },
  'estate.light.part.summer': {
    ru: 'летом рано утром и перед закатом',
    kk: 'жазда таң ата және күн батар алдында',
    en: 'early and late in summer',
  },
  'estate.light.view': {
    ru: 'Вид из окон',
    kk: 'Терезеден көрініс',
    en: 'View',
  },
  'estate.sun': {
    ru: 'Солнце за день',
    kk: 'Бір күндегі күн сәулесі',
    en: 'Sunlight per day',
  },
  'estate.model': {
    ru: 'Вид из этого окна',
    kk: 'Осы терезеден көрініс',
    en: 'View from this window',
  },
  'estate.sun.text': {
    ru: 'Сколько часов в ясный день в окна светит прямое солнце.',
    kk: 'Ашық күні терезелерге күн сәулесі тікелей түсетін сағаттар саны.',
    en: 'How many hours of direct sun the windows have on a clear day.',
  },
  'estate.sun.dec': {
    ru: 'Декабрь',
    kk: 'Желтоқсан',
    en: 'December',
  },
  'estate.sun.mar': {
    ru: 'Март',
    kk: 'Наурыз',
    en: 'March',
  },
  'estate.sun.jun': {
    ru: 'Июнь',
    kk: 'Маусым',
    en: 'June',
  },
  'estate.sun.hours': {
    ru: '{hours} ч',
    kk: '{hours} сағ',
    en: '{hours} h',
  },
  // The endings after {price} and {area} fit a number that ends in ₸, read «теңге», or in м², read «метр».
  'estate.money': {
    ru: 'Цена и платёж',
    kk: 'Бағасы және төлемі',
    en: 'Price and payment',
  },
  'estate.history.since': {
    ru: 'С начала продаж: {change} %',
    kk: 'Сатылым басталғалы: {change} %',
    en: 'Since sales began: {change}%',
  },
  'estate.monthly.short': {
    ru: 'от {price} в месяц: {title}, первый взнос {initial}, срок {months} мес., ГЭСВ {rate} %',
    kk: 'айына {price}-ден бастап: {title}, бастапқы жарна {initial}, мерзімі {months} ай, ЖТСМ {rate} %',
    en: 'from {price} a month: {title}, down payment {initial}, {months} months, effective annual rate {rate}%',
  },
  'estate.monthly.short.islamic': {
    ru: 'от {price} в месяц: {title}, первый взнос {initial}, срок {months} мес., с учётом всех платежей {rate} % в год',
    kk: 'айына {price}-ден бастап: {title}, бастапқы жарна {initial}, мерзімі {months} ай, барлық төлемді ескергенде жылына {rate} %',
    en: 'from {price} a month: {title}, down payment {initial}, {months} months, {rate}% a year with all payments counted',
  },
  'estate.promotions': {
    ru: 'Акции, которые действуют',
    kk: 'Қолданыстағы акциялар',
    en: 'Special offers that apply',
  },
  'estate.promotions.until': {
    ru: 'до {date}',
    kk: 'Соңғы күні: {date}',
    en: 'until {date}',
  },
  'estate.finish.title': {
    ru: 'Отделка: {title}',
    kk: 'Әрлеуі: {title}',
    en: 'Finish: {title}',
  },
  // What a finish includes is the company's word alone (R772): lists, their items parted by semicolons.
  'estate.finish.text.rough': { ru: '', kk: '', en: '' },
  'estate.finish.done.rough': { ru: '', kk: '', en: '' },
  'estate.finish.left.rough': { ru: '', kk: '', en: '' },
  'estate.finish.text.rough_plus': { ru: '', kk: '', en: '' },
  'estate.finish.done.rough_plus': { ru: '', kk: '', en: '' },
  'estate.finish.left.rough_plus': { ru: '', kk: '', en: '' },
  'estate.finish.text.prefine': { ru: '', kk: '', en: '' },
  'estate.finish.done.prefine': { ru: '', kk: '', en: '' },
  'estate.finish.left.prefine': { ru: '', kk: '', en: '' },
  'estate.finish.text.fine': { ru: '', kk: '', en: '' },
  'estate.finish.done.fine': { ru: '', kk: '', en: '' },
  'estate.finish.left.fine': { ru: '', kk: '', en: '' },
  'estate.finish.text.turnkey': { ru: '', kk: '', en: '' },
  'estate.finish.done.turnkey': { ru: '', kk: '', en: '' },
  'estate.finish.left.turnkey': { ru: '', kk: '', en: '' },
  'estate.finish.done': {
    ru: 'Входит в цену',
    kk: 'Бағаға кіреді',
    en: 'Included in the price',
  },
  'estate.finish.left': {
    ru: 'Остаётся вам',
    kk: 'Өзіңізге қалады',
    en: 'For you to do',
  },
  'estate.finish.note': {
    ru: 'Точный перечень работ по комнатам записан в приложении к договору: обязателен он, а не название отделки.',
    kk: 'Жұмыстардың бөлме-бөлме жазылған толық тізбесі шарттың қосымшасында: әрлеудің атауы емес, сол тізбе міндетті.',
    en: 'The exact list of work, room by room, is in the annex to the contract: that list is binding, the name of the finish is not.',
  },
  'estate.like.cheaper': {
    ru: 'дешевле на {price}',
    kk: '{price}-ге арзан',
    en: '{price} cheaper',
  },
  'estate.like.dearer': {
    ru: 'дороже на {price}',
    kk: '{price}-ге қымбат',
    en: '{price} more expensive',
  },
  'estate.like.equal_price': {
    ru: 'та же цена',
    // kk: to review
    kk: 'бағасы бірдей',
    en: 'the same price',
  },
  'estate.like.same_price': {
    ru: 'почти та же цена',
    kk: 'бағасы бірдей дерлік',
    en: 'almost the same price',
  },
  'estate.like.higher': {
    ru: 'выше в том же доме',
    kk: 'сол үйде, жоғарырақ',
    en: 'higher in the same building',
  },
  'estate.like.lower': {
    ru: 'ниже в том же доме',
    kk: 'сол үйде, төменірек',
    en: 'lower in the same building',
  },
  'estate.like.other_project': {
    ru: 'другой проект',
    kk: 'басқа жоба',
    en: 'another project',
  },
  'estate.like.larger': {
    ru: 'больше на {area}',
    kk: '{area}-ге үлкен',
    en: '{area} larger',
  },
  'estate.like.smaller': {
    ru: 'меньше на {area}',
    kk: '{area}-ге кіші',
    en: '{area} smaller',
  },
  'estate.like.same_plan': {
    ru: 'та же площадь',
    kk: 'ауданы бірдей',
    en: 'the same area',
  },
  'estate.sold.callback': {
    ru: 'Подберём похожее',
    kk: 'Ұқсасын таңдап береміз',
    en: 'We will find you something similar',
  },
  'estate.visit': {
    ru: 'Записаться на показ',
    kk: 'Көруге жазылу',
    en: 'Arrange a viewing',
  },
  'estate.bar': {
    ru: 'Цена и заявка',
    kk: 'Баға және өтініш',
    en: 'Price and request',
  },
  'estate.sheet.address': {
    ru: 'Эта страница: {address}',
    kk: 'Осы бет: {address}',
    en: 'This page: {address}',
  },
  'estate.sheet.printed': {
    ru: 'Напечатано {date}. Цена и наличие могли измениться.',
    kk: '{date} күні басып шығарылды. Бағасы мен бар-жоғы өзгерген болуы мүмкін.',
    en: 'Printed on {date}. The price and availability may have changed.',
  },
  'estate.place': {
    ru: 'Где в доме',
    kk: 'Үйдегі орны',
    en: 'Where in the building',
  },
  'estate.place.floor': {
    ru: 'Весь этаж',
    kk: 'Бүкіл қабат',
    en: 'The whole floor',
  },
  'estate.watch.similar': {
    ru: 'Следить за похожими предложениями',
    kk: 'Ұқсас ұсыныстарды қадағалау',
    en: 'Tell me about similar ones',
  },
  'estate.watch.back': {
    ru: 'Сообщить о возвращении в продажу',
    kk: 'Сатылымға қайта шықса, хабарлау',
    en: 'Tell me if it is on sale again',
  },
  'estate.price_sheet': {
    ru: 'Полная цена',
    kk: 'Толық бағасы',
    en: 'Price in full',
  },
  'estate.price_sheet.band': {
    ru: '{name}: цена за м² ниже у {lower} из {peers} свободных квартир с тем же числом комнат',
    kk: '{name}: бөлме саны бірдей {peers} бос пәтердің ішінде м² бағасы төменірегі {lower}',
    en: '{name}: {lower} of {peers} available apartments with the same number of rooms cost less per m²',
  },
  'estate.price_sheet.band.lowest': {
    ru: '{name}: ни одна из {peers} свободных квартир с тем же числом комнат не дешевле за м²',
    kk: '{name}: бөлме саны бірдей {peers} бос пәтердің ешқайсысының м² бағасы бұдан төмен емес',
    en: '{name}: none of {peers} available apartments with the same number of rooms costs less per m²',
  },
  'estate.price_sheet.once': {
    ru: 'Чтобы переехать, нужно от {sum}: оценка по способу покупки с наименьшим первым взносом',
    kk: 'Көшу үшін {sum}-ден бастап керек: бастапқы жарнасы ең аз тәсіл бойынша бағалау',
    en: 'Moving in takes {sum} or more: an estimate for the way to buy that asks for the least at once',
  },
  'estate.price_sheet.whole': {
    ru: 'Чтобы переехать при полной оплате, нужно {sum}',
    kk: 'Толық төлегенде көшу үшін {sum} керек',
    en: 'Moving in with full payment takes {sum}',
  },
  'estate.price_sheet.whole.from': {
    ru: 'Чтобы переехать при полной оплате, нужно от {sum}',
    kk: 'Толық төлегенде көшу үшін {sum}-ден бастап керек',
    en: 'Moving in with full payment takes {sum} or more',
  },
  'estate.price_sheet.link': {
    ru: 'Все расходы по способам покупки',
    kk: 'Сатып алу тәсілдері бойынша барлық шығын',
    en: 'All costs by way to buy',
  },
  'estate.price_sheet.link.whole': {
    ru: 'Все расходы',
    kk: 'Барлық шығын',
    en: 'All costs',
  },
  'estate.description': {
    ru: '{title} в «{complex}», {city}: {price}. Этаж, срок сдачи и условия покупки.',
    // kk: to review
    kk: '«{complex}», {city}: {title}, {price}. Қабаты, тапсыру мерзімі және сатып алу шарттары.',
    en: '{title} in {complex}, {city}: {price}. Floor, completion date and terms of purchase.',
  },
  'estate.description.closed': {
    ru: '{title} в «{complex}», {city}: {status}. Этаж, срок сдачи и похожие предложения.',
    // kk: to review
    kk: '«{complex}», {city}: {title}, {status}. Қабаты, тапсыру мерзімі және ұқсас ұсыныстар.',
    en: '{title} in {complex}, {city}: {status}. Floor, completion date and similar properties.',
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
  'estate.price.until': {
    ru: 'Цена действует до {date}',
    kk: 'Осы бағаның соңғы күні: {date}',
    en: 'Price valid until {date}',
  },
  'estate.windows': {
    ru: 'Окна',
    kk: 'Терезелері',
    en: 'Windows',
  },
  'estate.address': {
    ru: 'Адрес',
    kk: 'Мекенжайы',
    en: 'Address',
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
  'callback.title.estate': {
    ru: 'Расскажем об этом предложении',
    kk: 'Осы ұсыныс туралы айтып береміз',
    en: 'Ask us about this property',
  },
  'board.open.estate': {
    ru: 'Показать на шахматке',
    // A parking space stands on one too.
    kk: 'Кестеден көрсету',
    en: 'Show on the grid',
  },
} as const satisfies TextsByKey
