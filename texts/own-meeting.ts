import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The visitor's own page of a meeting that the site has kept. */
export const ownMeeting = {
  'meeting.own.asked': {
    ru: 'Встреча ждёт подтверждения',
    kk: 'Кездесу расталуын күтіп тұр',
    en: 'Your meeting is waiting to be confirmed',
  },
  'meeting.own.asked.text': {
    ru: 'Менеджер позвонит вам, а ответ появится на этой странице. Сохраните её адрес.',
    kk: 'Менеджер Сізге қоңырау шалады, ал жауабы осы бетте шығады. Беттің мекенжайын сақтап қойыңыз.',
    en: 'A manager will call you, and the answer will appear on this page. Keep its address.',
  },
  'meeting.own.confirmed': {
    ru: 'Встреча подтверждена',
    kk: 'Кездесу расталды',
    en: 'Your meeting is confirmed',
  },
  'meeting.own.confirmed.text': {
    ru: 'Ждём вас. Если планы изменятся, позвоните нам.',
    kk: 'Сізді күтеміз. Жоспарыңыз өзгерсе, бізге қоңырау шалыңыз.',
    en: 'We look forward to seeing you. If your plans change, please call us.',
  },
  /** Of a meeting by telephone. */
  'meeting.own.confirmed.phone.text': {
    ru: 'Позвоним вам в это время. Если планы изменятся, позвоните нам.',
    kk: 'Осы уақытта Сізге қоңырау шаламыз. Жоспарыңыз өзгерсе, бізге қоңырау шалыңыз.',
    en: 'We will call you at this time. If your plans change, please call us.',
  },
  'meeting.own.moved': {
    ru: 'Предлагаем другое время встречи',
    kk: 'Кездесуге басқа уақыт ұсынамыз',
    en: 'We propose another time for the meeting',
  },
  'meeting.own.moved.text': {
    ru: 'Время предварительное. Позвоните нам, чтобы согласиться или выбрать другое.',
    kk: 'Бұл – алдын ала белгіленген уақыт. Келісу немесе басқасын таңдау үшін бізге қоңырау шалыңыз.',
    en: 'The time is tentative. Please call us to agree to it or to choose another one.',
  },
  /** The time is the one that the visitor asked for. */
  'meeting.own.replaced': {
    ru: 'Предлагаем другое место встречи',
    kk: 'Кездесуге басқа орын ұсынамыз',
    en: 'We propose another place for the meeting',
  },
  'meeting.own.replaced.text': {
    ru: 'Место предварительное. Позвоните нам, чтобы согласиться или выбрать другое.',
    kk: 'Бұл – алдын ала ұсынылған орын. Келісу немесе басқасын таңдау үшін бізге қоңырау шалыңыз.',
    en: 'The place is tentative. Please call us to agree to it or to choose another one.',
  },
  'meeting.own.cancelled': {
    ru: 'Встреча отменена',
    kk: 'Кездесу өтпейді',
    en: 'The meeting is cancelled',
  },
  'meeting.own.cancelled.text': {
    ru: 'Чтобы встретиться в другой день, отправьте новую заявку или позвоните нам.',
    kk: 'Басқа күні кездескіңіз келсе, жаңа өтініш жіберіңіз немесе бізге қоңырау шалыңыз.',
    en: 'To meet on another day, send a new request or call us.',
  },
  'meeting.own.over': {
    ru: 'День встречи прошёл',
    kk: 'Кездесу күні өтіп кетті',
    en: 'The day of the meeting is over',
  },
  'meeting.own.over.text': {
    ru: 'Если хотите встретиться ещё раз, отправьте новую заявку или позвоните нам.',
    kk: 'Тағы кездескіңіз келсе, жаңа өтініш жіберіңіз немесе бізге қоңырау шалыңыз.',
    en: 'To meet again, send a new request or call us.',
  },
  'meeting.own.wished': {
    ru: 'Вы просили: {when}',
    kk: 'Сіз сұраған уақыт: {when}',
    en: 'You asked for: {when}',
  },
  'meeting.own.undated': {
    ru: 'День ещё не назначен',
    kk: 'Күні әлі белгіленбеген',
    en: 'No day has been set yet',
  },
  /** Where no office or project is chosen. */
  'meeting.own.place': {
    ru: 'Адрес назовёт менеджер.',
    kk: 'Мекенжайын менеджер айтады.',
    en: 'A manager will tell you the address.',
  },
  /** Before its address, in the calendar. */
  'meeting.own.page': {
    ru: 'Страница встречи',
    kk: 'Кездесу беті',
    en: 'The page of your meeting',
  },
  'meeting.own.again': {
    ru: 'Выбрать другой день',
    kk: 'Басқа күнді таңдау',
    en: 'Choose another day',
  },
  'meeting.own.calendar': {
    ru: 'Обновить в календаре',
    kk: 'Күнтізбеде жаңарту',
    en: 'Update my calendar',
  },
  'meeting.own.calendar.text': {
    ru: 'Если встреча уже в вашем календаре, файл изменит эту запись, а не добавит вторую.',
    kk: 'Кездесу күнтізбеңізде бар болса, файл екінші жазба қоспай, сол жазбаны өзгертеді.',
    en: 'If the meeting is in your calendar already, the file changes that entry instead of adding another.',
  },
  'meeting.own.gone': {
    ru: 'Такой встречи здесь нет',
    kk: 'Мұнда ондай кездесу жоқ',
    en: 'There is no such meeting here',
  },
  'meeting.own.gone.text': {
    ru: 'Ссылка неполная, или заявка удалена. Если хотите узнать о встрече, позвоните нам.',
    kk: 'Сілтеме толық емес немесе өтініш жойылған. Кездесу туралы білгіңіз келсе, бізге қоңырау шалыңыз.',
    en: 'The link is incomplete, or the request has been deleted. To ask about the meeting, please call us.',
  },
} as const satisfies TextsByKey
