import { about } from './about.ts'
import { analytics } from './analytics.ts'
import { answers } from './answers.ts'
import { appointment } from './appointment.ts'
import { bare } from './bare.ts'
import { calculation } from './calculation.ts'
import { career } from './career.ts'
import { contacts } from './contacts.ts'
import { contents } from './contents.ts'
import { contract } from './contract.ts'
import { errors } from './errors.ts'
import { estate } from './estate.ts'
import { facts } from './facts.ts'
import { favorites } from './favorites.ts'
import { filters } from './filters.ts'
import { find } from './find.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { handovers } from './handovers.ts'
import { letters } from './letters.ts'
import { lightbox } from './lightbox.ts'
import { manifest } from './manifest.ts'
import { map } from './map.ts'
import { means } from './means.ts'
import { messages } from './messages.ts'
import { model } from './model.ts'
import { payment } from './payment.ts'
import { picker } from './picker.ts'
import { policy } from './policy.ts'
import { priceSheet } from './price-sheet.ts'
import { priceSteps } from './price-steps.ts'
import { difference } from './difference.ts'
import { progress } from './progress.ts'
import { promises } from './promises.ts'
import { projects } from './projects.ts'
import { purchase } from './purchase.ts'
import { reviews } from './reviews.ts'
import { site } from './site.ts'
import { views } from './views.ts'
import { watch } from './watch.ts'
import { home } from './home.ts'
import { unit } from './unit.ts'
import { compass } from './compass.ts'
import { subscription } from './subscription.ts'
import { meeting } from './meeting.ts'
import { meetingAnswers } from './meeting-answers.ts'
import { ownMeeting } from './own-meeting.ts'
import { request } from './request.ts'
import { ways } from './ways.ts'
import { properties } from './properties.ts'
import { listing } from './listing.ts'
import { readings } from './readings.ts'
import { news } from './news.ts'
import { promo } from './promo.ts'
import { cardPayment } from './card-payment.ts'
import { projectList } from './project-list.ts'
import { project } from './project.ts'
import { houses } from './houses.ts'
import { house } from './house.ts'
import { cells } from './cells.ts'
import { board } from './board.ts'
import { scheme } from './scheme.ts'
import { promiseLines } from './promise-lines.ts'
import { timeline } from './timeline.ts'
import { lists } from './lists.ts'
import { unitState } from './unit-state.ts'
import { share } from './share.ts'
import { letterLinks } from './letter-links.ts'
import { overviews } from './overviews.ts'
import { inLanguage } from './text.ts'

/** The texts by the part of the site that says them. */
const areas = {
  about,
  analytics,
  answers,
  bare,
  calculation,
  career,
  contacts,
  contents,
  contract,
  errors,
  facts,
  favorites,
  estate,
  filters,
  find,
  forms,
  frame,
  handovers,
  letters,
  lightbox,
  manifest,
  map,
  means,
  messages,
  model,
  difference,
  payment,
  picker,
  policy,
  priceSheet,
  priceSteps,
  progress,
  projects,
  promises,
  purchase,
  reviews,
  site,
  views,
  watch,
  home,
  unit,
  compass,
  subscription,
  appointment,
  meeting,
  meetingAnswers,
  ownMeeting,
  request,
  ways,
  properties,
  listing,
  readings,
  news,
  promo,
  cardPayment,
  projectList,
  project,
  houses,
  house,
  cells,
  board,
  scheme,
  promiseLines,
  timeline,
  lists,
  unitState,
  share,
  letterLinks,
  overviews,
} as const

export type TextArea = keyof typeof areas

export const textAreas = Object.keys(areas) as TextArea[]

/** Key of a text of the markup. */
export type TextKey = { [Area in TextArea]: keyof (typeof areas)[Area] }[TextArea]

/** All texts of one language. */
export type Texts = Readonly<Record<TextKey, string>>

export const texts: Readonly<Record<'ru' | 'kk' | 'en', Texts>> = {
  ru: allIn('ru'),
  kk: allIn('kk'),
  en: allIn('en'),
}

function allIn(language: 'ru' | 'kk' | 'en'): Texts {
  return Object.assign({}, ...Object.values(areas).map((area) => inLanguage(area, language))) as Texts
}

/** The keys of one part of the site. */
export function keysOf(area: TextArea): readonly TextKey[] {
  return Object.keys(areas[area]) as TextKey[]
}
