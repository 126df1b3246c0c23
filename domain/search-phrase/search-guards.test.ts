import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseTowers } from '../../tests/helpers/search/phrase-towers.ts'
import { readOf } from '../../tests/helpers/search/read-of.ts'
import { companyVocabulary } from './company.ts'
import { readPhrase } from './search-phrase.ts'

const towers = companyVocabulary(phraseTowers)
const asRead = readOf(phraseTowers)

test('R1219 a least that is more than the most, and the first floor beside its refusal, are told as not understood', () => {
  assert.equal(asRead('от 50 млн до 30 млн'), ' | от 50 млн до 30 млн')
  assert.equal(asRead('60 шаршыдан 40 шаршыға дейін'), ' | 60 шаршыдан 40 шаршыға дейін')
  assert.equal(asRead('первый этаж, но не первый'), ' | первый этаж | не первый')
  assert.equal(asRead('до 5 этажа, а лучше до третьего, 2 ком'), 'floor_to=5 rooms=2 | до третьего')
})

test('R1220 a bound that compares turns round where so much is refused or cannot be paid', () => {
  assert.equal(asRead('больше 28 лямов не потянем'), 'price_to=28000000')
  assert.equal(asRead('меньше 50 квадратов даже не смотрим'), 'area_from=50')
  assert.equal(asRead('выше 7 этажа не предлагать'), 'floor_to=7')
  assert.equal(asRead('5-қабаттан төмен керек емес'), 'floor_from=5')
  assert.equal(asRead("i can't go over 300k a month"), "payment_to=300000 | i can't")
  assert.equal(asRead('more than 30 million is out of the question'), 'price_to=30000000')
})

test('R1221 words of size, price, side and number that are of another thing wish nothing of the flat', () => {
  assert.equal(asRead('взнос маленький'), ' | взнос маленький')
  assert.equal(asRead('we have a small budget, 2 rooms').startsWith('rooms=2 |'), true)
  assert.equal(asRead('affordable childcare'), ' | affordable childcare')
  assert.equal(asRead('трёшка, ықшам ауданынан').startsWith('rooms=3 |'), true)
  assert.equal(asRead('ең бастысы тыныш'), ' | ең бастысы тыныш')
  assert.equal(asRead('one room plus garage').includes('rooms=1'), true)
  assert.equal(asRead('kitchen 12 m'), 'kitchen_from=12')
  assert.equal(asRead('hall 20 m'), ' | hall 20 m')
  assert.equal(asRead('спальня 15 метров'), ' | спальня 15 метров')
  assert.equal(asRead('этажей не больше 12'), ' | этажей не больше 12')
  assert.equal(asRead('east side of town'), ' | east side')
  assert.equal(asRead('добавим ещё 20 млн'), ' | добавим ещё 20 млн')
  assert.equal(asRead('want to rent a flat for 200k a month'), ' | rent | for 200k a month')
  assert.equal(asRead('Панфилов парк'), ' | Панфилов парк')
})

test('R1270 R1271 R1272 a bound that joins another one keeps what that is about, and words of size and price that only describe are no order', () => {
  assert.equal(asRead('площадь не меньше 90, но и не больше 110'), 'area_from=90 area_to=110')
  assert.equal(asRead('2 комнаты и не больше 30 млн'), 'price_to=30000000 rooms=2')
  assert.equal(asRead('большая трешка от 95 кв'), 'area_from=95 rooms=3')
  assert.equal(asRead('большая трешка'), 'rooms=3 sort=-area')
  assert.equal(asRead('двушка дорогая не нужна'), 'rooms=2 | дорогая не нужна')
  assert.equal(asRead('не дорогая двушка'), 'rooms=2 sort=price')
})

test('R1273 R1274 R1275 R1276 what is handed over soonest, money at hand behind a sale, a programme whose name is said in numbers, and water by its name are understood', () => {
  assert.equal(asRead('что быстрее всего сдаётся'), 'sort=deadline')
  assert.equal(
    asRead('продал машину есть 7 лямов хочу однушку'),
    'first_payment_to=7000000 rooms=1 | продал машину',
  )
  assert.equal(asRead('семь двадцать двадцать пять'), 'program=7-20-25')
  assert.equal(asRead('the view on Caspian'), 'complex=caspian-breeze views=water')
  assert.equal(asRead('view of Alatau'), 'views=mountains')
  assert.equal(asRead('ready house pls we are renting since 2019'), 'deadline=ready | renting since 2019')
})

