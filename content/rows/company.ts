import { writeJson } from '#database/engines/json.ts'
import type { Row } from '../content.ts'
import { projectsOf } from '../programme-projects.ts'
import { Phone } from '../schemas/parts.ts'
import { officeTitles } from './plain-words.ts'
import type { RowSource } from './row-source.ts'

export function awardRows({ records, ids }: RowSource): Row<'awards'>[] {
  return records.awards.map(({ slug, record }) => ({
    id: ids.of('awards', slug),
    title: writeJson(record.title),
    year: record.year,
    issuer: writeJson(record.issuer),
    image: writeJson(record.picture),
    description: writeJson(record.description),
  }))
}

export function employeeRows({ records, ids }: RowSource): Row<'employees'>[] {
  return records.employees.map(({ slug, record }) => ({
    id: ids.of('employees', slug),
    name: writeJson(record.name),
    position: writeJson(record.position),
    department: writeJson(record.department),
    photo: writeJson(null),
    phone: record.phone,
    email: record.email,
    sort_order: record.sort_order,
  }))
}

export function contactRows({ records, ids }: RowSource): Row<'contacts'>[] {
  const { data: own } = Phone.safeParse(records.company.phone)
  return records.contacts.map(({ slug, record }) => ({
    id: ids.of('contacts', slug),
    type: record.type,
    city_id: ids.of('cities', record.city),
    title: writeJson(record.title ?? officeTitles[record.type]),
    address: writeJson(record.address),
    lat: record.lat,
    lng: record.lng,
    phones: writeJson(record.phones.length > 0 || own === undefined ? record.phones : [own]),
    whatsapp: record.whatsapp,
    telegram: record.telegram,
    email: record.email,
    hours: writeJson(record.hours),
    map_links: writeJson(record.map_links),
    sort_order: record.sort_order,
  }))
}

export function vacancyCategoryRows({ records, ids }: RowSource): Row<'vacancy_categories'>[] {
  return records['vacancy-categories'].map(({ slug, record }) => ({
    id: ids.of('vacancy-categories', slug),
    slug,
    title: writeJson(record.title),
    sort_order: record.sort_order,
  }))
}

export function vacancyRows({ records, ids, now }: RowSource): Row<'vacancies'>[] {
  const forStudents = records['vacancy-categories'].filter(({ record }) => record.is_student)
  const studentCategories = new Set(forStudents.map(({ slug }) => slug))
  return records.vacancies.map(({ slug, record }) => ({
    id: ids.of('vacancies', slug),
    slug,
    title: writeJson(record.title),
    category_id: ids.of('vacancy-categories', record.category),
    city_id: ids.of('cities', record.city),
    employment: record.employment,
    experience: record.experience,
    salary_from: record.salary_from,
    salary_to: record.salary_to,
    is_burning: record.is_burning ? 1 : 0,
    is_student: studentCategories.has(record.category) ? 1 : 0,
    published_at: record.published_at,
    duties_html: writeJson(record.duties),
    requirements_html: writeJson(record.requirements),
    conditions_html: writeJson(record.conditions),
    updated_at: now,
  }))
}

export function mortgageRows({ records, ids }: RowSource): Row<'mortgages'>[] {
  const caps = (list: readonly { city: string; amount: number }[]) =>
    writeJson(list.map(({ city, amount }) => ({ city_id: ids.of('cities', city), amount })))
  return records.mortgages.map(({ slug, record }) => ({
    id: ids.of('mortgages', slug),
    code: slug,
    title: writeJson(record.title),
    bank: writeJson(record.bank),
    kind: record.kind,
    rate_nominal: record.rate_nominal,
    rate_effective: record.rate_effective,
    fee: record.fee,
    initial_payment_min: record.initial_payment_min,
    term_months_min: record.term_months_min,
    term_months_max: record.term_months_max,
    price_cap: caps(record.price_cap),
    loan_cap: caps(record.loan_cap),
    finishing_required: writeJson(record.finishing_required),
    steps: writeJson(record.steps),
    houses: writeJson(record.houses.map((house) => ids.of('houses', house))),
    combines_with_discounts: record.combines_with_discounts ? 1 : 0,
    asks: writeJson(record.asks),
    applications: record.applications,
    conditions_html: writeJson(record.conditions),
    source_url: record.source_url,
    valid_from: record.valid_from,
    valid_to: record.valid_to,
  }))
}

export function complexMortgageRows({ records, ids }: RowSource): Row<'complex_mortgages'>[] {
  return records.mortgages.flatMap(({ slug, record }) =>
    projectsOf(record, records).map((complex) => ({
      complex_id: ids.of('complexes', complex),
      mortgage_id: ids.of('mortgages', slug),
    })),
  )
}

export function calculatorRows({ records, ids }: RowSource): Row<'calculators'>[] {
  return records.calculators.map(({ slug, record }) => ({
    id: ids.of('calculators', slug),
    type: record.type,
    title: writeJson(record.title),
    rate: record.rate,
    rate_effective: record.rate_effective,
    months: writeJson(record.months),
    step: record.step,
    options: writeJson(record.options),
    complex_id: ids.ofAny('complexes', record.complex),
    house_id: ids.ofAny('houses', record.house),
    estate_categories: writeJson(record.categories),
  }))
}
