import type { Localized } from '#domain/languages.ts'
import type { CompanyNames } from '#domain/search-phrase/names/company-names.ts'
import { allChoices } from './phrase-choices.ts'

const name = (ru: string, kk = ru, en = ru): Localized => ({ ru, kk, en })

const houses = (slug: string, marks: readonly string[]) =>
  marks.map((mark) => ({
    slug: `${slug}-${mark.toLowerCase()}`,
    name: name(`Дом ${mark}`, /\d/.test(mark) ? `${mark}-үй` : `${mark} үйі`, `Building ${mark}`),
  }))

const programme = (code: string, kind: string, title: Localized, complexes: string[] = [], rate = 15) => ({
  code,
  kind,
  title,
  complexes,
  rate_nominal: rate,
  rate_effective: rate,
})

const near = {
  school: 8,
  kindergarten: 4,
  bus: 3,
  metro: 9,
  mall: 7,
  clinic: 6,
  park: 2,
  water: 2,
  sport: 18,
}

/** A company with English names, several houses in a project and several programmes of a kind; not a real one. */
export const phraseTowers: CompanyNames = {
  complexes: [
    {
      slug: 'arman-park',
      name: name('Arman Park'),
      city: 'almaty',
      district: name('Бостандыкский район', 'Бостандық ауданы', 'Bostandyk district'),
      addresses: [name('ул. Тасболатова, 41', 'Тасболатов көшесі, 41', '41 Tasbolatov Street')],
      landmarks: [
        name('Парк через дорогу', 'Жолдың арғы бетіндегі саябақ', 'Park across the road'),
        name('ТРЦ ZETA Alma-Ata', 'ZETA Alma-Ata сауда орталығы', 'ZETA Alma-Ata shopping centre'),
      ],
      near,
      houses: houses('arman-park', ['A', 'B', 'C', 'D']),
    },
    {
      slug: 'sayran-heights',
      name: name('Sayran Heights'),
      city: 'almaty',
      district: name('Медеуский район', 'Медеу ауданы', 'Medeu district'),
      addresses: [name('мкр. Сайран-3, 21', 'Сайран-3 шағын ауданы, 21', '21 Sayran-3 microdistrict')],
      landmarks: [],
      near: {},
      houses: houses('sayran-heights', ['1', '2']),
    },
    {
      slug: 'qala-garden',
      name: name('Qala Garden'),
      city: 'almaty',
      district: name('Ауэзовский район', 'Әуезов ауданы', 'Auezov district'),
      addresses: [
        name('ул. Ерден батыра, 18', 'Ерден батыр көшесі, 18', '18 Yerden Batyr Street'),
        name('ул. Речная, 18', 'Речная көшесі, 18', '18 Rechnaya Street'),
      ],
      landmarks: [],
      near: {},
      houses: houses('qala-garden', ['1', '2']),
    },
    {
      slug: 'esil-lakeside',
      name: name('Esil Lakeside'),
      city: 'astana',
      district: name('район Есиль', 'Есіл ауданы', 'Yesil district'),
      addresses: [name('пр. Туран, 7', 'Тұран даңғылы, 7', '7 Turan Avenue')],
      landmarks: [name('Набережная Есиля', 'Есіл жағалауы', 'Yesil embankment')],
      near: {},
      houses: houses('esil-lakeside', ['1', '2']),
    },
    {
      slug: 'nura-towers',
      name: name('Nura Towers'),
      city: 'astana',
      district: name('район Нура', 'Нұра ауданы', 'Nura district'),
      addresses: [name('пр. Туран, 12/1', 'Тұран даңғылы, 12/1', '12/1 Turan Avenue')],
      landmarks: [],
      near: {},
      houses: houses('nura-towers', ['1', '2', '3']),
    },
    {
      slug: 'caspian-breeze',
      name: name('Caspian Breeze'),
      city: 'aktau',
      district: name('17-й микрорайон', '17-шағын аудан', 'Microdistrict 17'),
      addresses: [name('17-й мкр., 40', '17-шағын аудан, 40-үй', '40 Microdistrict 17')],
      landmarks: [name('Набережная', 'Теңіз жағалауы', 'Promenade')],
      near: {},
      houses: houses('caspian-breeze', ['1', '2']),
    },
  ],
  cities: [
    { slug: 'almaty', title: name('Алматы', 'Алматы', 'Almaty') },
    { slug: 'astana', title: name('Астана', 'Астана', 'Astana') },
    { slug: 'aktau', title: name('Актау', 'Ақтау', 'Aktau') },
  ],
  features: [
    ['yard_without_cars', name('Двор без машин', 'Көліксіз аула', 'Car-free courtyard')],
    ['underground_parking', name('Подземный паркинг', 'Жерасты паркингі', 'Underground parking')],
    ['playground', name('Детская площадка', 'Балалар алаңы', 'Playground')],
    ['terraces', name('Террасы', 'Террасалар', 'Terraces')],
    ['panoramic_windows', name('Панорамные окна', 'Панорамалық терезелер', 'Panoramic windows')],
    ['concierge', name('Консьерж', 'Консьерж', 'Concierge')],
    ['storerooms', name('Кладовые', 'Қоймалар', 'Storerooms')],
    ['security_cameras', name('Видеонаблюдение', 'Бейнебақылау', 'Video surveillance')],
    ['smart_access', name('Вход по смартфону', 'Смартфонмен кіру', 'Smartphone entry')],
    ['ev_charging', name('Зарядка электромобилей', 'Электромобиль қуаттау', 'EV charging')],
    ['promenade', name('Выход на набережную', 'Жағалауға шығатын жол', 'Promenade access')],
  ].map(([code, title]) => ({ code: code as string, title: title as Localized })),
  promotions: [
    {
      id: 2,
      title: name(
        'Рассрочка без переплаты от 30 %',
        'Үстеме бағасыз бөліп төлеу, 30 %',
        'Interest-free from 30%',
      ),
      complexes: ['nura-towers'],
      hasDiscount: false,
    },
    {
      id: 5,
      title: name('Весной дешевле', 'Көктемде арзан', 'Less in spring'),
      complexes: [],
      hasDiscount: false,
    },
  ],
  programmes: [
    programme('7-20-25', 'state', name('«7-20-25»', '«7-20-25» бағдарламасы', '7-20-25'), [], 7.2),
    programme('nauryz-fine', 'state', name('«Наурыз», с отделкой', '«Наурыз», әрлеумен', 'Nauryz, finished')),
    programme('nauryz-rough', 'state', name('«Наурыз», без отделки', '«Наурыз», әрлеусіз', 'Nauryz, rough')),
    programme(
      'otbasy-savings',
      'state',
      name('Жилищный заём Отбасы банка', 'Отбасы банктің тұрғын үй қарызы', 'Otbasy Bank housing loan'),
    ),
    programme('ijara', 'islamic', name('Иджара', 'Иджара', 'Ijara'), ['qala-garden']),
    programme(
      'murabaha',
      'islamic',
      name('Мурабаха: банк покупает', 'Мурабаха: банк сатып алады', 'Murabaha: a bank buys'),
      ['qala-garden'],
    ),
    programme(
      'inst-20',
      'installment',
      name('Рассрочка, 20 %', 'Бөліп төлеу, 20 %', 'Instalments, 20%'),
      [],
      4,
    ),
    programme(
      'inst-40',
      'installment',
      name('Рассрочка, 40 %', 'Бөліп төлеу, 40 %', 'Instalments, 40%'),
      [],
      0,
    ),
    programme(
      'inst-50',
      'installment',
      name('Рассрочка, 50 %', 'Бөліп төлеу, 50 %', 'Instalments, 50%'),
      [],
      0,
    ),
  ],
  deadlines: ['ready', '2026', '2027', '2028'],
  choices: allChoices,
}
