import type { TextInLanguages } from './text.ts'

type Language = keyof TextInLanguages

/** The bot that tells visitors of changes, and the day from which it does, like `2026-11-21`. */
export type VisitorBot = { readonly name: string; readonly since: string }

/** The point of the policy that the bot's comes after; it stands in `policy.text`. */
export const askedBySubscription: TextInLanguages = {
  ru: '- в подписке: адрес электронной почты и то, об изменениях чего вам писать;',
  kk: '- жазылғанда: электрондық пошта мекенжайыңыз және қай өзгерістер туралы жазу керегі;',
  en: '- in a subscription: your e-mail address and which changes to write to you about;',
}

// The Kazakh awaits a native editor.
const askedByBot: TextInLanguages = {
  ru: '- если вы выбрали сообщения об изменениях в Telegram: номер вашего чата с ботом @{bot} и то, об изменениях чего вам сообщать. Вместо ссылки из письма вы подтверждаете это кнопкой «Старт» в боте, а завершаете командой /stop: тогда номер чата сразу удаляется. Сообщения проходят через серверы Telegram за пределами Казахстана, то есть это трансграничная передача;',
  kk: '- өзгерістер туралы хабарларды Telegram арқылы алуды таңдасаңыз: @{bot} ботымен чатыңыздың нөмірі және қай өзгерістер туралы хабарлау керегі. Оны хаттағы сілтеменің орнына боттағы «Старт» түймесімен растайсыз, ал /stop командасымен аяқтайсыз: сонда чат нөмірі бірден жойылады. Хабарлар Telegram-ның Қазақстаннан тыс жердегі серверлері арқылы өтеді, яғни бұл – деректерді трансшекаралық беру;',
  en: '- if you chose to be told about changes in Telegram: the number of your chat with the bot @{bot} and which changes to tell you about. You confirm it with “Start” in the bot in place of the link in an e-mail, and end it with /stop: the number of the chat is then deleted at once. The messages pass through servers of Telegram outside Kazakhstan, which is a cross-border transfer;',
}

/** Texts of one language in which the policy names the bot; a policy of the company's own names it itself. */
export function withVisitorBot<T extends Readonly<Record<string, string>>>(
  texts: T,
  language: Language,
  bot: VisitorBot | null | undefined,
): T {
  const policy = texts['policy.text'] ?? ''
  const place = askedBySubscription[language]
  if (bot === null || bot === undefined || !policy.includes(place)) return texts
  const version = texts['policy.version'] ?? ''
  const said = `${place}\n${askedByBot[language].replace('{bot}', bot.name)}`
  return {
    ...texts,
    'policy.text': policy.replace(place, () => said),
    'policy.version': bot.since > version ? bot.since : version,
  }
}