test('R1277 R1278 R1279 bare ranges, counted months, floors before rooms and places of one’s own people', () => {
  assert.equal(asRead('двушка 55-65 до 33 млн'), 'area_from=55 area_to=65 price_to=33000000 rooms=2')
  assert.equal(asRead('бюджет 38 максимум 40 миллионов'), 'price_to=40000000')
  assert.equal(asRead('рассрочка 24 мес'), ' | рассрочка 24 мес')
  assert.equal(asRead('лям двести в месяц'), 'payment_to=1200000')
  assert.equal(asRead('floor 2 or 3, 1 room'), 'floor_from=2 floor_to=3 rooms=1')
  assert.equal(
    asRead('apartment 70 sqm kitchen 12 sqm floor 4'),
    'area_from=63 area_to=77 floor_from=4 floor_to=4 kitchen_from=12',
  )
  assert.equal(
    asRead('дочь учится в актау, ищем ей однушку'),
    'complex=caspian-breeze rooms=1 | дочь учится | ей',
  )
  assert.equal(asRead('живем в актау, хочу купить ей студию'), 'rooms=0 | живем в актау | ей')
})

test('R1222 houses by their number alone, trades that are opened and a name with its letters mixed are understood', () => {
  assert.equal(readPhrase('open a bakery on the ground floor, 70 sqm', towers, 2026).category, 'comm')
  assert.equal(readPhrase('дәріхана ашамын, 60 шаршы', towers, 2026).category, 'comm')
  assert.equal(asRead('at least 2 rooms but no more than 3'), 'rooms=2,3')
  assert.equal(asRead('two separate rooms'), 'rooms=2')
  assert.equal(asRead('море из окна'), 'views=water')
  assert.equal(asRead('главное цена'), 'sort=price')
  // A programme whose title names a city is wanted there.
  const title = {
    ru: 'Ставка друга в Астане',
    kk: 'Астанадағы дос мөлшерлемесі',
    en: 'Friend rate in Astana',
  }
  const { criteria } = readPhrase(
    'friend rate in astana, 2 rooms',
    companyVocabulary({
      ...phraseTowers,
      programmes: [
        { code: 'friend', kind: 'developer', title, complexes: [], rate_nominal: 15, rate_effective: 15 },
      ],
    }),
    2026,
  )
  assert.equal(criteria['program'], 'friend')
  assert.notEqual(criteria['complex'], undefined)
})

test('R1311 a word under another keyboard layout than its sentence is read as it was meant, and a short one is not', () => {
  assert.equal(asRead('двушка в fcnfyt'), 'complex=esil-lakeside,nura-towers rooms=2')
  assert.equal(asRead('two rooms in фыефтф'), 'complex=esil-lakeside,nura-towers rooms=2')
  assert.equal(asRead('двушка ltv'), 'rooms=2 | ltv')
})

test('R1315 years of lives and of loans, approved loans and supposed prices wish nothing', () => {
  assert.equal(asRead('балам биыл мектепке барады, 2 бөлмелі'), 'rooms=2 | балам биыл мектепке барады')
  assert.equal(asRead('биыл бітетін үй'), 'deadline=2026')
  assert.equal(asRead('рассрочка до 2027 года'), ' | рассрочка до 2027 года')
  assert.equal(asRead('the bank approved 20 million'), ' | bank approved 20 million')
  assert.equal(asRead('без ремонта будет дешевле'), 'restorations=rough,rough_plus')
  assert.equal(asRead('элитный дом'), ' | элитный')
})

test('R1316 places joined by "or" are both looked for, and «жақтан» is no view', () => {
  assert.equal(asRead('Сайран не Бостандық, бәрібір'), 'complex=arman-park,sayran-heights')
  assert.equal(asRead('Есіл жақтан екі бөлмелі'), 'complex=esil-lakeside rooms=2')
  assert.equal(asRead('ботсад жақтан 1 бөлмелі'), 'rooms=1 | ботсад жақтан')
  assert.equal(asRead('парк жаққа қараған'), 'views=park')
  const [first, ...others] = phraseTowers.complexes
  assert.ok(first !== undefined)
  const garden = { ru: 'Ботанический сад', kk: 'Ботаникалық бақ', en: 'Botanical Garden' }
  const complexes = [{ ...first, landmarks: [...first.landmarks, garden] }, ...others]
  const named = companyVocabulary({ ...phraseTowers, complexes })
  assert.deepEqual(readPhrase('ботсад жақтан', named, 2026).criteria, { complex: first.slug })
})

