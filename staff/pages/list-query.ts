import { staffAddresses } from '#contract/staff-addresses.ts'
import { type LeadState, leadStates } from '#database/staff/lead-list.ts'
import { staffRu } from '#texts/staff/leads.ts'

/** What a list of requests shows. */
export type ListQuery = {
  form?: string
  state?: LeadState
  /** Only requests of the phone of this one: a number would stand in logs and in the history of a browser. */
  same?: string
  /** Only requests before this one. */
  before?: string
}

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can be the number of a request. */
export function isRequestId(text: string | undefined): text is string {
  return text !== undefined && idForm.test(text)
}

/** The query of an address; what it does not know is left out. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const given = (name: string) => search.get(name) ?? undefined
  const [form, state, same, before] = ['form', 'state', 'same', 'before'].map(given)
  const knownState = leadStates.find((each) => each === state)
  return {
    ...(form !== undefined && Object.hasOwn(staffRu.forms, form) ? { form } : {}),
    ...(knownState === undefined ? {} : { state: knownState }),
    ...(isRequestId(same) ? { same } : {}),
    ...(isRequestId(before) ? { before } : {}),
  }
}

export function listAddress(query: ListQuery): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? staffAddresses.requests : `${staffAddresses.requests}?${search}`
}
