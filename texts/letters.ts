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
} as const satisfies TextsByKey
