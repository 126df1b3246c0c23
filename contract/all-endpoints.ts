import type { z } from 'zod'
import { postApplication, postStudentApplication } from './applications.ts'
import { Article, ArticleCard, getArticle, getArticleFilters, getArticles } from './articles.ts'
import type { Endpoint } from './api-client.ts'
import { getAnswers } from './answers.ts'
import { Award, getAward, getAwards } from './awards.ts'
import { Banner, getBanners } from './banners.ts'
import { getBuild } from './build.ts'
import { exportCalculation } from './calculation-export.ts'
import { Calculator, getCalculators } from './calculators.ts'
import { Deadline, Picture, Restoration } from './common.ts'
import {
  Complex,
  ComplexCard,
  ComplexLink,
  getComplex,
  getComplexes,
  getComplexesNavigation,
  getComplexFilters,
  ProjectHouse,
} from './complexes.ts'
import { Contact, getContacts } from './contacts.ts'
import { Company, CompanyPictures, Dictionaries, getDictionaries } from './dictionaries.ts'
import { Employee, getEmployees } from './employees.ts'
import { ErrorBody } from './errors.ts'
import { EstatePlan, getEstatePlans } from './estate-plans.ts'
import {
  CardWithPayment,
  CategoryTab,
  Estate,
  EstateCard,
  EstateGone,
  Filter,
  getCategories,
  getEstate,
  getEstateCounts,
  getEstateFilters,
  getEstateRelaxations,
  getEstates,
  MonthlyFrom,
} from './estates.ts'
import { FeedbackImage, getFeedbackImages } from './feedback-images.ts'
import { OwnMeeting, ownMeeting, postCallback, postMeets, postQuestion, postReserve } from './feedback.ts'
import {
  FloorEstate,
  getHandovers,
  getHouse,
  getHouseEstates,
  getHouseFloor,
  Handover,
  House,
  HouseEstate,
  Legal,
  mostHouseEstates,
} from './houses.ts'
import { getLocalizations, Localization } from './localizations.ts'
import { getModel, Model } from './model.ts'
import { getMortgages, Mortgage } from './mortgages.ts'
import { CategoryOffer, RestorationOffer, RoomsOffer } from './offers.ts'
import { OutgoingLead, OutgoingSummary } from './outgoing-lead.ts'
import {
  getPriceSheet,
  PriceBand,
  PriceSheet,
  PriceStep,
  Proof,
  PriceSheetCost,
  PriceSheetSpace,
  PriceSheetWay,
} from './price-sheet.ts'
import { getPhotos, getVideos, Photo, Video } from './photos-videos.ts'
import { getProgress, ProgressEntry } from './progress.ts'
import { getPromises, PromisedHouse, PromiseEvent } from './promises.ts'
import {
  BasicPromotion,
  getBasicPromotions,
  getPromotion,
  getPromotions,
  Promotion,
  PromotionCard,
} from './promotions.ts'
import { getPropertyDescriptions, PropertyDescription } from './property-descriptions.ts'
import { getRedirect, Redirect } from './redirects.ts'
import { getReviews, Review } from './reviews.ts'
import { getPhraseSuggestions, getSearchPhrase } from './search-phrase.ts'
import { getShortlist, ShortlistEstate } from './shortlist.ts'
import { confirmSubscription, leaveSubscription, postSubscription } from './subscriptions.ts'
import {
  getBurningVacancies,
  getVacancies,
  getVacancy,
  getVacancyCategories,
  Vacancy,
  VacancyCard,
  VacancyCategory,
} from './vacancies.ts'
import {
  confirmWatches,
  EstateChange,
  endWatches,
  getEstateChanges,
  getWatchSubject,
  ownWatches,
  OwnWatches,
  postChatWatch,
  postWatch,
  WatchSubject,
} from './watches.ts'

/** A call with its name in the OpenAPI document and its possible answers beside success. */
export type ListedEndpoint = {
  name: string
  endpoint: Endpoint
  refusals: Readonly<Record<number, z.ZodType>>
  /** Notes for developers that the schemas alone do not show. */
  notes?: readonly string[]
  /** The path of a read that the manual shows with its answer; its own path unless told. */
  example?: (first: FirstRecords) => string
  /** Editors wrote all of the answer: no price, status or count is in it. */
  isEditorial?: true
}

