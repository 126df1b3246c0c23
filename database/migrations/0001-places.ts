import type { ColumnTypes } from './column-types.ts'

/** Cities, projects, houses and the drawings of units. */
export const placeTables = ({ decimal, flag, json, strict }: ColumnTypes) => [
  `create table cities (
    id integer primary key,
    slug text not null unique,
    ${json('name')} not null,
    sort_order integer not null
  ) ${strict}`,

  `create table complexes (
    id integer primary key,
    slug text not null unique,
    ${json('name')} not null,
    city_id integer not null references cities (id),
    ${json('district')} not null,
    ${json('address')} not null,
    ${json('former_address')},
    lat ${decimal} not null check (lat between -90 and 90),
    lng ${decimal} not null check (lng between -180 and 180),
    class_code text not null check (class_code in ('I', 'II', 'III', 'IV')),
    ${json('class_label')} not null,
    ${json('description_html')} not null,
    status text not null check (status in ('planned', 'selling', 'ready', 'sold_out')),
    deadline_year integer,
    deadline_quarter integer check (deadline_quarter between 1 and 4),
    progress_percent integer not null check (progress_percent between 0 and 100),
    is_new ${flag} not null check (is_new in (0, 1)),
    ${json('image')} not null,
    ${json('gallery')} not null,
    ${json('genplan')} not null,
    ${json('features')} not null,
    ${json('infrastructure')} not null,
    ${json('documents')} not null,
    ${legalColumns},
    webcam_url text,
    video_url text,
    ${json('seo_title')} not null,
    ${json('seo_description')} not null,
    sort_order integer not null,
    updated_at text not null,
    check ((deadline_year is null) = (deadline_quarter is null))
  ) ${strict}`,
  `create index complexes_city on complexes (city_id)`,

  `create table houses (
    id integer primary key,
    slug text not null unique,
    complex_id integer not null references complexes (id),
    ${json('name')} not null,
    queue_no integer not null,
    floors integer not null check (floors > 0),
    ${json('sections')} not null,
    ${json('footprint')} not null,
    azimuth ${decimal} not null,
    height_m ${decimal} not null,
    ${json('facade')} not null,
    deadline_year integer,
    deadline_quarter integer check (deadline_quarter between 1 and 4),
    handed_over_at text,
    ${legalColumns},
    sort_order integer not null,
    updated_at text not null,
    unique (id, complex_id),
    check ((deadline_year is null) = (deadline_quarter is null))
  ) ${strict}`,
  `create index houses_complex on houses (complex_id)`,

  `create table plans (
    code text primary key,
    category text not null,
    rooms integer not null,
    card text not null,
    ${json('detail')} not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    ${json('room_list')} not null
  ) ${strict}`,
]

const legalColumns = `permit_no text,
    permit_date text,
    legal_method text check (legal_method in ('guarantee', 'bank', 'frame')),
    guarantee_no text,
    builder_name text,
    bin text`
