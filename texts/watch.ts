import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The pages of «tell me»: the form, the link of a letter, the list of what an address is told about. */
export const watch = {
  'watch.page.title': {
    ru: 'Следить за изменениями',
    kk: 'Өзгерістерді қадағалау',
    en: 'Tell me about changes',
  },
  'watch.page.description': {
    ru: 'Письмо о новых предложениях, снижении цены, возвращении в продажу и ходе строительства.',
    kk: 'Жаңа ұсыныстар, бағаның төмендеуі, ұсыныстың сатылымға қайта шығуы және құрылыс барысы туралы хат.',
    en: 'An e-mail about new units, lower prices, units that are on sale again and construction progress.',
  },
  'watch.lead': {
    ru: 'Напишем, когда что-то изменится: не чаще одного письма в день, отказаться можно одним нажатием.',
    kk: 'Өзгеріс болғанда хат жазамыз: күніне бір хаттан артық емес, бір рет басып бас тартуға болады.',
    en: 'We will write when something changes: one e-mail a day at most, and one click ends it.',
  },
  'watch.about': {
    ru: 'О чём сообщать',
    kk: 'Не туралы хабарлау керек',
    en: 'What we will tell you about',
  },
  'watch.all': {
    ru: 'все предложения в продаже',
    kk: 'сатылымдағы барлық ұсыныс',
    en: 'all units on sale',
  },
  'watch.told.listing': {
    ru: 'Новые предложения, снижение цены и возвращение в продажу.',
    kk: 'Жаңа ұсыныстар, бағаның төмендеуі және ұсыныстың сатылымға қайта шығуы.',
    en: 'New units, lower prices and units that are on sale again.',
  },
  'watch.told.estate': {
    ru: 'Снижение цены, оформление другим покупателем, продажа, возвращение в продажу и ход строительства.',
    kk: 'Бағаның төмендеуі, басқа сатып алушыға рәсімделуі, сатылуы, сатылымға қайта шығуы және құрылыс барысы.',
    en: 'A lower price, that somebody else is buying it or has bought it, that it is on sale again, and construction progress.',
  },
  'watch.told.held': {
    ru: 'Возвращение в продажу, продажа и ход строительства.',
    kk: 'Сатылымға қайта шығуы, сатылуы және құрылыс барысы.',
    en: 'That it is on sale again or has been sold, and construction progress.',
  },
  'watch.told.complex': {
    ru: 'Новые предложения, снижение цены, возвращение в продажу и ход строительства.',
    kk: 'Жаңа ұсыныстар, бағаның төмендеуі, ұсыныстың сатылымға қайта шығуы және құрылыс барысы.',
    en: 'New units, lower prices, units that are on sale again and construction progress.',
  },
  'watch.means': {
    ru: 'Условия оплаты не храним: сообщим обо всём, что подходит по остальным условиям.',
    kk: 'Төлем шарттарын сақтамаймыз: қалған шарттарға сай келетіннің бәрі туралы хабарлаймыз.',
    en: 'We do not keep what you can pay: we will tell you of everything that fits the rest.',
  },
  'watch.feed': {
    ru: 'Без почты: лента Atom',
    kk: 'Поштасыз: Atom лентасы',
    en: 'Without e-mail: the Atom feed',
  },
  'watch.chat.ways': {
    ru: 'Куда сообщать',
    kk: 'Қайда хабарлау керек',
    en: 'Where to tell you',
  },
  'watch.chat.mail': {
    ru: 'На почту',
    kk: 'Поштаға',
    en: 'By e-mail',
  },
  'watch.chat.telegram': {
    ru: 'В Telegram',
    kk: 'Telegram-ға',
    en: 'In Telegram',
  },
  'watch.chat.lead': {
    ru: 'Бот @{bot} напишет, когда что-то изменится: не чаще одного сообщения в день. Отписаться можно в любой момент командой /stop.',
    kk: 'Өзгеріс болғанда @{bot} боты жазады: күніне бір хабардан артық емес. Кез келген уақытта /stop командасымен бас тартуға болады.',
    en: 'The bot @{bot} will write when something changes: one message a day at most. Send /stop to unsubscribe at any time.',
  },
  'watch.chat.consent': {
    ru: 'Хочу получать сообщения в Telegram об изменениях, которые выбраны здесь, и даю согласие на обработку номера моего чата с ботом и на его передачу через серверы Telegram за пределами Казахстана по {link}',
    kk: '{link} сәйкес осында таңдалған өзгерістер туралы Telegram арқылы хабар алуға, ол үшін ботпен чатымның нөмірін Telegram-ның Қазақстаннан тыс жердегі серверлері арқылы беруге және өңдеуге келісім беремін',
    en: 'I want to get messages in Telegram about the changes chosen here and agree to the processing of the number of my chat with the bot, and to its transfer through servers of Telegram outside Kazakhstan, under the {link}',
  },
  'watch.chat.submit': {
    ru: 'Получить ссылку на бота',
    kk: 'Боттың сілтемесін алу',
    en: 'Get the link to the bot',
  },
  'watch.chat.title': {
    ru: 'Остался один шаг в Telegram',
    kk: 'Telegram-да бір қадам қалды',
    en: 'One step left, in Telegram',
  },
  'watch.chat.text': {
    ru: 'Откройте бота и нажмите в нём «Старт» (Start). Ссылка действует семь дней и только для одного чата.',
    kk: 'Ботты ашып, ондағы «Старт» (Start) түймесін басыңыз. Сілтеме жеті күн және бір ғана чат үшін жарамды.',
    en: 'Open the bot and press “Start” there. The link works for seven days and for one chat only.',
  },
  'watch.chat.open': {
    ru: 'Открыть Telegram',
    kk: 'Telegram-ды ашу',
    en: 'Open Telegram',
  },
  'watch.chat.qr': {
    ru: 'Telegram в телефоне? Наведите на код камеру.',
    kk: 'Telegram телефоныңызда ма? Камераны кодқа бағыттаңыз.',
    en: 'Telegram is on your phone? Point its camera at the code.',
  },
  'watch.chat.qr.alt': {
    ru: 'QR-код со ссылкой на бота',
    kk: 'Ботқа сілтемесі бар QR-код',
    en: 'QR code with the link to the bot',
  },
  'watch.chat.by_hand': {
    ru: 'Если не открылось, найдите в Telegram бота @{bot} и отправьте ему:',
    kk: 'Ашылмаса, Telegram-нан @{bot} ботын тауып, оған мынаны жіберіңіз:',
    en: 'If it does not open, find the bot @{bot} in Telegram and send it:',
  },
  'watch.submit': {
    ru: 'Сообщать мне',
    kk: 'Маған хабарлау',
    en: 'Tell me',
  },
  'watch.sent.title': {
    ru: 'Проверьте почту',
    kk: 'Поштаңызды тексеріңіз',
    en: 'Check your inbox',
  },
  'watch.unread.title': {
    ru: 'Непонятно, о чём сообщать',
    kk: 'Не туралы хабарлау керегі түсініксіз',
    en: 'It is not clear what to tell you about',
  },
  'watch.unread.text': {
    ru: 'Не разобрали в адресе: {parts}. Выберите предложение или проект на сайте и нажмите там «Следить за изменениями».',
    kk: 'Мекенжайдың мына бөлігі түсініксіз: {parts}. Сайттан ұсынысты немесе жобаны таңдап, сол жерде «Өзгерістерді қадағалау» түймесін басыңыз.',
    en: 'We could not read this in the address: {parts}. Choose a unit or a project on the site and follow “Tell me about changes” there.',
  },
  'watch.unread.part': {
    ru: 'Не разобрали в адресе: {parts}. Сообщим обо всём, что подходит по остальным условиям.',
    kk: 'Мекенжайдың мына бөлігі түсініксіз: {parts}. Қалған шарттарға сай келетіннің бәрі туралы хабарлаймыз.',
    en: 'We could not read this in the address: {parts}. We will tell you of everything that fits the rest.',
  },
  'watch.confirm.title': {
    ru: 'Подтвердите адрес',
    kk: 'Мекенжайды растаңыз',
    en: 'Confirm your address',
  },
  'watch.confirm.text': {
    ru: 'Остался один шаг: подтвердите, что об этом можно писать на вашу почту.',
    kk: 'Бір ғана қадам қалды: бұл туралы поштаңызға жазуға болатынын растаңыз.',
    en: 'One step left: confirm that we may write to you about this.',
  },
  'watch.confirm.submit': {
    ru: 'Подтвердить',
    kk: 'Растау',
    en: 'Confirm',
  },
  'watch.known.title': {
    ru: 'Адрес уже подтверждён',
    kk: 'Мекенжай бұрын расталған',
    en: 'Your address is already confirmed',
  },
  'watch.known.text': {
    ru: 'Больше ничего делать не нужно: об этом мы уже сообщаем.',
    kk: 'Енді ештеңе істеудің қажеті жоқ: бұл туралы хабарлап жүрміз.',
    en: 'There is nothing left to do: we already tell you about this.',
  },
  'watch.known.submit': {
    ru: 'Изменить список',
    kk: 'Тізімді өзгерту',
    en: 'Change the list',
  },
  'watch.list.title': {
    ru: 'О чём мы вам сообщаем',
    kk: 'Сізге не туралы хабарлаймыз',
    en: 'What we tell you about',
  },
  'watch.list.description': {
    ru: 'Поиски, предложения и проекты, об изменениях которых мы вам сообщаем.',
    kk: 'Өзгерістері туралы Сізге хабарлайтын іздеулер, ұсыныстар және жобалар.',
    en: 'The searches, units and projects we tell you about when they change.',
  },
  'watch.list.confirmed': {
    ru: 'Готово, адрес подтверждён. Напишем, когда что-то изменится: не чаще одного письма в день.',
    kk: 'Дайын, мекенжай расталды. Өзгеріс болғанда хат жазамыз: күніне бір хаттан артық емес.',
    en: 'Done, your address is confirmed. We will write when something changes: one e-mail a day at most.',
  },
  'watch.list.empty': {
    ru: 'Сейчас мы ни о чём вам не сообщаем.',
    kk: 'Қазір Сізге ештеңе туралы хабарламаймыз.',
    en: 'We are not telling you about anything at the moment.',
  },
  'watch.list.full': {
    ru: 'На один адрес можно подписать не больше пяти поисков, предложений и проектов. Уберите что-нибудь из списка и подтвердите остальное по ссылке из письма.',
    kk: 'Бір мекенжай ең көбі бес іздеуге, ұсынысқа немесе жобаға жазыла алады. Тізімнен бірдеңені алып тастап, қалғанын хаттағы сілтеме арқылы растаңыз.',
    en: 'One address can follow no more than five searches, units and projects. Remove something from the list and confirm the rest with the link in the e-mail.',
  },
  'watch.list.pending': {
    ru: 'ждёт подтверждения',
    kk: 'растауды күтеді',
    en: 'waits to be confirmed',
  },
  'watch.list.unknown': {
    ru: 'Больше не на сайте',
    kk: 'Енді сайтта жоқ',
    en: 'No longer on the site',
  },
  'watch.list.end': {
    ru: 'Убрать',
    kk: 'Алып тастау',
    en: 'Remove',
  },
  'watch.list.end_all': {
    ru: 'Отписаться от всего',
    kk: 'Бәрінен бас тарту',
    en: 'Unsubscribe from everything',
  },
  'watch.ended.title': {
    ru: 'Больше ни о чём не сообщаем',
    kk: 'Енді ештеңе туралы хабарламаймыз',
    en: 'We have stopped telling you',
  },
  'watch.ended.text': {
    ru: 'Сообщений об изменениях больше не будет. Список удалён. Снова подписать тот же адрес почты можно через 30 дней.',
    kk: 'Өзгерістер туралы енді хабарламаймыз. Тізім жойылды. Сол пошта мекенжайын 30 күннен кейін қайта жаздыруға болады.',
    en: 'You will hear no more about changes. The list is deleted. The same e-mail address can be signed up again after 30 days.',
  },
  'watch.again': {
    ru: 'Попросить новое письмо можно на странице поиска, предложения или проекта.',
    kk: 'Жаңа хатты іздеу, ұсыныс немесе жоба бетінде сұрауға болады.',
    en: 'You can ask for another e-mail on the page of a search, a unit or a project.',
  },
  'watch.consent': {
    ru: 'Хочу получать письма об изменениях, которые выбраны здесь, и даю согласие на обработку моего адреса по {link}',
    kk: '{link} сәйкес осында таңдалған өзгерістер туралы хат алуға және ол үшін мекенжайымды өңдеуге келісім беремін',
    en: 'I want to get e-mails about the changes chosen here and agree to the processing of my address under the {link}',
  },
  'watch.chat': {
    ru: 'Откройте бота по ссылке и нажмите «Старт»',
    kk: 'Сілтеме арқылы ботты ашып, «Старт» түймесін басыңыз',
    en: 'Open the bot with the link and press “Start”',
  },
  'watch.confirmed': {
    ru: 'Адрес подтверждён',
    kk: 'Мекенжай расталды',
    en: 'The address is confirmed',
  },
  'watch.ended': {
    ru: 'Больше не сообщаем',
    kk: 'Енді хабарламаймыз',
    en: 'We no longer tell you about it',
  },
} as const satisfies TextsByKey