/** The first record of each list, in any database: an id or a slug. */
export type FirstRecords = Readonly<
  Record<'estate' | 'complex' | 'house' | 'article' | 'promotion' | 'award' | 'vacancy', string>
>

/** Every call that takes a body. */
const refusedBody = { 400: ErrorBody, 403: ErrorBody, 413: ErrorBody, 415: ErrorBody, 422: ErrorBody }

const refusedForm = { ...refusedBody, 429: ErrorBody, 503: ErrorBody }

/** The same for requests to staff, which take an Idempotency-Key. */
const refusedLead = { ...refusedForm, 409: ErrorBody }

const refusedLink = { ...refusedBody, 503: ErrorBody }

const linkNote =
  'The link in an e-mail leads to a page of the site whose button sends the token here: mail scanners open links, so opening one must neither confirm nor cancel anything. 422 names token: validation.link is none of ours, validation.link_expired needs a new e-mail (links confirm for seven days, and end a subscription for ever).'

const plainBody = 'Send JSON, urlencoded or multipart fields without files, at most 64 KB.'

/** Rules of every form for visitors. */
const formNotes = [
  'phone: any usual way of writing a number of Kazakhstan or Russia (+7…, 8…, or ten digits), with nothing else in it: letters, an extension or a second number are refused. name: 2 to 80 letters.',
  'consent: true once the visitor has ticked the box; form bodies may send true or on. Without this field the request is stored with the consent not_asked; any other value is refused.',
  'Idempotency-Key: a repeat with the same key and content within 24 hours answers 201 with the id of the first; other content with that key is refused with 409 and feedback.key_reused. Without the header, only a request that is equal in every word of the visitor, from the same phone within two minutes, is one request with the first.',
  '201 means that the request is on disk. After 503 nothing was kept: give the visitor the phone number of the company.',
]

const fileNotes = [
  'With a CV send multipart/form-data with the file in the field resume; without one JSON and urlencoded do as well (at most 64 KB).',
  'resume: pdf, doc, docx, rtf or jpg of at most 10 MB, told by its content and not by its name. Another kind, a larger file or an empty one is refused with 422 and validation.file for resume; a body above 11 MB with 413, which names resume too. A file without name and content counts as none; several are refused; files in other fields are passed over.',
]

