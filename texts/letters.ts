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
  'watchletter.subject': {
    ru: '{company}: подтвердите, что вам писать об изменениях',
    kk: '{company}: өзгерістер туралы жазуға болатынын растаңыз',
    en: '{company}: confirm that we may tell you about changes',
  },
  'watchletter.request': {
    ru: 'На сайте {site} попросили писать на этот адрес об изменениях. О чём:',
    kk: '{site} сайтында осы мекенжайға өзгерістер туралы жазуды сұрады. Не туралы:',
    en: 'Somebody at {site} asked us to write to this address about changes. About:',
  },
  'watchletter.confirm': {
    ru: 'Чтобы получать письма, откройте ссылку и нажмите кнопку на странице:',
    kk: 'Хат алып тұру үшін сілтемені ашып, беттегі түймені басыңыз:',
    en: 'To get these e-mails, open the link and press the button on the page:',
  },
  'watchletter.lifetime': {
    ru: 'Ссылка действует семь дней, затем адрес без подтверждения удаляется.',
    kk: 'Сілтеме жеті күн жарамды, содан кейін расталмаған мекенжай жойылады.',
    en: 'The link works for seven days; then an address that is not confirmed is deleted.',
  },
  'watchletter.mistake': {
    ru: 'Если вы об этом не просили, ничего делать не нужно.',
    kk: 'Мұны Сіз сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ.',
    en: 'If you did not ask for this, do nothing.',
  },
  'digest.subject': {
    ru: '{company}: что изменилось',
    kk: '{company}: не өзгерді',
    en: '{company}: what has changed',
  },
  'digest.lead': {
    ru: 'Новое из того, за чем вы следите. Цены и наличие указаны на момент отправки письма.',
    kk: 'Сіз бақылап жүрген нәрселердегі жаңалық. Бағасы мен бар-жоғы хат жіберілген сәттегідей көрсетілді.',
    en: 'News about what you follow. Prices and availability are those of the moment of sending.',
  },
  'digest.new': {
    ru: 'Новое в продаже',
    kk: 'Сатылымдағы жаңа ұсыныстар',
    en: 'New on sale',
  },
  'digest.back': {
    ru: 'Снова в продаже',
    kk: 'Қайта сатылымда',
    en: 'On sale again',
  },
  'digest.price': {
    ru: 'Цена снизилась',
    kk: 'Бағасы төмендеді',
    en: 'Lower price',
  },
  'digest.stage': {
    ru: 'Ход строительства',
    kk: 'Құрылыс барысы',
    en: 'Construction progress',
  },
  'digest.was': {
    ru: '{price}, было {was}',
    kk: '{price}, бұрын {was}',
    en: '{price}, was {was}',
  },
  'digest.request': {
    ru: 'цена по запросу',
    kk: 'бағасы сұрау бойынша',
    en: 'price on request',
  },
  'digest.more': {
    ru: 'Поместилось не всё: остальное в списках на сайте.',
    kk: 'Бәрі сыймады: қалғаны сайттағы тізімдерде.',
    en: 'Not everything fitted in: see the rest in the lists on the site.',
  },
  'digest.lists': {
    ru: 'За чем вы следите',
    kk: 'Не бақылап жүрсіз',
    en: 'What you follow',
  },
  'digest.manage': {
    ru: 'Мой список: завершить часть или всё',
    kk: 'Менің тізімім: бір бөлігін немесе бәрін аяқтау',
    en: 'My list: end some of it or everything',
  },
  'digest.leave': {
    ru: 'Больше не писать',
    kk: 'Енді жазбау',
    en: 'Stop these e-mails',
  },
  'digest.reason': {
    ru: 'Вы получили это письмо, потому что попросили на сайте {site} сообщать об изменениях.',
    kk: 'Сіз бұл хатты {site} сайтында өзгерістер туралы хабарлауды сұрағандықтан алдыңыз.',
    en: 'You received this e-mail because you asked at {site} to be told about changes.',
  },
  'digest.feed': {
    ru: '{list}: что изменилось',
    kk: '{list}: не өзгерді',
    en: '{list}: what has changed',
  },
  'chat.started': {
    ru: 'Готово: будем сообщать об изменениях в этом чате, не чаще раза в день.',
    kk: 'Дайын: өзгерістер туралы осы чатта хабарлаймыз, күніне бір реттен жиі емес.',
    en: 'Done: we will tell you about changes in this chat, once a day at most.',
  },
  'chat.full': {
    ru: 'Один чат может следить не больше чем за пятью поисками, предложениями и проектами. Уберите что-нибудь из списка и снова нажмите «Открыть Telegram» на сайте.',
    kk: 'Бір чат ең көбі бес іздеуді, ұсынысты немесе жобаны бақылай алады. Тізімнен бірдеңені алып тастап, сайтта «Telegram-ды ашу» түймесін қайта басыңыз.',
    en: 'One chat can follow no more than five searches, units and projects. Remove something from the list and press “Open Telegram” on the site again.',
  },
  'chat.used': {
    ru: 'Эта ссылка уже использована или устарела. Новую можно получить на странице поиска, предложения или проекта: {site}',
    kk: 'Бұл сілтеме қолданылып қойған немесе ескірген. Жаңасын іздеу, ұсыныс немесе жоба бетінен алуға болады: {site}',
    en: 'This link has been used or is too old. You can get another one on the page of a search, a unit or a project: {site}',
  },
  'chat.stopped': {
    ru: 'Больше ни о чём не сообщаем: ваш список и номер чата удалены.',
    kk: 'Енді ештеңе туралы хабарламаймыз: тізіміңіз бен чат нөмірі жойылды.',
    en: 'We no longer tell you about anything: your list and the number of this chat are deleted.',
  },
  'chat.unknown': {
    ru: 'Этот бот сообщает об изменениях, которые выбраны на сайте {site}, и на другие сообщения не отвечает. Завершить всё: /stop. Номер этого чата для запросов о ваших данных: {chat}',
    kk: 'Бұл бот {site} сайтында таңдалған өзгерістер туралы хабарлайды, басқа хабарламаларға жауап бермейді. Бәрін аяқтау: /stop. Деректеріңіз туралы сұрау үшін осы чаттың нөмірі: {chat}',
    en: 'This bot tells you about the changes chosen at {site} and answers no other messages. To end everything: /stop. The number of this chat, for questions about your data: {chat}',
  },
  'chat.stop': {
    ru: 'Завершить всё: /stop',
    kk: 'Бәрін аяқтау: /stop',
    en: 'To end everything: /stop',
  },
  'chat.lead': {
    ru: 'Цены и наличие указаны на момент отправки.',
    kk: 'Бағасы мен бар-жоғы хабар жіберілген сәттегідей көрсетілді.',
    en: 'Prices and availability are those of the moment of sending.',
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
