import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseTowers } from '../../tests/helpers/search/phrase-towers.ts'
import { companyVocabulary } from './company.ts'
import { readPhrase } from './search-phrase.ts'

const title = (ru: string, kk: string, en: string) => ({ ru, kk, en })

const programme = (
  code: string,
  kind: string,
  titles: ReturnType<typeof title>,
  complexes: string[] = [],
  rate = 15,
) => ({ code, kind, title: titles, complexes, rate_nominal: rate, rate_effective: rate })

/** The company with English names, with programmes and promotions whose titles share most of their words. */
const vocabulary = companyVocabulary({
  ...phraseTowers,
  programmes: [
    programme(
      'marked-20',
      'installment',
      title(
        'Рассрочка с наценкой, взнос от 20 %',
        'Үстеме бағамен бөліп төлеу, жарна 20 пайыздан',
        'Instalments with a mark-up, from 20% down',
      ),
    ),
    programme(
      'free-40',
      'installment',
      title(
        'Рассрочка без переплаты, взнос от 40 %',
        'Үстеме бағасыз бөліп төлеу, жарна 40 пайыздан',
        'Interest-free instalments, from 40% down',
      ),
      [],
      0,
    ),
    programme(
      'inst-steps',
      'installment',
      title(
        'Рассрочка со ступенями, первый год меньше',
        'Сатылы бөліп төлеу, алғашқы жылы аз',
        'Stepped instalments: less in the first year',
      ),
      [],
      0,
    ),
    programme(
      'house-2',
      'installment',
      title(
        'Рассрочка до сдачи дома 2 «Nura Towers»',
        '«Nura Towers», 2-үй тапсырылғанға дейін бөліп төлеу',
        'Nura Towers Building 2, instalments until handover',
      ),
      ['nura-towers'],
      0,
    ),
    programme(
      'market-10',
      'market',
      title(
        'Рыночная ипотека, взнос от 10 %',
        'Нарықтық ипотека, жарна 10 пайыздан',
        'Market mortgage, from 10% down',
      ),
    ),
    programme(
      'market-20',
      'market',
      title(
        'Рыночная ипотека, взнос от 20 %',
        'Нарықтық ипотека, жарна 20 пайыздан',
        'Market mortgage, from 20% down',
      ),
    ),
    programme(
      'n-fine',
      'state',
      title(
        '«Наурыз», квартира с полной отделкой',
        '«Наурыз», әрлеуі толық біткен пәтер',
        'Nauryz, fully finished apartment',
      ),
    ),
    programme(
      'n-rough',
      'state',
      title(
        '«Наурыз», квартира без полной отделки',
        '«Наурыз», әрлеуі толық бітпеген пәтер',
        'Nauryz, apartment not fully finished',
      ),
    ),
    programme(
      'social-rough',
      'state',
      title(
        '«Наурыз» для социально уязвимых, без полной отделки',
        'Әлеуметтік осал топтарға арналған «Наурыз», әрлеуі толық бітпеген',
        'Nauryz for vulnerable groups, not fully finished',
      ),
    ),
    programme(
      'rate-city',
      'developer',
      title('Ставка партнёра в Астане', 'Астанадағы серіктес мөлшерлемесі', 'Partner rate in Astana'),
      ['esil-lakeside', 'nura-towers'],
    ),
    programme(
      'rate-city-short',
      'developer',
      title(
        'Ставка партнёра на короткий срок в Актау',
        'Ақтаудағы серіктестің қысқа мерзімді мөлшерлемесі',
        'Short-term partner rate in Aktau',
      ),
      ['caspian-breeze'],
    ),
  ],
  promotions: [
    {
      id: 1,
      title: title(
        'Паркинг в Алматы на 10 % дешевле',
        'Алматыда паркинг 10 %-ға арзан',
        '10% off parking in Almaty',
      ),
      complexes: ['arman-park'],
      hasDiscount: true,
    },
    {
      id: 2,
      title: title(
        'Двушки в «Qala Garden» на 3 % дешевле',
        '«Qala Garden» екі бөлмелілері 3 %-ға арзан',
        '3% off two-room flats in Qala Garden',
      ),
      complexes: ['qala-garden'],
      hasDiscount: true,
    },
    {
      id: 3,
      title: title(
        'Квартиры в «Caspian Breeze» на 3 % дешевле',
        '«Caspian Breeze» пәтерлері 3 %-ға арзан',
        '3% off flats in Caspian Breeze',
      ),
      complexes: ['caspian-breeze'],
      hasDiscount: true,
    },
    {
      id: 4,
      title: title(
        'Под ключ по цене чистовой отделки в «Sayran Heights»',
        '«Sayran Heights» кешенінде толық дайын пәтер таза әрлеу бағасымен',
        'Turnkey for the price of a finished apartment in Sayran Heights',
      ),
      complexes: ['sayran-heights'],
      hasDiscount: false,
    },
  ],
})

