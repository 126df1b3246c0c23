import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The pages that a letter about a subscription leads to. */
export const subscription = {
  'subscribe.confirm.title': {
    ru: 'Подписка на новости',
    kk: 'Жаңалықтарға жазылу',
    en: 'Subscription to the news',
  },
  'subscribe.confirm.text': {
    ru: 'Остался один шаг: подтвердите, что новости можно присылать на вашу почту.',
    kk: 'Бір ғана қадам қалды: жаңалықтарды поштаңызға жіберуге болатынын растаңыз.',
    en: 'One step left: please confirm that you want our news.',
  },
  'subscribe.confirm.submit': {
    ru: 'Подтвердить подписку',
    kk: 'Жазылымды растау',
    en: 'Confirm the subscription',
  },
  'subscribe.confirm.done.title': {
    ru: 'Подписка подтверждена',
    kk: 'Жазылым расталды',
    en: 'The subscription is confirmed',
  },
  'subscribe.confirm.done.text': {
    ru: 'Новости будут приходить на вашу почту. В каждом письме есть ссылка, чтобы отписаться.',
    kk: 'Жаңалықтар поштаңызға келіп тұрады. Жазылымнан бас тартатын сілтеме әр хатта бар.',
    en: 'We will send the news to your mailbox. Every e-mail has a link to unsubscribe.',
  },
  'subscribe.leave.title': {
    ru: 'Отписка от новостей',
    kk: 'Жазылымнан бас тарту',
    en: 'Unsubscribe from the news',
  },
  'subscribe.leave.text': {
    ru: 'Нажмите кнопку, и новости на вашу почту приходить больше не будут.',
    kk: 'Түймені бассаңыз, жаңалықтар поштаңызға бұдан былай келмейді.',
    en: 'Press the button and we will stop sending you the news.',
  },
  'subscribe.leave.submit': {
    ru: 'Отписаться',
    kk: 'Жазылымнан бас тарту',
    en: 'Unsubscribe',
  },
  'subscribe.leave.done.title': {
    ru: 'Вы отписались',
    kk: 'Жазылымнан бас тарттыңыз',
    en: 'You have unsubscribed',
  },
  'subscribe.leave.done.text': {
    ru: 'Новости приходить больше не будут. Подписаться снова можно в любое время.',
    kk: 'Жаңалықтар бұдан былай келмейді. Қалаған кезде қайта жазыла аласыз.',
    en: 'We will send no more news. You can subscribe again at any time.',
  },
  'subscribe.description': {
    ru: 'Подписка на новости {company}: подтверждение по ссылке из письма и отказ.',
    kk: '{company} жаңалықтарына жазылу: оны хаттағы сілтеме арқылы растау немесе одан бас тарту.',
    en: 'Your subscription to {company} news: confirm it with the link in the e-mail, or unsubscribe.',
  },
  'subscribe.again': {
    ru: 'Подписаться ещё раз',
    kk: 'Қайта жазылу',
    en: 'Subscribe again',
  },
  'subscribe.confirmed': {
    ru: 'Подписка подтверждена',
    kk: 'Жазылым расталды',
    en: 'The subscription is confirmed',
  },
  'subscribe.left': {
    ru: 'Вы отписались. Писем больше не будет',
    kk: 'Жазылымнан бас тарттыңыз. Бұдан былай хат келмейді',
    en: 'You have unsubscribed. We will send no more e-mails',
  },
} as const satisfies TextsByKey
