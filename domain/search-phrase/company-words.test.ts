import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseTowers } from '../../tests/helpers/search/phrase-towers.ts'
import { readOf } from '../../tests/helpers/search/read-of.ts'

const say = (ru: string, kk: string, en: string) => ({ ru, kk, en })

/** What lies near two of the projects. */
const landmarks: Readonly<Record<string, ReturnType<typeof say>>> = {
  'arman-park': say('Площадь Республики', 'Республика алаңы', 'Republic Square'),
  'sayran-heights': say('Бульвар Нуржол', 'Нұржол бульвары', 'Nurzhol Boulevard'),
}

/** The company with English names, with a square, a boulevard, shops and promotions for what is no flat. */
const read = readOf({
  ...phraseTowers,
  complexes: phraseTowers.complexes.map((complex) => {
    const landmark = landmarks[complex.slug]
    return landmark === undefined ? complex : { ...complex, landmarks: [landmark] }
  }),
  features: [
    ...phraseTowers.features,
    {
      code: 'shops',
      title: say('Магазины на первых этажах', 'Бірінші қабаттағы дүкендер', 'Shops on the ground floor'),
    },
  ],
  promotions: [
    {
      id: 1,
      title: say(
        'Паркинг в Алматы на 10 % дешевле',
        'Алматыда паркинг 10 %-ға арзан',
        '10% off parking in Almaty',
      ),
      complexes: ['arman-park', 'sayran-heights'],
      hasDiscount: true,
    },
    {
      id: 2,
      title: say(
        'Двухкомнатные на 3 % дешевле',
        'Екі бөлмелі пәтерлер 3 %-ға арзан',
        '3% off two-room apartments',
      ),
      complexes: [],
      hasDiscount: true,
    },
    {
      id: 3,
      title: say(
        'Кладовая к квартире на 15 % дешевле',
        'Пәтермен бірге алынған қойма 15 %-ға арзан',
        '15% off a storeroom bought with an apartment',
      ),
      complexes: [],
      hasDiscount: false,
    },
  ],
})

/** The sentences that are read in another way, with how they are read. */
function wrongOf(table: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(table).flatMap(([wanted, sentences]) =>
    sentences.flatMap((sentence) => (read(sentence) === wanted ? [] : [`${sentence}: ${read(sentence)}`])),
  )
}

test('R1607 a discount on parking, storerooms or premises is a promotion that holds for them, and none of flats', () => {
  assert.deepEqual(
    wrongOf({
      'category=storageroom promotion=3': [
        'кладовка со скидкой',
        'storage unit w/ the discount',
        'қойма жеңілдікпен',
        'кладовая по акции',
      ],
      'category=garage promotion=1': ['паркинг по акции', 'parking with a discount', 'паркинг жеңілдікпен'],
      'category=comm | со скидкой': ['помещение со скидкой'],
      'category=comm | with a discount': ['office with a discount'],
      'category=garage complex=esil-lakeside,nura-towers | со скидкой': ['паркинг в Астане со скидкой'],
      'promotion=1,2 rooms=2': ['двушка со скидкой'],
      'features=storerooms promotion=1,2 rooms=2': ['двушка с кладовкой со скидкой'],
    }),
    [],
  )
})

test('R1608 the word for the kind of a place may be short beside its name: «пл. Республики», "nurzhol blvd"', () => {
  assert.deepEqual(
    wrongOf({
      'complex=arman-park': [
        'flat near republic sq',
        'Republic Sq.',
        'republic sq',
        'Республика ал. жанынан пәтер',
      ],
      'complex=arman-park rooms=2': ['двушка рядом с пл. Республики', 'двушка на пл Республики'],
      'complex=sayran-heights': ['flats next to nurzhol blvd', 'бульв. Нуржол'],
      'complex=sayran-heights rooms=2': [
        'двушка бул. Нуржол',
        'двушка б-р Нуржол',
        'Нұржол бул. екі бөлмелі',
      ],
    }),
    [],
  )
})

test('R1613 shops below are those of the house in any order of words', () => {
  assert.deepEqual(
    wrongOf({
      'features=shops rooms=2': [
        'внизу магазины, двушка',
        'магазины внизу, двушка',
        'дүкендер төменде, екі бөлмелі',
      ],
      'features=shops rooms=3': ['чтоб внизу магазин был, трёшка', 'downstairs shops, 3 rooms'],
    }),
    [],
  )
})
