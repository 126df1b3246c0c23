/**
 * All tables as Kysely sees them, the same on both engines.
 *
 * - `Json<T>` columns hold text (SQLite) or jsonb (PostgreSQL); queries parse them by name with `readJson`.
 * - Localised texts are one `Json<Localized>` column each.
 * - Booleans are 0 or 1. Dates are ISO text (`2026-11-21`), moments ISO text in UTC with milliseconds and `Z`.
 * - Money is whole tenge. Areas are square metres, lengths metres, azimuths degrees clockwise from north.
 */
import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '#contract/common.ts'
import type { AnswerPlace, AnswerTopic } from '#domain/answer-words.ts'
import type { BuildingType } from '#domain/building-types.ts'
import type { Category } from '#domain/categories.ts'
import type { HouseFacts } from '#domain/house-facts.ts'
import type { Language, Localized } from '#domain/languages.ts'
import type { MeetingKind } from '#domain/meeting-place.ts'
import type { MeetingAnswer } from '#domain/meeting-state.ts'
import type { PriceReason } from '#domain/price-reasons.ts'
import type { BuyerDemand } from '#domain/programme-buyers.ts'
import type { RestorationCode } from '#domain/restorations.ts'
import type { SunHours } from '#domain/sun-hours.ts'
import type { HouseLight, Neighbour } from '#domain/unit-light.ts'
import type { Finding, UnitChange, WatchKind } from '#domain/watches.ts'

declare const jsonOf: unique symbol

/** Serialised JSON whose parsed value is a `T`. Made by `writeJson`, read by `readJson`. */
export type JsonText<T> = string & { readonly [jsonOf]: T }
type Json<T> = ColumnType<JsonText<T>, JsonText<T>, JsonText<T>>
type Flag = 0 | 1
export type Point = readonly [x: number, y: number]

/** A picture as the media step made it (`contract/common.ts` Picture), with its text in every language. */
export type StoredPicture = Omit<Picture, 'alt'> & { alt: Localized }

type CityTable = { id: number; slug: string; name: Json<Localized>; sort_order: number }

type ComplexTable = {
  id: number
  slug: string
  name: Json<Localized>
  city_id: number
  district: Json<Localized>
  address: Json<Localized>
  former_address: Json<Localized> | null
  lat: number
  lng: number
  class_code: 'I' | 'II' | 'III' | 'IV'
  class_label: Json<Localized>
  description_html: Json<Localized>
  status: 'planned' | 'selling' | 'ready' | 'sold_out'
  deadline_year: number | null
  deadline_quarter: number | null
  progress_percent: number
  is_new: Flag
  image: Json<StoredPicture | null>
  gallery: Json<StoredPicture[]>
  genplan: Json<{
    image: StoredPicture
    polygons: { house_id: number; points: Point[]; label: string }[]
  } | null>
  features: Json<string[]>
  /** What stands beside the project and takes its sun. */
  neighbours: Json<Neighbour[]>
  /** The outline of mountains as seen from it; null where its record has none. */
  horizon: Json<{ source: Localized; outline: { azimuth: number; angle: number }[] } | null>
  infrastructure: Json<{ type: string; name: Localized; minutes_walk: number }[]>
  documents: Json<{ title: Localized; url: string }[]>
  permit_no: string | null
  permit_date: string | null
  legal_method: 'guarantee' | 'bank' | 'frame' | null
  guarantee_no: string | null
  /** Where registers of the state show the permit and the guarantee. */
  permit_url: string | null
  guarantee_url: string | null
  builder_name: Json<Localized> | null
  bin: string | null
  webcam_url: string | null
  video_url: string | null
  seo_title: Json<Localized>
  seo_description: Json<Localized>
  /** Its number in the list of new buildings of Yandex; null while it is not in there. */
  facts: Json<HouseFacts<Localized>>
  /** Tenge a month for a square metre. */
  maintenance_fee: number | null
  yandex_id: string | null
  sort_order: number
  updated_at: string
}

