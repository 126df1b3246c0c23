import type { Localized } from '#domain/languages.ts'

const text = (ru: string, kk: string, en: string): Localized => ({ ru, kk, en })
const same = (name: string) => text(name, name, name)

/** What `npm run company -- new` is told. */
export const secondCompany = {
  name: text('Ордабасы Сервис', 'Ордабасы Сервис', 'Ordabasy Service'),
  phone: '+7 7252 55 40 40',
  email: 'sales@ordabasy.test',
  bin: '050140001234',
  legalName: text('ТОО «Ордабасы Сервис»', '«Ордабасы Сервис» ЖШС', 'Ordabasy Service LLP'),
  colours: { main: '#1f3a6e', accent: '#8a1f4b' },
  cities: [text('Шымкент', 'Шымкент', 'Shymkent'), text('Караганда', 'Қарағанды', 'Karaganda')],
} as const

/** Names of its pictures; the test draws them. */
export const pictureNames = ['street', 'yard', 'crane', 'river'] as const

/** Its plans, by the names of their pictures: what its table of flats calls them. Flats of three rooms have none. */
export const secondPlans = { 'plan-one': 'Тип 1', 'plan-two': 'Тип 2' } as const

const plans = Object.fromEntries(
  Object.entries(secondPlans).map(([name, plan]) => [
    name,
    {
      alt: text(`${plan}, план`, `${plan}, жоспар`, `Plan: ${name}`),
      kind: 'plan',
      plans: [plan],
    },
  ]),
)

const pictures = Object.fromEntries(
  pictureNames.map((name) => [
    name,
    {
      alt: text(`Вид: ${name}, рисунок`, `Көрініс: ${name}, сурет`, `View: ${name}, drawn`),
      kind: 'hero',
    },
  ]),
)

function complex(order: number, name: string, place: { city: string; lat: number; lng: number }) {
  return {
    name: same(name),
    ...place,
    district: text('Северный район', 'Солтүстік аудан', 'North district'),
    address: text(`Новая улица, ${order}`, `Жаңа көше, ${order}`, `${order} New Street`),
    class: { code: 'II' },
    progress_percent: 40,
    is_new: true,
    picture: 'street',
    gallery: ['street', 'yard'],
    features: ['quiet_yard'],
    infrastructure: [
      { type: 'park', name: text('Парк рядом', 'Жақын саябақ', 'A park nearby'), minutes_walk: 5 },
    ],
  }
}

const legal = { permit_no: 'KZ-1', permit_date: '2025-01-10', method: 'bank' }

/** The finished one is drawn, and says what that needs. */
function house(project: string, number: number, handedOver: string | null) {
  return {
    complex: project,
    name: text(`Корпус ${number}`, `${number}-корпус`, `Block ${number}`),
    queue_no: number,
    floors: 5,
    ...(handedOver === null
      ? { deadline: { year: 2029, quarter: 2 }, legal }
      : {
          handed_over_at: handedOver,
          sections: [{ no: 1, floors: 5, units_per_floor: 4 }],
          drawn: true,
          height_m: 18,
          azimuth: 180,
          footprint: [
            [0, 0],
            [20, 0],
            [20, 10],
            [0, 10],
          ],
        }),
  }
}

function office(city: string, order: number, place: { lat: number; lng: number; phone: string }) {
  const { phone, ...point } = place
  return {
    type: 'sales',
    city,
    title: text(`Офис ${order}`, `${order}-кеңсе`, `Office ${order}`),
    address: text(`Новая улица, ${order}`, `Жаңа көше, ${order}`, `${order} New Street`),
    ...point,
    phones: [phone],
    hours: [{ days: text('Пн–пт', 'Дс–жм', 'Mon–Fri'), from: '09:00', to: '18:00' }],
  }
}

const [shymkent, karaganda] = [
  { lat: 42.3417, lng: 69.5901 },
  { lat: 49.8047, lng: 73.1094 },
]

