import { writeJson } from '#database/engines/json.ts'
import type { Row } from '../content.ts'
import type { RowSource } from './row-source.ts'

/** Words that a reader reads in a minute. */
const readingSpeed = 180

export function articleRows({ records, ids, now }: RowSource): Row<'articles'>[] {
  return records.articles.map(({ slug, record, text }) => ({
    id: ids.of('articles', slug),
    slug,
    title: writeJson(record.title),
    lead: writeJson(record.lead),
    body_html: writeJson(text.html),
    cover: writeJson(record.cover),
    category: record.category,
    published_at: record.published_at,
    reading_minutes: Math.max(1, Math.round(text.words / readingSpeed)),
    tags: writeJson(record.tags),
    sources: writeJson(record.sources),
    updated_at: now,
  }))
}

export function answerRows({ records, ids }: RowSource): Row<'answers'>[] {
  return records.answers.map(({ slug, record }) => ({
    id: ids.of('answers', slug),
    slug,
    topic: record.topic,
    question: writeJson(record.question),
    answer_html: writeJson(record.answer),
    sources: writeJson(record.sources),
    places: writeJson(record.places),
    estate_categories: writeJson(record.categories),
    complexes: writeJson(record.complexes.map((complex) => ids.of('complexes', complex))),
    checked_at: record.checked_at,
    sort_order: record.sort_order,
  }))
}

export function promotionRows({ records, ids, now }: RowSource): Row<'promotions'>[] {
  return records.promotions.map(({ slug, record, text }) => ({
    id: ids.of('promotions', slug),
    slug,
    title: writeJson(record.title),
    lead: writeJson(record.lead),
    body_html: writeJson(text.html),
    cover: writeJson(record.cover),
    starts_at: record.starts_at,
    ends_at: record.ends_at,
    discount: record.discount,
    estate_categories: writeJson(record.categories),
    conditions_html: writeJson(record.conditions),
    updated_at: now,
  }))
}

export function complexPromotionRows({ records, ids }: RowSource): Row<'complex_promotions'>[] {
  return records.promotions.flatMap(({ slug, record }) =>
    record.complexes.map((complex) => ({
      complex_id: ids.of('complexes', complex),
      promotion_id: ids.of('promotions', slug),
    })),
  )
}

export function bannerRows({ records, ids }: RowSource): Row<'banners'>[] {
  return records.banners.map(({ slug, record }) => ({
    id: ids.of('banners', slug),
    title: writeJson(record.title),
    text: writeJson(record.text),
    image: writeJson({ desktop: record.desktop, mobile: record.mobile }),
    link: record.link,
    starts_at: record.starts_at,
    ends_at: record.ends_at,
    sort_order: record.sort_order,
  }))
}

export function reviewRows({ records, ids }: RowSource): Row<'reviews'>[] {
  return records.reviews.map(({ slug, record }) => ({
    id: ids.of('reviews', slug),
    author: writeJson(record.author),
    text: writeJson(record.text),
    rating: record.rating,
    date: record.date,
    complex_id: ids.ofAny('complexes', record.complex),
    source: record.source,
    url: record.url,
    reply: writeJson(record.reply),
    video_url: record.video_url,
  }))
}

export function photoRows({ records, ids }: RowSource): Row<'photos'>[] {
  return records.photos.map(({ slug, record }) => ({
    id: ids.of('photos', slug),
    title: writeJson(record.title),
    image: writeJson(record.picture),
    complex_id: ids.ofAny('complexes', record.complex),
    date: record.date,
  }))
}

export function videoRows({ records, ids }: RowSource): Row<'videos'>[] {
  return records.videos.map(({ slug, record }) => ({
    id: ids.of('videos', slug),
    title: writeJson(record.title),
    src: record.file,
    preview: writeJson(record.preview),
    complex_id: ids.ofAny('complexes', record.complex),
    date: record.date,
    youtube_id: record.youtube_id,
  }))
}

export function propertyDescriptionRows({ records, ids }: RowSource): Row<'property_descriptions'>[] {
  return records['property-descriptions'].map(({ slug, record }) => ({
    id: ids.of('property-descriptions', slug),
    type: record.type,
    category: record.category,
    complex_id: ids.ofAny('complexes', record.complex),
    house_id: ids.ofAny('houses', record.house),
    rooms: record.rooms,
    title: writeJson(record.title),
    text_html: writeJson(record.text),
  }))
}
