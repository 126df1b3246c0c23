import { allEndpoints, type FirstRecords, type ListedEndpoint } from '#contract/all-endpoints.ts'
import { contractSchemas, schemaName } from './json-schemas.ts'
import { schemaExample } from './schema-example.ts'
import { type Example, shownWrite, writeExamples } from './write-examples.ts'

/** Asks the running API, so that an example is never older than the code. */
export type AskApi = (path: string, language: string) => Promise<Response>

/** Examples of the calls that write, by name; days in them are days to come. */
export function docsWrites(now: Date): [string, Example][] {
  const writes = writeExamples(now)
  return allEndpoints.flatMap(({ name, endpoint }) => {
    const write = writes[name]
    return write === undefined ? [] : [[name, shownWrite(write, endpoint.success ?? 200)]]
  })
}

/** One example a read, by the call's name. Where the database has nothing to show, the answer is made up. */
export async function docsExamples(ask: AskApi): Promise<Map<string, Example>> {
  const complex = await firstOf(ask, '/api/complexes?per_page=1', 'slug')
  const firsts: FirstRecords = {
    estate: await firstOf(ask, '/api/estates?per_page=1', 'id'),
    complex,
    house: await firstHouse(ask, complex),
    article: await firstOf(ask, '/api/articles?per_page=1', 'slug'),
    promotion: await firstOf(ask, '/api/promotions?state=all&per_page=1', 'slug'),
    award: await firstOf(ask, '/api/awards', 'id'),
    vacancy: await firstOf(ask, '/api/vacancies', 'slug'),
  }
  const examples = new Map<string, Example>([['getBuild', buildExample]])
  const schemas = contractSchemas()
  for (const listed of allEndpoints) {
    const { method, path: own } = listed.endpoint
    if (method !== 'GET' || examples.has(listed.name)) continue
    const path = listed.example?.(firsts) ?? own
    const response = await ask(path, 'en')
    const answer: unknown = await response.json()
    const shown = response.ok && !isEmpty(answer) ? shortened(answer) : invented(listed, schemas)
    examples.set(listed.name, {
      curl: `curl -H 'Accept-Language: en' '$BASE${path}'`,
      answer: typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2),
    })
  }
  return examples
}

function isEmpty(answer: unknown): boolean {
  const list = isRecord(answer) ? answer['data'] : answer
  return Array.isArray(list) && list.length === 0
}

/** The sample answer where this database has none yet. */
function invented(listed: ListedEndpoint, schemas: ReturnType<typeof contractSchemas>): string {
  const answer = schemaExample(schemas[schemaName(listed, 'Answer')], schemas)
  return `Nothing is there yet. With content it looks like this:\n${JSON.stringify(answer, null, 2)}`
}

async function firstOf(ask: AskApi, list: string, field: 'id' | 'slug'): Promise<string> {
  const body: unknown = await (await ask(list, 'en')).json()
  const first: unknown = isRecord(body) && Array.isArray(body['data']) ? body['data'][0] : undefined
  return isRecord(first) ? String(first[field]) : '1'
}

async function firstHouse(ask: AskApi, complex: string): Promise<string> {
  const body: unknown = await (await ask(`/api/complexes/s/${complex}`, 'en')).json()
  const project = isRecord(body) && isRecord(body['data']) ? body['data'] : {}
  const first: unknown = Array.isArray(project['houses']) ? project['houses'][0] : undefined
  return isRecord(first) ? String(first['slug']) : '1'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Lists lose all but their first item and long texts their end: an example shows a shape, not the stock. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 120 ? `${value.slice(0, 117)}…` : value
  if (Array.isArray(value)) {
    return value.length > 1 ? [shortened(value[0]), `… ${value.length - 1} more`] : value.map(shortened)
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}

/** The server of the pages answers this call, so the API itself has no example of it. */
const buildExample: Example = {
  curl: `curl '$BASE/builds/latest.json'`,
  answer: JSON.stringify({ id: '6f1d0c2a9b3e4f58', timestamp: 1_795_000_000_000 }, null, 2),
}