/** The records that the manual tells to write, by path: two projects with three houses, and one of most other kinds. */
export const secondRecords: Readonly<Record<string, unknown>> = {
  'media/pictures.yaml': { ...pictures, ...plans },
  'features.yaml': {
    features: [{ code: 'quiet_yard', title: text('Тихий двор', 'Тыныш аула', 'Quiet courtyard') }],
  },
  'feedback-images.yaml': { images: [...pictureNames, 'street', 'yard', 'crane'] },
  'costs.yaml': {
    fees: [
      {
        title: text('Регистрация', 'Тіркеу', 'Registration'),
        from: 0.1,
        unit: 'percent',
        source: { act: text('Наш тариф', 'Біздің тариф', 'Our rate'), date: '2026-10-01' },
        valid_until: '2036-12-31',
      },
    ],
  },
  'texts.yaml': {
    texts: {
      'home.hero.title': text('Дома на юге и в степи', 'Оңтүстік пен даладағы үйлер', 'Homes in the south'),
    },
  },
  'complexes/tulpar-city.yaml': complex(1, 'Tulpar City', { city: 'shymkent', ...shymkent }),
  'complexes/saryarqa-qala.yaml': complex(2, 'Saryarqa Qala', { city: 'karaganda', ...karaganda }),
  'houses/tulpar-city-1.yaml': house('tulpar-city', 1, null),
  'houses/tulpar-city-2.yaml': house('tulpar-city', 2, null),
  'houses/saryarqa-qala-1.yaml': house('saryarqa-qala', 1, '2026-01-20'),
  'contacts/shymkent-office.yaml': office('shymkent', 1, { ...shymkent, phone: '+77252554041' }),
  'contacts/karaganda-office.yaml': office('karaganda', 2, { ...karaganda, phone: '+77212554042' }),
  'articles/first-crane.yaml': {
    title: text('Первый кран', 'Бірінші кран', 'The first crane'),
    lead: text('Он поставлен', 'Ол қойылды', 'It stands'),
    cover: 'crane',
    category: 'building',
    published_at: '2026-10-01T10:00:00+05:00',
    tags: ['tulpar-city'],
  },
  'promotions/winter-days.yaml': {
    title: text('Зимние дни', 'Қыс күндері', 'Winter days'),
    lead: text('Дешевле зимой', 'Қыста арзан', 'Less in winter'),
    cover: 'river',
    starts_at: '2026-10-01',
    discount: 3,
    categories: ['flat'],
    complexes: ['tulpar-city'],
    conditions: text('До весны', 'Көктемге дейін', 'Until spring'),
  },
  'mortgages/local-loan.yaml': {
    title: text('Заём', 'Қарыз', 'Loan'),
    bank: text('Банк', 'Банк қаласы', 'Bank'),
    kind: 'market',
    rate_nominal: 18,
    rate_effective: 19.6,
    initial_payment_min: 20,
    term_months_min: 12,
    term_months_max: 240,
    conditions: text('Для всех', 'Барлығына', 'For all'),
    valid_from: '2026-01-01',
  },
  'calculators/local-loan.yaml': {
    type: 'mortgage',
    title: text('Заём банка', 'Банк қарызы', 'A bank loan'),
    rate: 18,
    rate_effective: 19.6,
    months: [12, 240],
    step: 12,
    options: [{ initial_payment: 20 }],
  },
  'awards/best-yard.yaml': {
    title: text('Лучший двор', 'Үздік аула', 'Best yard'),
    year: 2025,
    issuer: text('Жюри', 'Қазылар', 'Jury'),
    picture: 'yard',
    description: text('За тишину', 'Тыныштық үшін', 'For silence'),
  },
  'employees/first-person.yaml': {
    name: text('Ержан А.', 'Ержан Ә.', 'Yerzhan A.'),
    position: text('Прораб', 'Жұмыс басшысы', 'Foreman'),
    department: text('Стройка', 'Құрылыс', 'Building'),
    phone: '+77012223344',
  },
  'reviews/first-voice.yaml': {
    author: text('Айгуль', 'Айгүл', 'Aigul'),
    text: text('Тихо и тепло', 'Тыныш әрі жылы', 'Quiet and warm'),
    rating: 5,
    date: '2026-05-01',
    complex: 'tulpar-city',
    source: '2GIS',
  },
  'banners/winter-days.yaml': {
    title: text('Зима', 'Қыс', 'Winter'),
    text: text('Дешевле', 'Арзан', 'Less'),
    desktop: 'river',
    mobile: 'river',
    link: '/properties/apartments',
  },
  'photos/autumn-yard.yaml': {
    title: text('Двор осенью', 'Күзгі аула', 'The yard in autumn'),
    picture: 'yard',
    complex: 'tulpar-city',
    date: '2026-10-01',
  },
  'progress/tulpar-city-2026-10.yaml': {
    complex: 'tulpar-city',
    date: '2026-10-20',
    title: text('Каркас', 'Қаңқа', 'Frame'),
    percent: 30,
    stages: [{ name: text('Каркас', 'Қаңқа', 'Frame'), percent: 30 }],
    photos: ['crane'],
  },
  'vacancy-categories/on-site.yaml': { title: text('На площадке', 'Алаңда', 'On site') },
  'vacancies/foreman-shymkent.yaml': {
    title: text('Мастер', 'Шебер', 'Site foreman'),
    category: 'on-site',
    city: 'shymkent',
    employment: 'full',
    experience: '1-3',
    salary_from: 400000,
    published_at: '2026-10-01T10:00:00+05:00',
    duties: { ru: ['Вести работы'], kk: ['Жұмысты жүргізу'], en: ['Run the works'] },
    requirements: { ru: ['Опыт'], kk: ['Тәжірибе'], en: ['Experience'] },
    conditions: { ru: ['Договор'], kk: ['Шарт'], en: ['Contract'] },
  },
}