type HouseTable = {
  id: number
  slug: string
  complex_id: number
  name: Json<Localized>
  queue_no: number
  floors: number
  sections: Json<{ no: number; floors: number; units_per_floor: number }[]>
  /** Without corners where its record does not say them. */
  footprint: Json<Point[]>
  azimuth: number | null
  height_m: number | null
  light: Json<HouseLight>
  facade: Json<{
    image: StoredPicture
    polygons: { floor: number; section: number; rect: number[] }[]
  } | null>
  is_drawn: number
  /** What its walls are made of; null where its record does not say. */
  building_type: BuildingType | null
  deadline_year: number | null
  deadline_quarter: number | null
  handed_over_at: string | null
  /** The quarter that was promised when its sale began; null where nobody told. */
  promised_year: number | null
  promised_quarter: number | null
  permit_no: string | null
  permit_date: string | null
  legal_method: 'guarantee' | 'bank' | 'frame' | null
  guarantee_no: string | null
  /** Where registers of the state show the permit and the guarantee. */
  permit_url: string | null
  guarantee_url: string | null
  builder_name: Json<Localized> | null
  bin: string | null
  /** Its number in the list of new buildings of Yandex. */
  facts: Json<HouseFacts<Localized>>
  /** Tenge a month for a square metre. */
  maintenance_fee: number | null
  yandex_id: string | null
  sort_order: number
  updated_at: string
}

/**
 * What the record of a house said of its deadline, from a day on in Kazakhstan. Imports add rows and change none but the
 * id of a house that got another one. No foreign key: rows stay when the house leaves the content. `company` is the name
 * of the company in the setting `promised_by`; project, number and names are those of the last word.
 */
export type HousePromiseTable = {
  company: string
  house_id: number
  /** 1 is the first word about the house. */
  number: number
  day: string
  is_listed: Flag
  deadline_year: number | null
  deadline_quarter: number | null
  handed_over_at: string | null
  reason: Json<Localized | null>
  complex_id: number
  queue_no: number
  house_name: Json<Localized>
  complex_name: Json<Localized>
}

/**
 * A plan that many units share, a drawing or a picture. `card` and `detail` are addresses of its files, `detail` one per
 * language; `names` are what feeds call it, folded. Of one that was made of a picture of a feed nothing has referred to it
 * since `unused_since`.
 */
type PlanTable = {
  code: string
  names: Json<string[]>
  card: string
  detail: Json<Localized>
  width: number
  height: number
  room_list: Json<{ name: Localized; area: number }[]>
  unused_since: Generated<string | null>
}

export type EstateTable = {
  id: number
  category: Category
  geo_flatnum: string
  complex_id: number
  house_id: number
  /** 0 where unknown: feeds often leave it out. */
  section: number
  floor: number
  floors_total: number
  riser: number | null
  position_on_floor: number | null
  rooms: number
  is_euro: Flag
  area_total: number
  area_living: number | null
  area_kitchen: number | null
  area_balcony: number | null
  area_terrace: number | null
  ceiling_height: number | null
  restoration: RestorationCode | null
  price: number
  price_m2: number
  price_old: number | null
  price_valid_until: string | null
  status: 'free' | 'request' | 'reserved' | 'unconfirmed' | 'sold' | 'withdrawn' | 'hidden'
  status_changed_at: string
  plan_code: string | null
  /** What its feed calls its plan, folded: where a plan has that name, the unit shows it. */
  plan_name: string | null
  /** Where its feed says that the picture of its plan lies: the unit shows it, once it is made, where no name has a plan. */
  plan_address: string | null
  floor_plan: Json<{ image: string; polygon: Point[] } | null>
  facade_polygon: Json<Point[] | null>
  windows: Json<{ azimuth: number }[]>
  /** What its feed or its generator says of its windows; null where the record of its house does. */
  told_windows: Json<{ azimuth: number }[] | null>
  views: Json<string[]>
  tour_url: string | null
  sun: Json<SunHours | null>
  updated_at: string
}

