import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainColours } from '#domain/brand-colours.ts'
import { postApplication, postStudentApplication } from '#contract/applications.ts'
import { postCallback, postMeets, postQuestion, postReserve } from '#contract/feedback.ts'
import { GuardFields } from '#contract/guard-fields.ts'
import { Tracking } from '#contract/lead-fields.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import { type Language, languages } from '#domain/languages.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { type Texts, texts } from '#texts/texts.ts'
import { policyDefinition, policyPdf } from './policy.ts'
import { inksOf } from './inks.ts'
import { type Operator, policyIn, policyWordings } from './policy-wording.ts'

const operator: Operator = {
  name: 'Sample',
  phone: '+7 727 000 10 10',
  email: 'sales@kerege.example',
  hours: '9:00–20:00',
}

const keep = { leads: 1095, cv: 180 }

const builtIn = (language: Language) => texts[language]

/** The built-in policy in a language. */
const policyOf = (language: Language) => policyIn(language, builtIn)

function pdfOf(language: Language, who: Operator, times = keep): Promise<Buffer> {
  return policyPdf(policyOf(language).text, language, who, times)
}

/** Spaces of all kinds as one, since lines may end anywhere. */
async function pagesOf(language: Language, who = operator): Promise<string[]> {
  return readPdf(await pdfOf(language, who, keep)).pages.map((page) => page.replace(/\s+/g, ' '))
}

test('R58 the policy is a PDF that names its own title and language', async () => {
  for (const language of languages) {
    const bytes = await pdfOf(language, operator, keep)
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    const { title, language: locale } = readPdf(bytes)
    assert.equal(title, `${policyOf(language).text.words['policy.title']} · Sample`)
    assert.deepEqual([policyOf(language).language, locale.slice(0, 2)], [language, language])
  }
})

test('the policy is written on two or three pages, in letters that the fonts hold', async () => {
  for (const language of languages) {
    const pages = await pagesOf(language)
    assert.ok(pages.length === 2 || pages.length === 3, `${language}: ${pages.length} pages`)
    const text = pages.join(' ')
    assert.ok(!text.includes('\0'), `${language}: a letter is missing in a font near «${before(text, '\0')}»`)
    for (const { title } of policyOf(language).text.sections) assert.ok(text.includes(title), title)
  }
})

function before(text: string, sign: string): string {
  const end = text.indexOf(sign)
  return text.slice(Math.max(0, end - 20), end)
}

test('a letter that no font holds would be noticed', async () => {
  assert.ok((await pagesOf('kk', { ...operator, name: 'Sample 漢' })).join('').includes('\0'))
})

test('Kazakh letters and the sign of the tenge come out as themselves', async () => {
  const letters = 'ӘәҒғҚқҢңӨөҰұҮүҺһІі₸'
  assert.ok((await pagesOf('kk', { ...operator, name: letters })).join('').includes(letters))
})

test('every place of a text is filled', async () => {
  for (const language of languages) assert.doesNotMatch((await pagesOf(language)).join(' '), /[{}]/, language)
})

test('the policy says what the law asks for: operator, law, cookies, and how to reach who keeps the data', async () => {
  for (const language of languages) {
    const text = (await pagesOf(language)).join(' ')
    for (const fact of [operator.name, operator.phone, operator.email, operator.hours]) {
      assert.ok(text.includes(fact), `${language}: ${fact}`)
    }
    for (const fact of ['94-V', '395/НҚ', 'i18n_redirected', 'utm_source', 'IP', '2026']) {
      assert.ok(text.includes(fact), `${language}: ${fact}`)
    }
  }
})

