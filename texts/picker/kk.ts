import type { pickerRu } from './ru.ts'

/** The same texts in Kazakh. A noun after a number keeps its form. */
export const pickerKk: Readonly<Record<keyof typeof pickerRu, string>> = {
  'facade.title': 'Қасбеттен пәтер таңдау, {house}',
  'facade.description':
    '«{complex}» жобасы, {city}, {house}: әр секцияның әр қабатында неше пәтер бос және бағасы қаншадан басталады.',
  'facade.queue.hint':
    'Қасбеттен қабатты таңдаңыз: оның жоспары ашылады, ал жоспардан кез келген пәтердің толық мәліметіне өтесіз.',
  'facade.hint': 'Қасбеттегі қабатты басыңыз немесе кестеден таңдаңыз.',
  'facade.picture': 'Қасбет: {house}',
  'facade.keys':
    'Қабаттар мен секциялар арасында бағыттауыш пернелермен жүресіз. Home мен End қабаттың шетіне, Page Up пен Page Down бес қабат жоғары және төмен апарады.',
  'facade.free.flat': 'бос пәтер',
  'facade.free.comm': 'бос үй-жай',
  'facade.fit.flat': 'сәйкес пәтер',
  'facade.sold': 'бос пәтер жоқ',
  'facade.unfit': 'сәйкес келетіні жоқ',
  'facade.table': 'Қабаттар мен секциялар',
  'facade.go': 'Қабатты ашу',
  'facade.none':
    'Бұл үйдің пәтерлері әлі сатылымға шыққан жоқ. Қоңырауға тапсырыс беріңіз: сатылым басталғанын хабарлаймыз.',

  'floor.title': '{floor}-қабат, {section}-секция, {house}',
  'floor.title.whole': '{floor}-қабат, {house}',
  'floor.description':
    '«{complex}» жобасы, {city}, {house}: {floor}-қабаттың жоспары. Пәтерлердің нөмірі, ауданы, бағасы және қайсысы бос.',
  'floor.one': '{floor}-қабат',
  'floor.floors': 'Қабаттар',
  'floor.sections': 'Секциялар',
  'floor.up': 'Жоғары',
  'floor.down': 'Төмен',
  'floor.plan': 'Қабат жоспары',
  'floor.scheme':
    'Сызба пәтерлердің ауданы мен терезелері бойынша жасалған. Қабырғалар, баспалдақ пен есіктер шартты түрде көрсетілген.',
  'floor.street': 'Көше',
  'floor.yard': 'Аула',
  'floor.north': 'Солт.',
  'floor.units': 'Осы қабатта',
  'floor.number': '№ {number}',
  'floor.unit': 'Нөмірі',
  'floor.what': 'Түрі',
  'floor.price': 'Бағасы',
  'floor.status': 'Мәртебесі',
  'floor.listing': 'Қабат тізімде',
}
