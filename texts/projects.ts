import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Texts of the list of projects, of a project and of a queue. Plural forms stand in the order «one | few | many» (A23). */
export const projects = {
  'projects.title': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'projects.lead': {
    ru: 'Сейчас у нас {projects} в {cities}.',
    kk: 'Қазір бізде {cities} {projects} бар.',
    en: 'We have {projects} in {cities} right now.',
  },
  'projects.lead.plain': {
    ru: 'Сейчас у нас {projects}.',
    kk: 'Қазір бізде {projects} бар.',
    en: 'We have {projects} right now.',
  },
  'projects.lead.flats': {
    ru: 'В продаже {flats}.',
    kk: 'Сатылымда {flats}.',
    en: 'On sale: {flats}.',
  },
  'projects.lead.cities': {
    ru: 'городе | городах | городах',
    kk: 'қалада',
    en: 'city | cities',
  },
  'projects.description': {
    ru: 'Жилые комплексы {company}: {projects} в {cities}. Цены, планировки, сроки сдачи и документы.',
    kk: '{company} тұрғын үй кешендері: {cities} {projects}. Бағасы, жоспары, тапсыру мерзімі және құжаттары.',
    en: 'Residential projects by {company}: {projects} in {cities}. Prices, floor plans, completion dates and documents.',
  },
  'projects.cities': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'projects.cities.all': {
    ru: 'Все города',
    kk: 'Барлық қала',
    en: 'All cities',
  },
  'projects.sort': {
    ru: 'Сортировка',
    kk: 'Сұрыптау',
    en: 'Sort by',
  },
  'projects.sort.default': {
    ru: 'По умолчанию',
    kk: 'Әдепкі',
    en: 'Default',
  },
  'projects.sort.price': {
    ru: 'Сначала дешевле',
    kk: 'Алдымен арзандары',
    en: 'Cheapest first',
  },
  'projects.sort.deadline': {
    ru: 'По сроку сдачи',
    kk: 'Тапсыру мерзімі бойынша',
    en: 'By completion date',
  },
  'projects.results': {
    ru: 'Список проектов',
    kk: 'Жобалар тізімі',
    en: 'List of projects',
  },
  'projects.none.title': {
    ru: 'Проектов пока нет',
    // kk: to review
    kk: 'Әзірге жоба жоқ',
    en: 'There are no projects yet',
  },
  'projects.none.text': {
    ru: 'Когда появятся первые, они будут здесь.',
    // kk: to review
    kk: 'Алғашқы жобалар шыққанда, осында тұрады.',
    en: 'The first ones will appear here.',
  },
  'projects.empty.title': {
    ru: 'Таких проектов сейчас нет',
    kk: 'Қазір ондай жоба жоқ',
    en: 'There are no such projects at the moment',
  },
  'projects.empty.text': {
    ru: 'Уберите часть условий или посмотрите все проекты.',
    kk: 'Шарттардың бір бөлігін алып тастаңыз немесе барлық жобаны қараңыз.',
    en: 'Remove some of the conditions or look at all projects.',
  },
  'project.parts': {
    ru: 'Разделы страницы',
    kk: 'Беттің бөлімдері',
    en: 'Parts of the page',
  },
  'project.choose': {
    ru: 'Выбрать квартиру',
    kk: 'Пәтер таңдау',
    en: 'Choose an apartment',
  },
  'project.about': {
    ru: 'О проекте',
    kk: 'Жоба туралы',
    en: 'About the project',
  },
  'project.price': {
    ru: 'Цена',
    kk: 'Бағасы',
    en: 'Price',
  },
  'project.deadline': {
    ru: 'Ближайшая сдача',
    kk: 'Ең жақын тапсыру мерзімі',
    en: 'Next completion',
  },
  'project.ready': {
    ru: 'Все дома сданы',
    kk: 'Барлық үй тапсырылды',
    en: 'All buildings completed',
  },
  'project.floors': {
    ru: 'Этажность',
    kk: 'Қабат саны',
    en: 'Floors',
  },
  'project.sale': {
    ru: 'В продаже',
    kk: 'Сатылымда',
    en: 'On sale',
  },
  'project.range': {
    ru: '{from}–{to}',
    kk: '{from}–{to}',
    en: '{from}–{to}',
  },
  'project.houses.count': {
    ru: 'дом | дома | домов',
    kk: 'үй',
    en: 'building | buildings',
  },
  'project.houses.total': {
    ru: 'в проекте',
    kk: 'жобада',
    en: 'in the project',
  },
  'project.area': {
    ru: 'площадь квартир',
    kk: 'пәтерлердің ауданы',
    en: 'apartment sizes',
  },
  'project.price_m2': {
    ru: 'цена за м²',
    kk: '1 м² бағасы',
    en: 'price per m²',
  },
  'project.built': {
    ru: 'построено',
    kk: 'салынды',
    en: 'built',
  },
  'project.percent': {
    ru: '{value} %',
    kk: '{value} %',
    en: '{value}%',
  },
  'project.features': {
    ru: 'Что есть в проекте',
    kk: 'Жобада не бар',
    en: 'What the project offers',
  },
  'project.houses': {
    ru: 'Дома и сроки',
    kk: 'Үйлер мен мерзімдер',
    en: 'Buildings and dates',
  },
  'project.houses.short': {
    ru: 'Дома',
    kk: 'Үйлер',
    en: 'Buildings',
  },
  'project.houses.name': {
    ru: '{house}, {floors}',
    kk: '{house}, {floors}',
    en: '{house}, {floors}',
  },
  'project.model': {
    ru: 'Солнце и вид в 3D',
    kk: 'Күн және көрініс, 3D',
    en: 'Sun and view in 3D',
  },
  'project.houses.floors': {
    ru: 'этаж | этажа | этажей',
    kk: 'қабат',
    en: 'floor | floors',
  },
  'project.houses.handed': {
    ru: 'Сдан {date}',
    kk: 'Тапсырылған күні: {date}',
    en: 'Completed {date}',
  },
  'project.houses.deadline': {
    ru: 'Сдача: {date}',
    kk: 'Тапсыру мерзімі: {date}',
    en: 'Completion: {date}',
  },
  'project.houses.none': {
    ru: 'Нет в продаже',
    kk: 'Сатылымда жоқ',
    en: 'Not on sale',
  },
  'project.houses.hint.floors': {
    ru: 'Нажмите на дом на плане, чтобы выбрать квартиру, или в списке, чтобы увидеть сроки, цены и документы.',
    kk: 'Жоспардағы үйді бассаңыз, пәтер таңдайсыз; тізімдегісін бассаңыз, оның мерзімін, бағасын және құжаттарын көресіз.',
    en: 'Choose a building on the plan to choose an apartment in it, or in the list to see its dates, prices and documents.',
  },
  'project.houses.hint': {
    ru: 'Нажмите на дом на плане, чтобы выбрать квартиру на фасаде, или в списке, чтобы увидеть сроки, цены и документы.',
    kk: 'Жоспардағы үйді бассаңыз, қасбеттен пәтер таңдайсыз; тізімдегісін бассаңыз, оның мерзімін, бағасын және құжаттарын көресіз.',
    en: 'Choose a building on the plan to open its facade, or in the list to see its dates, prices and documents.',
  },
  'project.flats': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'project.flats.title': {
    ru: 'Квартиры в «{name}»',
    kk: '«{name}» жобасындағы пәтерлер',
    en: 'Apartments in {name}',
  },
  'project.flats.plans': {
    ru: 'По планировкам',
    kk: 'Жоспарлары бойынша',
    en: 'By floor plan',
  },
  'project.promotions': {
    ru: 'Акции',
    kk: 'Акциялар',
    en: 'Special offers',
  },
  'project.promotions.until': {
    ru: 'До {date}',
    kk: 'Соңғы күні: {date}',
    en: 'Until {date}',
  },
  'project.gallery': {
    ru: 'Галерея',
    kk: 'Галерея',
    en: 'Gallery',
  },
  'project.films': {
    ru: 'Видео',
    kk: 'Бейне',
    en: 'Videos',
  },
  'project.films.youtube': {
    ru: 'откроется на YouTube в новой вкладке',
    kk: 'YouTube-та жаңа қойындыда ашылады',
    en: 'opens on YouTube in a new tab',
  },
  'project.reviews': {
    ru: 'Отзывы',
    kk: 'Пікірлер',
    en: 'Reviews',
  },
  'project.location': {
    ru: 'Расположение',
    kk: 'Орналасқан жері',
    en: 'Location',
  },
  'project.location.former': {
    ru: 'Прежний адрес: {address}',
    kk: 'Бұрынғы мекенжайы: {address}',
    en: 'Former address: {address}',
  },
  'project.location.open': {
    ru: 'Открыть на карте',
    kk: 'Картадан ашу',
    en: 'Open on a map',
  },
  'project.near': {
    ru: 'Что рядом',
    kk: 'Жақын жерде',
    en: 'What is nearby',
  },
  'project.near.walk': {
    ru: '{minutes} мин пешком',
    kk: 'жаяу {minutes} мин',
    en: '{minutes} min on foot',
  },
  'project.map.2gis': {
    ru: '2ГИС',
    kk: '2GIS',
    en: '2GIS',
  },
  'project.map.yandex': {
    ru: 'Яндекс Карты',
    kk: 'Яндекс Карталар',
    en: 'Yandex Maps',
  },
  'project.map.google': {
    ru: 'Google Карты',
    kk: 'Google Карталар',
    en: 'Google Maps',
  },
  'project.documents': {
    ru: 'Документы',
    kk: 'Құжаттар',
    en: 'Documents',
  },
  'project.documents.tab': {
    ru: 'откроется в новой вкладке',
    kk: 'жаңа қойындыда ашылады',
    en: 'opens in a new tab',
  },
  'project.callback': {
    ru: 'Расскажем о проекте «{name}»',
    kk: '«{name}» жобасы туралы айтып береміз',
    en: 'Let us tell you about {name}',
  },
  'legal.title': {
    ru: 'Застройщик и разрешения',
    kk: 'Құрылыс салушы және рұқсаттар',
    en: 'Developer and permits',
  },
  'legal.builder': {
    ru: 'Застройщик',
    kk: 'Құрылыс салушы',
    en: 'Developer',
  },
  'legal.bin': {
    ru: 'БИН',
    kk: 'БСН',
    en: 'BIN',
  },
  'legal.class': {
    ru: 'Класс жилья',
    kk: 'Тұрғын үй класы',
    en: 'Housing class',
  },
  'legal.class.value': {
    ru: '{title} ({code} класс по нормам РК)',
    kk: '{title} (ҚР нормалары бойынша {code} класс)',
    en: '{title} (class {code} under the standards of Kazakhstan)',
  },
  'legal.house': {
    ru: 'Дом',
    kk: 'Үй',
    en: 'Building',
  },
  'legal.permit': {
    ru: 'Разрешение на привлечение денег дольщиков',
    kk: 'Үлескерлердің ақшасын тартуға рұқсат',
    en: 'Permit to raise money from buyers',
  },
  'legal.permit.value': {
    ru: '№ {number}',
    kk: '№ {number}',
    en: 'No. {number}',
  },
  'legal.permit.dated': {
    ru: '№ {number} от {date}',
    kk: '№ {number}, {date}',
    en: 'No. {number} of {date}',
  },
  'legal.method': {
    ru: 'Как защищены деньги',
    kk: 'Ақша қалай қорғалған',
    en: 'How the money is protected',
  },
  'legal.method.guarantee': {
    ru: 'Гарантия Единого оператора жилищного строительства',
    kk: 'Тұрғын үй құрылысының бірыңғай операторының кепілдігі',
    en: 'Guarantee of the Unified Housing Construction Operator',
  },
  'legal.method.bank': {
    ru: 'Участие банка второго уровня',
    kk: 'Екінші деңгейдегі банктің қатысуы',
    en: 'Participation of a second-tier bank',
  },
  'legal.method.frame': {
    ru: 'Продажи после возведения каркаса',
    kk: 'Сату қаңқа тұрғызылғаннан кейін басталады',
    en: 'Sales after the frame is built',
  },
  'legal.guarantee': {
    ru: 'Номер гарантии',
    kk: 'Кепілдік нөмірі',
    en: 'Guarantee number',
  },
  'legal.by_house': {
    ru: 'Разрешения строящихся домов',
    kk: 'Салынып жатқан үйлердің рұқсаттары',
    en: 'Permits for the buildings under construction',
  },
  'queue.title': {
    ru: '{house}, «{complex}»',
    kk: '{house}, «{complex}»',
    en: '{complex}, {house}',
  },
  'queue.description': {
    ru: '{house} в «{complex}», {city}: {flats}. {when}. Планировки, цены, этажи и документы дома.',
    kk: '«{complex}» жобасы, {city}, {house}: {flats}. {when}. Үйдің жоспарлары, бағасы, қабаттары және құжаттары.',
    en: '{house} of {complex}, {city}: {flats}. {when}. Floor plans, prices, floors and documents of the building.',
  },
  'queue.deadline': {
    ru: 'Сдача',
    kk: 'Тапсыру мерзімі',
    en: 'Completion',
  },
  'queue.handed': {
    ru: 'Дом сдан',
    kk: 'Үй тапсырылды',
    en: 'Completed',
  },
  'queue.about': {
    ru: 'О доме',
    kk: 'Үй туралы',
    en: 'About the building',
  },
  'queue.floors': {
    ru: 'высота дома',
    kk: 'үйдің биіктігі',
    en: 'building height',
  },
  'queue.section': {
    ru: 'Секция {number}',
    kk: '{number}-секция',
    en: 'Section {number}',
  },
  'queue.section.value': {
    ru: '{floors}, на этаже {units}',
    kk: '{floors}, әр қабатта {units}',
    en: '{floors}, {units} per floor',
  },
  'queue.units': {
    ru: 'квартира | квартиры | квартир',
    kk: 'пәтер',
    en: 'apartment | apartments',
  },
  'queue.height': {
    ru: 'от земли до крыши',
    kk: 'жерден шатырға дейін',
    en: 'from the ground to the roof',
  },
  'queue.metres': {
    ru: '{value} м',
    kk: '{value} м',
    en: '{value} m',
  },
  'queue.progress': {
    ru: 'построено на {date}',
    kk: 'салынды, {date}',
    en: 'built as of {date}',
  },
  'queue.place': {
    ru: 'Где стоит дом',
    kk: 'Үй қайда тұр',
    en: 'Where the building stands',
  },
  'queue.place.hint': {
    ru: 'Дом выделен на плане. Остальные дома проекта открываются с плана и из списка.',
    kk: 'Үй жоспарда белгіленген. Жобаның басқа үйлерін жоспардан да, тізімнен де ашуға болады.',
    en: 'The building is marked on the plan. Open the other buildings of the project from the plan or the list.',
  },
  'queue.flats': {
    ru: 'Квартиры в этом доме',
    kk: 'Осы үйдегі пәтерлер',
    en: 'Apartments in this building',
  },
  'queue.address': {
    ru: 'Адрес',
    kk: 'Мекенжай',
    en: 'Address',
  },
  'queue.project': {
    ru: 'Проект «{name}»',
    kk: '«{name}» жобасы',
    en: 'Project {name}',
  },
  'queue.callback': {
    ru: 'Расскажем о доме и квартирах в нём',
    kk: 'Үй мен ондағы пәтерлер туралы айтып береміз',
    en: 'Let us tell you about the building and its apartments',
  },
  'board.title': {
    ru: 'Шахматка, {house}',
    kk: 'Пәтерлер кестесі, {house}',
    en: 'Apartment grid, {house}',
  },
  'board.title.other': {
    ru: '{category}, {house}',
    kk: '{category}, {house}',
    en: '{category}, {house}',
  },
  'board.description': {
    ru: '{house} в «{complex}», {city}: все квартиры по секциям и этажам, площади, цены и наличие.',
    kk: '«{complex}» жобасы, {city}, {house}: барлық пәтер секция мен қабат бойынша, ауданы, бағасы және қайсысы бос.',
    en: '{house} of {complex}, {city}: all apartments by section and floor, with areas, prices and what is available.',
  },
  'board.description.other': {
    ru: '{category}: {house} в «{complex}», {city}. Все места, площади, цены и наличие.',
    kk: '{category}: «{complex}» жобасы, {city}, {house}. Барлық орын, ауданы, бағасы және қайсысы бос.',
    en: '{category}: {house} of {complex}, {city}. Every property with its area, price and availability.',
  },
  'board.open': {
    ru: 'Шахматка',
    kk: 'Пәтерлер кестесі',
    en: 'Apartment grid',
  },
  'board.open.house': {
    ru: 'Шахматка: {house}',
    kk: 'Пәтерлер кестесі: {house}',
    en: 'Apartment grid: {house}',
  },
  'board.kinds': {
    ru: 'Что есть в доме',
    kk: 'Үйде не бар',
    en: 'What the building has',
  },
  'board.filters': {
    ru: 'Что подсветить',
    kk: 'Нені ерекшелеу керек',
    en: 'What to highlight',
  },
  'board.free': {
    ru: 'Только свободные',
    kk: 'Тек бостары',
    en: 'Available only',
  },
  'board.reset': {
    ru: 'Сбросить',
    kk: 'Тазарту',
    en: 'Reset',
  },
  'board.fit': {
    ru: 'Подходит {fit} из {total}',
    kk: 'Сәйкес келетіні: {fit} / {total}',
    en: '{fit} of {total} match',
  },
  'board.legend': {
    ru: 'Обозначения',
    kk: 'Шартты белгілер',
    en: 'Key',
  },
  'board.floor': {
    ru: 'Этаж',
    kk: 'Қабат',
    en: 'Floor',
  },
  'board.floor.of': {
    ru: '{floor} этаж',
    kk: '{floor}-қабат',
    en: 'Floor {floor}',
  },
  'board.section.unknown': {
    ru: 'Секция не указана',
    kk: 'Секциясы көрсетілмеген',
    en: 'Section not given',
  },
  'board.others': {
    ru: 'Коммерческие помещения',
    kk: 'Коммерциялық үй-жайлар',
    en: 'Commercial units',
  },
  'board.empty': {
    ru: 'Без квартир',
    kk: 'Пәтер жоқ',
    en: 'No apartments',
  },
  'board.studio': {
    ru: 'Ст.',
    kk: 'Ст.',
    en: 'S',
  },
  'board.request': {
    ru: 'по запросу',
    kk: 'сұрау бойынша',
    en: 'on request',
  },
  'board.cell': {
    ru: '{number}: {title}, {status}',
    kk: '{number}: {title}, {status}',
    en: '{number}: {title}, {status}',
  },
  'board.cell.priced': {
    ru: '{number}: {title}, {price}, {status}',
    kk: '{number}: {title}, {price}, {status}',
    en: '{number}: {title}, {price}, {status}',
  },
  'board.cell.unfit': {
    ru: '{cell}, не подходит',
    kk: '{cell}, сәйкес келмейді',
    en: '{cell}, does not match',
  },
  'board.marked': {
    ru: 'Отмечено: {unit}.',
    kk: 'Белгіленгені: {unit}.',
    en: 'Marked: {unit}.',
  },
  'board.marked.show': {
    ru: 'Показать на шахматке',
    kk: 'Кестеден көрсету',
    en: 'Show on the grid',
  },
  'board.keys': {
    ru: 'Перемещайтесь по клеткам стрелками. Home и End ведут к краям этажа, Page Up и Page Down на пять этажей выше и ниже.',
    kk: 'Ұяшықтар арасында бағыттауыш пернелермен жүресіз. Home мен End қабаттың шетіне, Page Up пен Page Down бес қабат жоғары және төмен апарады.',
    en: 'Arrow keys move between cells. Home and End go to the ends of a floor, Page Up and Page Down move five floors.',
  },
  'board.nothing': {
    ru: 'Квартиры этого дома ещё не в продаже. Закажите звонок: сообщим о старте.',
    kk: 'Бұл үйдің пәтерлері әлі сатылымға шыққан жоқ. Қоңырауға тапсырыс беріңіз: сатылым басталғанын хабарлаймыз.',
    en: 'The apartments of this building are not on sale yet. Request a call and we will tell you when sales start.',
  },
  'board.callback': {
    ru: 'Поможем выбрать квартиру в этом доме',
    kk: 'Осы үйден пәтер таңдауға көмектесеміз',
    en: 'We will help you choose an apartment in this building',
  },
  'facade.open': {
    ru: 'Выбрать на фасаде',
    kk: 'Қасбеттен таңдау',
    en: 'Choose on the facade',
  },
  'facade.open.floors': {
    ru: 'Выбрать по этажам',
    kk: 'Қабаттар бойынша таңдау',
    en: 'Choose by floor',
  },
  'facade.open.house': {
    ru: 'Фасад: {house}',
    kk: 'Қасбет: {house}',
    en: 'Facade: {house}',
  },
  'facade.open.house.floors': {
    ru: 'Этажи: {house}',
    kk: 'Қабаттар: {house}',
    en: 'Floors: {house}',
  },
  'facade.crumb.floors': {
    ru: 'Этажи',
    kk: 'Қабаттар',
    en: 'Floors',
  },
  'facade.crumb': {
    ru: 'Фасад',
    kk: 'Қасбет',
    en: 'Facade',
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