/** Every call of the API: the document, the manual and the tests go through this list. */
export const allEndpoints: readonly ListedEndpoint[] = [
  {
    name: 'getLocalizations',
    endpoint: getLocalizations,
    example: () => '/api/localizations/en',
    isEditorial: true,
    refusals: { 404: ErrorBody },
  },
  { name: 'getDictionaries', endpoint: getDictionaries, isEditorial: true, refusals: {} },
  { name: 'getCategories', endpoint: getCategories, refusals: {} },
  {
    name: 'getEstateFilters',
    endpoint: getEstateFilters,
    example: () => '/api/estates/filters?category=flat&rooms=2',
    refusals: { 404: ErrorBody },
    notes: [
      'A count is the number of units that choosing this option alone would find, under all other chosen filters. min and max go over the units that satisfy the other filters.',
      'The options are also what the site knows: do not link to values of complex, house, deadline, features, promotion and plan that are not among the options.',
      'The filter plan is there only when it was asked for, with the chosen plans as its options: a site has too many plans to choose from. /api/estates/plans shows them.',
    ],
  },
  {
    name: 'getEstateRelaxations',
    endpoint: getEstateRelaxations,
    example: () => '/api/estates/relaxations?category=flat&rooms=1&price_to=1000000',
    refusals: { 404: ErrorBody },
    notes: [
      'A unit is near when it misses one filter alone, and that by a quarter at most: an amount by a quarter of its bound, floors by three, rooms by one, a year of delivery by one, minutes on foot by five; a project of the same city, another finish, view, plan, programme or promotion, one feature less. Equally near units come in the order of a list without a sort.',
      'A bound of a wider list is moved to the nearest round value, any other filter is given up, however far that is; two filters at once only where one does not help. Empty lists mean that nothing near finds anything. Asked for filters that do find something, it answers what is near them too.',
    ],
  },
  {
    name: 'getSearchPhrase',
    endpoint: getSearchPhrase,
    example: () => `/api/estates/phrase?q=${encodeURIComponent('двушка до 30 млн, не первый этаж')}`,
    refusals: {},
    notes: [
      'Certain rules read the sentence, and nothing is guessed: what no rule knows stands in missed. Languages may be mixed; Latin letters for Cyrillic ones, a wrong keyboard layout and single mistakes are read too.',
      'The names are those of this company: cities, districts, projects, places near them, features, offers and programmes.',
    ],
  },
  {
    name: 'getPhraseSuggestions',
    endpoint: getPhraseSuggestions,
    example: () => `/api/estates/phrase-suggestions?q=${encodeURIComponent('двушка не пер')}`,
    refusals: {},
    notes: [
      'The last words of the sentence are the beginning of a name of this company or of a usual wish. What is offered is always read whole by /api/estates/phrase.',
    ],
  },
  {
    name: 'getEstateCounts',
    endpoint: getEstateCounts,
    example: () => '/api/estates/counts?list=category%3Dflat%26rooms%3D1&list=category%3Dgarage',
    refusals: { 404: ErrorBody },
    notes: [
      'The numbers stand in the order of the lists: each is meta.total of that list. meta.ignored names what any of the lists holds that its own call would ignore.',
    ],
  },
  {
    name: 'getShortlist',
    endpoint: getShortlist,
    example: ({ estate }) => `/api/estates/shortlist?ids=${estate}`,
    refusals: {},
    notes: [
      'Units come in the order of the ids. Values that are not ids, and ids above the limit, are listed in meta.ignored. A sold unit keeps its place, with its status. Withdrawn, hidden and unknown ids are listed in meta.gone.',
    ],
  },
  {
    name: 'getEstateChanges',
    endpoint: getEstateChanges,
    example: () => '/api/estates/changes?category=flat&rooms=1,2',
    refusals: { 404: ErrorBody },
    notes: [
      'What the site saw from one look at its units to the next: a unit that is new on sale, costs less, or is on sale again. The newest fifty that fit; what has been sold since is left out.',
      'Payments (payment_to, first_payment_to, hand, program), status, sort and view change nothing here.',
    ],
  },
  {
    name: 'getWatchSubject',
    endpoint: getWatchSubject,
    example: () => '/api/watches/subject?category=flat&rooms=2&price_to=45000000',
    refusals: { 404: ErrorBody },
    notes: [
      'query has what is kept of a search: without payments, status, sort and view, and without values that the site does not know.',
    ],
  },
  {
    name: 'getEstates',
    endpoint: getEstates,
    example: () => '/api/estates?category=flat&rooms=1,2&price_to=60000000&sort=price&per_page=12',
    refusals: { 404: ErrorBody, 422: ErrorBody },
    notes: [
      'Without status, units that are free or on request are listed; reserved, unconfirmed and sold ones only when they are asked for.',
      'Without sort, what can be bought now comes first, then what is reserved or unconfirmed, then what is sold; each from cheap to dear, without a price last, then by id.',
    ],
  },
  {
    name: 'getEstatePlans',
    endpoint: getEstatePlans,
    example: () => '/api/estates/plans?rooms=2&sort=price&per_page=12',
    refusals: { 404: ErrorBody, 422: ErrorBody },
    notes: [
      'Units share a plan when they share a drawing; units without a drawing when they are of one project and have equally many rooms and the same area to the tenth of a square metre. plan, the drawing, is null for these.',
      'A plan stands where the first of its units does in /api/estates with the same filters and sort. Counts, areas, floors and prices are of the units that the filters find. meta counts plans.',
      'query lists the units of a plan with /api/estates: the category and the filters that were asked, with plan added.',
    ],
  },
  {
    name: 'getEstate',
    endpoint: getEstate,
    example: ({ estate }) => `/api/estates/${estate}`,
    refusals: { 404: ErrorBody, 410: EstateGone },
    notes: [
      'A sold unit still answers, a withdrawn one 410. Compare category and slug with the address that was asked for: another category is 404, another text 301 to the slug.',
      'promo_ids and monthly_from are those of today in Kazakhstan. monthly_from takes the smallest down payment and the longest term, among programmes that take applications and ask for no group, deposit or status; a sold unit, and one whose price is on request, has none.',
    ],
  },
  {
    name: 'getPriceSheet',
    endpoint: getPriceSheet,
    example: ({ estate }) => `/api/estates/${estate}/price`,
    refusals: { 404: ErrorBody },
    notes: [
      'Only of flats whose price visitors see; of any other unit it is 404. Peers are the flats with as many rooms (four and more count as one number) that are free today, without this one; fewer than eight make no band.',
      'costs are those that the company told with a source and a last day that is not over; a cost that nobody told is in no sum. Of each kind of programme the one with the smallest monthly payment counts, among those of monthly_from, with the least that it asks for at once over its longest term. Sums are whole tenge, half a tenge counting as one.',
    ],
  },
  {
    name: 'getComplexes',
    endpoint: getComplexes,
    example: () => '/api/complexes?rooms=2&price_to=90000000&sort=price',
    refusals: { 422: ErrorBody },
    notes: [
      'rooms, restorations, price and area are criteria about a flat: a project fits when one of its flats that is free or on request satisfies all of them. With such a criterion, the house of that flat must also be due by a chosen deadline.',
      'sort=price goes by price_from, sort=deadline by the deadline of the project. What is unknown comes last in both directions.',
    ],
  },
  {
    name: 'getComplexFilters',
    endpoint: getComplexFilters,
    example: () => '/api/complexes/filters?rooms=2',
    refusals: {},
    notes: [
      'A count is the number of projects that choosing this option alone would find, under all other chosen filters. min and max go over the flats that satisfy the other filters.',
      'The options are also what the site knows: do not link to values of city, deadline, features and promotion that are not among them.',
    ],
  },
  {
    name: 'getComplex',
    endpoint: getComplex,
    example: ({ complex }) => `/api/complexes/s/${complex}`,
    refusals: { 404: ErrorBody },
  },
  {
    name: 'getModel',
    endpoint: getModel,
    example: ({ complex }) => `/api/complexes/s/${complex}/model`,
    refusals: { 404: ErrorBody },
  },
  { name: 'getComplexesNavigation', endpoint: getComplexesNavigation, refusals: {} },
  { name: 'getHandovers', endpoint: getHandovers, isEditorial: true, refusals: {} },
  {
    name: 'getHouse',
    endpoint: getHouse,
    example: ({ house }) => `/api/houses/s/${house}`,
    refusals: { 404: ErrorBody },
  },
  {
    name: 'getProgress',
    endpoint: getProgress,
    example: ({ complex }) => `/api/progress?complex=${complex}&month=latest`,
    isEditorial: true,
    refusals: {},
    notes: [
      'The diary of a house has the entries about its whole project in it: those whose house is null. With house and complex both, house counts.',
      'meta.months goes over the whole diary of what is asked for, whatever month that is; meta.complexes over all projects. A malformed month is ignored; one without entries answers none.',
    ],
  },
  {
    name: 'getHouseEstates',
    endpoint: getHouseEstates,
    example: ({ house }) => `/api/houses/s/${house}/estates`,
    refusals: { 404: ErrorBody },
    notes: [
      `For the chessboard of a house: units of all categories by section, floor and id, in one answer of at most ${String(mostHouseEstates)}. Withdrawn and hidden units are left out.`,
    ],
  },
  {
    name: 'getHouseFloor',
    endpoint: getHouseFloor,
    example: ({ house }) => `/api/houses/s/${house}/floors/1/2`,
    refusals: { 404: ErrorBody },
    notes: [
      'For the plan of a floor: units of all categories in the order of their places. In a house of one section units without a section stand in it. A floor without units is missing.',
    ],
  },
  {
    name: 'getArticles',
    endpoint: getArticles,
    example: () => '/api/articles?per_page=12',
    isEditorial: true,
    refusals: { 422: ErrorBody },
  },
  {
    name: 'getArticleFilters',
    endpoint: getArticleFilters,
    isEditorial: true,
    refusals: {},
    notes: [
      'A count is the number of articles that choosing this option alone would find, under all other chosen filters. Categories and projects without articles are left out.',
    ],
  },
  {
    name: 'getArticle',
    endpoint: getArticle,
    example: ({ article }) => `/api/articles/${article}`,
    isEditorial: true,
    refusals: { 404: ErrorBody },
  },
  {
    name: 'getPromotions',
    endpoint: getPromotions,
    example: () => '/api/promotions?state=all',
    refusals: { 422: ErrorBody },
    notes: [
      'Without state only offers that hold today in Kazakhstan (UTC+5) are listed; on the last day an offer still holds. One that has not begun is not shown to anybody.',
      'An offer without complex_ids or without estate_category_ids holds for all projects or categories, so it fits every filter.',
    ],
  },
  { name: 'getBasicPromotions', endpoint: getBasicPromotions, refusals: {} },
  {
    name: 'getPromotion',
    endpoint: getPromotion,
    example: ({ promotion }) => `/api/promotions/${promotion}`,
    refusals: { 404: ErrorBody },
  },
  {
    name: 'getPromises',
    endpoint: getPromises,
    isEditorial: true,
    refusals: { 404: ErrorBody },
    notes: [
      'The history of a house begins with the first import that brought it (meta.since is the first of all); what was said before is not known and not invented. An event is never changed or removed by an import.',
      'moves and shift leave corrections out: those stand among the events with their reasons. late compares the quarter of handing over with the first deadline, as corrected.',
      'Houses that have left the site after a deadline was published are answered too, with is_listed false.',
      'Without complex, house or their ids all houses are answered; unknown ones are ignored and listed under meta.ignored.',
      '404: this company does not show it.',
    ],
  },
  { name: 'getAnswers', endpoint: getAnswers, isEditorial: true, refusals: {} },
  { name: 'getMortgages', endpoint: getMortgages, refusals: {} },
  {
    name: 'getCalculators',
    endpoint: getCalculators,
    example: () => '/api/calculators?complex_id=1&estate_category_ids=1',
    refusals: {},
    notes: [
      'Of each type the nearest are answered: those made for the house; where there are none, those for its project; else the general ones.',
      'Categories may be repeated (estate_category_ids[]=1&estate_category_ids[]=2) or listed (estate_category_ids=1,2). Ids of nothing are ignored.',
    ],
  },
  {
    name: 'exportCalculation',
    endpoint: exportCalculation,
    refusals: { ...refusedBody, 429: ErrorBody },
    notes: [
      'A mortgage is repaid in equal payments, in whole tenge: 20,000,000 ₸ at 7 % for 300 months is 141,356 ₸ a month. The last payment takes up the rounding. An instalment is what is left of the price, with its mark-up, in equal parts; what does not divide evenly makes the first parts 1 ₸ larger.',
      'rate: needed for a mortgage without program_id. With the rate of the programme, or without one, the file shows the effective rate of the programme beside it.',
      'program_id: one of /api/mortgages, refused with validation.program when it is not in force today. estate_id: refused with validation.estate when visitors do not see that unit.',
      'csv: UTF-8 with a byte order mark, semicolons, bare whole numbers: what Excel opens as a table in Kazakhstan.',
      'PDFs are made one after another. 429 with Retry-After means that too many are waiting.',
    ],
  },
  { name: 'getEmployees', endpoint: getEmployees, isEditorial: true, refusals: {} },
  { name: 'getAwards', endpoint: getAwards, isEditorial: true, refusals: {} },
  {
    name: 'getAward',
    endpoint: getAward,
    example: ({ award }) => `/api/awards/${award}`,
    isEditorial: true,
    refusals: { 404: ErrorBody },
  },
  { name: 'getContacts', endpoint: getContacts, isEditorial: true, refusals: {} },
  {
    name: 'getReviews',
    endpoint: getReviews,
    example: () => '/api/reviews?complex_id=1',
    isEditorial: true,
    refusals: {},
  },
  { name: 'getPhotos', endpoint: getPhotos, isEditorial: true, refusals: {} },
  { name: 'getVideos', endpoint: getVideos, isEditorial: true, refusals: {} },
  { name: 'getBanners', endpoint: getBanners, isEditorial: true, refusals: {} },
  { name: 'getFeedbackImages', endpoint: getFeedbackImages, isEditorial: true, refusals: {} },
  {
    name: 'getPropertyDescriptions',
    endpoint: getPropertyDescriptions,
    example: () => '/api/property-descriptions?estate_category_id=1&without_estate_rooms=1',
    isEditorial: true,
    refusals: {},
    notes: [
      'A field of a text that is null stands for «any»: a text without a category fits every category.',
      'A parameter that is left out does not narrow, with one exception: texts about a project or a house are given only to those who ask for that project or house.',
      'The order is from the most specific text to the most general one: house, project, number of rooms, category.',
    ],
  },
  { name: 'getVacancyCategories', endpoint: getVacancyCategories, isEditorial: true, refusals: {} },
  { name: 'getBurningVacancies', endpoint: getBurningVacancies, isEditorial: true, refusals: {} },
  {
    name: 'getVacancies',
    endpoint: getVacancies,
    example: () => '/api/vacancies?search=%D0%B8%D0%BD%D0%B6%D0%B5%D0%BD%D0%B5%D1%80',
    isEditorial: true,
    refusals: {},
  },
  {
    name: 'getVacancy',
    endpoint: getVacancy,
    example: ({ vacancy }) => `/api/vacancies/${vacancy}`,
    isEditorial: true,
    refusals: { 404: ErrorBody },
  },
  {
    name: 'getRedirect',
    endpoint: getRedirect,
    example: () => '/api/redirects?path=/kk/flats?utm_source=example',
    isEditorial: true,
    refusals: { 422: ErrorBody },
    notes: [
      'The rule of the whole path goes before that of its longest prefix; a prefix takes the rest of the path along. The query is kept, behind that of the target.',
      'A path below /kk or /en also finds the rule without the language, and its target comes back below the same language.',
      'Up to five rules are followed, and the status is 302 when any of them says so. For a loop, a longer chain or an invalid target, target is null.',
    ],
  },
  {
    name: 'getBuild',
    endpoint: getBuild,
    refusals: {},
    notes: [
      'The server of the pages answers this itself, outside of /api, never from a cache: ask from time to time, and reload the next page once the id differs.',
    ],
  },
  {
    name: 'postCallback',
    endpoint: postCallback,
    refusals: refusedLead,
    notes: [plainBody, ...formNotes],
  },
  {
    name: 'postMeets',
    endpoint: postMeets,
    refusals: refusedLead,
    notes: [
      'date, time_slot, office_id and format may each be left out: the meeting is then agreed by phone. A day or time that cannot be read is refused with validation.date, a day that has passed or lies too far ahead with validation.meeting_day, a time outside of 09:00–19:00 and an unknown format with validation.choice.',
      'office_id: the id of one of /api/contacts. It is kept as it came and not looked up, like complex_id: an old page must not cost a request.',
      plainBody,
      ...formNotes,
    ],
  },
  {
    name: 'ownMeeting',
    endpoint: ownMeeting,
    refusals: refusedLink,
    notes: [
      'The token comes with the answer of postMeets, and is valid as long as the request is kept. The id alone opens nothing. 422 names token: validation.link is none of ours, validation.link_expired is one whose request is deleted.',
    ],
  },
  {
    name: 'postQuestion',
    endpoint: postQuestion,
    refusals: refusedLead,
    notes: [plainBody, ...formNotes],
  },
  {
    name: 'postReserve',
    endpoint: postReserve,
    refusals: refusedLead,
    notes: [
      'A request and nothing more: since the end of August 2025 the law of Kazakhstan voids booking documents for unfinished homes. The unit stays on sale, its price stays as it is, and no money may be asked for. Say so beside the form: the text reserves.terms of /api/localizations/{lang} does.',
      'estate_id: a unit that the lists show. One that is unknown, sold, withdrawn or hidden is refused with validation.estate.',
      'payment_method: how the visitor thinks of paying; an unknown word is refused with validation.choice.',
      plainBody,
      ...formNotes,
    ],
  },
  {
    name: 'postApplication',
    endpoint: postApplication,
    refusals: refusedLead,
    notes: [
      'vacancy_id: one of /api/vacancies; one that is not there is refused with validation.vacancy.',
      ...fileNotes,
      ...formNotes,
    ],
  },
  {
    name: 'postStudentApplication',
    endpoint: postStudentApplication,
    refusals: refusedLead,
    notes: [
      'The form of /career/job-for-student, or that of a vacancy of a category for students, which has is_student. university, speciality and direction: one line each; more than 300 characters are refused with validation.line.',
      'vacancy_id: may be left out; one that is not an open vacancy for students is refused with validation.vacancy.',
      ...fileNotes,
      ...formNotes,
    ],
  },
  {
    name: 'postSubscription',
    endpoint: postSubscription,
    refusals: refusedForm,
    notes: [
      'Double opt-in: the address is pending until the token of the letter comes to confirmSubscription. The answer is the same whether the address is new, pending, active or has left.',
      'subscribe.pending: a letter is on its way, unless one was sent in the last ten minutes or the address is subscribed already. subscribe.later: this server sends no mail yet; the letter waits until it does.',
      'consent: always needed, on direct calls too.',
    ],
  },
  {
    name: 'postWatch',
    endpoint: postWatch,
    refusals: refusedForm,
    notes: [
      'One of category (with search), estate_id and complex_id says what the e-mails are about. An address that is not confirmed is deleted after seven days; one address may follow five things.',
      'The answer is the same whether the address is new, waits, is told already or has ended everything, and letters to it have the limits of those that ask to confirm a subscription.',
      'consent: always needed, on direct calls too.',
    ],
  },
  {
    name: 'postChatWatch',
    endpoint: postChatWatch,
    refusals: { ...refusedForm, 404: ErrorBody },
    notes: [
      'As postWatch without email. Only where the company has a bot (telegram_bot of getWatchSubject), else 404.',
      'Until «Start» is pressed, only the visitor’s consent and wish are kept; they are deleted after seven days.',
    ],
  },
  { name: 'confirmWatches', endpoint: confirmWatches, refusals: refusedLink, notes: [linkNote] },
  { name: 'ownWatches', endpoint: ownWatches, refusals: refusedLink, notes: [linkNote] },
  { name: 'endWatches', endpoint: endWatches, refusals: refusedLink, notes: [linkNote] },
  { name: 'confirmSubscription', endpoint: confirmSubscription, refusals: refusedLink, notes: [linkNote] },
  { name: 'leaveSubscription', endpoint: leaveSubscription, refusals: refusedLink, notes: [linkNote] },
]

