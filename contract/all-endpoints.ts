import type { z } from 'zod'
import type { Endpoint } from './ask.ts'
import { Deadline, Picture, Restoration } from './common.ts'
import { ComplexLink, getComplexesNavigation } from './complexes.ts'
import { Company, Dictionaries, getDictionaries } from './dictionaries.ts'
import { ErrorBody } from './errors.ts'
import {
  CategoryTab,
  Estate,
  EstateCard,
  EstateGone,
  Filter,
  getCategories,
  getEstate,
  getEstateFilters,
  getEstates,
} from './estates.ts'
import { postCallback } from './feedback.ts'
import { getLocalizations, Localization } from './localizations.ts'

/** A call with its name in the OpenAPI document and what it may answer beside success. */
export type ListedEndpoint = {
  name: string
  endpoint: Endpoint
  refusals: Readonly<Record<number, z.ZodType>>
  /** What the shapes alone do not tell a developer. */
  notes?: readonly string[]
}

const refusedForm = { 400: ErrorBody, 413: ErrorBody, 415: ErrorBody, 422: ErrorBody, 503: ErrorBody }

/** Every call of the API: the document, the manual and the tests go through this list. */
export const allEndpoints: readonly ListedEndpoint[] = [
  { name: 'getLocalizations', endpoint: getLocalizations, refusals: { 404: ErrorBody } },
  { name: 'getDictionaries', endpoint: getDictionaries, refusals: {} },
  { name: 'getCategories', endpoint: getCategories, refusals: {} },
  { name: 'getEstateFilters', endpoint: getEstateFilters, refusals: { 404: ErrorBody } },
  { name: 'getEstates', endpoint: getEstates, refusals: { 404: ErrorBody, 422: ErrorBody } },
  { name: 'getEstate', endpoint: getEstate, refusals: { 404: ErrorBody, 410: EstateGone } },
  { name: 'getComplexesNavigation', endpoint: getComplexesNavigation, refusals: {} },
  {
    name: 'postCallback',
    endpoint: postCallback,
    refusals: refusedForm,
    notes: [
      'Send JSON, urlencoded or multipart fields without files, at most 64 KB.',
      'phone: any usual way of writing a number of Kazakhstan (+7…, 8…, or ten digits). name: 2 to 80 letters.',
      'consent: true once the visitor has ticked it. Left out, it counts as given to the text of this form; anything but true is refused.',
      'Idempotency-Key: a repeat with the same key and phone answers 201 with the id of the first. Without the header, the same phone and object within two minutes is one request.',
      '201 means that the request is on disk. After 503 nothing was kept: give the visitor the phone number of the company.',
    ],
  },
]

/** The shapes inside answers that the OpenAPI document and the manual show under a name of their own. */
export const namedShapes: Readonly<Record<string, z.ZodType>> = {
  CategoryTab,
  Company,
  ComplexLink,
  Deadline,
  Dictionaries,
  ErrorBody,
  Estate,
  EstateCard,
  EstateGone,
  Filter,
  Localization,
  Picture,
  Restoration,
}
