import { z } from 'zod'
import { type EstateListInput, EstateCard, EstateFilterQuery, estateListFields } from './estates.ts'
import type { Language } from '#domain/languages.ts'
import { listingLists } from '#domain/listing-query.ts'
import { mostWatches, watchKinds } from '#domain/watches.ts'
import { CategoryCode, Tenge } from './common.ts'
import { endpoints } from './endpoints.ts'
import { linkEndpoints } from './link-endpoints.ts'
import { list, one } from './envelopes.ts'
import { besideTheVisitor, Consent, LeadCommon, oneOf, OptionalId } from './lead-fields.ts'
import { LetterToken, Subscriber } from './subscriptions.ts'

/** Characters of the filters of a search; the longest address of a listing that pages make is shorter. */
const longestSearch = 2000

const WatchFields = LeadCommon.pick({
  locale: true,
  page_url: true,
  form_token: true,
  website: true,
  consent_words: true,
}).extend({
  consent: Consent.meta({ description: 'true once the visitor has agreed to be told', example: true }),
  category: oneOf(['flat', 'garage', 'storageroom', 'comm']).meta({
    description: 'The category of a search',
    example: 'flat',
  }),
  search: besideTheVisitor(z.string().max(longestSearch)).meta({
    description: 'The filters of a search, as a query of /api/estates without the category',
    example: 'rooms=2&price_to=45000000',
  }),
  estate_id: OptionalId.meta({ description: 'Id of a unit' }),
  complex_id: OptionalId.meta({ description: 'Id of a project' }),
})

/** Which of the three a request names. */
export type WatchAbout = Pick<z.infer<typeof WatchFields>, 'category' | 'search' | 'estate_id' | 'complex_id'>

function isAboutOne({ category, estate_id: estate, complex_id: complex }: WatchAbout): boolean {
  return [category, estate, complex].filter((subject) => subject !== undefined).length === 1
}

const aboutOne = { path: ['category'], error: 'validation.choice' }

/** A request to be told by e-mail about a search, a unit or a project: of the three exactly one. */
export const Watch = WatchFields.extend({ email: Subscriber }).refine(isAboutOne, aboutOne)
export type Watch = z.infer<typeof Watch>

export const postWatch = {
  ...endpoints.watch,
  summary:
    'Ask for e-mails about the changes of a search, a unit or a project. They come once the link in the first one was followed',
  body: Watch,
  answer: z.object({ message: z.enum(['watch.pending', 'watch.later']) }),
  success: 201,
} as const

/** The same in Telegram. */
export const ChatWatch = WatchFields.refine(isAboutOne, aboutOne)

export const postChatWatch = {
  ...endpoints.watchInChat,
  summary:
    'Ask for messages in Telegram about the changes of a search, a unit or a project. They come once «Start» was pressed behind the link of the answer',
  body: ChatWatch,
  answer: z.object({
    message: z.literal('watch.chat'),
    data: z.object({
      bot: z.string().meta({ description: 'The name of the bot', example: 'sample_homes_bot' }),
      start: z.string().meta({
        description:
          'What https://t.me/{bot}?start={start} gives the bot: good for one chat, once, for seven days',
      }),
    }),
  }),
  success: 201,
} as const

/** Something that can be watched, in words. */
export const WatchSubject = z.object({
  kind: z.enum(watchKinds),
  title: z.string().meta({ description: 'The category of a search, the name of a unit or a project' }),
  words: z.array(z.string()).meta({ description: 'The filters of a search, each in words' }),
  category: CategoryCode.nullable(),
  query: z.string().meta({
    description: 'The filters of a search that are kept, as a query of /api/estates without the category',
  }),
  slug: z.string().nullable().meta({ description: 'Of a unit or a project' }),
})
export type WatchSubject = z.infer<typeof WatchSubject>

/** What a page asks the words of: a listing, a unit or a project. */
export type WatchSubjectInput = EstateListInput | { readonly estate: number } | { readonly complex: number }

function subjectFields(input: WatchSubjectInput, language: Language): Record<string, unknown> {
  return 'listing' in input ? estateListFields(input, language) : { ...input }
}

export const getWatchSubject = {
  ...endpoints.watchSubject,
  summary: 'A search, a unit (estate) or a project (complex) in words, as e-mails about it name it',
  query: EstateFilterQuery.omit({ complex: true }).extend({
    complex: EstateFilterQuery.shape.complex.meta({
      description: 'Without category: id of a project. With it: the filter by projects',
    }),
    estate: z.string().optional().meta({ description: 'Id of a unit', example: '1' }),
  }),
  lists: listingLists,
  encode: subjectFields,
  isKept: false,
  answer: one(
    WatchSubject.extend({
      telegram_bot: z.string().nullable().meta({
        description: 'The name of the bot that tells it in Telegram; null where the company has none',
      }),
    }),
  ),
} as const

/** What an address watches, by its token. */
export const OwnWatches = z.object({
  can_confirm: z.boolean().meta({
    description:
      'Whether the token is that of a letter that asks for confirmation: it confirms, and ends nothing',
  }),
  watches: z
    .array(
      z.object({
        id: z.string(),
        is_confirmed: z.boolean(),
        subject: WatchSubject.nullable().meta({ description: 'Null for what is not on the site any more' }),
      }),
    )
    .meta({ description: `The oldest first; at most ${String(mostWatches)} of them are confirmed` }),
})
export type OwnWatches = z.infer<typeof OwnWatches>

export const confirmWatches = {
  ...linkEndpoints.confirmWatches,
  summary: 'Confirm what an address is told about. Confirming again changes nothing',
  body: LetterToken,
  answer: z.object({
    message: z.literal('watch.confirmed'),
    data: z.object({
      token: z.string().meta({ description: 'For the list of what the address is told about' }),
    }),
  }),
} as const

export const ownWatches = {
  ...linkEndpoints.ownWatches,
  summary: 'What an address is told about, or wants to be, with the token of an e-mail',
  body: LetterToken,
  answer: one(OwnWatches),
} as const

export const endWatches = {
  ...linkEndpoints.endWatches,
  summary: 'End one thing that an address is told about, or everything. Ending again changes nothing',
  body: LetterToken.extend({
    watch: besideTheVisitor(z.string().max(100)).meta({
      description: 'Id of what ends; left out, everything does',
    }),
  }),
  answer: z.object({ message: z.literal('watch.ended') }),
} as const

/** A change of a unit in the feed of a search. */
export const EstateChange = z.object({
  change: z.enum(['new', 'price', 'back']).meta({
    description: 'new on sale, a lower price, on sale again; of each unit the newest change',
  }),
  at: z.iso.datetime().meta({ description: 'When the site saw it' }),
  was: Tenge.nullable().meta({ description: 'The price before a reduction' }),
  estate: EstateCard,
})
export type EstateChange = z.infer<typeof EstateChange>

export const getEstateChanges = {
  ...endpoints.estateChanges,
  summary: 'The newest changes of the units of a search that are on sale, the newest first',
  query: EstateFilterQuery,
  lists: listingLists,
  encode: estateListFields,
  // They come some seconds after the content that they are of.
  isKept: false,
  answer: list(EstateChange),
} as const