/** The prices of units. Why each is another one than before: null of the first, and where nobody knows it. */
export type EstatePriceTable = {
  estate_id: number
  date: string
  price: number
  reason: ColumnType<PriceReason | null, PriceReason | null | undefined, PriceReason | null>
}

/**
 * A feed's id of a unit. `source` names the feed; within it an id means one unit, and a unit has one id. `held` are
 * those that would have gone off sale with many others and wait for a word of staff.
 */
type FeedUnitTable = { source: string; external_id: string; estate_id: number; held: Flag }

/**
 * A picture of a plan at an address that feeds name. `plan_code` is the plan that was made of it last, `etag` and
 * `last_modified` are what its server called that one. `tries` counts those that failed since, and `problem` says why the
 * last one did. It is asked for again at `next_at`. No unit has named it since `unused_since`.
 */
export type FeedPictureTable = {
  address: string
  plan_code: string | null
  etag: string
  last_modified: string
  tries: number
  problem: string | null
  next_at: string
  unused_since: string | null
}

/** The columns of a unit that an override changes. */
export type OverriddenFacts = Pick<
  EstateTable,
  'status' | 'status_changed_at' | 'price' | 'price_m2' | 'price_old' | 'price_valid_until' | 'updated_at'
>

/**
 * What staff say of a unit by hand, as long as it is in force: the row of the unit has it, and `base` what its feed or
 * its content say. `until` is its last day in Kazakhstan, `price` the price by hand, `promotion_id` a promotion that the
 * unit has for this alone.
 */
export type UnitOverrideTable = {
  estate_id: number
  until: string
  price: number | null
  promotion_id: number | null
  base: Json<OverriddenFacts>
}

type EstatePromotionTable = { estate_id: number; promotion_id: number }

type ArticleTable = {
  id: number
  slug: string
  title: Json<Localized>
  lead: Json<Localized>
  body_html: Json<Localized>
  cover: Json<StoredPicture | null>
  category: string
  published_at: string
  reading_minutes: number
  tags: Json<string[]>
  sources: Json<StoredSource[]>
  updated_at: string
}

type PromotionTable = {
  id: number
  slug: string
  title: Json<Localized>
  lead: Json<Localized>
  body_html: Json<Localized>
  cover: Json<StoredPicture | null>
  starts_at: string
  ends_at: string | null
  discount: number | null
  estate_categories: Json<Category[]>
  conditions_html: Json<Localized>
  updated_at: string
}

type ComplexPromotionTable = { complex_id: number; promotion_id: number }

/** A source of a text: a law with its article, or a publication. */
export type StoredSource = { act: Localized; article: Localized | null; date: string; url: string | null }

type AnswerTable = {
  id: number
  slug: string
  topic: AnswerTopic
  question: Json<Localized>
  answer_html: Json<Localized>
  sources: Json<StoredSource[]>
  places: Json<AnswerPlace[]>
  /** Empty lists: units of any kind, any project. */
  estate_categories: Json<Category[]>
  complexes: Json<number[]>
  checked_at: string
  sort_order: number
}

type AwardTable = {
  id: number
  title: Json<Localized>
  year: number
  issuer: Json<Localized>
  image: Json<StoredPicture | null>
  description: Json<Localized>
}

type EmployeeTable = {
  id: number
  name: Json<Localized>
  position: Json<Localized>
  department: Json<Localized>
  photo: Json<StoredPicture | null>
  phone: string | null
  email: string | null
  sort_order: number
}

type ReviewTable = {
  id: number
  author: Json<Localized>
  text: Json<Localized>
  rating: number
  date: string
  complex_id: number | null
  source: string
  /** Where it stands on the web; null where nobody told. */
  url: string | null
  /** What the company has answered; null where it has not. */
  reply: Json<{ date: string; text: Localized } | null>
  video_url: string | null
}

type ContactTable = {
  id: number
  type: 'office' | 'sales' | 'hr'
  city_id: number
  title: Json<Localized>
  address: Json<Localized>
  lat: number
  lng: number
  phones: Json<string[]>
  whatsapp: string | null
  telegram: string | null
  email: string | null
  hours: Json<{ days: Localized; from: string; to: string }[]>
  map_links: Json<{ provider: string; url: string }[]>
  sort_order: number
}