/** What a sentence asks for, without the projects of a city. */
function programmeOf(phrase: string): string {
  const { criteria } = readPhrase(phrase, vocabulary, 2026)
  return criteria['program'] ?? ''
}

function promotionsOf(phrase: string): string {
  return readPhrase(phrase, vocabulary, 2026).criteria['promotion'] ?? ''
}

/** The sentences of a table that are read in another way. */
function wrongOf(
  table: Readonly<Record<string, readonly string[]>>,
  read: (phrase: string) => string,
): string[] {
  return Object.entries(table).flatMap(([wanted, phrases]) =>
    phrases.filter((phrase) => read(phrase) !== wanted).map((phrase) => `${phrase}: ${read(phrase)}`),
  )
}

test('R1280 R1432 R1497 of several programmes of a kind the one is meant that the first payment or another word of its title tells', () => {
  assert.deepEqual(
    wrongOf(
      {
        'marked-20': [
          'рассрочка взнос 20% двушка',
          'двушка, рассрочка с наценкой',
          'хочу в рассрочку двушку, взнос 20%',
          'instalments with 20% down',
        ],
        'free-40': [
          'рассрочка без переплаты 40 процентов взнос',
          '40 пайыз салып қалғанын үстемесіз бөліп төлейік, екі бөлмелі',
          'interest free instalment 40% down',
        ],
        'inst-steps': [
          'рассрочка со ступенями',
          'ступенчатая рассрочка',
          'сатылы бөліп төлеу дегенмен екі бөлмелі',
          'stepped instalments',
        ],
        'house-2': [
          'рассрочка до сдачи дома 2 Nura Towers',
          'Nura Towers 2-үй тапсырылғанша бөліп төлеу',
          'nura towers building 2 instalments until handover, 2 rooms',
        ],
        'market-10': [
          'рыночная с взносом 10%, двушка',
          'нарықтық 10 пайыз жарнамен',
          'ипотека рыночная взнос 10 процентов, двушка',
          'market mortgage 10% down',
          'rest by market mortgage with 10% down',
        ],
        'market-20': [
          'первый взнос 20 процентов рыночная ипотека',
          'market rate mortgage, 20% down payment',
          'рыночный ипотека 20 процентпен однушка',
          'нарықтық ипотека, жарна 20 пайыз',
          'ипотека взнос 20%',
          'mortgage with 20 percent down payment',
          'ипотека 20 пайыз жарнамен',
        ],
        'n-fine': [
          'наурыз с полной отделкой двушка',
          'наурыз двушка с полной отделкой',
          'наурыз әрлеуі толық біткен',
          'nauryz fully finished',
        ],
        'n-rough': ['наурыз без отделки', 'наурыз әрлеуі бітпеген, 2 бөлме', 'nauryz not fully finished'],
        'social-rough': ['соц уязвимые слои наурыз без отделки', 'әлеуметтік осал топтарға наурыз, әрлеусіз'],
        'rate-city': [
          'партнерская ставка в астане',
          'серіктес мөлшерлемесімен Астанадан трешка',
          'partner rate astana',
        ],
        'rate-city-short': ['ставка партнёра на короткий срок'],
      },
      programmeOf,
    ),
    [],
  )
})

test('R1432 a share of a first payment with the sum that it is tells both', () => {
  for (const phrase of ['ипотека первый взнос 20% это 6 млн', "mortgage 20% down, that's 6 million"])
    assert.equal(readPhrase(phrase, vocabulary, 2026).criteria['first_payment_to'], '6000000', phrase)
})

