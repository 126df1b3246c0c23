import { consentKeys } from './consent-keys.ts'
import type { TextInLanguages } from './text.ts'

type Language = keyof TextInLanguages

/** Who gets requests, and of which forms; `since` is the day from which they are these, like `2026-11-21`. */
export type Receivers = {
  readonly since: string
  readonly receivers: readonly {
    readonly name: TextInLanguages
    readonly country: TextInLanguages
    readonly forms: readonly string[]
  }[]
}

/** What the policy says of the receivers of requests while none is named; it stands in `policy.text`. */
export const unnamedReceivers: TextInLanguages = {
  ru: 'Названия получателей заявок сообщим по вашему запросу.',
  kk: 'Өтініштерді алушылардың атауын сұрауыңыз бойынша хабарлаймыз.',
  en: 'We will name the recipients of requests if you ask us.',
}

// The Kazakh awaits a native editor.
const namedReceivers: TextInLanguages = {
  ru: 'Заявки с сайта получают: {receivers}. Если получатель находится за пределами Казахстана, это тоже трансграничная передача.',
  kk: 'Сайттағы өтініштерді алушылар: {receivers}. Алушы Қазақстаннан тыс жерде болса, бұл да – деректерді трансшекаралық беру.',
  en: 'Requests from the website go to: {receivers}. Where a recipient is outside Kazakhstan, this too is a cross-border transfer.',
}

/** Who has access, as the policy says it while no receiver is named, and where some are: then they belong to them. */
export const access: TextInLanguages = {
  ru: 'Доступ к ним получают только:',
  kk: 'Оларға тек мыналар қол жеткізе алады:',
  en: 'Only the following have access to it:',
}

// The Kazakh awaits a native editor.
const accessWithReceivers: TextInLanguages = {
  ru: 'Доступ к ним получают только получатели заявок, которые названы ниже, и:',
  kk: 'Оларға тек төменде аталған өтініш алушылар және мыналар қол жеткізе алады:',
  en: 'Only the recipients of requests named below and the following have access to it:',
}

/** Behind the words of a consent. */
const consentReceivers: TextInLanguages = {
  ru: '. Заявку получают: {receivers}',
  kk: '. Өтінішті алушылар: {receivers}',
  en: '. The request goes to: {receivers}',
}

/**
 * Texts of one language in which the policy and the consents name the receivers of requests: another consent, and
 * another version of the policy. A policy of the company's own names them itself.
 */
export function withReceivers<T extends Readonly<Record<string, string>>>(
  texts: T,
  language: Language,
  named: Receivers | null | undefined,
): T {
  if (named === null || named === undefined || named.receivers.length === 0) return texts
  const policy = texts['policy.text'] ?? ''
  const unnamed = unnamedReceivers[language]
  const said: Record<string, string> = {}
  if (policy.includes(unnamed)) {
    const list = listOf(named.receivers, language)
    said['policy.text'] = policy
      .replace(access[language], accessWithReceivers[language])
      .replace(unnamed, () => filled(namedReceivers[language], list))
    const version = texts['policy.version'] ?? ''
    said['policy.version'] = named.since > version ? named.since : version
  }
  for (const [form, keys] of Object.entries(consentKeys)) {
    const receivers = named.receivers.filter(({ forms }) => forms.includes(form))
    const key = keys.at(-2)
    if (key === undefined || receivers.length === 0) continue
    said[key] = (texts[key] ?? '') + filled(consentReceivers[language], listOf(receivers, language))
  }
  return { ...texts, ...said }
}

/** «Bitrix24 (Россия), Telegram (ОАЭ)» */
function listOf(receivers: Receivers['receivers'], language: Language): string {
  return receivers.map(({ name, country }) => `${name[language]} (${country[language]})`).join(', ')
}

function filled(text: string, list: string): string {
  return text.replace('{receivers}', () => list)
}