/** The policy's names of the stored fields, in the order ru, kk, en. Marks of advertising have their own names. */
const fieldWords: Readonly<Record<string, readonly [RegExp, RegExp, RegExp]>> = {
  name: [/имя и номер/, /атыңыз және/, /your name and/],
  phone: [/номер телефона/, /телефон нөміріңіз/, /phone number/],
  email: [/адрес электронной почты/, /пошта мекенжайыңыз/, /your e-mail address/],
  message: [/текст сообщения/, /хабарлама мәтіні/, /and a message/],
  consent: [/версия текста, с которым/, /келіскен мәтіннің нұсқасы/, /version of the text you agreed/],
  locale: [/язык сайта/, /сайт тілі/, /language of the website/],
  page_url: [/адрес страницы/, /беттің мекенжайы/, /address of the page/],
  referrer: [/адрес сайта, с которого/, /Сіз келген сайттың/, /website you came from/],
  complex_id: [/предложение, о котором/, /Сіз сұраған ұсыныс/, /property you ask about/],
  house_id: [/предложение, о котором/, /Сіз сұраған ұсыныс/, /property you ask about/],
  estate_id: [/предложение, о котором/, /Сіз сұраған ұсыныс/, /property you ask about/],
  estate_ids: [
    /о подборке, то и её состав/,
    /іріктеме бойынша болса, оның құрамы/,
    /shortlist, also the properties/,
  ],
  program_id: [/программа покупки/, /сатып алу бағдарламасы/, /the purchase programme/],
  date: [/желаемые день/, /қалаған күніңіз/, /the day and/],
  time_slot: [/день и время/, /бен уақытыңыз/, /and time you/],
  office_id: [/офис или проект/, /кеңсе немесе жоба/, /office or project/],
  format: [/формат встречи/, /кездесу форматы/, /format of the meeting/],
  payment_method: [/планируете платить/, /төлеуді жоспарлайтыныңыз/, /plan to pay/],
  vacancy_id: [/вакансию: вакансию/, /өтініште: бос орынның атауы/, /application: the vacancy/],
  cover_letter: [/сопроводительное письмо/, /ілеспе хатыңыз/, /a cover letter/],
  resume: [/резюме/, /түйіндемеңіз/, /your CV/],
  university: [/место учёбы/, /оқу орныңыз/, /place of study/],
  speciality: [/специальность/, /мамандығыңыз/, /speciality/],
  course: [/и курс/, /бен курсыңыз/, /year of study/],
  direction: [/направление работы/, /жұмыс бағытыңыз/, /kind of work/],
  available_from: [/готовы приступить/, /кірісе алатын күніңіз/, /you can start/],
}

test('R58 the policy names every field that a form keeps, every mark of advertising and who set it', async () => {
  const calls = [postCallback, postMeets, postQuestion, postReserve, postApplication, postStudentApplication]
  const kept = new Set([...calls, postSubscription].flatMap(({ body }) => Object.keys(body.shape)))
  for (const name of [...Object.keys(GuardFields.shape), ...Object.keys(Tracking.shape)]) kept.delete(name)
  for (const name of Object.keys(postApplication.files)) kept.add(name)
  assert.deepEqual([...kept].toSorted(), Object.keys(fieldWords).toSorted())
  for (const [index, language] of languages.entries()) {
    const { sections } = policyOf(language).text
    const text = sections.flatMap(({ blocks }) => blocks.flat()).join('\n')
    for (const [name, words] of Object.entries(fieldWords)) {
      assert.match(text, words[index] ?? /^$/, `${language}: ${name}`)
    }
    for (const name of [...Object.keys(Tracking.shape), 'Google Analytics', 'Roistat'])
      assert.match(text, new RegExp(`\\b${name}\\b`), `${language}: ${name}`)
  }
})

test('A28 the policy knows the news among its purposes, as their consent says', () => {
  const words = { ru: /присылать новости/, kk: /жаңалықтар мен акцияларды/, en: /to send you news/ }
  for (const language of languages) {
    const purposes = policyOf(language).text.sections[1]?.blocks.flat().join('\n') ?? ''
    assert.match(purposes, words[language])
  }
})

test('before the contacts are known the policy names the form instead of an empty place', async () => {
  for (const language of languages) {
    const text = (await pagesOf(language, { name: 'Sample', phone: '', email: '', hours: '' })).join(' ')
    assert.ok(text.includes(texts[language]['policy.no_contacts']), language)
  }
})

test('R345 a policy without a name speaks of the owner of the site, and leaves no gap', async () => {
  const nobody = { name: '', phone: '', email: '', hours: '' }
  for (const language of languages) {
    const bytes = await pdfOf(language, nobody, keep)
    const { text } = policyOf(language)
    assert.equal(readPdf(bytes).title, text.words['policy.title'])
    const words = (await pagesOf(language, nobody)).join(' ')
    assert.ok(words.split(text.words['policy.owner']).length > 2, language)
    assert.doesNotMatch(words, /[:–] ,|· ·|^ ?·/, language)
  }
})

test('the languages have the same sections with the same paragraphs and lists', () => {
  const shape = (language: Language) =>
    policyOf(language).text.sections.map(({ blocks }) =>
      blocks.map((block) => (typeof block === 'string' ? 'paragraph' : block.length)),
    )
  assert.deepEqual(shape('kk'), shape('ru'))
  assert.deepEqual(shape('en'), shape('ru'))
})

