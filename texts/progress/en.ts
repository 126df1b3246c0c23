import type { progressRu } from './ru.ts'

export const progressEn: Record<keyof typeof progressRu, string> = {
  'progress.lead': 'Once a month we show what has been done on every site and how much is left.',
  'progress.description':
    'Construction progress of the Kerege projects by month: completion, stages and pictures. {month}.',
  'progress.of': 'Construction progress: {name}',
  'progress.of.description': '{name}: {percent} built, {date}. Stages, pictures and a comparison by month.',
  'progress.of.empty': '{name}: construction progress by month, stages and pictures.',
  'progress.months': 'Month',
  'progress.timeline': 'All months',
  'progress.whole': 'The whole project',
  'progress.change.month': '{points} points in a month',
  'progress.change.since': '{points} points since {date}',
  'progress.change.none': 'no change since the previous entry',
  'progress.stages': 'Stages',
  'progress.visual':
    'The pictures are visualisations of the project and of the work, not photographs of the site.',
  'progress.video': 'Video of the site',
  'progress.webcam': 'Webcam on the site',
  'progress.compare': 'Before and after',
  'progress.compare.with': 'The month to compare with',
  'progress.compare.slider': 'Border between the pictures: {before} and {after}',
  'progress.link': 'Construction by month',
  'progress.history': 'How it was built',
  'progress.empty.title': 'No entries about the construction yet',
  'progress.empty.text': 'The first one appears when work on the site begins.',
}