test('R1317 a trade to be opened asks for premises, and «-дан жоғары» is above', () => {
  assert.equal(readPhrase('кофейня ашам деп ем', towers, 2026).category, 'comm')
  assert.equal(readPhrase('бірінші қабаттан дүкенге помещение', towers, 2026).category, 'comm')
  assert.equal(asRead('мектеп ашылса жақсы'), ' | мектеп ашылса')
  assert.equal(asRead('чистовойдан жоғары'), 'restorations=turnkey')
  assert.equal(asRead('7-ден жогары болмасын'), 'floor_to=7')
  assert.equal(asRead('баласы 7-ден жоғары'), ' | баласы 7')
})

test('R1383 a room for a trade is premises, and a house of a project may be told by a word for its number', () => {
  const category = (phrase: string) => readPhrase(phrase, towers, 2026).category
  for (const phrase of [
    'a unit for a pharmacy, rough finish',
    'место под кофейню',
    'a spot for my barbershop',
  ])
    assert.equal(category(phrase), 'comm', phrase)
  assert.equal(category('a place near a shop'), 'flat')
  assert.equal(asRead('Nura Towers, block two, studio'), 'complex=nura-towers house=nura-towers-2 rooms=0')
  assert.equal(asRead('Nura Towers building one bedroom flats'), 'complex=nura-towers rooms=2')
})

test('R1384 a slip of the tongue that is put right, and what is liked less than another thing, wish nothing', () => {
  assert.equal(asRead('three rooms no four rooms sorry'), 'rooms=4 | three rooms | sorry')
  assert.equal(asRead('двушку, точнее трёшку'), 'rooms=3 | двушку | точнее')
  assert.equal(asRead('бір бөлме, кешіріңіз, екі бөлме'), 'rooms=2 | бір бөлме | кешіріңіз')
  assert.equal(asRead('three rooms no studios'), 'rooms=3')
  assert.equal(asRead('no school or playground, studio'), 'rooms=0 | no school or playground')
  assert.equal(asRead('nothing north facing, studio'), 'rooms=0 side=e,ne,nw,s,se,sw,w')
  assert.equal(asRead('a studio rather than one room'), 'rooms=0 | rather than one room')
  assert.equal(asRead('вместо студии однушку'), 'rooms=1 | вместо студии')
  assert.equal(asRead('студиядан гөрі бір бөлме'), 'rooms=1 | студиядан гөрі')
})

test('R1385 what would be too much, money that is ready or in the pocket, and sums that are of others', () => {
  assert.equal(asRead("more than 250k a month and I'm out"), 'payment_to=250000')
  assert.equal(asRead('если дороже 35 млн, то мимо'), 'price_to=35000000')
  assert.equal(asRead('the money is ready, 7 mln in my pocket'), 'first_payment_to=7000000 | money is ready')
  assert.equal(asRead('I earn 800k, my wife 350k, studio'), 'rooms=0 | earn 800k | wife 350k')
  assert.equal(asRead('12m down 250k/m'), 'hand=12000000 payment_to=250000')
  assert.equal(asRead('80-ish million'), 'price_from=72000000 price_to=88000000')
  assert.equal(asRead('лимит по ипотеке 25 млн, взнос 7 млн'), 'first_payment_to=7000000 | 25 млн')
  assert.equal(asRead('90k US dollars, studio'), 'rooms=0 | 90k US dollars')
  assert.equal(asRead('бюджет вырос с 30 до 35 млн'), 'price_to=35000000 | вырос с 30 до 35 млн')
})

test('R1386 lists of floors beyond the ninth, and bounds that are told by signs', () => {
  assert.equal(asRead('9th, 10th or 11th floor'), 'floor_from=9 floor_to=11')
  assert.equal(asRead('этажи 9, 10, 11'), 'floor_from=9 floor_to=11')
  assert.equal(asRead('rooms > 2, floor < 9'), 'floor_to=8 rooms=3,4')
  assert.equal(asRead('floor >= 5'), 'floor_from=5')
  assert.equal(asRead('total area 70, no less'), 'area_from=70')
  assert.equal(asRead('15 квадратов на кухне'), 'kitchen_from=15')
})

test('R1387 what can be seen from where, a school that is there already and the rooms that one had wish nothing', () => {
  assert.equal(asRead('видно море с 5 этажа?'), ' | видно море с 5 этажа')
  assert.equal(asRead('views of the sea, from the 5th floor up'), 'floor_from=5 views=water')
  assert.equal(asRead('is Nura Towers far from the metro?'), 'complex=nura-towers | metro')
  assert.equal(asRead('чем отличается черновая от предчистовой'), ' | отличается черновая от предчистовой')
  assert.equal(asRead('our school is on Turan'), 'complex=esil-lakeside,nura-towers | school')
  assert.equal(asRead('we had 2 rooms, now we need four rooms'), 'rooms=4 | had 2 rooms')
})

