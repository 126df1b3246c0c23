/** What answers are about, in the order in which the page has them. */
export const answerTopics = [
  'developer',
  'contract',
  'money',
  'house',
  'handover',
  'place',
  'distance',
] as const
export type AnswerTopic = (typeof answerTopics)[number]

/** The pages on which a question may arise: of a unit, of a project, of the ways to buy. */
export const answerPlaces = ['estate', 'project', 'purchase'] as const
export type AnswerPlace = (typeof answerPlaces)[number]
