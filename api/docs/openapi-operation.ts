import type { ListedEndpoint } from '#contract/all-endpoints.ts'
import { LeadAnswer } from '#contract/lead-fields.ts'
import { languages } from '#domain/languages.ts'
import { groupOf } from './call-groups.ts'
import { parameterSchemas, schemaName, schemaRef, shapeName } from './json-schemas.ts'
import { statusWords } from './status-words.ts'
import type { WriteExample } from './write-examples.ts'

type Files = NonNullable<ListedEndpoint['endpoint']['files']>

/** One call as an operation of OpenAPI 3.1. */
export function operation(listed: ListedEndpoint, example: WriteExample | undefined) {
  const { endpoint } = listed
  return {
    operationId: listed.name,
    tags: [groupOf(listed)],
    summary: endpoint.summary,
    ...(listed.notes === undefined ? {} : { description: listed.notes.join('\n\n') }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...headerParameters(listed),
    ],
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(listed, example) }),
    responses: {
      [endpoint.success ?? 200]: success(listed, example),
      ...(isRead(listed) ? { 304: { description: statusWords(304) } } : {}),
      ...Object.fromEntries(
        Object.entries(listed.refusals).map(([status, shape]) => [
          status,
          {
            ...content(statusWords(Number(status)), schemaRef(shapeName(shape))),
            ...(status === '429' ? { headers: retryAfter } : {}),
          },
        ]),
      ),
      default: { ...content('Anything else that went wrong', schemaRef('ErrorBody')), headers: requestId },
    },
  }
}

/** Answers in the requested language, with a tag; the build manifest is a file of the site and not such an answer. */
function isRead({ endpoint }: ListedEndpoint): boolean {
  return endpoint.method === 'GET' && endpoint.path.startsWith('/api/')
}

function headerParameters(listed: ListedEndpoint) {
  const { endpoint } = listed
  if (isRead(listed)) return [acceptLanguage, ifNoneMatch]
  if (endpoint.answer === LeadAnswer) return [acceptLanguage, idempotencyKey]
  return endpoint.method === 'POST' ? [acceptLanguage] : []
}

function parameters(place: 'path' | 'query', group: ListedEndpoint['endpoint']['query']) {
  return parameterSchemas(group).map(({ name, required, schema: { description, ...schema } }) => ({
    name,
    in: place,
    required,
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}

function requestBody(listed: ListedEndpoint, write: WriteExample | undefined) {
  const schema = schemaRef(schemaName(listed, 'Body'))
  const { files = {} } = listed.endpoint
  const example = write === undefined ? {} : { example: write.body }
  return {
    required: true,
    content: {
      'application/json': { schema, ...example },
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': Object.keys(files).length === 0 ? { schema } : withFiles(schema, files),
    },
  }
}

/**
 * Fields and files of a multipart body: OpenAPI 3.1 calls a file a text of a media type and lists the allowed types.
 */
function withFiles(schema: { $ref: string }, files: Files) {
  const ofEach = <T>(of: (file: Files[string]) => T) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, of(file)]))
  const properties = ofEach(({ description }) => ({
    type: 'string',
    format: 'binary',
    contentMediaType: 'application/octet-stream',
    description,
  }))
  return {
    schema: { allOf: [schema, { type: 'object', properties }] },
    encoding: ofEach(({ types }) => ({ contentType: types.join(', ') })),
  }
}

function success(listed: ListedEndpoint, write: WriteExample | undefined) {
  const { endpoint } = listed
  if (endpoint.file !== undefined) return fileContent(endpoint.file.types)
  const answered = content(
    statusWords(endpoint.success ?? 200),
    schemaRef(schemaName(listed, 'Answer')),
    write?.answer,
  )
  return { ...answered, ...(isRead(listed) ? { headers: readHeaders } : {}) }
}

function content(description: string, schema: { $ref: string }, example?: unknown) {
  const json = { schema, ...(example === undefined ? {} : { example }) }
  return { description, content: { 'application/json': json } }
}

/** A file as OpenAPI 3.1 describes one: its media types, and a name in Content-Disposition. */
function fileContent(types: readonly string[]) {
  return {
    description: 'The file',
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
    headers: {
      'Content-Disposition': { description: 'Name of the file', schema: { type: 'string' } },
    },
  }
}

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of the texts in the answer; Russian when it names none of ru, kk, en',
  schema: { type: 'string', examples: ['kk'], default: languages[0] },
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an answer that is already there; 304 when it is still right',
  schema: { type: 'string' },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeat with the same key and content within 24 hours answers with the id of the first request; other content is refused with 409',
  schema: { type: 'string', maxLength: 200 },
}

const readHeaders = {
  'Content-Language': { description: 'Language of the answer', schema: { type: 'string', enum: languages } },
  ETag: { description: 'Send it back in If-None-Match to get 304', schema: { type: 'string' } },
}

const retryAfter = {
  'Retry-After': {
    description: 'Whole seconds until a request is taken again',
    schema: { type: 'integer', minimum: 1 },
  },
}

const requestId = {
  'X-Request-Id': {
    description: 'Name of the request in the log of the server, for questions about it',
    schema: { type: 'string' },
  },
}
