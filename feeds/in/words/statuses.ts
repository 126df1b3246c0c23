import { byMeaning, knownWords } from './known-words.ts'

/** The possible meanings of an offer's status for a unit of ours. */
export const feedStatuses = ['free', 'reserved', 'sold', 'hidden', 'request', 'unconfirmed'] as const
export type FeedStatus = (typeof feedStatuses)[number]

/** From what anybody can have to what nobody can; a word that is not understood stands before the last two. */
const availability: readonly (FeedStatus | undefined)[] = [
  'free',
  'request',
  'unconfirmed',
  'reserved',
  undefined,
  'sold',
  'hidden',
]

/** Whether a status leaves a unit less available than another one; undefined is a word that is not understood. */
export function isLessAvailable(status: FeedStatus | undefined, than: FeedStatus | undefined): boolean {
  return availability.indexOf(status) > availability.indexOf(than)
}

/** Whether nobody can have a unit of this status now. */
export function isGone(status: FeedStatus): boolean {
  return status === 'reserved' || status === 'sold' || status === 'hidden'
}

/** What stands for a status that is left empty where each unit has one: nobody knows it until the mapping says so. */
export const emptyStatus = 'пусто'

/**
 * Statuses by name: Profitbase, MacroCRM, accounting, everyday words. Numbers are none of them: 1 is hidden in one
 * system and booked in another, so the mapping says what they mean. A deal that is being drawn up (EXECUTION, «Оформление») is `reserved`: no other buyer can have the unit, but it is not sold yet.
 * «Сделка» alone may be under way or done, «Сдан» may be let or a house that is handed over: both are asked for.
 */
export const statusOfWord = knownWords<FeedStatus>(
  byMeaning<FeedStatus>({
    free: `free, available, active, on sale, for sale, open, selling, vacant, свободен, свободна, свободно, свободный,
      свободная, свободные, доступен, доступна, доступно, в продаже, продается, открыт, открыта, в наличии, подбор, қолжетімді,
      бос, сатылымда, сатылуда, свободна к продаже, свободен к продаже, свободно к продаже`,
    reserved: `reserved, booked, booking, reserve, hold, on hold, execution, бронь, забронирован, забронирована,
      забронировано, забронированы, забронированные, в брони, на брони, устная бронь, платная бронь, бронь платная, бронь устная, задаток, депозит, бронирование, резерв, в резерве, зарезервирован,
      зарезервирована, зарезервировано, зарезервированы, зарезервированные, оформление, на оформлении, оформляется, брондалған, брондалды,
      рәсімделуде, рәсімделіп жатыр, забронирован клиентом, забронирована клиентом, резерв застройщика,
      в резерве у застройщика, на оформлении сделки, reservation, pending`,
    sold: `sold, sold out, contract, closed, продан, продана, продано, проданы, проданные, продажа завершена, договор,
      сделка в работе, сделка проведена, сделка закрыта, дду, передан, передана, выданы ключи,
      ключи выданы, сатылды, сатылған, реализован, реализована, реализовано, выкуплен, выкуплена, выкуплено,
      договор подписан, пдкп`,
    hidden: `hidden, unavailable, not for sale, withdrawn, inactive, archive, disabled, скрывать на сайте, скрыт, скрыта,
      скрыто, не в продаже, снят с продажи, снята с продажи, снято с продажи, недоступен, недоступна, недоступно,
      закрыт, закрыта, не продается, снят с реализации, снята с реализации, снято с реализации, скоро в продаже,
      not available, маркетинговый резерв, технический резерв, архив, сатылмайды, жасырын`,
    unconfirmed: `unconfirmed, уточняется, наличие уточняется, на уточнении`,
    request: `request, price on request, по запросу, цена по запросу, сұраныс бойынша,
      сұрау бойынша, бағасы сұрау бойынша`,
  }),
)
