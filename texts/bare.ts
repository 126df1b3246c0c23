import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of pages that stand alone, without the site around them: no other page carries these. */
export const bare = {
  'bare.busy': {
    ru: 'Сайт сейчас не успевает ответить. Попробуйте ещё раз через минуту',
    kk: 'Сайт қазір жауап беріп үлгермей жатыр. Бір минуттан кейін қайталап көріңіз',
    en: 'The site cannot answer right now. Please try again in a minute',
  },
  'bare.busy_form': {
    ru: 'Сайт сейчас не успевает ответить. Всё, что вы написали, осталось на этой странице: отправьте ещё раз через несколько секунд',
    kk: 'Сайт қазір жауап беріп үлгермей жатыр. Жазғаныңыз осы бетте сақталды: бірнеше секундтан кейін қайта жіберіңіз',
    en: 'The site cannot answer right now. What you typed is kept on this page: send it again in a few seconds',
  },
  'bare.send_again': {
    ru: 'Отправить ещё раз',
    kk: 'Қайта жіберу',
    en: 'Send again',
  },
  'bare.too_large': {
    ru: 'Заявка не отправлена: файл может быть не больше 10 МБ, сообщение не длиннее 2000 знаков. Вернитесь назад и попробуйте ещё раз.',
    kk: 'Өтініш жіберілмеді: файл 10 МБ-тан, хабарлама 2000 таңбадан аспауы керек. Артқа оралып, қайталап көріңіз.',
    en: 'Nothing was sent: a file may have up to 10 MB and a message 2,000 characters. Go back and try again.',
  },
} as const satisfies TextsByKey
