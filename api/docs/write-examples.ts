import { endpoints } from '#contract/endpoints.ts'
import { linkEndpoints } from '#contract/link-endpoints.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'

/** The manual's example of one call: the command and, where the demo database has one, the answer. */
export type Example = { curl: string; answer: string }

/** A call that writes, as the manual shows it: a real one would leave data behind, so none is sent. */
export type WriteExample = {
  path: string
  body: Readonly<Record<string, unknown>>
  /** The field of a file that goes along. */
  file?: string
  /** The answer of a success: JSON, or the beginning of a file. */
  answer: object | string
  /** The mistake in another try, and its answer. */
  wrong?: readonly [what: string, errors: NonNullable<ErrorBody['errors']>]
}

const person = { name: 'Айгерім', phone: '+7 (700) 000-00-00' }

const accepted = { data: { id: '01a1fc76-2643-74c9-a6d9-95fcf6e0ab39' }, message: 'feedback.sent' }

const noPdf: NonNullable<WriteExample['wrong']> = ['with a picture in png', { resume: ['validation.file'] }]

/** An invented token in the form that `leads/subscriptions/subscription-token.ts` makes. */
const token = '01a1fc76-2643-74c9-a6d9-95fcf6e0ab39.mi8qz0w0.n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'

const meetingToken = '01a1fc76-2643-74c9-a6d9-95fcf6e0ab39.n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'

const watchId = '01a1fc76-2643-74c9-a6d9-95fcf6e0ab40'

const watched = {
  kind: 'listing',
  title: 'Квартиры',
  words: ['2-комнатные', 'до 45 млн ₸'],
  category: 'flat',
  query: 'rooms=2&price_to=45000000',
  slug: null,
}

const schedule = `mortgage-300-months.csv; of 300 rows the first
№;Платёж;Основной долг;Вознаграждение;Остаток долга
1;141356;24689;116667;19975311`