test('an outdated translation gives way to the Russian text', () => {
  assert.equal(policyOf('kk').language, 'kk')
  const renewed: Texts = { ...texts.ru, 'policy.version': '2027-02-01' }
  const { language, text } = policyIn('kk', (each) => (each === 'ru' ? renewed : texts[each]))
  assert.equal(language, 'ru')
  assert.deepEqual(text.sections, policyOf('ru').text.sections)
})

test('R691 the policy is what the company wrote, with its facts in their places', async () => {
  const own: Texts = {
    ...texts.en,
    'policy.title': 'Our rules',
    'policy.version': '2027-03-04',
    'policy.text': [
      '## Who\nWe are {operator}.\nCall us: {contacts}.',
      '## How long\n\n- requests: {leadDays};\n- files: {cvDays};\n- letters: {unconfirmedDays}.\n\nNo longer.',
    ].join('\n\n'),
  }
  const { text } = policyIn('en', (each) =>
    each === 'en' ? own : { ...texts[each], 'policy.version': own['policy.version'] },
  )
  assert.deepEqual(
    text.sections.map(({ title, blocks }) => [title, ...blocks]),
    [
      ['Who', 'We are {operator}. Call us: {contacts}.'],
      [
        'How long',
        ['requests: {leadDays};', 'files: {cvDays};', 'letters: {unconfirmedDays}.'],
        'No longer.',
      ],
    ],
  )
  const pdf = readPdf(await policyPdf(text, 'en', operator, keep))
  const words = pdf.pages.join(' ').replace(/\s+/g, ' ')
  assert.equal(pdf.title, 'Our rules · Sample')
  for (const said of ['1. Who', 'We are Sample.', '1095 days', '4 March 2027'])
    assert.ok(words.includes(said), `${said} in ${words}`)
})

test('the same policy is the same file, byte for byte', async () => {
  const [first, second] = [await pdfOf('ru', operator, keep), await pdfOf('ru', operator, keep)]
  assert.deepEqual(first, second)
  assert.notDeepEqual(first, await pdfOf('ru', { ...operator, name: 'Other' }, keep))
  const colours = { main: '#1f3a6e', accent: '#8a1f4b' }
  assert.notDeepEqual(first, await pdfOf('ru', { ...operator, colours }, keep))
})

test('a definition is made again each time, since writing it changes it', () => {
  const { text } = policyOf('ru')
  assert.notEqual(
    policyDefinition(text, 'ru', operator, keep, inksOf(plainColours)).content,
    policyDefinition(text, 'ru', operator, keep, inksOf(plainColours)).content,
  )
})

test('R406 the policy names the times of the settings, in the form of the word that the number asks for', async () => {
  const expected = {
    ru: ['1461 день', '182 дня', '30 дней'],
    kk: ['1461 күн', '182 күн', '30 күн'],
    en: ['1461 days', '182 days', '30 days'],
  }
  for (const language of languages) {
    const bytes = await pdfOf(language, operator, { leads: 1461, cv: 182 })
    const text = readPdf(bytes).pages.join(' ').replace(/\s+/g, ' ')
    for (const words of expected[language]) assert.ok(text.includes(words), `${language}: ${words}`)
    assert.doesNotMatch(text, /три года|үш жыл|three years/)
  }
})

test('R410 the words of each policy are kept under a name of their own, with its times', () => {
  const [ru, kk, en] = policyWordings(keep, builtIn)
  assert.match(ru?.text ?? '', /1095 дней/)
  assert.match(kk?.text ?? '', /1095 күн/)
  assert.match(en?.text ?? '', /1095 days/)
  assert.ok((ru?.text ?? '').includes(policyOf('ru').text.sections.at(-1)?.title ?? '–'))
  const versions = [keep, keep, { leads: 1000, cv: 180 }].map(
    (times) => policyWordings(times, builtIn)[0]?.version,
  )
  assert.match(versions[0] ?? '', /^policy-ru-[0-9a-f]{8}$/)
  assert.deepEqual([versions[1] === versions[0], versions[2] === versions[0]], [true, false])
})

test('R535 the policy names the company as the register has it, and leaves out what is not known', async () => {
  const facts = { legal_name: 'Sample Homes LLP', bin: '123456789012', legal_address: 'Street 1, City' }
  for (const language of languages) {
    const [known = ''] = await pagesOf(language, { ...operator, ...facts })
    for (const fact of Object.values(facts)) assert.ok(known.includes(fact), `${language} ${fact}`)
    const [unknown = ''] = await pagesOf(language)
    assert.ok(!unknown.includes('{') && !unknown.includes('()'), unknown)
    const [part = ''] = await pagesOf(language, { ...operator, bin: facts.bin })
    assert.match(part, /Sample \([^()]*123456789012\)/)
  }
})
