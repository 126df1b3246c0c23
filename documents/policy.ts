import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { usableColours } from '#domain/brand-colours.ts'
import { formatDate } from '#domain/dates.ts'
import type { KeepDays } from '#domain/keep-days.ts'
import { languageNames, type Language } from '#domain/languages.ts'
import { type Inks, inksOf } from './inks.ts'
import { makePdf } from './pdf.ts'
import { type Operator, type PolicyText, timesOf } from './policy-wording.ts'
import type { SiteFaces } from './site-faces.ts'
import { filled } from '#domain/filled.ts'
import { typeset } from './typeset.ts'

/** The personal data policy as a PDF (R58). Its bytes depend on the text, the operator and the times only. */
export function policyPdf(
  text: PolicyText,
  language: Language,
  operator: Operator,
  keep: KeepDays,
  faces?: SiteFaces,
): Promise<Buffer> {
  const inks = inksOf(usableColours(operator.colours))
  return makePdf(policyDefinition(text, language, operator, keep, inks), inks, faces)
}

/** The policy in pdfmake's notation. */
export function policyDefinition(
  text: PolicyText,
  language: Language,
  operator: Operator,
  keep: KeepDays,
  inks: Inks,
): TDocumentDefinitions {
  const { words } = text
  const values = {
    name: operator.name || words['policy.owner'],
    operator: operatorLine(text, operator),
    contacts: contactLine(text, operator),
    ...timesOf(text, language, keep),
  }
  const set = (said: string, more: Readonly<Record<string, string>> = {}) =>
    typeset(filled(said, { ...values, ...more }), language)
  const title = [operator.name, set(words['policy.title'])].filter((part) => part !== '')
  return {
    language: languageNames[language].locale,
    info: {
      title: title.toReversed().join(' · '),
      subject: set(words['policy.subtitle']),
      author: operator.name,
      creator: operator.name,
      // The wording's own day in Kazakhstan, and not the moment of making: equal documents are equal files.
      creationDate: new Date(`${words['policy.version']}T00:00:00+05:00`),
    },
    pageMargins: [72, 56, 72, 64],
    footer: (page, pages) => ({
      margin: [72, 24, 72, 0],
      columns: [
        { text: title.join(' · ') },
        {
          text: set(words['policy.page_line'], { page: String(page), pages: String(pages) }),
          alignment: 'right',
          width: 'auto',
        },
      ],
      fontSize: 8,
      color: inks.faint,
    }),
    content: [
      {
        text: set(words['policy.title']),
        font: 'Display',
        fontSize: 28,
        lineHeight: 1.1,
        margin: [0, 0, 0, 8],
      },
      { text: set(words['policy.subtitle']), fontSize: 12, color: inks.quiet, margin: [0, 0, 0, 6] },
      {
        text: set(words['policy.version_line'], { date: formatDate(words['policy.version'], language) }),
        color: inks.faint,
      },
      ...text.sections.map(({ title, blocks }, index) =>
        section(`${index + 1}. ${title}`, blocks, set, inks),
      ),
    ],
  }
}

/** A section. Paragraphs are short: none is cut by the end of a page, and no title is alone there. */
function section(
  title: string,
  [first = '', ...others]: PolicyText['sections'][number]['blocks'],
  set: (words: string) => string,
  inks: Inks,
): Content {
  const block = (words: string | readonly string[]): Content =>
    typeof words === 'string'
      ? { text: set(words), margin: [0, 0, 0, 5], unbreakable: true }
      : {
          ul: words.map((point) => ({ text: set(point), unbreakable: true })),
          markerColor: inks.mark,
          margin: [0, 0, 0, 5],
        }
  const heading: Content = {
    text: set(title),
    bold: true,
    fontSize: 11.5,
    margin: [0, 11, 0, 5],
    outline: true,
  }
  return { stack: [{ stack: [heading, block(first)], unbreakable: true }, ...others.map(block)] }
}

/** The company as the register has it, with its facts in brackets; those that are not known are left out. */
function operatorLine(
  { words }: PolicyText,
  { name, legal_name: legalName, bin, legal_address: address }: Operator,
) {
  const facts = [
    bin === undefined ? '' : filled(words['policy.bin'], { bin }),
    address === undefined ? '' : filled(words['policy.address'], { address }),
  ].filter((fact) => fact !== '')
  const said = legalName ?? (name || words['policy.owner'])
  return facts.length === 0 ? said : `${said} (${facts.join('; ')})`
}

function contactLine({ words }: PolicyText, { phone, email, hours }: Operator): string {
  // Written as on the pages, on one line.
  const shown = phone.replaceAll(' ', '\u00a0')
  const ways = [
    phone === '' ? '' : [filled(words['policy.phone'], { phone: shown }), hours].filter(Boolean).join(', '),
    email === '' ? '' : filled(words['policy.email'], { email }),
  ].filter((way) => way !== '')
  return ways.length === 0 ? words['policy.no_contacts'] : ways.join('; ')
}
