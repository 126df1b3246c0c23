import { contractVersion } from '#contract/version.ts'
import { code, escaped, table } from './docs-text.ts'
import { statusWords } from './status-words.ts'

/** The rules for all calls: id of the section, its title, its HTML. */
export function docsRules(origin: string): readonly { id: string; title: string; html: string }[] {
  return [
    { id: 'start', title: 'Start', html: start(origin) },
    { id: 'language', title: 'Language', html: language },
    { id: 'envelopes', title: 'Envelopes and pages', html: envelopes },
    { id: 'values', title: 'Filters, numbers, texts', html: values },
    { id: 'caching', title: 'Caching', html: caching },
    { id: 'errors', title: 'Errors', html: errors },
    { id: 'requests', title: 'How requests are kept', html: requests },
    { id: 'limits', title: 'Limits', html: limits },
    { id: 'own-forms', title: 'Forms of this site', html: ownForms },
    { id: 'files', title: 'Files', html: files },
    { id: 'webhook', title: 'Webhook: requests on their way out', html: webhook },
    { id: 'version', title: 'Version', html: version },
  ]
}

function start(origin: string): string {
  return `<p>All calls are public: no key, no login. They answer JSON in UTF-8, files where a call says so. A read takes
GET or HEAD, a write POST. <code>Accept</code> is not read: there is nothing to choose from. A page of any other site may read in its visitors' browsers; it writes through its own
server, and is refused with 403 otherwise. The same contract as a document for tools and generators:
<a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${code(`curl '${origin}/api/estates?category=flat&rooms=2&per_page=3'`, 'A first call')}`
}

const language = `<p>Send <code>Accept-Language: ru</code>, <code>kk</code> or <code>en</code>, with weights if you like;
regions count as their language, and Russian is the default. The answer names its language in
<code>Content-Language</code>. Ids and slugs are the same in every language.</p>`

const envelopes = `<p>One thing is <code>{"data": {…}}</code>, a list <code>{"data": […]}</code>, a page of a list
<code>{"data": […], "links": {…}, "meta": {…}}</code>. Four reads return a bare array; their entries say so. Lists carry what a card
shows, the single read carries everything.</p>
<p><code>page</code> counts from 1, <code>per_page</code> is 12 unless told, from 1 to 100. A page past the end is empty
and its <code>prev</code> leads back to the last one; a malformed number is refused with 422. Links are paths with the
filters that were asked for, in lists of units and projects without unknown values.</p>
<p>Ignore fields you don't recognise: new ones may appear without notice.</p>`

const values = `<p>Unknown names and values of filters are ignored, so an old link still finds something; the answer names
them under <code>meta.ignored</code>. The reads that answer a bare array have no place for it. An unknown category of units,
language, id or slug in the path answers 404. The values of a filter that takes a list may come as a comma list or as a
repeated key, with brackets or without: <code>rooms=1&amp;rooms=2</code> and <code>rooms[]=1&amp;rooms[]=2</code> are
<code>rooms=1,2</code>, and mean any of them. Of a key that takes one value the first counts; the others are ignored and
named. A filter that a category lacks is ignored too.</p>
<p>Money is whole tenge, areas are m², lengths metres, azimuths degrees clockwise from north. Days are
<code>2026-11-21</code> as Kazakhstan (UTC+5) counts them, moments ISO 8601 in UTC. Fields that end in
<code>_html</code> hold markup written by editors, all others plain text: escape it.</p>`

const caching = `<p>Reads carry an <code>ETag</code> and <code>Cache-Control</code>. Send the tag back in
<code>If-None-Match</code>: 304 without a body means that nothing changed. Answers differ by language
(<code>Vary: Accept-Language</code>). Responses to writes are never cached.</p>`

const errorRows = [400, 403, 404, 405, 409, 410, 413, 414, 415, 422, 429, 503].map(
  (status) => `<tr><td>${status}</td><td>${escaped(statusWords(status))}</td></tr>`,
)

const errors = `<p>Every refusal has a <code>message</code>, and that of a form <code>errors</code>: keys of messages by
field. A key is not a text: texts in three languages come from <code>/api/localizations/{lang}</code>. Fields that the
contract does not know are passed over.</p>
${code(
  `422
{
  "message": "validation.failed",
  "errors": { "phone": ["validation.phone"], "name": ["validation.required"] }
}