type BannerTable = {
  id: number
  title: Json<Localized>
  text: Json<Localized>
  image: Json<{ desktop: StoredPicture; mobile: StoredPicture }>
  link: string
  starts_at: string | null
  ends_at: string | null
  sort_order: number
}

type MortgageTable = {
  id: number
  code: string
  title: Json<Localized>
  bank: Json<Localized>
  kind: 'state' | 'market' | 'developer' | 'islamic' | 'installment'
  rate_nominal: number
  rate_effective: number
  /** Taken once by the bank, in per cent of the loan; null: unknown. */
  fee: number | null
  initial_payment_min: number
  term_months_min: number
  term_months_max: number
  price_cap: Json<{ city_id: number; amount: number }[]>
  loan_cap: Json<{ city_id: number; amount: number }[]>
  finishing_required: Json<RestorationCode[]>
  /** Lighter payments at the beginning of an instalment: so many, each a share of the price in per cent. */
  steps: Json<{ months: number; share: number }[]>
  /** The only houses in which it holds, by id; empty: all of its projects. */
  houses: Json<number[]>
  /** 0: for the full price only. */
  combines_with_discounts: Flag
  /** Conditions for the buyer beside the payments; empty: it is for any buyer. */
  asks: Json<BuyerDemand[]>
  /** Null: unknown, as with a bank that gives it only on request. */
  applications: 'open' | 'closed' | null
  conditions_html: Json<Localized>
  source_url: string | null
  valid_from: string
  valid_to: string | null
}

type ComplexMortgageTable = { complex_id: number; mortgage_id: number }

type CalculatorTable = {
  id: number
  type: 'mortgage' | 'installment'
  title: Json<Localized>
  rate: number
  rate_effective: number
  months: Json<number[]>
  step: number
  options: Json<{ initial_payment: number }[]>
  complex_id: number | null
  house_id: number | null
  estate_categories: Json<Category[]>
}

type PhotoTable = {
  id: number
  title: Json<Localized>
  image: Json<StoredPicture>
  complex_id: number | null
  date: string
}

type VideoTable = {
  id: number
  title: Json<Localized>
  src: string | null
  preview: Json<StoredPicture>
  complex_id: number | null
  date: string
  youtube_id: string | null
}

type FeedbackImageTable = { id: number; image: Json<StoredPicture>; sort_order: number }

type VacancyCategoryTable = { id: number; slug: string; title: Json<Localized>; sort_order: number }

type VacancyTable = {
  id: number
  slug: string
  title: Json<Localized>
  category_id: number
  city_id: number
  employment: string
  experience: string
  salary_from: number | null
  salary_to: number | null
  is_burning: Flag
  is_student: Flag
  published_at: string
  duties_html: Json<Localized>
  requirements_html: Json<Localized>
  conditions_html: Json<Localized>
  updated_at: string
}

type PropertyDescriptionTable = {
  id: number
  type: string
  category: Category | null
  complex_id: number | null
  house_id: number | null
  rooms: number | null
  title: Json<Localized>
  text_html: Json<Localized>
}

type ConstructionProgressTable = {
  id: number
  complex_id: number
  house_id: number | null
  date: string
  title: Json<Localized>
  percent: number
  stages: Json<{ name: Localized; percent: number }[]>
  photos: Json<StoredPicture[]>
  video_url: string | null
  webcam_url: string | null
}

type RedirectTable = {
  path: string
  target: string
  is_prefix: Flag
  /** 0: everything below a prefix leads to the target itself. */
  keeps_tail: Flag
  status: 301 | 302
}

/** Texts of the markup that editors changed; a missing key means the built-in text (R107). */
type LocalizationTable = { language: string; key: string; content: string }

/** One row per fact about the whole site; `Settings` in `settings.ts` lists the keys with their types. */
type SettingTable = { key: string; value: Json<unknown> }

/**
 * Which id a record of the content was given, by its kind and slug. Rows stay when the record goes: no id is given
 * twice.
 */
