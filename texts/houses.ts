import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Facts of houses and what they are built by, on the pages of a project and of a house. */
export const houses = {
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
  'project.houses': {
    ru: 'Дома и сроки',
    kk: 'Үйлер мен мерзімдер',
    en: 'Buildings and dates',
  },
  'project.houses.name': {
    ru: '{house}, {floors}',
    kk: '{house}, {floors}',
    en: '{house}, {floors}',
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
  'queue.floors': {
    ru: 'высота дома',
    kk: 'үйдің биіктігі',
    en: 'building height',
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
  'board.open.house': {
    ru: 'Шахматка: {house}',
    kk: 'Пәтерлер кестесі: {house}',
    en: 'Apartment grid: {house}',
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
} as const satisfies TextsByKey
