import { foldedText } from '#domain/folded-text.ts'
import { byMeaning } from '../words/known-words.ts'

/** What a column of a table may hold. `ignore` is what staff write for a column that is to be left alone. */
export const tableFields = [
  'id',
  'number',
  'category',
  'project',
  'house',
  'phase',
  'address',
  'section',
  'floor',
  'floors_total',
  'position_on_floor',
  'rooms',
  'area_total',
  'area_living',
  'area_kitchen',
  'area_balcony',
  'ceiling_height',
  'finishing',
  'views',
  'sides',
  'status',
  'price',
  'price_discount',
  'price_before',
  'price_m2',
  'currency',
  'layout',
  'plan_image',
  'ignore',
] as const
export type TableField = (typeof tableFields)[number]

/**
 * Names of columns, in Russian, Kazakh and English. The order of the words in a name does not matter, every word
 * does: «Площадь» is the area, «Площадь без балкона» is nothing that is known.
 */
const names = byMeaning<Exclude<TableField, 'ignore'>>({
  id: `id, ид, guid, uid, идентификатор, код объекта, код помещения, внутренний код, id квартиры, id помещения, unit id,
    id объекта`,
  number: `№ кв, № квартиры, номер кв, номер квартиры, квартира, кв, № помещения, номер помещения, номер, № пом, номер пом, номер объекта, № объекта,
    квартира №, пәтер, пәтер №, пәтер нөмірі, пәтердің нөмірі, нөмірі, flat, flat no, flat number, unit, unit no, unit number, apartment,
    apartment no, apartment number, apartment №, apt, apt no, apt №, flat №, unit №, number, № машиноместа, машиноместо, паркоместо, кладовая, № кладовой, geo flatnum`,
  category: `категория, тип помещения, тип недвижимости, вид помещения, назначение, тип объекта, санаты, үй-жай түрі,
    category, property type, unit type`,
  project: `жк, жилой комплекс, проект, название жк, наименование жк, объект, комплекс, тұрғын үй кешені, тұрғын кешен, тк, түк,
    кешен, жоба, project, complex, residential complex`,
  house: `дом, № дома, номер дома, корпус, блок, № блока, литер, литера, строение, пятно, позиция, здание, үй, үй №, үй нөмірі,
    блогы, корпусы, house, building, block, tower`,
  phase: `очередь, очередь строительства, кезек, phase, queue`,
  address: `адрес, адрес дома, мекенжай, мекенжайы, address`,
  section: `секция, № секции, подъезд, № подъезда, номер подъезда, парадная, вход, кіреберіс, подъезі, section, entrance`,
  floor: `этаж, эт, № этажа, номер этажа, қабат, қабаты, floor, level, storey`,
  floors_total: `этажность, этажей, всего этажей, этажей в доме, этажность дома, қабат саны, қабаттылығы, floors, floors total,
    total floors`,
  position_on_floor: `позиция на этаже, № на этаже, номер на этаже, номер на площадке, № на площадке, position on floor`,
  rooms: `комнат, комнаты, комнатность, комн, число комнат, ком, бөлме, бөлме саны, бөлмелер, бөлмелер саны, бөлмелері, rooms,
    room count, number of rooms`,
  area_total: `площадь, общая площадь, общая, общ площадь, общ пл, площадь квартиры, общая площадь квартиры, площадь помещения, площадь общая квартиры,
    s, s общ, s общая, пл, м2, метраж, квадратура, ауданы, жалпы ауданы, аудан, жалпы аудан, пәтер ауданы, area, total area, area total, size, floor area`,
  area_living: `жилая, жилая площадь, площадь жилая, жил площадь, s жилая, s жил, тұрғын ауданы, тұрғын аудан, living area, area living, living`,
  area_kitchen: `кухня, площадь кухни, кухня площадь, s кухни, s кухня, ас үй, асүй, ас үй ауданы, асүй ауданы, kitchen, kitchen area, area kitchen`,
  area_balcony: `балкон, лоджия, балкон лоджия, лоджия балкон, площадь балкона, площадь лоджии, площадь балкона лоджии, площадь балкон, s балкона, балкон ауданы,
    лоджия ауданы, balcony, balcony area, area balcony`,
  ceiling_height: `высота потолка, высота потолков, потолки, потолок, төбе биіктігі, төбенің биіктігі, ceiling, ceiling height`,
  finishing: `отделка, вид отделки, тип отделки, ремонт, состояние отделки, әрлеу, әрлеу түрі, әрленуі, finishing, finish, renovation, restoration`,
  views: `вид из окна, вид из окон, окна, терезе көрінісі, терезеден көрініс, көрініс, view, views, window view`,
  sides: `сторона света, стороны света, сторона, ориентация, ориентация окон, ориентация по сторонам света, окна на, сторона окон,
    стороны окон, направление окон, терезе бағыты, терезелердің бағыты, дүние жағы, orientation, facing, window side, window sides,
    aspect`,
  status: `статус, статус квартиры, статус помещения, статус продажи, наличие, доступность, мәртебе, мәртебесі, күйі, статусы,
    status, availability, state`,
  price: `цена, стоимость, цена квартиры, стоимость квартиры, полная стоимость, полная цена, стоимость всего, цена всего, общая стоимость, итоговая стоимость,
    итоговая цена, сумма, цена продажи, стоимость помещения, цена объекта, баға, бағасы, құны, пәтер бағасы, жалпы құны, жалпы бағасы, пәтер құны, price, total price, list price,
    cost, amount`,
  price_discount: `цена со скидкой, стоимость со скидкой, акционная цена, цена по акции, спеццена, жеңілдікпен бағасы,
    жеңілдік бағасы, жеңілдікпен баға, discount price, sale price`,
  price_before: `старая цена, цена до скидки, стоимость до скидки, цена без скидки, прежняя цена, ескі баға, ескі бағасы, бұрынғы баға, бұрынғы бағасы, жеңілдікке дейінгі баға, old price, price old,
    price before discount`,
  price_m2: `цена за м2, цена м2, стоимость м2, стоимость за м2, за м2, за 1 м2, м2 бағасы, м2 баға, м2 құны, price per m2, price m2, цена метра, цена за метр, стоимость метра, цена за квадрат`,
  currency: `валюта, ақша, currency`,
  layout: `планировка, тип планировки, код планировки, тип квартиры, жоспарлау, жоспары, жоспар, layout, plan, layout code, plan code, plan type`,
  plan_image: `ссылка на планировку, фото планировки, планировка ссылка, картинка планировки, план ссылка, url планировки, plan url, plan image,
    layout url, жоспар сілтемесі`,
})

