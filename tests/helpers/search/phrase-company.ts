import type { Localized } from '#domain/languages.ts'
import { nearKinds } from '#domain/near-groups.ts'
import type { NearestPlaces } from '#domain/near-place.ts'
import type { CompanyNames } from '#domain/search-phrase/names/company-names.ts'
import { allChoices } from './phrase-choices.ts'

const name = (ru: string, kk = ru, en = ru): Localized => ({ ru, kk, en })

const near: NearestPlaces = Object.fromEntries(nearKinds.map((kind) => [kind, 7]))

/** A company that sentences in tests are about; none of it is that of a real one. */
export const phraseCompany: CompanyNames = {
  complexes: [
    {
      slug: 'dala-park',
      name: name('Dala Park'),
      city: 'almaty',
      district: name('Бостандыкский район', 'Бостандық ауданы', 'Bostandyk district'),
      addresses: [],
      landmarks: [
        name('Метро «Абай»', '«Абай» метро бекеті', 'Abay metro station'),
        name('Школа', 'Мектеп', 'School'),
      ],
      near,
      houses: [],
    },
    {
      slug: 'kok-tau',
      name: name('Көк Тау', 'Көк Тау', 'Kok Tau'),
      city: 'almaty',
      district: name('Медеуский район', 'Медеу ауданы', 'Medeu district'),
      addresses: [],
      landmarks: [],
      near,
      houses: [],
    },
    {
      slug: 'sary-arka',
      name: name('Сары Арка', 'Сары Арқа', 'Sary Arka'),
      city: 'astana',
      district: name('район Есиль', 'Есіл ауданы', 'Esil district'),
      addresses: [],
      landmarks: [name('ТРЦ Керуен', 'Керуен сауда орталығы', 'Keruen mall')],
      near,
      houses: [],
    },
  ],
  cities: [
    { slug: 'almaty', title: name('Алматы', 'Алматы', 'Almaty') },
    { slug: 'astana', title: name('Астана', 'Астана', 'Astana') },
  ],
  features: [
    {
      code: 'underground_parking',
      title: name('Подземный паркинг', 'Жерасты паркингі', 'Underground parking'),
    },
    { code: 'playground', title: name('Детская площадка', 'Балалар алаңы', 'Playground') },
  ],
  promotions: [
    {
      id: 3,
      title: name('Скидка зимы', 'Қысқы жеңілдік', 'Winter discount'),
      complexes: [],
      hasDiscount: true,
    },
  ],
  programmes: [
    {
      code: '7-20-25',
      kind: 'mortgage',
      title: name('7-20-25'),
      rate_nominal: 7,
      rate_effective: 7.2,
      complexes: [],
    },
    {
      code: 'inst',
      kind: 'installment',
      title: name('Рассрочка', 'Бөліп төлеу', 'Instalments'),
      rate_nominal: 0,
      rate_effective: 0,
      complexes: [],
    },
  ],
  deadlines: ['ready', '2026', '2027', '2028'],
  choices: allChoices,
}
