import { z } from 'zod'
import { answerPlaces, answerTopics } from '#domain/answer-words.ts'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

/** Where a sentence comes from: a law with its article, or a publication. */
export const Source = z.object({
  act: z.string().meta({ description: 'Name of the law, or of the publication' }),
  article: z.string().nullable().meta({ description: 'Article or item; null where the whole is meant' }),
  date: z.iso.date().meta({ description: 'Day of the law, of its edition, or of the publication' }),
  url: z.string().nullable(),
})
export type Source = z.infer<typeof Source>

/** A question that buyers ask, with its answer. */
export const Answer = z.object({
  id: z.int(),
  slug: z.string(),
  topic: z.enum(answerTopics),
  question: z.string(),
  answer_html: z.string(),
  sources: z.array(Source),
  checked_at: z.iso
    .date()
    .meta({ description: 'The day on which somebody last compared the answer with its sources' }),
})
export type Answer = z.infer<typeof Answer>

function filterText(description: string, example: string) {
  return z.string().optional().meta({ description, example })
}

export const getAnswers = {
  ...endpoints.answers,
  summary: 'Questions of buyers with their answers: all, those that a search finds, or those of a page',
  query: z.object({
    search: filterText(
      'Words of the question or the answer in any of the three languages, Kazakh letters also as Russian ones',
      'залог',
    ),
    topic: filterText(`One of ${answerTopics.join(', ')}`, 'contract'),
    place: filterText(`Only those that belong to a page: ${answerPlaces.join(', ')}`, 'estate'),
    estate_category_id: filterText('Only those about units of this tab, and about all', '1'),
    complex_id: filterText('Only those about this project, and about all; 0 means any', '1'),
    limit: filterText('At most so many, the first ones; 1 to 100', '1'),
  }),
  answer: list(Answer),
} as const
