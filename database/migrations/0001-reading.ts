import type { ColumnTypes } from './column-types.ts'

/** The content beside the units: news, promotions, reviews, pictures, construction progress. */
export const readingTables = ({ decimal, json, strict }: ColumnTypes) => [
  `create table articles (
    id integer primary key,
    slug text not null unique,
    ${json('title')} not null,
    ${json('lead')} not null,
    ${json('body_html')} not null,
    ${json('cover')} not null,
    category text not null,
    published_at text not null,
    reading_minutes integer not null,
    ${json('tags')} not null,
    updated_at text not null
  ) ${strict}`,
  `create index articles_published on articles (published_at)`,

  `create table promotions (
    id integer primary key,
    slug text not null unique,
    ${json('title')} not null,
    ${json('lead')} not null,
    ${json('body_html')} not null,
    ${json('cover')} not null,
    starts_at text not null,
    ends_at text,
    discount ${decimal},
    ${json('estate_categories')} not null,
    ${json('conditions_html')} not null,
    updated_at text not null
  ) ${strict}`,

  `create table complex_promotions (
    complex_id integer not null references complexes (id) on delete cascade,
    promotion_id integer not null references promotions (id) on delete cascade,
    primary key (complex_id, promotion_id)
  ) ${strict}`,
  `create index complex_promotions_promotion on complex_promotions (promotion_id)`,

  `create table reviews (
    id integer primary key,
    ${json('author')} not null,
    ${json('text')} not null,
    rating integer not null check (rating between 1 and 5),
    date text not null,
    complex_id integer references complexes (id),
    source text not null,
    video_url text
  ) ${strict}`,
  `create index reviews_complex on reviews (complex_id)`,

  `create table photos (
    id integer primary key,
    ${json('title')} not null,
    ${json('image')} not null,
    complex_id integer references complexes (id),
    date text not null
  ) ${strict}`,
  `create index photos_complex on photos (complex_id)`,

  `create table videos (
    id integer primary key,
    ${json('title')} not null,
    src text,
    ${json('preview')} not null,
    complex_id integer references complexes (id),
    date text not null,
    youtube_id text
  ) ${strict}`,
  `create index videos_complex on videos (complex_id)`,

  `create table property_descriptions (
    id integer primary key,
    type text not null,
    category text,
    complex_id integer references complexes (id) on delete cascade,
    house_id integer references houses (id) on delete cascade,
    rooms integer,
    ${json('title')} not null,
    ${json('text_html')} not null
  ) ${strict}`,
  `create index property_descriptions_complex on property_descriptions (complex_id)`,
  `create index property_descriptions_house on property_descriptions (house_id)`,

  `create table construction_progress (
    id integer primary key,
    complex_id integer not null references complexes (id) on delete cascade,
    house_id integer references houses (id) on delete cascade,
    date text not null,
    ${json('title')} not null,
    percent integer not null check (percent between 0 and 100),
    ${json('stages')} not null,
    ${json('photos')} not null,
    video_url text,
    webcam_url text
  ) ${strict}`,
  `create index construction_progress_complex on construction_progress (complex_id, date)`,
  `create index construction_progress_house on construction_progress (house_id)`,
]