test('R1389 a place that others bought, praise or want, or that one has seen and does not like, is none where another one is wanted', () => {
  assert.equal(
    asRead('сестра купила в Arman Park, мне нужна двушка в Нура Тауэрс'),
    'complex=nura-towers rooms=2 | сестра купила в Arman Park',
  )
  assert.equal(
    asRead('we saw Arman Park and it was noisy, show us Nura Towers'),
    'complex=nura-towers | saw Arman Park and it was noisy',
  )
  assert.equal(asRead('Arman Park ұнамады, Nura Towers көрсетіңіз'), 'complex=nura-towers')
  assert.equal(asRead('мы смотрели Arman Park, двушка'), 'complex=arman-park rooms=2')
  assert.equal(
    asRead('у подруги в Nura Towers вид на реку, студия'),
    'rooms=0 | подруги в Nura Towers вид на реку',
  )
})

test('R1390 a feature of a house is wished in plain words, and not where it is told of something else', () => {
  assert.equal(asRead('машины пусть во дворе не стоят, студия'), 'features=yard_without_cars rooms=0')
  assert.equal(asRead('с айфона открывать калитку'), 'features=smart_access')
  assert.equal(asRead('I want to open the entrance w my phone'), 'features=smart_access')
  assert.equal(asRead('еденнен басталатын терезелер'), 'features=panoramic_windows')
  assert.equal(asRead('somewhere to plug my EV in, studio'), 'features=ev_charging rooms=0')
  assert.equal(asRead('телефон потерял, студия'), 'rooms=0 | телефон потерял')
  assert.equal(asRead('выйти к набережной за пять минут'), 'near=water-5 | выйти')
})

test('R1391 numbers without a unit in a row of minutes, of rooms, of floors and of sums are of what stands before them', () => {
  assert.equal(asRead('до школы 9 минут, до парка пять, до остановки три'), 'near=bus-3,park-5,school-9')
  assert.equal(asRead('метро максимум в десяти, школа в семи минутах'), 'near=metro-10,school-7')
  assert.equal(asRead('до школы 5 минут, бюджет до 40'), 'near=school-5 price_to=40000000')
  assert.equal(asRead('бөлме саны екіден төртке дейін'), 'rooms=2,3,4')
  assert.equal(asRead('1-2-3 комнатные'), 'rooms=1,2,3')
  assert.equal(asRead('5-тен 10-ға дейін'), ' | 5-тен 10-ға дейін')
})

test('R1392 a kitchen that ends a part has the size behind it, and a price has none', () => {
  assert.equal(asRead('главное кухня, от 16 квадратов'), 'kitchen_from=16 | главное кухня')
  assert.equal(asRead('студия с кухней, 25 квадратов'), 'area_from=22 area_to=28 rooms=0 | кухней')
})

test('R1393 what only would be, is afraid of or is built of wishes nothing', () => {
  assert.equal(asRead('выше пятого страшно, студия'), 'floor_to=5 rooms=0')
  assert.equal(asRead('third floor is the highest we can manage'), 'floor_to=3 | manage')
  assert.equal(asRead('половина от 60 млн есть, студия'), 'rooms=0 | половина от 60 млн')
  assert.equal(asRead('черновой ма, предчистовой ма, бәрібір'), 'restorations=prefine,rough')
  assert.equal(asRead('кірпіштен салынған, студия'), 'rooms=0 | кірпіштен салынған')
  assert.equal(asRead('стройка чтоб завершена была, студия'), 'deadline=ready rooms=0')
})

test('R1394 a refusal ends where something else begins, and refuses no more than it is of', () => {
  assert.equal(
    asRead('не последний этаж, дом 2, Nura Towers'),
    'complex=nura-towers floor_not=last house=nura-towers-2',
  )
  assert.equal(asRead('третий дом Nura Towers не предлагайте'), ' | третий дом Nura Towers не предлагайте')
  assert.equal(asRead('рядом с дорогой не надо, студия'), 'rooms=0 | дорогой')
  assert.equal(asRead('үшінші қабаттан жоғары шыға алмайды, студия'), 'floor_to=3 rooms=0')
  assert.equal(asRead('anything under the fourth floor works'), 'floor_to=3')
})

