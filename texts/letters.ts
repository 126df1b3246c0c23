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
    ru: '{company}: подтвердите подписку на изменения',
    kk: '{company}: өзгерістер туралы хаттарға жазылуды растаңыз',
    en: '{company}: confirm your e-mails about changes',
  },
  'watchletter.request': {
    ru: 'На сайте {site} указали этот адрес, чтобы получать письма об изменениях:',
    kk: '{site} сайтында мына өзгерістер туралы хат алу үшін осы мекенжай көрсетілді:',
    en: 'This address was entered at {site} to receive e-mails when something changes here:',
  },
  'watchletter.confirm': {
    ru: 'Чтобы получать письма, откройте ссылку и нажмите кнопку на странице:',
    kk: 'Хат алып тұру үшін сілтемені ашып, беттегі түймені басыңыз:',
    en: 'To get these e-mails, open the link and press the button on the page:',
  },
  'watchletter.lifetime': {
    ru: 'Ссылка действует семь дней. Неподтверждённый запрос мы потом удаляем.',
    kk: 'Сілтеме жеті күн жарамды. Расталмаған сұрауды содан кейін жоямыз.',
    en: 'The link works for seven days. A request that was not confirmed is deleted after that.',
  },
  'watchletter.mistake': {
    ru: 'Если вы об этом не просили, ничего делать не нужно: без подтверждения мы об этом писать не будем.',
    kk: 'Мұны Сіз сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ: растамасаңыз, бұл туралы жазбаймыз.',
    en: 'If you did not ask for this, do nothing: without confirmation we will not write to you about it.',
  },
  'knownletter.subject': {
    ru: '{company}: подписка на изменения уже подтверждена',
    kk: '{company}: өзгерістер туралы хаттарға жазылу бұрын расталған',
    en: '{company}: your e-mails about changes are already confirmed',
  },
  'knownletter.request': {
    ru: 'На сайте {site} ещё раз указали этот адрес, чтобы получать письма об изменениях. Подтверждать ничего не нужно, мы уже пишем на него об этом:',
    kk: '{site} сайтында өзгерістер туралы хат алу үшін осы мекенжай қайта көрсетілді. Ештеңе растаудың қажеті жоқ, бұл мекенжайға мыналар туралы хабарлап жүрміз:',
    en: 'This address was entered again at {site} to receive e-mails about changes. There is nothing to confirm, we already write to it about these:',
  },
  'knownletter.confirm': {
    ru: 'Посмотреть список, убрать из него что-нибудь или отписаться от всего можно по ссылке:',
    kk: 'Тізімді көріп, одан бірдеңені алып тастауға немесе бәрінен бас тартуға арналған сілтеме:',
    en: 'See the list, remove something from it or unsubscribe from everything here:',
  },
  'knownletter.mistake': {
    ru: 'Если об этом просили не вы, ничего делать не нужно: подписка осталась прежней.',
    kk: 'Мұны Сіз сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ: жазылым бұрынғыдай қалды.',
    en: 'If it was not you who asked, do nothing: your list is as it was.',
  },
  /** The heading of the letter; its subject says what has changed. */
  'digest.subject': {
    ru: '{company}: что изменилось',
    kk: '{company}: не өзгерді',
    en: '{company}: what has changed',
  },
  'digest.lead': {
    ru: 'Собрали новое по вашему списку. Цены и наличие указаны на момент отправки письма.',
    kk: 'Тізіміңіз бойынша жаңалықтарды жинадық. Бағалар мен ұсыныстардың бар-жоғы хат жіберілген сәтке сай.',
    en: 'Here is what is new in your list. Prices and availability are as of the time of sending.',
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
  /** Of a unit that its feed has no more; held and sold ones are named as on their pages. */
  'digest.withdrawn': {
    ru: 'Снято с продажи',
    kk: 'Сатылымнан алынды',
    en: 'No longer for sale',
  },
  'digest.count.new': {
    ru: 'новых: {count}',
    kk: 'жаңа ұсыныс: {count}',
    en: 'new: {count}',
  },
  'digest.count.back': {
    ru: 'снова в продаже: {count}',
    kk: 'қайта сатылымда: {count}',
    en: 'on sale again: {count}',
  },
  'digest.count.price': {
    ru: 'дешевле: {count}',
    kk: 'арзандады: {count}',
    en: 'lower price: {count}',
  },
  'digest.count.reserved': {
    ru: 'на оформлении: {count}',
    kk: 'рәсімделіп жатыр: {count}',
    en: 'contract in progress: {count}',
  },
  'digest.count.sold': {
    ru: 'продано: {count}',
    kk: 'сатылды: {count}',
    en: 'sold: {count}',
  },
  'digest.count.withdrawn': {
    ru: 'снято с продажи: {count}',
    kk: 'сатылымнан алынды: {count}',
    en: 'no longer for sale: {count}',
  },
  'digest.count.stage': {
    ru: 'ход строительства: {count}',
    kk: 'құрылыс барысы: {count}',
    en: 'construction progress: {count}',
  },
  'digest.count.more': {
    ru: '{counts} и другое',
    kk: '{counts} және т.б.',
    en: '{counts} and more',
  },
  /** Of several changes of one kind: «Цена снизилась: 2 предложения». */
  'digest.units': {
    ru: 'предложение | предложения | предложений',
    kk: 'ұсыныс',
    en: 'property | properties',
  },
  'digest.updates': {
    ru: 'новость | новости | новостей',
    kk: 'жаңалық',
    en: 'update | updates',
  },
  'digest.floor': {
    ru: 'этаж {floor}',
    kk: '{floor}-қабат',
    en: 'floor {floor}',
  },
  'digest.floor.of': {
    ru: 'этаж {floor} из {total}',
    kk: '{total} қабаттың {floor}-қабаты',
    en: 'floor {floor} of {total}',
  },
  'digest.level': {
    ru: 'уровень\u00A0{level}',
    kk: 'деңгейі\u00A0{level}',
    en: 'level\u00A0{level}',
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
    ru: 'Изменений может быть больше, чем здесь поместилось: смотрите на сайте по ссылкам ниже.',
    kk: 'Өзгерістер мұнда сыйғаннан көп болуы мүмкін: төмендегі сілтемелер арқылы сайттан қараңыз.',
    en: 'There may be more changes than fit here: follow the links below to see them on the site.',
  },
  'digest.lists': {
    ru: 'За чем вы следите',
    kk: 'Сіз бақылап жүргендер',
    en: 'What you follow',
  },
  'digest.manage': {
    ru: 'Изменить список или отписаться',
    kk: 'Тізімді өзгерту немесе жазылымнан бас тарту',
    en: 'Change the list or unsubscribe',
  },
  'digest.leave': {
    ru: 'Отписаться',
    kk: 'Жазылымнан бас тарту',
    en: 'Unsubscribe',
  },
  'digest.reason': {
    ru: 'Вы получили это письмо, потому что попросили на сайте {site} сообщать об изменениях.',
    kk: 'Сіз бұл хатты {site} сайтында өзгерістер туралы хабарлауды сұрағандықтан алдыңыз.',
    en: 'You received this e-mail because you asked at {site} to be told about changes.',
  },
  'digest.list.deadline': {
    ru: 'сдача в {year} году',
    kk: '{year} жылы тапсырылады',
    en: 'handover in {year}',
  },
  'digest.list.view': {
    ru: 'вид {view}',
    kk: '{view} қарайды',
    en: 'view: {view}',
  },
  'chat.started': {
    ru: 'Готово: будем сообщать об изменениях в этом чате, не чаще одного раза в день.',
    kk: 'Дайын: өзгерістер туралы осы чатта хабарлаймыз, күніне бір реттен жиі емес.',
    en: 'Done: we will tell you about changes in this chat, once a day at most.',
  },
  'chat.full': {
    ru: 'Один чат может следить не больше чем за пятью поисками, предложениями и проектами. Уберите что-нибудь из списка и ещё раз перейдите в бот по ссылке с сайта.',
    kk: 'Бір чат ең көбі бес іздеуді, ұсынысты немесе жобаны бақылай алады. Тізімнен бірдеңені алып тастап, сайттағы сілтеме арқылы ботқа қайта өтіңіз.',
    en: 'One chat can follow no more than five searches, units and projects. Remove something from the list and follow the link on the site to the bot again.',
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
    ru: 'Бот только сообщает об изменениях, которые вы выбрали на сайте {site}, и на сообщения не отвечает. Отписаться от всего: /stop. Номер этого чата, если понадобится запрос о ваших данных: {chat}',
    kk: 'Бот {site} сайтында Сіз таңдаған өзгерістер туралы ғана хабарлайды, хабарламаларға жауап бермейді. Бәрінен бас тарту: /stop. Деректеріңіз туралы сұрау керек болса, осы чаттың нөмірі: {chat}',
    en: 'This bot only tells you about the changes you chose at {site} and does not answer messages. To unsubscribe from everything: /stop. The number of this chat, for questions about your data: {chat}',
  },
  'chat.manage': {
    ru: 'Изменить список',
    kk: 'Тізімді өзгерту',
    en: 'Change the list',
  },
  /** Below as much of the reader's list as one message holds. */
  'chat.all': {
    ru: 'Весь список на сайте',
    kk: 'Толық тізім сайтта',
    en: 'The whole list on the site',
  },
  'chat.stop': {
    ru: 'Отписаться от всего: /stop',
    kk: 'Бәрінен бас тарту: /stop',
    en: 'To unsubscribe from everything: /stop',
  },
  'chat.lead': {
    ru: 'Цены и наличие указаны на момент отправки.',
    kk: 'Бағалар мен ұсыныстардың бар-жоғы хабар жіберілген сәтке сай.',
    en: 'Prices and availability are as of the time of sending.',
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
