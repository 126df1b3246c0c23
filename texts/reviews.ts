import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What the company answers to reviews. */
export const reviews = {
  'reviews.reply': {
    ru: 'Ответ компании, {date}',
    kk: 'Компанияның жауабы, {date}',
    en: 'The company’s reply, {date}',
  },
  'reviews.rating': {
    ru: 'Оценка: {rating} из 5',
    kk: 'Бағалауы: {rating} / 5',
    en: 'Rating: {rating} out of 5',
  },
} satisfies TextsByKey