type ContentIdTable = { kind: string; slug: string; id: number }

/** One row. `version` grows with every content change; every replica watches it. */
type ContentStateTable = { id: number; version: number; changed_at: string }

/**
 * Requests of visitors. `id` is a UUIDv7 made before writing; `body` is the accepted request. The ids of project,
 * house and unit are not foreign keys: a request is kept even when they are deleted.
 */
export type LeadTable = {
  id: string
  form: string
  name: string
  phone: string
  email: string
  message: string
  /** 0: a direct call that did not say (A47); version and moment are empty then. */
  consent_given: Flag
  consent_version: string
  consent_at: string
  /** A form of the site or a direct call; null for requests that came before this was kept. */
  source: 'site' | 'api' | null
  /** 1: it came over the limit of its phone; staff read of it in the summary of its hour (A47). */
  held: Flag
  address: string
  language: string
  page_url: string
  referrer: string
  idempotency_key: string | null
  complex_id: number | null
  house_id: number | null
  estate_id: number | null
  vacancy_id: number | null
  /** Equal for equal requests: form and every word of the visitor, hashed. Empty: never a repeat. */
  twin_key: string
  body: Json<Record<string, unknown>>
  created_at: string
}

/** A file that came with a request. `path` is relative to the folder of uploads in DATA_DIR. */
type LeadFileTable = {
  id: string
  lead_id: string
  /** As the visitor called it, for people only. */
  name: string
  type: string
  /** Bytes. */
  size: number
  path: string
}

/**
 * What staff answered last to a request for a meeting; without a row they have not. `sequence` counts the answers.
 * `day` in Kazakhstan and `slot` are as those of the request; of a meeting that is cancelled, those that it had. Without
 * a `format` the place is the one of the request.
 */
export type MeetingTable = {
  lead_id: string
  state: MeetingAnswer
  day: string | null
  slot: string | null
  format: MeetingKind | null
  office_id: number | null
  complex_id: number | null
  address: string | null
  sequence: number
  changed_at: string
  changed_by: string
}

/** Subscribers to the news. `email` is in lower case; only `active` ones get letters (double opt-in, A28). */
export type SubscriptionTable = {
  id: string
  email: string
  language: Language
  state: 'pending' | 'active' | 'left'
  consent_version: string
  consent_at: string
  address: string
  page_url: string
  created_at: string
  confirmed_at: string | null
  left_at: string | null
  /** Of the request that the last letter is about, until the address confirms it; then they are those of the row. */
  asked_language: Language | null
  asked_consent_version: string | null
  asked_consent_at: string | null
  asked_address: string | null
  asked_page_url: string | null
  /** Letters with news that the mail server refused for this address, one after the other. */
  refusals: Generated<number>
  /** Since when it gets no letters with news: it was refused too often, or staff say so. */
  paused_at: Generated<string | null>
}

/** A piece of news that is sent to the subscribers: to those who had confirmed when it began, once (R831). */
export type CampaignTable = { id: string; kind: 'article'; slug: string; started_at: string }

/**
 * What became of a campaign's letter to one subscriber. `claimed`: a run is about to send it, the server has nothing
 * of it. `handed`: its text is on the way, and the answer is not here. `sent`: the server took it. `refused`: never for
 * this address. `later`: not now. `unsure`: the text went out and no answer came, so that nobody sends it again.
 */
export type CampaignLetterTable = {
  campaign_id: string
  subscription_id: string
  /** The run of the command that wrote the row last. */
  run: string
  state: 'claimed' | 'handed' | 'sent' | 'refused' | 'later' | 'unsure'
  /** What the server answered, as a code: nothing personal. */
  answer: string | null
  changed_at: string
}

/**
 * Who is told of changes (R1080): a mailbox, `email` in lower case, or a chat of Telegram by its number, `chat_id`. Only
 * `active` ones get digests. `digest_on` is the day in Kazakhstan of the last of them; `refusals` and `paused_at` are as
 * those of a subscription.
 */
