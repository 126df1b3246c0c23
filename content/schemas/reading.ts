import { z } from 'zod'
import { CategoryCode } from '#contract/common.ts'
import { answerPlaces, answerTopics } from '#domain/answer-words.ts'
import { articleCategories } from '#domain/article-categories.ts'
import { staffError } from '#domain/staff/staff-text.ts'
import {
  Address,
  Code,
  Day,
  isPeriod,
  linkOf,
  longTextOf,
  markdownOf,
  Moment,
  pictureOf,
  record,
  slugOf,
  SortOrder,
  sourced,
  videoOf,
} from './parts.ts'
import { Name, Text } from './texts.ts'
import type { World } from '../world.ts'

/** News. The text is the Markdown beside it, or `text`. */
export function articleSchema(world: World) {
  return record({
    title: Text,
    lead: Text,
    cover: pictureOf(world).nullable().default(null),
    category: z.enum(articleCategories),
    published_at: Moment,
    tags: z.array(Code).default([]),
    text: longTextOf(world),
    ...sourced,
  })
}

/**
 * A question that buyers ask, with its answer. `places` are the pages that lead to it; empty lists of kinds of units or
 * projects mean all of them.
 */
export function answerSchema(world: World) {
  return record({
    topic: z.enum(answerTopics),
    question: Text,
    answer: markdownOf(world),
    places: z.array(z.enum(answerPlaces)).default([]),
    categories: z.array(CategoryCode).default([]),
    complexes: z.array(slugOf(world, 'complexes')).default([]),
    checked_at: Day,
    sort_order: SortOrder,
    ...sourced,
  })
}

const backwards = { path: ['ends_at'], ...staffError('must not be earlier than starts_at') }

/**
 * Offers for a time; the text is the Markdown beside it, or `text`. `discount` is in per cent; `houses` and `rooms_from` narrow
 * an offer. Empty lists of projects or categories mean all of them.
 */
export function promotionSchema(world: World) {
  return record({
    title: Text,
    lead: Text,
    cover: pictureOf(world).nullable().default(null),
    starts_at: Day,
    ends_at: Day.nullable().default(null),
    discount: z.number().positive().max(50).nullable().default(null),
    categories: z.array(CategoryCode).default([]),
    complexes: z.array(slugOf(world, 'complexes')).default([]),
    houses: z.enum(['all', 'ready', 'unfinished']).default('all'),
    rooms_from: z.int().min(0).default(0),
    conditions: markdownOf(world),
    text: longTextOf(world),
  }).refine(({ starts_at: from, ends_at: to }) => isPeriod({ from, to }), backwards)
}

export function bannerSchema(world: World) {
  return record({
    title: Text,
    text: Text,
    desktop: pictureOf(world),
    mobile: pictureOf(world),
    link: linkOf(world),
    starts_at: Day.nullable().default(null),
    ends_at: Day.nullable().default(null),
    sort_order: SortOrder,
  }).refine(({ starts_at: from, ends_at: to }) => isPeriod({ from, to }), backwards)
}

/**
 * A review word for word, or what it says in a sentence. `url` is its place on the web; `reply` what the company has
 * answered there (R976).
 */
export function reviewSchema(world: World) {
  return record({
    author: Name,
    text: Text,
    rating: z.int().min(1).max(5),
    date: Day,
    complex: slugOf(world, 'complexes').nullable().default(null),
    source: z.string().min(1, staffError('must not be empty')),
    url: Address.nullable().default(null),
    reply: z.strictObject({ date: Day, text: Text }).nullable().default(null),
    video_url: z.url().nullable().default(null),
  }).refine(({ date, reply }) => reply === null || date <= reply.date, {
    path: ['reply', 'date'],
    ...staffError('must not be earlier than the review'),
  })
}

export function photoSchema(world: World) {
  return record({
    title: Text,
    picture: pictureOf(world),
    complex: slugOf(world, 'complexes').nullable().default(null),
    date: Day,
  })
}

/** A film: a file of our own or one on YouTube. */
export function videoSchema(world: World) {
  return record({
    title: Text,
    file: videoOf(world).nullable().default(null),
    preview: pictureOf(world),
    complex: slugOf(world, 'complexes').nullable().default(null),
    date: Day,
    youtube_id: z
      .string()
      .regex(/^[\w-]{11}$/, staffError('must be the 11 signs of a YouTube address'))
      .nullable()
      .default(null),
  }).refine(({ file, youtube_id }) => file !== null || youtube_id !== null, {
    path: ['file'],
    ...staffError('a film needs a file or a youtube_id'),
  })
}

/** A text about a group of units; null means «any». `type` is the place of the text on a page. */
export function propertyDescriptionSchema(world: World) {
  return record({
    type: Code,
    category: CategoryCode.nullable().default(null),
    complex: slugOf(world, 'complexes').nullable().default(null),
    house: slugOf(world, 'houses').nullable().default(null),
    rooms: z.int().min(0).max(4).nullable().default(null),
    title: Text,
    text: markdownOf(world),
  })
}