/** By the name of the call. */
export function writeExamples(now: Date): Readonly<Record<string, WriteExample>> {
  const nextWeek = dayInKazakhstan(new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000))
  return {
    postCallback: {
      path: endpoints.callback.path,
      body: { ...person, email: '', consent: true, utm_source: 'example' },
      answer: accepted,
      wrong: ['with a phone of nine digits', { phone: ['validation.phone_short'] }],
    },
    postMeets: {
      path: endpoints.meets.path,
      body: {
        ...person,
        date: nextWeek,
        time_slot: '15:00-17:00',
        office_id: 1,
        format: 'office',
        consent: true,
      },
      answer: { ...accepted, data: { ...accepted.data, meeting: meetingToken } },
      wrong: ['with a day that has passed', { date: ['validation.meeting_day'] }],
    },
    ownMeeting: {
      path: linkEndpoints.ownMeeting.path,
      body: { token: meetingToken },
      answer: {
        data: {
          id: accepted.data.id,
          state: 'confirmed',
          proposes: null,
          date: nextWeek,
          time_slot: '15:30',
          asked_date: nextWeek,
          asked_time_slot: '15:00-17:00',
          format: 'office',
          office_id: 1,
          complex_id: null,
          address: null,
          estate_ids: [1, 2],
          sequence: 1,
          created_at: now.toISOString(),
          changed_at: now.toISOString(),
        },
      },
      wrong: ['with a token that was cut', { token: ['validation.link'] }],
    },
    postQuestion: {
      path: endpoints.questions.path,
      body: { ...person, message: 'Когда сдаётся дом?', consent: true },
      answer: accepted,
      wrong: ['without a message', { message: ['validation.required'] }],
    },
    postReserve: {
      path: endpoints.reserves.path,
      body: { ...person, estate_id: 1, payment_method: 'mortgage', consent: true },
      answer: accepted,
      wrong: ['for a unit that is sold', { estate_id: ['validation.estate'] }],
    },
    postApplication: {
      path: endpoints.application.path,
      body: { ...person, vacancy_id: 1, cover_letter: 'Здравствуйте!', consent: true },
      file: 'resume',
      answer: accepted,
      wrong: noPdf,
    },
    postStudentApplication: {
      path: endpoints.studentApplication.path,
      body: { ...person, university: 'КазНТУ', speciality: 'Строительство', course: 3, consent: true },
      file: 'resume',
      answer: accepted,
      wrong: noPdf,
    },
    postSubscription: {
      path: endpoints.subscribe.path,
      body: { email: 'reader@example.kz', consent: true, locale: 'kk' },
      answer: { message: 'subscribe.pending' },
      wrong: ['without consent', { consent: ['validation.consent'] }],
    },
    confirmSubscription: {
      path: linkEndpoints.confirmSubscription.path,
      body: { token },
      answer: { message: 'subscribe.confirmed' },
      wrong: ['with the token of an old letter', { token: ['validation.link_expired'] }],
    },
    leaveSubscription: {
      path: linkEndpoints.leaveSubscription.path,
      body: { token },
      answer: { message: 'subscribe.left' },
      wrong: ['with a token that was cut', { token: ['validation.link'] }],
    },
    postWatch: {
      path: endpoints.watch.path,
      body: {
        email: 'reader@example.kz',
        category: 'flat',
        search: 'rooms=2&price_to=45000000',
        consent: true,
        locale: 'kk',
      },
      answer: { message: 'watch.pending' },
      wrong: ['with a search and a unit at once', { category: ['validation.choice'] }],
    },
    postChatWatch: {
      path: endpoints.watchInChat.path,
      body: { complex_id: 1, consent: true, locale: 'ru' },
      answer: {
        message: 'watch.chat',
        data: { bot: 'sample_homes_bot', start: 'mF_9_B5f-4_1JqMoG7hQ2vXkR8sT0uWy' },
      },
      wrong: ['with a search and a unit at once', { category: ['validation.choice'] }],
    },
    confirmWatches: {
      path: linkEndpoints.confirmWatches.path,
      body: { token },
      answer: { message: 'watch.confirmed', data: { token } },
      wrong: ['with the token of an old letter', { token: ['validation.link_expired'] }],
    },
    ownWatches: {
      path: linkEndpoints.ownWatches.path,
      body: { token },
      answer: {
        data: { can_confirm: false, watches: [{ id: watchId, is_confirmed: true, subject: watched }] },
      },
      wrong: ['with a token that was cut', { token: ['validation.link'] }],
    },
    endWatches: {
      path: linkEndpoints.endWatches.path,
      body: { token, watch: watchId },
      answer: { message: 'watch.ended' },
      wrong: ['with a token that was cut', { token: ['validation.link'] }],
    },
    exportCalculation: {
      path: endpoints.exportCalculation.path,
      body: {
        type: 'mortgage',
        price: 25_000_000,
        initial_payment: 5_000_000,
        months: 300,
        rate: 7,
        format: 'csv',
      },
      answer: schedule,
      wrong: [
        'with a down payment as high as the price',
        { initial_payment: ['validation.initial_payment'] },
      ],
    },
  }
}

/** The command and the answers, as a reader types and sees them. */
export function shownWrite({ path, body, file, answer, wrong }: WriteExample, success: number): Example {
  const isLead = answer === accepted
  const lines = [
    `curl -X POST '$BASE${path}'`,
    `-H 'Accept-Language: ru'`,
    ...(isLead ? [`-H 'Idempotency-Key: 5f2b8c1e'`] : []),
    ...(file === undefined
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`]
      : [...Object.entries(body).map(([name, value]) => `-F '${name}=${value}'`), `-F '${file}=@cv.pdf'`]),
  ]
  const answers =
    typeof answer === 'string'
      ? [`${success}, ${answer}`]
      : [String(success), JSON.stringify(answer, null, 2)]
  if (wrong !== undefined) {
    const refused: ErrorBody = { message: 'validation.failed', errors: { ...wrong[1] } }
    answers.push('', `422, ${wrong[0]}`, JSON.stringify(refused, null, 2))
  }
  return { curl: lines.join(' \\\n  '), answer: answers.join('\n') }
}
