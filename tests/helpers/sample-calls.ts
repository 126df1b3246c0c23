import { endpoints } from '#contract/endpoints.ts'

type SampleCall = {
  params?: Readonly<Record<string, string | number>>
  query?: string
  body?: Readonly<Record<string, unknown>>
}

const person = { name: 'Әлия', phone: '+77011234567', email: 'aliya@example.kz', consent: true }

/** The input that a call needs to succeed on `sampleSite`, by its path. Others need none. */
const calls: Readonly<Record<string, SampleCall>> = {
  [endpoints.localizations.path]: { params: { lang: 'ru' } },
  [endpoints.estate.path]: { params: { id: 1 } },
  [endpoints.priceSheet.path]: { params: { id: 1 } },
  [endpoints.estateRelaxations.path]: { query: 'price_to=1000000' },
  [endpoints.phrase.path]: { query: `q=${encodeURIComponent('двушка до 30 млн')}` },
  [endpoints.phraseSuggestions.path]: { query: `q=${encodeURIComponent('двушка сдан')}` },
  [endpoints.estateCounts.path]: { query: 'list=rooms%3D1&list=category%3Dgarage' },
  [endpoints.shortlist.path]: { query: 'ids=1,2' },
  [endpoints.article.path]: { params: { slug: 'article-1' } },
  [endpoints.promotion.path]: { params: { slug: 'promotion-1' } },
  [endpoints.complex.path]: { params: { slug: 'project-1' } },
  [endpoints.model.path]: { params: { slug: 'project-1' } },
  [endpoints.house.path]: { params: { slug: 'house-1' } },
  [endpoints.houseEstates.path]: { params: { slug: 'house-1' } },
  [endpoints.houseFloor.path]: { params: { slug: 'house-1', section: '1', floor: '2' } },
  [endpoints.award.path]: { params: { id: 1 } },
  [endpoints.vacancy.path]: { params: { slug: 'engineer-1' } },
  [endpoints.redirect.path]: { query: 'path=/old' },
  [endpoints.callback.path]: { body: person },
  [endpoints.meets.path]: { body: { ...person, time_slot: '15:00', format: 'office', office_id: 1 } },
  [endpoints.questions.path]: { body: { ...person, message: 'Когда сдаётся дом?' } },
  [endpoints.reserves.path]: { body: { ...person, estate_id: 1, payment_method: 'mortgage' } },
  [endpoints.application.path]: { body: { ...person, vacancy_id: 1, cover_letter: 'Здравствуйте' } },
  [endpoints.studentApplication.path]: {
    body: { ...person, university: 'КазНТУ', speciality: 'Строительство', course: 3 },
  },
  [endpoints.subscribe.path]: { body: { email: 'aliya@example.kz', consent: true } },
  [endpoints.watchSubject.path]: { query: 'category=flat&rooms=2' },
  [endpoints.watch.path]: {
    body: { email: 'aliya@example.kz', consent: true, category: 'flat', search: 'rooms=2' },
  },
  [endpoints.watchInChat.path]: { body: { consent: true, complex_id: 1 } },
  [endpoints.exportCalculation.path]: {
    body: {
      type: 'installment',
      price: 25_000_000,
      initial_payment: 5_000_000,
      months: 12,
      format: 'csv',
    },
  },
}

export function sampleCall({ path }: { readonly path: string }): SampleCall {
  return calls[path] ?? {}
}