test('R1431 a landmark of two words with a word for near is a place by its name and no kind of places', () => {
  const [first, ...others] = phraseTowers.complexes
  assert.ok(first !== undefined)
  const garden = { ru: 'Ботанический сад', kk: 'Ботаникалық бақ', en: 'Botanical Garden' }
  const complexes = [{ ...first, landmarks: [...first.landmarks, garden] }, ...others]
  const named = companyVocabulary({ ...phraseTowers, complexes })
  for (const phrase of ['ботанический сад рядом', 'рядом ботанический сад', 'botanical garden nearby'])
    assert.deepEqual(readPhrase(phrase, named, 2026).criteria, { complex: first.slug }, phrase)
  assert.deepEqual(readPhrase('детский сад рядом', named, 2026).criteria, { near: 'kindergarten-10' })
})

test('R1432 a lease with purchase is the programme whose title tells of one', () => {
  const lease = {
    code: 'lease',
    kind: 'islamic',
    title: {
      ru: 'Иджара: аренда с выкупом',
      kk: 'Иджара: кейін сатып алу шартымен жалға алу',
      en: 'Ijara: lease with purchase',
    },
    rate_nominal: 14,
    rate_effective: 15,
    complexes: [],
  }
  const programmes = [...phraseTowers.programmes, lease]
  const named = companyVocabulary({ ...phraseTowers, programmes })
  for (const phrase of [
    'аренда с выкупом',
    'хочу снять с правом выкупа',
    'rent to own',
    'кейін сатып алу шартымен жалға алу',
  ])
    assert.equal(readPhrase(phrase, named, 2026).criteria['program'], 'lease', phrase)
  assert.deepEqual(readPhrase('аренда квартиры', named, 2026).criteria, {})
})

test('R1440 a storeroom beside a flat in the words of a promotion is no wish of its own', () => {
  const cheaper = {
    id: 60,
    title: {
      ru: 'Кладовая к квартире на 15 % дешевле',
      kk: 'Пәтермен бірге алынған қойма 15 %-ға арзан',
      en: '15% off a storeroom bought with an apartment',
    },
    complexes: [],
    hasDiscount: false,
  }
  const promotions = [...phraseTowers.promotions, cheaper]
  const named = companyVocabulary({ ...phraseTowers, promotions })
  for (const phrase of ['15% off storeroom with flat', 'кладовая к квартире на 15 % дешевле'])
    assert.deepEqual(readPhrase(phrase, named, 2026).criteria, { promotion: '60' }, phrase)
})

test('R1356 a landmark that is named, also mistyped, is used once, and its kind is no second wish', () => {
  const [first, ...others] = phraseTowers.complexes
  assert.ok(first !== undefined)
  const boulevard = { ru: 'Бульвар Самрук', kk: 'Самұрық гүлзары', en: 'Samruk Boulevard' }
  const complexes = [{ ...first, landmarks: [...first.landmarks, boulevard] }, ...others]
  const named = companyVocabulary({ ...phraseTowers, complexes })
  for (const phrase of [
    'near Samruk boulvard',
    'near Samruk boulevard',
    'возле бульвара Самрук',
    'Самұрық бульвары маңында',
    'Zeta mall nearby',
    'рядом с ТРЦ Зета',
  ])
    assert.deepEqual(readPhrase(phrase, named, 2026).criteria, { complex: first.slug }, phrase)
  assert.deepEqual(readPhrase('near Samruk, and a park nearby', named, 2026).criteria, {
    complex: first.slug,
    near: 'park-10',
  })
  assert.equal(asRead('wife loves shopping, studio'), 'rooms=0 | wife loves shopping')
})

test('R1760 metres of a way, how high a house is and bounds of what is earned are no size, floor or price', () => {
  assert.equal(asRead('метро 500 м'), 'near=metro-10 | 500 м')
  assert.equal(asRead('до метро 700 метров'), 'near=metro-10 | 700 метров')
  assert.equal(asRead('school up to 300 m, 2 rooms'), 'near=school-10 rooms=2 | up to 300 m')
  assert.equal(asRead('near metro up to 40m'), 'near=metro-10 price_to=40000000')
  assert.equal(asRead('house not higher than 9 floors'), ' | not higher than 9 floors')
  assert.equal(asRead('зарплата не больше 300 тысяч'), ' | зарплата не больше 300 тысяч')
})

test('R1761 an English word that compares bounds the number right behind it without "than", and nothing else', () => {
  assert.equal(asRead('bigger 60 m2'), 'area_from=60')
  assert.equal(asRead('area more 70'), 'area_from=70')
  assert.equal(asRead('lower 5 floor'), 'floor_to=4')
  assert.equal(
    asRead('not cheaper 20 mln not more expensive 30 mln'),
    'price_from=20000000 price_to=30000000',
  )
  assert.equal(asRead('a bigger 90 m2 flat'), 'area_from=81 area_to=99')
  assert.equal(asRead('larger 3 room flat'), 'rooms=3 sort=-area')
})