test('R1253 the house that a title names is wanted with its programme, wherever the project stands', () => {
  for (const phrase of [
    'Nura Towers building 2 instalments until handover',
    'instalments until handover nura towers building 2',
    'Nura Towers дом 2 рассрочка до сдачи',
    'рассрочка до сдачи дома 2 Nura Towers',
    'Nura Towers 2-үй тапсырылғанға дейін бөліп төлеу',
  ]) {
    const { criteria, missed } = readPhrase(phrase, vocabulary, 2026)
    assert.deepEqual(
      { ...criteria, missed },
      { complex: 'nura-towers', house: 'nura-towers-2', program: 'house-2', missed: [] },
      phrase,
    )
  }
})

test('R1281 where two programmes fit none is meant, nor by a word that is said of any home, a rate a year or what is refused', () => {
  assert.deepEqual(
    wrongOf(
      {
        '': [
          'рассрочка без переплаты',
          'рассрочка без 20% взноса',
          'рассрочка двушка, цены выросли на 20%',
          'партнёрская ставка двушка',
          'наурыз двушка',
          'ипотека 20%',
          'ипотека взнос 15%',
          'рыночная ипотека',
          'ипотека под 20 процентов годовых',
          'рассрочка первый этаж',
          'рассрочка на первый год',
          'рассрочка в доме 2',
          'рассрочка до сдачи дома',
          'ипотека, рядом рынок',
          'не в рассрочку, взнос 20%',
          'бөліп төлеу керек емес, 20 пайыз',
          'наурызда тапсырылатын үй',
          'наш партнёр снизил ставку по ипотеке',
        ],
      },
      programmeOf,
    ),
    [],
  )
})

test('R1282 a promotion is called by its share, the kind of its units and its place; those that fit are meant and no other', () => {
  assert.deepEqual(
    wrongOf(
      {
        '1': [
          'паркинг в алматы на 10 процентов дешевле акция',
          'паркинг 10 пайыз арзан деген акция',
          'parking 10% off',
        ],
        '3': ['каспиан бриз 3 пайыз арзан деген акциямен двушка', 'квартиры в caspian breeze на 3% дешевле'],
        '2,3': ['3 пайыз арзан деген акция', 'скидка 3% двушка'],
        '1,2,3': ['двушка со скидкой', 'есть скидки на двушки?', 'жеңілдік бар ма', 'скидка 50 процентов'],
        '': ['двушка на 10% дешевле чем у соседей', 'на 7% дешевле'],
      },
      promotionsOf,
    ),
    [],
  )
})

test('R1283 who asks the company for a discount wishes none of its promotions', () => {
  for (const phrase of [
    'двушка, скидку сделаете?',
    'дадите скидку, трёшка',
    'бір бөлмеліге жеңілдік жасайсыздар ма',
    'двушкаға скидка жасайсыңдар ма',
    'can you give a discount on a two room flat',
  ])
    assert.equal(promotionsOf(phrase), '', phrase)
})

test('R1354 a promotion is called by the words of its title or by its project, and words for a discount ask for those that lower a price', () => {
  assert.deepEqual(
    wrongOf(
      {
        '4': [
          'видела рекламу что под ключ по цене чистовой, вот такую акцию хочу',
          'turnkey for the price of a finished apartment, the sayran heights promotion',
          'акция в сайран хайтс',
          'the sayran heights promotion',
          'Sayran Heights акциясы',
        ],
        '3': ['акция в каспиан бриз', 'Caspian Breeze акциясы'],
        '1,2,3': [
          'двушка со скидкой',
          'any discounts on studios',
          'жеңілдікпен екі бөлмелі',
          'на распродаже',
        ],
        '1,2,3,4': ['какие акции на двушки', 'акции в сайран хайтс', 'promotions', 'қандай акциялар бар'],
        '': ['двушка под ключ по цене чистовой', 'a studio for the price of a rough one'],
      },
      promotionsOf,
    ),
    [],
  )
  const { criteria } = readPhrase('под ключ по цене чистовой, хочу такую акцию', vocabulary, 2026)
  assert.deepEqual(criteria, { promotion: '4' })
  const compared = readPhrase('двушка под ключ по цене чистовой', vocabulary, 2026)
  assert.deepEqual(compared.criteria, { rooms: '2', restorations: 'turnkey' })
})

