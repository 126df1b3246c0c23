import type { TextsByKey } from './text.ts'

/** What each form is called in the copy of their data that a person asks for. */
export const personForms = {
  callback: { ru: 'Обратный звонок', kk: 'Қоңырауға тапсырыс', en: 'A call back' },
  meets: { ru: 'Встреча', kk: 'Кездесу', en: 'A meeting' },
  questions: { ru: 'Вопрос', kk: 'Сұрақ', en: 'A question' },
  reserves: {
    ru: 'Заявка на квартиру (помещение)',
    kk: 'Пәтерге (үй-жайға) өтініш',
    en: 'A request for an apartment (or another property)',
  },
  application: { ru: 'Отклик на вакансию', kk: 'Бос орынға өтініш', en: 'A job application' },
  student_application: { ru: 'Отклик студента', kk: 'Студенттің өтініші', en: 'A student’s application' },
} as const satisfies TextsByKey

/** Words of the copy of their data that a person asks for. The Kazakh awaits a native editor. */
export const personCopy = {
  title: {
    ru: 'Данные, которые хранит {company}',
    kk: '{company} сақтайтын деректер',
    en: 'The data that {company} keeps',
  },
  made: { ru: 'Копия сделана', kk: 'Көшірме жасалған күн', en: 'Copy made on' },
  nothing: {
    ru: 'Данных этого человека нет.',
    kk: 'Бұл адамның деректері жоқ.',
    en: 'There are no data of this person.',
  },
  until: { ru: 'Хранится до', kk: 'Қай күнге дейін сақталады', en: 'Kept until' },
  request: { ru: 'Заявка', kk: 'Өтініш', en: 'Request' },
  subscription: { ru: 'Подписка на новости', kk: 'Жаңалықтарға жазылу', en: 'Subscription to the news' },
  asked: {
    ru: 'Новый запрос на подписку, ещё не подтверждён',
    kk: 'Жазылуға жаңа сұрау, әлі расталмаған',
    en: 'A newer request to subscribe, not confirmed yet',
  },
  id: { ru: 'Номер', kk: 'Нөмірі', en: 'Number' },
  form: { ru: 'Форма', kk: 'Форма', en: 'Form' },
  created_at: { ru: 'Отправлено', kk: 'Жіберілген уақыты', en: 'Sent' },
  name: { ru: 'Имя', kk: 'Аты', en: 'Name' },
  phone: { ru: 'Телефон', kk: 'Телефон', en: 'Phone' },
  email: { ru: 'Электронная почта', kk: 'Электрондық пошта', en: 'E-mail' },
  message: { ru: 'Сообщение', kk: 'Хабарлама', en: 'Message' },
  about: { ru: 'О чём', kk: 'Не туралы', en: 'About' },
  fields: { ru: 'Другие поля формы', kk: 'Форманың басқа өрістері', en: 'Other fields of the form' },
  language: { ru: 'Язык сайта', kk: 'Сайт тілі', en: 'Language of the website' },
  page_url: { ru: 'Страница', kk: 'Бет', en: 'Page' },
  referrer: { ru: 'Откуда пришли', kk: 'Қай сайттан келді', en: 'Came from' },
  advertising: { ru: 'Метки рекламы', kk: 'Жарнама белгілері', en: 'Advertising tags' },
  address: { ru: 'IP-адрес', kk: 'IP-мекенжайы', en: 'IP address' },
  files: { ru: 'Файлы', kk: 'Файлдар', en: 'Files' },
  files_until: { ru: 'Файлы хранятся до', kk: 'Файлдар қай күнге дейін сақталады', en: 'Files kept until' },
  sent_to: { ru: 'Куда передано', kk: 'Қайда берілді', en: 'Passed on to' },
  consent: { ru: 'Согласие', kk: 'Келісім', en: 'Consent' },
  consent_text: { ru: 'Текст согласия', kk: 'Келісім мәтіні', en: 'Words of the consent' },
  not_asked: { ru: 'не спрашивали', kk: 'сұралмаған', en: 'not asked' },
  state: { ru: 'Состояние', kk: 'Мәртебесі', en: 'State' },
  pending: { ru: 'не подтверждена', kk: 'расталмаған', en: 'not confirmed' },
  active: { ru: 'действует', kk: 'белсенді', en: 'active' },
  left: { ru: 'закончена', kk: 'тоқтатылған', en: 'ended' },
  confirmed_at: { ru: 'Подтверждена', kk: 'Расталған уақыты', en: 'Confirmed' },
  left_at: { ru: 'Закончена', kk: 'Тоқтатылған уақыты', en: 'Ended' },
  paused_at: { ru: 'Письма приостановлены', kk: 'Хаттар тоқтатыла тұрған уақыт', en: 'Letters paused' },
  letters: { ru: 'Новости в письмах', kk: 'Хатпен жіберілген жаңалықтар', en: 'News by mail' },
  mail: { ru: 'почта сотрудников', kk: 'қызметкерлер поштасы', en: 'mail of the staff' },
  webhook: { ru: 'система компании', kk: 'компания жүйесі', en: 'a system of the company' },
  bitrix24: { ru: 'CRM Bitrix24', kk: 'Bitrix24 CRM', en: 'CRM Bitrix24' },
} as const satisfies TextsByKey