/** Columns that count rows: they are nothing of the unit. */
const counters = ['№ п/п', 'п/п', 'пп', '№ пп', 'р/с', 'р/с №', '# п/п', 'row']

/** Words that say in what a number is, or nothing at all. */
const filler = new Set(
  (
    'тг тенге теңге kzt руб рубли рублей rub usd eur долл млн тыс мың mln ' +
    'шт кол во количество со с в на и of the по из'
  )
    .split(' ')
    .map(foldedText),
)

const square =
  /(?<!\p{L})(?:кв\.?\s*м(?:етр\p{L}*)?|м\.?\s*кв|м²|м2|m²|m2|sq\.?\s*m(?:eters?)?|sqm|шаршы\s*м(?:етр\p{L}*)?|ш\.?\s*м)(?!\p{L})\.?/giu

function wordsOf(name: string): string[] {
  const plain = name.replaceAll(square, ' м2 ').replaceAll(/№|#/g, ' номер ')
  return [...new Set(foldedText(plain).split(' '))].filter((word) => word !== '')
}

function keyOf(words: readonly string[]): string {
  return words
    .filter((word) => !filler.has(word))
    .toSorted()
    .join(' ')
}

const counted = new Set(counters.map((name) => keyOf(wordsOf(name))))
const metre = foldedText('м2')
/** Words for metres, which an area may have, or a height. */
const metres = new Set(['м2', 'м', 'метров'].map(foldedText))
const money = new Set(
  'цена цены стоимость сумма баға бағасы құны price cost amount'.split(' ').map(foldedText),
)
const known = new Map(Object.entries(names).map(([name, field]) => [keyOf(wordsOf(name)), field]))

/** The field that the name of a column means; null where it is not certain, `ignore` for a count of rows. */
export function fieldOfName(name: string): TableField | null {
  // «№» alone may count rows or flats.
  if (/^\s*[№#]\s*$/.test(name)) return null
  const words = wordsOf(name)
  const key = keyOf(words)
  if (key === '') return null
  if (counted.has(key)) return 'ignore'
  const found = known.get(key)
  if (found !== undefined) return found
  // «Акционная цена, тг/м²»: whatever else it is, it is no price of the whole unit.
  if (words.includes(metre) && words.some((word) => money.has(word))) return 'price_m2'
  const measured = known.get(keyOf(words.filter((word) => !metres.has(word))))
  const isMeasured = measured?.startsWith('area_') === true || measured === 'ceiling_height'
  return isMeasured ? measured : null
}

/** In what the name of a column says its numbers are: «Цена, млн ₸». */
export function unitsOfName(name: string): { times: '' | ' млн' | ' тыс'; currency: string } {
  const times = /(?<!\p{L})(?:млн|mln)/iu.test(name)
    ? ' млн'
    : /(?<!\p{L})(?:тыс|мың)/iu.test(name)
      ? ' тыс'
      : ''
  return { times, currency: currencyIn(name) }
}

/** The word for a currency in a text: «31 000 $» has `$`; empty where there is none. */
export function currencyIn(text: string): string {
  return (
    /[₸$€₽]|(?<!\p{L})(?:тг|тенге|теңге|kzt|руб|rub|rur|usd|eur|евро|долл?\p{L}*)(?!\p{L})/iu.exec(
      text,
    )?.[0] ?? ''
  )
}