test('R1388 the discount that somebody got is wanted too, and the units of a promotion stand beside its share', () => {
  assert.equal(
    promotionsOf('my sister bought with 3% off and I want the same discount'),
    promotionsOf('3% off'),
  )
  assert.notEqual(promotionsOf('3% off'), '')
  const found = readPhrase('10% parking discount', vocabulary, 2026)
  assert.deepEqual([found.category, found.criteria['promotion']], ['garage', '1'])
  for (const phrase of ['any discount on parking?', 'скидка на паркинг', 'паркингке жеңілдік'])
    assert.equal(promotionsOf(phrase), '1', phrase)
})

test('R1360 a discount for some people beside homes keeps the promotions, and the people are told', () => {
  const found = readPhrase('any flats with discount for teachers?', vocabulary, 2026)
  assert.deepEqual([found.criteria, found.missed], [{ promotion: '1,2,3' }, ['teachers']])
  assert.equal(promotionsOf('скидки для учителей на двушки'), '1,2,3')
  assert.equal(promotionsOf('есть ли скидка пенсионерам'), '')
})

test('R1451 R1457 of two programmes that a joint parts none is meant, and a name may have a Latin j', () => {
  const own = (code: string, ru: string, kk: string, en: string) =>
    programme(code, 'state', title(ru, kk, en))
  const words = companyVocabulary({
    ...phraseTowers,
    programmes: [
      own('ijara', 'Иджара: аренда с выкупом', 'Иджара: кейін сатып алу', 'Ijara: lease with purchase'),
      own('murabaha', 'Мурабаха: с наценкой', 'Мурабаха: үстемемен', 'Murabaha: with a mark-up'),
      own('nauryz-worker', '«Наурыз Жұмыскер»', '«Наурыз Жұмыскер» бағдарламасы', 'Nauryz Zhumysker'),
    ],
  })
  for (const phrase of [
    'халал жолмен алсам деймін, иджара не мурабаха',
    'иджара немесе мурабаха',
    'ijara or murabaha',
    'мурабаха да, иджара да болады',
    'иджара или ипотека',
  ]) {
    const { criteria, missed } = readPhrase(phrase, words, 2026)
    assert.deepEqual(criteria, {}, phrase)
    assert.ok(missed.length > 0, phrase)
  }
  assert.deepEqual(readPhrase('мурабаха, екі бөлмелі', words, 2026).criteria, {
    program: 'murabaha',
    rooms: '2',
  })
  assert.deepEqual(readPhrase('Nauryz Jumysker', words, 2026).criteria, { program: 'nauryz-worker' })
})

test('R1381 of two programmes that are told apart the one is meant whose title says more, and words that several titles share call none alone', () => {
  const nauryz = (code: string, ru: string, kk: string, en: string) =>
    programme(code, 'state', title(ru, kk, en))
  const words = companyVocabulary({
    ...phraseTowers,
    programmes: [
      nauryz('fine', '«Наурыз», с отделкой', '«Наурыз», әрлеумен', 'Nauryz, finished'),
      nauryz('rough', '«Наурыз», без отделки', '«Наурыз», әрлеусіз', 'Nauryz, not finished'),
      nauryz(
        'social-fine',
        '«Наурыз» для социально уязвимых, с отделкой',
        'Әлеуметтік осал топтарға арналған «Наурыз», әрлеумен',
        'Nauryz for vulnerable groups, finished',
      ),
      nauryz(
        'social-rough',
        '«Наурыз» для социально уязвимых, без отделки',
        'Әлеуметтік осал топтарға арналған «Наурыз», әрлеусіз',
        'Nauryz for vulnerable groups, not finished',
      ),
      programme(
        'ready-homes',
        'installment',
        title(
          'Рассрочка в сданных домах «Qala Garden»',
          '«Qala Garden» дайын үйлерінде бөліп төлеу',
          'Qala Garden, instalments in completed buildings',
        ),
        ['qala-garden'],
      ),
    ],
  })
  const found = (phrase: string) => readPhrase(phrase, words, 2026).criteria
  assert.equal(
    found('әлеуметтік осал топқа жатамын, әрлеумен болатын Наурыз керек')['program'],
    'social-fine',
  )
  assert.equal(found('әлеуметтік осал топтанмын, екі бөлмелі керек')['program'], undefined)
  assert.deepEqual(found('Qala Garden бөліп төлеуі, дайын үйден студия'), {
    complex: 'qala-garden',
    deadline: 'ready',
    program: 'ready-homes',
    rooms: '0',
  })
})
