import { goodFiles } from '../attachments.ts'
import { markedPerson as person, phoneSpellings } from './marked-person.ts'

type Sent = { path: string; init: RequestInit }

const tracking = {
  utm_source: 'google',
  utm_term: person.message,
  gclid: person.googleClick,
  ga_client_id: person.googleClient,
  roistat_visit: person.roistat,
}

const pageUrl = `http://localhost/?name=${encodeURIComponent(person.name)}&email=${encodeURIComponent(person.email)}&gclid=${person.googleClick}`

/** The headers of the person's browser: over a proxy that adds the address. */
function headers(more: Record<string, string> = {}): Record<string, string> {
  return {
    'X-Forwarded-For': `${person.addressV6}, ${person.address}`,
    'User-Agent': person.browser,
    Referer: encodeURI(pageUrl),
    Cookie: `_ga=GA1.1.${person.googleClient}; roistat_visit=${person.roistat}; name=${encodeURIComponent(person.name)}`,
    ...more,
  }
}

const who = (phone: string) => ({
  name: person.name,
  phone,
  email: person.email,
  consent: true,
  page_url: pageUrl,
  ...tracking,
})

const studies = { university: person.university, speciality: 'Строительство', course: 3 }

/** Path and own fields of every form of the API. */
const forms: readonly (readonly [string, Record<string, unknown>])[] = [
  ['/api/feedback/callback', {}],
  ['/api/feedback/meets', { message: person.message, format: 'office' }],
  ['/api/feedback/questions', { message: person.message }],
  ['/api/feedback/reserves', { estate_id: 1, message: person.message }],
  ['/api/vacancies/application', { vacancy_id: 1, cover_letter: person.message }],
  ['/api/vacancies/student-application', studies],
]

function json(path: string, body: unknown): Sent {
  return {
    path,
    init: {
      method: 'POST',
      headers: headers({ 'Content-Type': 'application/json' }),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  }
}

function multipart(path: string, fields: Readonly<Record<string, unknown>>, file = goodFiles.pdf): Sent {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  const content = new Uint8Array(Buffer.concat([file, Buffer.from(person.fileText)]))
  body.append('resume', new File([content], person.fileName, { type: 'application/pdf' }))
  return { path, init: { method: 'POST', headers: headers(), body } }
}

/** Every form of the API as JSON, each with another spelling of the number; both applications with a CV. */
export function goodCalls(): Sent[] {
  return [
    ...forms.map(([path, fields], index) => json(path, { ...who(phoneSpellings[index] ?? ''), ...fields })),
    ...forms.slice(4).map(([path, fields]) => multipart(path, { ...who(phoneSpellings[2]), ...fields })),
    json('/api/articles/subscribe', { email: person.email, consent: true, page_url: pageUrl }),
    json('/api/watches', { email: person.email, consent: true, page_url: pageUrl, estate_id: 1 }),
  ]
}

/** The same forms as pages without JavaScript send them. */
export function pagePosts(token: string): Sent[] {
  const fields = { ...who(phoneSpellings[2]), consent: 'true', form_token: token, message: person.message }
  const post = (path: string, more: Record<string, string> = {}): Sent => {
    const body = new URLSearchParams(
      Object.entries({ ...fields, ...more }).map(([name, value]) => [name, String(value)]),
    )
    return { path, init: { method: 'POST', headers: headers(), body } }
  }
  return [
    post('/callback'),
    post('/kk/question'),
    post('/en/meeting'),
    post('/reserve?estate=1', { estate_id: '1' }),
    post('/contents/subscribe'),
    post('/tell-me?list=apartments&rooms=2', { category: 'flat', search: 'rooms=2' }),
    multipart('/career/job-for-student', { ...fields, ...studies }),
    // With a mistake the page comes back with everything that was typed in.
    post('/callback', { phone: `${person.digits}1` }),
    post('/question', { email: `${person.email}@` }),
  ]
}

/** Every kind of refused request, with the person's values in unexpected places. */
export function badCalls(): Sent[] {
  const [callback, question] = ['/api/feedback/callback', '/api/feedback/questions']
  const [phone, email, name] = [phoneSpellings[0], person.email, encodeURIComponent(person.name)]
  const text = JSON.stringify(who(phone))
  const read = (path: string): Sent => ({ path, init: { headers: headers() } })
  return [
    json(callback, { ...who(phone), phone: `${phone}0000` }),
    json(callback, { ...who(phone), email: `${email}@${email}` }),
    json(callback, { ...who(phone), consent: false }),
    json(callback, { ...who(phone), website: person.name }),
    json(callback, { ...who(phone), form_token: phone }),
    json(question, { ...who(phone), message: person.message.repeat(100) }),
    json(callback, { [person.name]: phone, [phone]: email }),
    json(callback, text.slice(0, -5)),
    json(callback, text + ' '.repeat(70_000)),
    json(callback, `[${text}]`),
    {
      path: callback,
      init: { method: 'POST', headers: headers({ 'Content-Type': 'text/plain' }), body: text },
    },
    { path: callback, init: { method: 'PUT', headers: headers(), body: text } },
    {
      path: '/api/vacancies/application',
      init: {
        method: 'POST',
        headers: headers({ 'Content-Type': 'multipart/form-data; boundary=x' }),
        body: `--x\r\nContent-Disposition: form-data; name="resume"; filename="${person.fileName}"\r\n\r\n${person.fileText}`,
      },
    },
    multipart('/api/vacancies/application', { ...who(phone), vacancy_id: 1 }, Buffer.from('MZ')),
    multipart('/career/job-for-student', { ...who(phone), ...studies }, Buffer.from('MZ')),
    {
      path: '/callback',
      init: {
        method: 'POST',
        headers: headers({ Origin: 'https://elsewhere.example' }),
        body: new URLSearchParams({ phone }),
      },
    },
    json('/api/articles/subscribe', { email: `${email} ${phone}`, consent: true }),
    json('/api/articles/subscribe/confirm', { token: `${email}.${phone}` }),
    json('/api/watches', { email: `${email} ${phone}`, consent: true, category: phone, search: name }),
    json('/api/feedback/meets/own', { token: `${email}.${phone}` }),
    json('/api/watches/own', { token: `${email}.${phone}` }),
    json('/api/watches/end', { token: `${email}.${phone}`, watch: person.name }),
    read(`/?phone=${encodeURIComponent(phone)}&email=${encodeURIComponent(email)}&name=${name}`),
    read(`/properties?rooms=1&search=${name}&gclid=${person.googleClick}&${name}=1&page=${phone.slice(1)}`),
    read(`/contents/subscribe/confirm?token=${encodeURIComponent(email)}`),
    read(`/favorites/expert?token=${encodeURIComponent(email)}`),
    read(`/tell-me?token=${encodeURIComponent(email)}`),
    read(`/tell-me?list=${name}&estate=${encodeURIComponent(phone)}`),
    read(`/callback/${encodeURIComponent(phone)}`),
    read(`/${encodeURIComponent(email)}`),
    read(`/api/estates/${encodeURIComponent(phone)}`),
    read(`/api/articles/${encodeURIComponent(email)}`),
    read(`/api/estates?phone=${encodeURIComponent(phone)}&page=${name}`),
    read(`/favorites?email=${encodeURIComponent(email)}&_routes=${name}`),
  ]
}
