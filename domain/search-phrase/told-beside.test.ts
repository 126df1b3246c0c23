import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseTowers } from '../../tests/helpers/search/phrase-towers.ts'
import { companyVocabulary } from './company.ts'
import { readPhrase } from './search-phrase.ts'

const vocabulary = companyVocabulary(phraseTowers)

/** What a sentence wishes, as `rooms=2 price_to=30000000`. */
function wishesOf(phrase: string): string {
  const { criteria, category } = readPhrase(phrase, vocabulary, 2026)
  const all = category === 'flat' ? criteria : { ...criteria, category }
  return Object.entries(all)
    .map(([key, value]) => `${key}=${value.split(',').toSorted().join(',')}`)
    .toSorted()
    .join(' ')
}

/** Homes, wishes, and what no filter tells, as people type them. */
const languages = {
  russian: {
    homes: ['двушка', '2-комнатная квартира', 'однушка в Астане', 'трёшка'],
    wishes: [
      'до 30 млн',
      'дешевле 25 миллионов',
      'от 20 до 30 млн',
      'не первый этаж',
      'до 5 этажа',
      'сдача 2027',
      'от 60 квадратов',
      'кухня от 12',
      'вид на горы',
      'рядом со школой',
      '10 минут до метро',
      'под ключ',
      'взнос до 5 млн',
      'платёж до 250 тысяч',
    ],
    beside: [
      'с балконом',
      'большая лоджия',
      'с двумя санузлами',
      'с высокими потолками',
      'без посредников',
      'можно с собакой',
      'тихий район',
      'для мамы',
      'семья из четырёх человек',
      'кирпичный дом',
      'лифт',
      'с мебелью',
    ],
    told: [
      'живём на съёмной',
      'продали гараж за 6 млн',
      'друг взял у вас',
      'работаю в банке',
      'у нас двое детей',
    ],
  },
  kazakh: {
    homes: ['екі бөлмелі', '2 бөлмелі пәтер', 'Астанада студия', 'үш бөлмелі'],
    wishes: [
      '30 млнға дейін',
      '25 миллионнан арзан',
      'бірінші қабат емес',
      '5 қабатқа дейін',
      '2027 жылы тапсырылатын',
      '60 шаршыдан бастап',
      'тауға қараған',
      'мектепке жақын',
      'метроға 10 минут',
      'алғашқы жарна 5 млнға дейін',
      'айына 250 мыңға дейін',
    ],
    beside: ['балконы бар', 'екі санторап', 'жиһазымен', 'лифті бар', 'тыныш аудан', 'анама', 'делдалсыз'],
    told: ['жалдап тұрамыз', 'гаражды 6 млнға саттық', 'банкте жұмыс істеймін', 'екі баламыз бар'],
  },
  english: {
    homes: ['2 rooms', 'two room flat', 'studio in Astana', 'three rooms'],
    wishes: [
      'up to 30 mln',
      'under 25 million',
      'from 20 to 30 mln',
      'not the first floor',
      'up to the 5th floor',
      'handover in 2027',
      'from 60 sqm',
      'kitchen from 12',
      'mountain view',
      'near a school',
      '10 minutes to the metro',
      'turnkey',
      'down payment up to 5 mln',
      'up to 250k a month',
    ],
    beside: [
      'with a balcony',
      'two bathrooms',
      'with high ceilings',
      'no agents',
      'pet friendly',
      'quiet area',
      'for my mother',
      'family of four',
      'brick house',
      'with a lift',
      'furnished',
    ],
    told: [
      'we rent now',
      'sold the car for 6 mln',
      'my friend bought there',
      'i work in a bank',
      'we have two kids',
    ],
  },
}

for (const [language, { homes, wishes, beside, told }] of Object.entries(languages)) {
  test(`R1735 ${language}: what no filter tells beside wishes changes none of them`, () => {
    const wrong: string[] = []
    const expect = (phrase: string, wanted: string) => {
      const got = wishesOf(phrase)
      if (got !== wanted) wrong.push(`${phrase} => ${got}, not ${wanted}`)
    }
    for (const home of homes)
      for (const wish of wishes) {
        const wanted = wishesOf(`${home}, ${wish}`)
        for (const other of beside)
          for (const joint of [' ', ', ']) {
            expect([home, other, wish].join(joint), wanted)
            expect([home, wish, other].join(joint), wanted)
          }
        for (const story of told) {
          expect(`${story}. ${home}, ${wish}`, wanted)
          expect(`${home}, ${wish}. ${story}`, wanted)
          expect(`${story}, ${home}, ${wish}`, wanted)
        }
      }
    assert.deepEqual(wrong, [])
  })
}

/** Words around an English wish that wish nothing themselves. */
const around: readonly ((wish: string) => string)[] = [
  (wish) => `hi, ${wish}`,
  (wish) => `hello ${wish}`,
  (wish) => `good morning, ${wish}`,
  (wish) => `looking for ${wish}`,
  (wish) => `${wish} for my family`,
  (wish) => `${wish}, for me and my wife`,
  (wish) => `${wish} asap`,
  (wish) => `${wish} urgently`,
  (wish) => `${wish} if possible`,
  (wish) => `${wish}, thank you very much`,
]

test('R1762 greetings, haste and whom a home is for, around an English wish, change nothing of it', () => {
  const wishes = [
    'shop near metro 50 m2',
    'barbershop 35 m2',
    'two rooms, not 4',
    'not 2 rooms but 3',
    'one room flat, not high',
    '2 rooms, river view, 85+',
    'arman park a',
    'turnkey',
    'first floor shop with street view',
    '10 mln first, 300k a month',
  ]
  for (const wish of wishes)
    for (const wrap of around) assert.equal(wishesOf(wrap(wish)), wishesOf(wish), wrap(wish))
  for (const nothing of ['asap', 'for my family', 'hello', 'thank you very much'])
    assert.equal(wishesOf(nothing), '', nothing)
})

test('R1763 what is opened in premises is near nothing, and what a shop is with is told of it', () => {
  assert.equal(wishesOf('gym premises'), 'category=comm')
  assert.equal(wishesOf('school premises 400 sqm'), 'area_from=360 area_to=440 category=comm')
  assert.equal(wishesOf('shop with big windows'), 'category=comm features=panoramic_windows')
  assert.equal(wishesOf('premises near a school'), 'category=comm near=school-10')
  assert.equal(wishesOf('gym near'), 'near=sport-20')
})
