import type { ErrorBody } from '#contract/errors.ts'

/** What the manual shows of one call: the command and, where the demo database has something to say, the answer. */
export type Example = { curl: string; answer: string }

/** Asks the running API, so that an example is never older than the code. */
export type AskApi = (path: string, language: string) => Promise<Response>

const paths: Readonly<Record<string, (ids: { estate: number }) => string>> = {
  getLocalizations: () => '/api/localizations/en',
  getDictionaries: () => '/api/dictionaries',
  getCategories: () => '/api/estates/categories',
  getEstateFilters: () => '/api/estates/filters?category=flat&rooms=2',
  getEstates: () => '/api/estates?category=flat&rooms=1,2&price_to=60000000&sort=price&per_page=12',
  getEstate: ({ estate }) => `/api/estates/${estate}`,
  getComplexesNavigation: () => '/api/complexes/navigation',
}

/** One example a call, by the call's name; a database without content gives the commands and bare envelopes. */
export async function docsExamples(ask: AskApi): Promise<Map<string, Example>> {
  const estate = await firstEstate(ask)
  const examples = new Map<string, Example>([['postCallback', callbackExample]])
  for (const [name, pathOf] of Object.entries(paths)) {
    const path = pathOf({ estate })
    const answer: unknown = await (await ask(path, 'en')).json()
    examples.set(name, {
      curl: `curl -H 'Accept-Language: en' '$BASE${path}'`,
      answer: JSON.stringify(shortened(answer), null, 2),
    })
  }
  return examples
}

async function firstEstate(ask: AskApi): Promise<number> {
  const body: unknown = await (await ask('/api/estates?per_page=1', 'en')).json()
  const first = isRecord(body) && Array.isArray(body['data']) ? body['data'][0] : undefined
  return isRecord(first) && typeof first['id'] === 'number' ? first['id'] : 1
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

const refused: ErrorBody = { message: 'validation.failed', errors: { phone: ['validation.phone'] } }

const callbackExample: Example = {
  curl: `curl -X POST '$BASE/api/feedback/callback' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 5f2b8c1e' \\
  -d '{"name": "Айгерім", "phone": "+7 (700) 000-00-00", "email": "", "consent": true, "utm_source": "example"}'`,
  answer: [
    '201',
    JSON.stringify(
      { data: { id: '01a1fc76-2643-74c9-a6d9-95fcf6e0ab39' }, message: 'feedback.sent' },
      null,
      2,
    ),
    '',
    '422, with a phone of nine digits',
    JSON.stringify(refused, null, 2),
  ].join('\n'),
}