/** Long texts in three languages, by the path of their record without its ending. */
export const secondTexts: Readonly<Record<string, Localized>> = {
  'complexes/tulpar-city': text('Два дома у воды.', 'Су жағасындағы екі үй.', 'Two buildings by the water.'),
  'complexes/saryarqa-qala': text('Дом в степи.', 'Даладағы үй.', 'A building in the steppe.'),
  'articles/first-crane': text('Кран работает.', 'Кран жұмыс істеп тұр.', 'The crane works.'),
  'promotions/winter-days': text('До весны.', 'Көктемге дейін.', 'Until spring.'),
}

/** What goes into `company.yaml` by hand: the hours, a network and the pictures of pages. */
export const secondFacts = `
hours: { ru: по будням, kk: жұмыс күндері, en: on weekdays }
founded: 2005
is_builder: true
pictures:
  home: { picture: river }
  about: { picture: yard }
`

/** Sixty flats as the table of a sales department, twenty in each house. */
export function secondFlats(): string {
  const rows = [
    ['Tulpar City', 'Корпус 1'],
    ['Tulpar City', 'Корпус 2'],
    ['Saryarqa Qala', 'Корпус 1'],
  ].flatMap(([project, block]) =>
    Array.from({ length: 20 }, (_, index) => {
      const [floor, rooms] = [1 + Math.floor(index / 4), 1 + (index % 3)]
      const area = 30 + 15 * rooms + (index % 5) / 10
      const status = index % 7 === 0 ? 'Продана' : 'Свободна'
      return [project, block, 1, floor, index + 1, rooms, area, 400_000 * area, status, `тип ${rooms}`].join(
        ';',
      )
    }),
  )
  return ['ЖК;Дом;Подъезд;Этаж;Номер;Комнат;Площадь;Цена;Статус;Планировка', ...rows].join('\n')
}
