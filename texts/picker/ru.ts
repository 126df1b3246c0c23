/** Texts of the facade and the floor of a house. Plural forms stand in the order «one | few | many» (A23). */
export const pickerRu = {
  'facade.title': 'Выбор квартиры на фасаде, {house}',
  'facade.description':
    '{house} в «{complex}», {city}: сколько квартир свободно на каждом этаже каждой секции и от какой цены.',
  'facade.queue.hint':
    'Выберите этаж на фасаде: откроется его план, а с плана любая квартира со всеми подробностями.',
  'facade.hint': 'Нажмите на этаж на фасаде или выберите его в таблице.',
  'facade.picture': 'Фасад: {house}',
  'facade.keys':
    'Перемещайтесь по этажам и секциям стрелками. Home и End ведут к краям этажа, Page Up и Page Down на пять этажей выше и ниже.',
  'facade.free.flat': 'свободная квартира | свободные квартиры | свободных квартир',
  'facade.free.comm': 'свободное помещение | свободных помещения | свободных помещений',
  'facade.fit.flat': 'подходящая квартира | подходящие квартиры | подходящих квартир',
  'facade.sold': 'свободных нет',
  'facade.unfit': 'подходящих нет',
  'facade.table': 'Этажи и секции',
  'facade.go': 'Открыть этаж',
  'facade.none': 'Квартиры этого дома ещё не в продаже. Закажите звонок: сообщим о старте.',

  'floor.title': '{floor} этаж, секция {section}, {house}',
  'floor.title.whole': '{floor} этаж, {house}',
  'floor.description':
    '{house} в «{complex}», {city}: план, {floor} этаж. Номера, площади, цены и наличие квартир.',
  'floor.one': '{floor} этаж',
  'floor.floors': 'Этажи',
  'floor.sections': 'Секции',
  'floor.up': 'Выше',
  'floor.down': 'Ниже',
  'floor.plan': 'План этажа',
  'floor.scheme': 'Схема по площадям и окнам квартир. Стены, лестница и двери показаны условно.',
  'floor.street': 'Улица',
  'floor.yard': 'Двор',
  'floor.north': 'С',
  'floor.units': 'На этом этаже',
  'floor.number': '№ {number}',
  'floor.unit': 'Номер',
  'floor.what': 'Что это',
  'floor.price': 'Цена',
  'floor.status': 'Статус',
  'floor.listing': 'Этаж в каталоге',
} as const
