import type { ColumnTypes } from './column-types.ts'

/** The site itself: banners, texts, settings, the state of the content, and the requests of visitors. */
export const siteTables = ({ flag, json, strict }: ColumnTypes) => [
  `create table banners (
    id integer primary key,
    ${json('title')} not null,
    ${json('text')} not null,
    ${json('image')} not null,
    link text not null,
    starts_at text,
    ends_at text,
    sort_order integer not null
  ) ${strict}`,

  `create table feedback_images (
    id integer primary key,
    ${json('image')} not null,
    sort_order integer not null
  ) ${strict}`,

  `create table redirects (
    path text primary key,
    target text not null,
    is_prefix ${flag} not null check (is_prefix in (0, 1)),
    status integer not null check (status in (301, 302))
  ) ${strict}`,

  `create table localizations (
    language text not null check (language in ('ru', 'kk', 'en')),
    key text not null,
    content text not null,
    primary key (language, key)
  ) ${strict}`,

  `create table settings (
    key text primary key,
    ${json('value')} not null
  ) ${strict}`,

  `create table content_state (
    id integer primary key check (id = 1),
    version integer not null,
    changed_at text not null
  ) ${strict}`,
  `insert into content_state (id, version, changed_at) values (1, 1, '1970-01-01T00:00:00.000Z')`,

  // No foreign keys: a request is kept even when its unit is deleted.
  `create table leads (
    id text primary key,
    form text not null,
    name text not null,
    phone text not null,
    email text not null,
    message text not null,
    consent_given ${flag} not null check (consent_given in (0, 1)),
    consent_version text not null,
    consent_at text not null,
    address text not null,
    language text not null,
    page_url text not null,
    referrer text not null,
    idempotency_key text,
    complex_id integer,
    house_id integer,
    estate_id integer,
    ${json('body')} not null,
    created_at text not null,
    unique (idempotency_key, form, phone)
  ) ${strict}`,
  `create index leads_created on leads (created_at)`,
]
