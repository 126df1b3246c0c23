import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
export const letters = {
  'letter.subject': {
    ru: 'Подтвердите подписку на новости {company}',
    kk: '{company} жаңалықтарына жазылуды растаңыз',
    en: 'Confirm your subscription to news from {company}',
  },
  'letter.greeting': {
    ru: 'Здравствуйте!',
    kk: 'Сәлеметсіз бе!',
    en: 'Hello!',
  },
  'letter.request': {
    ru: 'Этот адрес указали на сайте {site}, чтобы получать новости и акции {company}.',
    kk: '{site} сайтында {company} жаңалықтары мен акцияларын алу үшін осы мекенжай көрсетілді.',
    en: 'This address was entered at {site} to receive news and special offers from {company}.',
  },
  'letter.confirm': {
    ru: 'Чтобы подписаться, откройте ссылку и нажмите кнопку на странице:',
    kk: 'Жазылу үшін сілтемені ашып, беттегі түймені басыңыз:',
    en: 'To subscribe, open the link and press the button on the page:',
  },
  'letter.lifetime': {
    ru: 'Ссылка действует семь дней.',
    kk: 'Сілтеме жеті күн жарамды.',
    en: 'The link works for seven days.',
  },
  'letter.mistake': {
    ru: 'Если вы не просили о подписке, ничего делать не нужно: без подтверждения писем не будет.',
    kk: 'Жазылуды Сіз сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ: расталмаған мекенжайға хат жіберілмейді.',
    en: 'If you did not ask for this, do nothing: without confirmation you will get no e-mails from us.',
  },
  'newsletter.read': {
    ru: 'Читать на сайте',
    kk: 'Сайттан оқу',
    en: 'Read on the site',
  },
  'newsletter.reason': {
    ru: 'Вы получили это письмо, потому что подписались на новости {company} на сайте {site}.',
    kk: 'Сіз бұл хатты {site} сайтында {company} жаңалықтарына жазылғандықтан алдыңыз.',
    en: 'You received this e-mail because you subscribed to news from {company} at {site}.',
  },
  'newsletter.leave': {
    ru: 'Отписаться',
    kk: 'Жазылымнан бас тарту',
    en: 'Unsubscribe',
  },
  /** Before the subject of a letter that staff send to themselves. */
  'newsletter.test': {
    ru: 'Проверка',
    kk: 'Тексеру',
    en: 'Test',
  },
} as const satisfies TextsByKey