404
{ "message": "Page Not Found: /api/awards/999" }`,
  'Two refusals',
)}
${table(['Status', 'Meaning'], errorRows, 'Statuses')}
<p>500 is our fault: its body says nothing but <code>error.unexpected</code>, and <code>X-Request-Id</code> names the line
in our log. A read that is answered 503 found the database down: <code>Retry-After</code> says when to come back, in
seconds.</p>`

const requests = `<p>201 comes only after the request is on disk, so it may be told to the visitor as done. Any other answer,
and no answer at all, means: not yet. Send it again, with the same <code>Idempotency-Key</code>.</p>
<p><code>Idempotency-Key</code> (any text of at most 200 characters, new for each request) makes a repeat with the same content
the same request: for 24 hours it answers 201 with the first id. Other content with that key is refused with 409 and
<code>feedback.key_reused</code>; what the page and not the visitor filled in may differ. Without the header only what is wholly equal
(form, phone, name, message and all else that the visitor says) within two minutes is one request.</p>
<p><code>consent: true</code> says that the visitor has agreed to the processing of personal data; the version of the text,
the moment, the language and the address are kept with the request. A direct call that leaves it out is kept as
one that has not asked: staff read <code>consent: not_asked</code>, <code>source: api</code>. <code>false</code> is always
refused.</p>
<p>What the page and not the visitor filled in (<code>utm_…</code>, click ids, <code>page_url</code>) never makes a
request fail: long values are truncated, invalid ones dropped. <code>page_url</code> and <code>referrer</code> are kept only
as http or https addresses, <code>page_url</code> only as one of this site. An id or a choice that is none
(<code>estate_id: "abc"</code>, <code>format: "moon"</code>) is refused by its field; an office or a unit that is gone
costs no request.</p>`

const limits = `<p>60 requests from one address (of IPv6: one /64 network, with twice as many for its /56 and four times for its /48) and 5 for one phone or mail address within ten
minutes, all forms together, unless the server is set otherwise. Above that an address is answered 429 with
<code>Retry-After</code> in whole seconds, and so is a subscription; a request over the limit of its phone is answered 201,
kept and marked (<code>held</code>), and staff read of all such requests in one summary an hour. Only requests that pass the contract count, and a repeat of a kept one does not. If you submit for many visitors
from one server, ask us to raise its limit. Reads are not limited.</p>`

const ownForms = `<p>The pages of this site send two fields more with their forms: <code>form_token</code>, signed by the
server with the time when the page was made, and <code>website</code>, a honeypot that no person sees. With a token, consent has
to be given and two seconds to have passed. They are for these pages only. Callers of the API leave both out.</p>`

const files = `<p>A CV goes with <code>multipart/form-data</code> in the field <code>resume</code>: pdf, doc, docx, rtf or
jpg, at most 10 MB, told by its content. It is kept out of reach of the web, and one that is refused is not kept.
A schedule of payments comes as a file with its name in <code>Content-Disposition</code>.</p>`

const webhook = `<p>Where the server is set to (<code>LEADS_WEBHOOK_URL</code>, <code>LEADS_WEBHOOK_SECRET</code>), it sends
every kept request as POST with the JSON of <a href="#OutgoingLead">OutgoingLead</a>:</p>
${code(
  `POST /your/receiver
Content-Type: application/json
Idempotency-Key: 01a1fc76-2643-74c9-a6d9-95fcf6e0ab39
X-Signature: sha256=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd`,
  'Headers of a delivery',
)}
<ul>
<li>Check <code>X-Signature</code> first: HMAC-SHA-256 of the bytes of the body under the shared secret, in hex.</li>
<li>To refuse a message that was overheard and comes again, check <code>Webhook-Signature</code> instead: <code>v1,</code>
and the HMAC-SHA-256 of <code>Webhook-Id</code>, <code>Webhook-Timestamp</code> and the body, with a dot between them, in
base64 (<a href="https://www.standardwebhooks.com">Standard Webhooks</a>), and refuse one that is older than five minutes.</li>
<li>Any 2xx means delivered, 410 that this request is not wanted. After anything else, and after no answer, it is sent again,
later and later, for three days.</li>
<li>It may come more than once: what was there under the same <code>Idempotency-Key</code> is a repeat. Answer 2xx and drop
it.</li>
<li>Requests over the limit of their phone come once an hour in one message, <code>OutgoingSummary</code>: its
<code>form</code> is <code>summary</code>, its <code>requests</code> are requests like the others.</li>
<li>Requests may overtake each other. <code>created_at</code> tells their order.</li>
</ul>`

const version = `<p>This is version ${contractVersion} of the contract. The last number grows with a word of explanation, the
second with a call or a field that is added, the first with anything that could break a caller.</p>`
