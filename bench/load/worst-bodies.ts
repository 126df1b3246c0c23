import { parameterSchemas } from '#api/docs/json-schemas.ts'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { uploadLimit } from '#contract/applications.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { fileLimit } from '#domain/resume-file.ts'
import { boundary, boundaryBeginning, multipartBody } from '#tests/helpers/multipart.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'
import { compoundFile, docxFile, goodFiles } from '#tests/helpers/attachments.ts'

export type WorstBody = { path: string; type: string; body: Buffer }

/** Bytes, a little below the largest form without a file. */
const room = 60_000

const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = `multipart/form-data; boundary=${boundary}`

const signs = [' ', '+', '0', 'a', ',', '-', '(', '@', '\t', '\u200b', '\u0301']

const writes = allEndpoints.filter(({ endpoint }) => endpoint.method === 'POST')

/** Sixty kilobytes of one sign in each field of each call that writes. */
function* runs(): Generator<WorstBody> {
  for (const sign of signs) {
    // As JSON writes it.
    const run = sign.repeat(room / (Buffer.byteLength(JSON.stringify(sign)) - 2))
    for (const { endpoint } of writes) {
      for (const { name } of parameterSchemas(endpoint.body)) {
        const fields = { ...sampleCall(endpoint).body, [name]: `1${run}2` }
        yield { path: endpoint.path, type: json, body: Buffer.from(JSON.stringify(fields)) }
      }
    }
  }
}

/** Bodies of 64 KB with as much in them as fits. */
function crowdedBodies(): WorstBody[] {
  const { path } = endpoints.questions
  const count = 10_000
  const many = (field: (index: number) => string, between: string) =>
    Array.from({ length: count }, (_, index) => field(index)).join(between)
  const parts = Array.from({ length: 900 }, (_, index) => ({ name: `f${index}`, content: '' }))
  const form = { type: urlencoded, body: Buffer.from(many((index) => `${index.toString(36)}=`, '&')) }
  return [
    { path, type: json, body: Buffer.from(`{"name":${'['.repeat(room / 2)}${']'.repeat(room / 2)}}`) },
    { path, type: json, body: Buffer.from(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`) },
    { path, type: json, body: Buffer.from(`{${many((index) => `"${index.toString(36)}":`, '0,')}0}`) },
    { path, ...form },
    { path: pages.question('kk'), ...form },
    { path, type: multipart, body: multipartBody(parts) },
    { path: pages.question('kk'), type: multipart, body: multipartBody(parts) },
  ]
}

/** Forms with the largest file, and files that cost the most to look at; a field is missing, so that none is kept. */
function largestForms(): WorstBody[] {
  const resume = (content: Buffer | string, type = 'application/pdf') =>
    multipartBody([{ name: 'resume', content, filename: `${'ә'.repeat(2_000)}.pdf`, type }])
  const manyParts = multipartBody(Array.from({ length: 100_000 }, () => ({ name: 'name', content: '' })))
  const bodies = [
    resume(Buffer.concat([goodFiles.pdf, Buffer.alloc(fileLimit - goodFiles.pdf.length)])),
    // Unpacks to what a document may have at most.
    resume(docxFile([{ name: 'word/a', content: Buffer.alloc(250 * 2 ** 20) }])),
    resume(docxFile(Array.from({ length: 1_990 }, (_, index) => ({ name: `word/${index}`, content: '' })))),
    resume(compoundFile(['WordDocument'], 20_000)),
    // Beginnings of a boundary and no end; a part whose headers have no end.
    resume(`\r\n--${boundary.slice(0, -1)}`.repeat(600_000)),
    resume('', `a/b\r\n${'X-Odd: y\r\n'.repeat(1_000_000)}`),
    manyParts,
  ]
  const forms = bodies.map((body) => ({ type: multipart, body }))
  // As long as a form with a file, and all of it fields; parts behind a second boundary.
  const fields = { type: urlencoded, body: Buffer.from('a&'.repeat(uploadLimit / 2)) }
  const hidden = { type: multipart.replace(';', `; xboundary=${boundaryBeginning};`), body: manyParts }
  return [...forms, fields, hidden].flatMap((form) =>
    [endpoints.application.path, pages.students('kk')].map((path) => ({ path, ...form })),
  )
}

/** The worst bodies there are, of each kind in turn. */
export function worstBodies(): WorstBody[] {
  const all = [...runs()]
  const others = [crowdedBodies(), largestForms()]
  return all.flatMap((body, turn) => [body, ...others.flatMap((kind) => kind[turn % kind.length] ?? [])])
}
