import type { ColumnTypes } from './column-types.ts'

/** The company: people, offices, awards, work, and how its homes are paid for. */
export const companyTables = ({ decimal, flag, json, strict }: ColumnTypes) => [
  `create table awards (
    id integer primary key,
    ${json('title')} not null,
    year integer not null,
    ${json('issuer')} not null,
    ${json('image')} not null,
    ${json('description')} not null
  ) ${strict}`,

  `create table employees (
    id integer primary key,
    ${json('name')} not null,
    ${json('position')} not null,
    ${json('department')} not null,
    ${json('photo')} not null,
    phone text,
    email text,
    sort_order integer not null
  ) ${strict}`,

  `create table contacts (
    id integer primary key,
    type text not null check (type in ('office', 'sales', 'hr')),
    city_id integer not null references cities (id),
    ${json('title')} not null,
    ${json('address')} not null,
    lat ${decimal} not null,
    lng ${decimal} not null,
    ${json('phones')} not null,
    whatsapp text,
    telegram text,
    email text,
    ${json('hours')} not null,
    ${json('map_links')} not null,
    sort_order integer not null
  ) ${strict}`,
  `create index contacts_city on contacts (city_id)`,

  `create table mortgages (
    id integer primary key,
    code text not null unique,
    ${json('title')} not null,
    ${json('bank')} not null,
    kind text not null check (kind in ('state', 'market', 'developer', 'islamic', 'installment')),
    rate_nominal ${decimal} not null,
    rate_effective ${decimal} not null,
    initial_payment_min ${decimal} not null,
    term_months_min integer not null,
    term_months_max integer not null,
    ${json('price_cap')} not null,
    ${json('loan_cap')} not null,
    ${json('finishing_required')} not null,
    ${json('conditions_html')} not null,
    source_url text,
    valid_from text not null,
    valid_to text
  ) ${strict}`,

  `create table complex_mortgages (
    complex_id integer not null references complexes (id) on delete cascade,
    mortgage_id integer not null references mortgages (id) on delete cascade,
    primary key (complex_id, mortgage_id)
  ) ${strict}`,
  `create index complex_mortgages_mortgage on complex_mortgages (mortgage_id)`,

  `create table calculators (
    id integer primary key,
    type text not null check (type in ('mortgage', 'installment')),
    ${json('title')} not null,
    rate ${decimal} not null,
    rate_effective ${decimal} not null,
    ${json('months')} not null,
    step integer not null,
    ${json('options')} not null,
    complex_id integer references complexes (id) on delete cascade,
    house_id integer references houses (id) on delete cascade,
    ${json('estate_categories')} not null
  ) ${strict}`,
  `create index calculators_complex on calculators (complex_id)`,
  `create index calculators_house on calculators (house_id)`,

  `create table vacancy_categories (
    id integer primary key,
    slug text not null unique,
    ${json('title')} not null,
    sort_order integer not null
  ) ${strict}`,

  `create table vacancies (
    id integer primary key,
    slug text not null unique,
    ${json('title')} not null,
    category_id integer not null references vacancy_categories (id),
    city_id integer not null references cities (id),
    employment text not null,
    experience text not null,
    salary_from integer,
    salary_to integer,
    is_burning ${flag} not null check (is_burning in (0, 1)),
    is_student ${flag} not null check (is_student in (0, 1)),
    published_at text not null,
    ${json('duties_html')} not null,
    ${json('requirements_html')} not null,
    ${json('conditions_html')} not null,
    updated_at text not null
  ) ${strict}`,
  `create index vacancies_category on vacancies (category_id)`,
  `create index vacancies_city on vacancies (city_id)`,
]