export type WatcherTable = {
  id: string
  email: string | null
  chat_id: string | null
  language: Language
  state: 'pending' | 'active' | 'left'
  created_at: string
  confirmed_at: string | null
  left_at: string | null
  digest_on: string | null
  refusals: number
  paused_at: string | null
}

/**
 * What an address is told of, with the consent of whoever asked. `target` is the category and the filters of a listing
 * (`flat?rooms=2`), or the id of a unit or a project. A pending one waits for the link of a letter.
 */
export type WatchTable = {
  id: string
  watcher_id: string
  kind: WatchKind
  target: string
  state: 'pending' | 'active'
  language: Language
  consent_version: string
  consent_at: string
  address: string
  page_url: string
  confirmed_at: string | null
}

/**
 * What somebody wants to be told of in Telegram, until they press «Start» there (R1160). `id` is a hash of what the link
 * gives the bot; whose chat it will be is not known yet.
 */
export type ChatWishTable = Omit<WatchTable, 'watcher_id' | 'state' | 'confirmed_at'>

/**
 * What one look for changes found for an address, once: the key has both. `delivery_id` is the digest that tells it; no
 * foreign key, since the row is what the digest says.
 */
export type WatchFindingTable = {
  watcher_id: string
  round: number
  items: Json<Finding[]>
  found_at: string
  delivery_id: string | null
}

/**
 * A unit as it was when changes were last looked for: whether it was on sale, its price then or last (null where none
 * was told), and its last change that is news, with the price before a reduction. `off_sale` is the status of one that
 * was not on sale, null where nobody knew it. No foreign key: a unit that comes back is known.
 */
export type WatchedUnitTable = {
  estate_id: number
  is_on_sale: Flag
  off_sale: EstateTable['status'] | null
  price: number | null
  change: UnitChange | null
  was: number | null
  changed_at: string
}

/** Entries of the construction diary that are no news any more. */
type WatchedStageTable = { progress_id: number }

/**
 * The outbox: one row per message and channel, written in the same transaction as its subject. A worker
 * takes a row by writing `lease_id` and `leased_until`; only the holder of the lease may write the outcome.
 */
export type DeliveryTable = {
  id: string
  lead_id: string | null
  subscription_id: string | null
  /** A letter about watches: one that asks to confirm them, or a digest. */
  watcher_id: string | null
  /** Of a letter to a watcher that somebody asked for: the address of that visitor. Null for any other message. */
  asked_address: string | null
  /** The day of a digest in Kazakhstan; null for any other message. */
  digest_on: string | null
  /** The name of its way: a route of `leads.yaml`; `mail`, `webhook`, `bitrix24` without that; `letter`, `digest`, `chat_letter`, `chat_digest`. */
  channel: string
  /**
   * What kind of way that is, or was when it was last tried, since one name may become another kind. Null in a row of a
   * version that knew no routes: there it was the name.
   */
  kind: string | null
  state: 'pending' | 'delivered' | 'dead'
  /** Of this round: staff who send it again begin another one, with all repeats before it. */
  attempts: number
  /** Of the rounds before. */
  earlier_attempts: number
  next_attempt_at: string
  lease_id: string | null
  leased_until: string | null
  /** Why the last attempt failed, without personal data. */
  last_error: string | null
  delivered_at: string | null
  /** 1: goes out with the others that are due at the same moment, as one summary. */
  held: Flag
  /** The way by which staff sent it instead: this row is dead, and needs nobody. */
  moved_to: string | null
  created_at: string
}

/**
 * A request, or its CV alone, that is deleted here and was sent to others, where staff delete it. Nothing personal:
 * the id stands in the CRM's entry and in the mail's Message-ID.
 */
export type SentCopyTable = {
  lead_id: string
  channel: string
  what: 'request' | 'cv'
  /** Null: no attempt was confirmed, but one may have arrived. */
  sent_at: string | null
  deleted_at: string
}

/**
 * The words that visitors agreed to, by the version that their request names, and those of the policy. `since` is when
 * this site first used them.
 */
type ConsentTextTable = { version: string; text: string; since: string }

