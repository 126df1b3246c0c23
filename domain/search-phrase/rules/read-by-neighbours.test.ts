import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseSecond } from '../../../tests/helpers/search/phrase-second.ts'
import { phraseTowers } from '../../../tests/helpers/search/phrase-towers.ts'
import { readOf } from '../../../tests/helpers/search/read-of.ts'

const asRead = readOf(phraseTowers)
const second = readOf(phraseSecond)

test('R1476 a plus behind a unit and before a space is at least so much', () => {
  assert.equal(asRead('65 m2+ 2 room'), 'area_from=65 rooms=2')
  assert.equal(asRead('60 кв+ 2 комнаты'), 'area_from=60 rooms=2')
  assert.equal(asRead('60 шаршы+ 2 бөлме'), 'area_from=60 rooms=2')
  assert.equal(asRead('20 mln+ 3 rooms'), 'price_from=20000000 rooms=3')
  assert.equal(asRead('60 кв м + 2 ком'), 'area_from=54 area_to=66 rooms=2')
})

test('R1477 sides in the letters of a compass beside a word for sides', () => {
  assert.equal(asRead('se side 2 room'), 'rooms=2 side=se')
  assert.equal(asRead('SE or SW facing'), 'side=se,sw')
  assert.equal(asRead('ne facing flat'), 'side=ne')
  assert.equal(asRead('3 rms, se or s'), 'rooms=3 side=s,se')
  assert.equal(asRead('ю-в сторона, двушка'), 'rooms=2 side=se')
  assert.equal(asRead('2 rooms sw'), 'rooms=2 side=sw')
  assert.equal(asRead('2 rooms w sea view'), 'rooms=2 views=water')
  assert.equal(asRead('ne pervyi etazh'), 'floor_not=first')
})

test('R1478 "see" where only the sea can be meant', () => {
  assert.equal(asRead('flat see view'), 'views=water')
  assert.equal(asRead('windows to the see'), 'views=water')
  assert.equal(asRead('we want see view and terrace'), 'features=terraces views=water')
  assert.equal(asRead('near the see'), 'near=water-10')
  assert.equal(asRead('want to see views of the park'), 'views=park')
  assert.equal(asRead('let me see view to mountains'), 'views=mountains')
})

test('R1479 instalments of 0 % bear no interest, and the name of a place is read whole behind them', () => {
  const free = { code: 'instalment-caspian', kind: 'installment', rate_nominal: 0, rate_effective: 0 }
  const title = {
    ru: 'Рассрочка в «Caspian Breeze»',
    kk: '«Caspian Breeze» кешенінде бөліп төлеу',
    en: 'Caspian Breeze, instalments',
  }
  const own = { ...free, title, complexes: ['caspian-breeze'] }
  const dear = { ...own, code: 'inst-dear', rate_nominal: 4, rate_effective: 4 }
  const read = readOf({ ...phraseTowers, programmes: [own, dear] })
  const wanted = 'complex=caspian-breeze program=instalment-caspian'
  assert.equal(read('0% inst caspian breeze'), wanted)
  assert.equal(read('0% instalment caspian breeze'), wanted)
  assert.equal(read('рассрочка 0% caspian breeze'), wanted)
  assert.equal(read('caspian breeze 0% бөліп төлеу'), wanted)
})

test('R1480 two kinds of units that are told to be in the house are features of it', () => {
  const both = 'features=storerooms,underground_parking'
  assert.equal(asRead('storerooms in the building and underground parking'), both)
  assert.equal(asRead('паркинг и кладовка в доме'), both)
  assert.equal(asRead('қойма мен паркинг үйде'), both)
  assert.equal(asRead('parking and storage'), 'category=garage | storage')
  assert.equal(asRead('паркинг в доме'), 'category=garage')
})

test('R1481 a unit that is bought with a flat is only what a promotion is about', () => {
  const title = {
    ru: 'Кладовая к квартире на 15 % дешевле',
    kk: 'Пәтермен бірге алынған қойма 15 %-ға арзан',
    en: '15% off a storeroom bought with an apartment',
  }
  const read = readOf({
    ...phraseTowers,
    promotions: [...phraseTowers.promotions, { id: 6, title, complexes: [], hasDiscount: false }],
  })
  assert.equal(read('15% off storeroom with flat'), 'promotion=6')
  assert.equal(read('storeroom 15% cheaper when buying a flat'), 'promotion=6')
  assert.equal(read('скидка 15% на кладовку к квартире'), 'promotion=6')
  assert.equal(read('пәтерге қойма 15% арзан'), 'promotion=6')
  assert.equal(read('15% off storeroom'), 'category=storageroom promotion=6')
  assert.equal(read('скидка на кладовку при покупке квартиры'), 'promotion=6')
  assert.equal(read('discount on a storeroom when buying a flat'), 'promotion=6')
})

test('R1490 how long something lasts or one waits until a house is done is no deadline', () => {
  assert.equal(
    asRead("instalments until it's handed over, 2 rooms"),
    "rooms=2 | instalments until it's handed over",
  )
  assert.equal(asRead('рассрочка пока дом не сдан'), ' | рассрочка пока дом не сдан')
  assert.equal(asRead('until 2028, 2 rooms'), 'deadline=2026,2027,2028,ready rooms=2')
})