/** The named shapes of the OpenAPI document and the manual: parts of answers, and of messages to receivers. */
export const namedShapes: Readonly<Record<string, z.ZodType>> = {
  Article,
  ArticleCard,
  Award,
  Banner,
  BasicPromotion,
  Calculator,
  CardWithPayment,
  CategoryOffer,
  CategoryTab,
  Company,
  CompanyPictures,
  Complex,
  ComplexCard,
  ComplexLink,
  Contact,
  Deadline,
  Dictionaries,
  Employee,
  ErrorBody,
  Estate,
  EstateCard,
  EstateChange,
  EstateGone,
  EstatePlan,
  FeedbackImage,
  Filter,
  FloorEstate,
  Handover,
  House,
  HouseEstate,
  Legal,
  Localization,
  Model,
  MonthlyFrom,
  Mortgage,
  OutgoingLead,
  OutgoingSummary,
  OwnMeeting,
  OwnWatches,
  Photo,
  Picture,
  PriceBand,
  PriceSheet,
  PriceStep,
  ProgressEntry,
  ProjectHouse,
  PromisedHouse,
  PromiseEvent,
  Promotion,
  PromotionCard,
  Proof,
  PropertyDescription,
  Redirect,
  Restoration,
  RestorationOffer,
  Review,
  RoomsOffer,
  PriceSheetCost,
  PriceSheetSpace,
  PriceSheetWay,
  ShortlistEstate,
  Vacancy,
  VacancyCard,
  VacancyCategory,
  Video,
  WatchSubject,
}