/**
 * What the pages of a language have in common, by the hash of the text, so that every replica answers the address that
 * another one wrote into a page. `used_at` is the last day on which a page named it.
 */
type FrameFileTable = { hash: string; text: string; used_at: string }

/**
 * The number of recent requests, shared by replicas (only PostgreSQL has any rows). `key` is a hash of an
 * address or a phone, `expire` the end of its window in milliseconds of Unix time. The limiter writes by position:
 * the order of the columns counts.
 */
type LeadLimitTable = { key: string; points: number; expire: number }

/** Somebody who is logged in on the page for sales. */
type StaffSessionTable = {
  /** The token itself is in the cookie alone. */
  token_hash: string
  name: string
  /** A hash of the password's entry in STAFF_USERS: another password, or none, ends the session. */
  mark: string
  started_at: string
  seen_at: string
}

/** Wrong tries to log in, under a hash of the name or of the network. They are forgotten at `until`. */
type StaffTryTable = { key: string; tries: number; until: string }

/** Who of staff looked at what, kept for 90 days; nothing of a visitor but the id of the request. */
export type StaffLookTable = {
  id: string
  at: string
  name: string
  what: 'login' | 'list' | 'search' | 'request' | 'send' | 'confirm' | 'move' | 'cancel'
  lead_id: string | null
}

/**
 * Who has the turn to do something at a receiver of requests that only one process may do at a time, and until when at
 * most. `key` names no person: a phone stands in it as a keyed hash.
 */
type ReceiverTurnTable = { key: string; holder: string; until: string }

/**
 * The access to an account of amoCRM, whose refresh tokens are valid once. `account` is its address with the id of the
 * integration, `code_hash` the hash of the authorisation code that the access began with. Tokens are empty while that
 * code has not been exchanged.
 */
export type AmoCrmAccessTable = {
  account: string
  code_hash: string
  access_token: string
  refresh_token: string
  expires_at: string
  /** When amoCRM refused to renew it; null while it works. */
  refused_at: string | null
}

export type Tables = {
  cities: CityTable
  complexes: ComplexTable
  houses: HouseTable
  house_promises: HousePromiseTable
  plans: PlanTable
  estates: EstateTable
  estate_prices: EstatePriceTable
  estate_promotions: EstatePromotionTable
  feed_units: FeedUnitTable
  unit_overrides: UnitOverrideTable
  feed_pictures: FeedPictureTable
  articles: ArticleTable
  promotions: PromotionTable
  complex_promotions: ComplexPromotionTable
  answers: AnswerTable
  awards: AwardTable
  employees: EmployeeTable
  reviews: ReviewTable
  contacts: ContactTable
  banners: BannerTable
  mortgages: MortgageTable
  complex_mortgages: ComplexMortgageTable
  calculators: CalculatorTable
  photos: PhotoTable
  videos: VideoTable
  feedback_images: FeedbackImageTable
  vacancy_categories: VacancyCategoryTable
  vacancies: VacancyTable
  property_descriptions: PropertyDescriptionTable
  construction_progress: ConstructionProgressTable
  redirects: RedirectTable
  localizations: LocalizationTable
  settings: SettingTable
  content_ids: ContentIdTable
  content_state: ContentStateTable
  leads: LeadTable
  lead_files: LeadFileTable
  meetings: MeetingTable
  subscriptions: SubscriptionTable
  campaigns: CampaignTable
  campaign_letters: CampaignLetterTable
  deliveries: DeliveryTable
  watchers: WatcherTable
  watches: WatchTable
  chat_wishes: ChatWishTable
  watch_findings: WatchFindingTable
  watched_units: WatchedUnitTable
  watched_stages: WatchedStageTable
  sent_copies: SentCopyTable
  consent_texts: ConsentTextTable
  frame_files: FrameFileTable
  lead_limits: LeadLimitTable
  staff_sessions: StaffSessionTable
  staff_tries: StaffTryTable
  staff_looks: StaffLookTable
  receiver_turns: ReceiverTurnTable
  amocrm_access: AmoCrmAccessTable
}