test('R1491 a year that would do too is accepted and not wished', () => {
  assert.equal(asRead('2028 тоже подойдёт, студия'), 'rooms=0')
  assert.equal(asRead('можно и с 2028 годом сдачи, студия'), 'rooms=0')
  assert.equal(asRead('2028 works for me too, studio'), 'rooms=0')
  assert.equal(asRead('сдача в 2028, студия'), 'deadline=2028 rooms=0')
})

test('R1492 either of two houses is told by their letters as by their numbers', () => {
  const [first, ...others] = phraseTowers.complexes
  assert.ok(first !== undefined)
  const houses = ['a', 'b', 'c'].map((letter) => {
    const mark = letter.toUpperCase()
    return { slug: `house-${letter}`, name: { ru: `Дом ${mark}`, kk: `${mark} үйі`, en: `Building ${mark}` } }
  })
  const read = readOf({ ...phraseTowers, complexes: [{ ...first, houses }, ...others] })
  const wanted = `complex=${first.slug} house=house-b,house-c`
  assert.equal(read(`${first.name.en} building B or C`), wanted)
  assert.equal(read(`${first.name.ru} дом B или C`), wanted)
  assert.equal(read(`${first.name.kk} B немесе C үйі`), wanted)
})

test('R1482 a range behind middle floors is of floors, and a falling list no number of rooms', () => {
  assert.equal(asRead('middle floors 3 to 6, 2-room'), 'floor_from=3 floor_to=6 rooms=2')
  assert.equal(asRead('средние этажи 3-6, двушка'), 'floor_from=3 floor_to=6 rooms=2')
  assert.equal(asRead('орта қабат 4-8 екі бөлмелі'), 'floor_from=4 floor_to=8 rooms=2')
  assert.equal(asRead('middle floor 2-3 rooms'), 'floor_not=first,last rooms=2,3')
  assert.equal(asRead('middle floor 2-4 people'), 'floor_not=first,last | 2-4 people')
  assert.equal(asRead('3-6, двушка'), 'rooms=2 | 3-6')
})

test('R1483 metres in one letter beside rooms are a size where they are the least or another sum is the price', () => {
  assert.equal(asRead('4 rooms at least 95 m'), 'area_from=95 rooms=4')
  assert.equal(asRead('3 rooms 80 m up to 45 mln'), 'area_from=72 area_to=88 price_to=45000000 rooms=3')
  assert.equal(
    asRead('2 rooms 30 m, first payment 5 mln'),
    'first_payment_to=5000000 price_to=30000000 rooms=2',
  )
  assert.equal(asRead('2 rooms at least 30 m tenge'), 'price_from=30000000 rooms=2')
  assert.equal(asRead('at least 40m'), 'price_from=40000000')
})

test('R1484 "or so" behind a bound leaves it as it is', () => {
  assert.equal(asRead('below 15 million or so'), 'price_to=15000000')
  assert.equal(asRead('до 15 млн примерно'), 'price_to=15000000')
  assert.equal(asRead('15 млн-ға дейін шамамен'), 'price_to=15000000')
  assert.equal(asRead('30 million or so'), 'price_from=27000000 price_to=33000000')
})

test('R1485 what is completed soonest is an order, what is done already is ready', () => {
  assert.equal(asRead('soonest completed'), 'sort=deadline')
  assert.equal(asRead('earliest handed over house'), 'sort=deadline')
  assert.equal(asRead('flats that are done already'), 'deadline=ready')
  assert.equal(asRead('renovation done already'), 'restorations=fine,turnkey')
  assert.equal(asRead('done in 2027'), 'deadline=2027')
})

test('R1486 a feature, a large kitchen and floors are read where verbs or other qualities part its words', () => {
  assert.equal(second('yard must be quiet'), 'features=quiet_yard')
  assert.equal(second('чтобы двор был тихий'), 'features=quiet_yard')
  assert.equal(second('тыныш болсын аула'), 'features=quiet_yard')
  assert.equal(second('quiet and green yard'), 'features=quiet_yard')
  assert.equal(second('большой двор и тихий район'), ' | большой двор и тихий')
  assert.equal(second('двор не тихий'), ' | двор не тихий')
  assert.equal(asRead('parking must be underground'), 'features=underground_parking')
  assert.equal(asRead('windows should be panoramic'), 'features=panoramic_windows')
  assert.equal(asRead('kitchen must be big'), 'kitchen_from=12')
  assert.equal(asRead('кухня чтобы была большая'), 'kitchen_from=12')
  assert.equal(asRead('floor should be high'), 'sort=-floor')
  assert.equal(asRead('этаж должен быть средний'), 'floor_not=first,last')
})

test('R1487 the number of rooms behind verbs of being, and bedrooms plus a living room before another amount', () => {
  assert.equal(asRead('rooms must be 2'), 'rooms=2')
  assert.equal(asRead('комнат должно быть не меньше трёх'), 'rooms=3,4')
  assert.equal(asRead('1+1 60 m2+'), 'area_from=60 rooms=2')
  assert.equal(asRead('2+1 30 млн'), 'price_to=30000000 rooms=3')
})

test('R1488 a unit that a price includes belongs to the home', () => {
  assert.equal(asRead('max 40 mln incl parking'), 'features=underground_parking price_to=40000000')
  assert.equal(asRead('до 40 млн включая паркинг'), 'features=underground_parking price_to=40000000')
  assert.equal(asRead('parking up to 5 mln'), 'category=garage price_to=5000000')
})
