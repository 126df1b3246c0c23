import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the page of parts (R57). They go to that page only, so they are no part of the dictionary. */
export const testUi = {
  title: {
    ru: 'Компоненты и состояния',
    kk: 'Бөліктер мен күйлер',
    en: 'Parts and their states',
  },
  description: {
    ru: 'Служебная страница: все общие части сайта во всех состояниях и на трёх языках.',
    kk: 'Қызметтік бет: сайттың барлық ортақ бөлігі барлық күйінде және үш тілде.',
    en: 'A page for those who build the site: every shared part of the site in every state and in three languages.',
  },
  lead: {
    ru: 'Все общие части сайта. Наведение, нажатие и фокус проверяются мышью и клавиатурой.',
    kk: 'Сайттың барлық ортақ бөлігі. Меңзерді апару, басу және фокус тінтуірмен әрі пернетақтамен тексеріледі.',
    en: 'Every shared part of the site. Hover, press and focus are for your own mouse and keyboard.',
  },
  colors: {
    ru: 'Цвета',
    kk: 'Түстер',
    en: 'Colours',
  },
  type: {
    ru: 'Шрифты',
    kk: 'Қаріптер',
    en: 'Type',
  },
  'type.hero': {
    ru: 'Дома, из окон которых видно горы',
    kk: 'Терезесінен тау көрінетін үйлер',
    en: 'Homes with mountains in their windows',
  },
  'type.body': {
    ru: 'Сначала двор, свет и вид, а потом фасад. Цена, срок сдачи и документы указаны у каждой квартиры: 37,500,000 ₸, № 114, 61.4 м².',
    kk: 'Алдымен аула, жарық пен көрініс, содан кейін ғана қасбет. Бағасы, тапсыру мерзімі және құжаттары әр пәтерде көрсетілген: 37,500,000 ₸, № 114, 61.4 м².',
    en: 'The courtyard, the light and the view come first, the facade after. The price, the completion date and the documents stand beside every apartment: 37,500,000 ₸, No. 114, 61.4 m².',
  },
  'type.letters': {
    ru: 'Съешь же ещё этих мягких булок да выпей чаю: «ёлка», №, ₸, м², 0123456789',
    kk: 'Ә ә, Ғ ғ, Қ қ, Ң ң, Ө ө, Ұ ұ, Ү ү, Һ һ, І і: «жаңа үй», №, ₸, м², 0123456789',
    en: 'The quick brown fox jumps over the lazy dog: “café”, №, ₸, m², 0123456789',
  },
  icons: {
    ru: 'Знаки',
    kk: 'Белгілер',
    en: 'Icons',
  },
  buttons: {
    ru: 'Кнопки и ссылки',
    kk: 'Түймелер мен сілтемелер',
    en: 'Buttons and links',
  },
  'button.filled': {
    ru: 'Оставить заявку',
    kk: 'Өтініш қалдыру',
    en: 'Send a request',
  },
  'button.disabled': {
    ru: 'Недоступно',
    kk: 'Қолжетімсіз',
    en: 'Not available',
  },
  'button.outlined': {
    ru: 'Вторичная',
    kk: 'Қосалқы түйме',
    en: 'Secondary',
  },
  'button.small': {
    ru: 'Малая',
    kk: 'Кішкентай',
    en: 'Small',
  },
  'button.busy': {
    ru: 'Отправляем',
    kk: 'Жіберіліп жатыр',
    en: 'Sending',
  },
  'button.light': {
    ru: 'На тёмном',
    kk: 'Қою фонда',
    en: 'On dark',
  },
  'button.link': {
    ru: 'Смотреть все',
    kk: 'Барлығын көру',
    en: 'See all',
  },
  fields: {
    ru: 'Поля',
    kk: 'Өрістер',
    en: 'Fields',
  },
  'field.empty': {
    ru: 'Имя',
    kk: 'Аты',
    en: 'Name',
  },
  'field.filled': {
    ru: 'Имя, заполнено',
    kk: 'Аты, толтырылған',
    en: 'Name, filled in',
  },
  'field.name': {
    ru: 'Айгерим',
    kk: 'Айгерім',
    en: 'Aigerim',
  },
  'field.error': {
    ru: 'Телефон, ошибка',
    kk: 'Телефон, қате',
    en: 'Phone, wrong',
  },
  'field.error.text': {
    ru: 'Проверьте номер телефона: 10 цифр после +7',
    kk: 'Телефон нөмірін тексеріңіз: +7-ден кейін 10 цифр',
    en: 'Check the phone number: 10 digits after +7',
  },
  'field.bound': {
    ru: 'Граница',
    kk: 'Шек',
    en: 'A bound',
  },
  'field.hint': {
    ru: 'Телефон, подсказка',
    kk: 'Телефон, түсіндірме',
    en: 'Phone, with a hint',
  },
  'field.hint.text': {
    ru: 'Звоним только на номера +7',
    kk: 'Тек +7-ден басталатын нөмірлерге қоңырау шаламыз',
    en: 'We call +7 numbers only',
  },
  'field.disabled': {
    ru: 'Имя, недоступно',
    kk: 'Аты, қолжетімсіз',
    en: 'Name, not available',
  },
  'field.area': {
    ru: 'Ваш вопрос',
    kk: 'Сұрағыңыз',
    en: 'Your question',
  },
  'field.select': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'field.option': {
    ru: 'Усть-Каменогорск, левый берег, улица Казахстан',
    kk: 'Өскемен, сол жағалау, Қазақстан көшесі',
    en: 'Ust-Kamenogorsk, left bank, Kazakhstan Street',
  },
  choice: {
    ru: 'Выбор',
    kk: 'Таңдау',
    en: 'Choice',
  },
  'check.off': {
    ru: 'Предчистовая',
    kk: 'Таза әрлеу алдындағы',
    en: 'White box',
  },
  'check.on': {
    ru: 'Под ключ',
    kk: 'Толық дайын',
    en: 'Turnkey',
  },
  'check.error': {
    ru: 'Согласие, ошибка',
    kk: 'Келісім, қате',
    en: 'Consent, wrong',
  },
  'choices.label': {
    ru: 'Где встретимся',
    kk: 'Қайда кездесеміз',
    en: 'Where to meet',
  },
  'choices.first': {
    ru: 'В офисе',
    kk: 'Кеңседе',
    en: 'At the office',
  },
  'choices.second': {
    ru: 'На площадке',
    kk: 'Құрылыс алаңында',
    en: 'On site',
  },
  'choices.third': {
    ru: 'Онлайн',
    kk: 'Онлайн',
    en: 'Online',
  },
  'ticks.label': {
    ru: 'Комнат',
    kk: 'Бөлме саны',
    en: 'Rooms',
  },
  navigation: {
    ru: 'Навигация',
    kk: 'Навигация',
    en: 'Navigation',
  },
  'chips.label': {
    ru: 'Города',
    kk: 'Қалалар',
    en: 'Cities',
  },
  'chips.all': {
    ru: 'Все города',
    kk: 'Барлық қала',
    en: 'All cities',
  },
  'chips.some': {
    ru: 'Один город',
    kk: 'Бір қала',
    en: 'One city',
  },
  'chips.none': {
    ru: 'Шымкент',
    kk: 'Шымкент',
    en: 'Shymkent',
  },
  'tabs.label': {
    ru: 'Виды недвижимости',
    kk: 'Жылжымайтын мүлік түрлері',
    en: 'Types of property',
  },
  'tabs.first': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'tabs.second': {
    ru: 'Коммерческие помещения',
    kk: 'Коммерциялық үй-жайлар',
    en: 'Commercial units',
  },
  'breadcrumbs.label': {
    ru: 'Пример пути',
    kk: 'Жол үлгісі',
    en: 'A sample path',
  },
  'breadcrumbs.first': {
    ru: 'Главная',
    kk: 'Басты бет',
    en: 'Home',
  },
  'breadcrumbs.second': {
    ru: 'Недвижимость',
    kk: 'Жылжымайтын мүлік',
    en: 'Property',
  },
  'breadcrumbs.last': {
    ru: 'Квартиры',
    kk: 'Пәтерлер',
    en: 'Apartments',
  },
  'pages.first': {
    ru: 'Страницы: начало',
    kk: 'Беттер: басы',
    en: 'Pages: the beginning',
  },
  'pages.middle': {
    ru: 'Страницы: середина',
    kk: 'Беттер: ортасы',
    en: 'Pages: the middle',
  },
  'pages.last': {
    ru: 'Страницы: конец',
    kk: 'Беттер: соңы',
    en: 'Pages: the end',
  },
  labels: {
    ru: 'Метки, размеры, текст, картинка',
    kk: 'Белгішелер, өлшемдер, мәтін, сурет',
    en: 'Tags, dimensions, text, image',
  },
  'tag.stone': {
    ru: 'Дом сдан',
    kk: 'Үй тапсырылды',
    en: 'Completed',
  },
  'tag.spruce': {
    ru: 'Старт продаж',
    kk: 'Сатылым басталды',
    en: 'Now selling',
  },
  'tag.zhosa': {
    ru: 'Скидка до 30 ноября',
    kk: '30 қарашаға дейін жеңілдік',
    en: 'Discount until 30 November',
  },
  'dimension.rooms': {
    ru: 'общая площадь',
    kk: 'жалпы ауданы',
    en: 'total area',
  },
  'dimension.height': {
    ru: 'потолки',
    kk: 'төбесі',
    en: 'ceilings',
  },
  'dimension.floors': {
    ru: 'высота дома',
    kk: 'үйдің биіктігі',
    en: 'building height',
  },
  html: {
    ru: '<h3>Заголовок в тексте</h3><p>Абзац со <a href="/">ссылкой</a> и <strong>важным</strong> словом.</p><ul><li>Первый пункт</li><li>Второй пункт</li></ul><ol><li>Сначала</li><li>Потом</li></ol>',
    kk: '<h3>Мәтін ішіндегі тақырып</h3><p><a href="/kk">Сілтемесі</a> және <strong>маңызды</strong> сөзі бар абзац.</p><ul><li>Бірінші тармақ</li><li>Екінші тармақ</li></ul><ol><li>Алдымен</li><li>Содан кейін</li></ol>',
    en: '<h3>A heading in a text</h3><p>A paragraph with a <a href="/en">link</a> and an <strong>important</strong> word.</p><ul><li>First point</li><li>Second point</li></ul><ol><li>This first</li><li>That next</li></ol>',
  },
  overlays: {
    ru: 'Окна и сообщения',
    kk: 'Терезелер мен хабарламалар',
    en: 'Dialogs and messages',
  },
  'dialog.open': {
    ru: 'Открыть окно',
    kk: 'Терезені ашу',
    en: 'Open a dialog',
  },
  'dialog.pictured': {
    ru: 'Окно с картинкой',
    kk: 'Суреті бар терезе',
    en: 'Dialog with an image',
  },
  'dialog.wide': {
    ru: 'Широкое окно',
    kk: 'Кең терезе',
    en: 'Wide dialog',
  },
  'dialog.title': {
    ru: 'Ответим на вопросы',
    kk: 'Сұрақтарыңызға жауап береміз',
    en: 'We will answer your questions',
  },
  'dialog.text': {
    ru: 'Esc, крестик и щелчок рядом закрывают окно. Фокус возвращается к кнопке.',
    kk: 'Esc пернесі, айқас белгі және терезе сыртын басу оны жабады. Фокус түймеге қайтады.',
    en: 'Esc, the cross and a click beside it close the dialog. The focus returns to the button.',
  },
  'choice.open': {
    ru: 'Вопрос об аналитике',
    kk: 'Аналитика туралы сұрақ',
    en: 'Question about analytics',
  },
  'toast.open': {
    ru: 'Показать сообщение',
    kk: 'Хабарламаны көрсету',
    en: 'Show a message',
  },
  'toast.message': {
    ru: 'На сайте есть новая версия',
    kk: 'Сайттың жаңа нұсқасы шықты',
    en: 'There is a new version of the site',
  },
  'toast.action': {
    ru: 'Обновить',
    kk: 'Жаңарту',
    en: 'Reload',
  },
  forms: {
    ru: 'Формы',
    kk: 'Формалар',
    en: 'Forms',
  },
  'form.idle': {
    ru: 'Пустая',
    kk: 'Бос',
    en: 'Empty',
  },
  'form.submitting': {
    ru: 'Отправляется',
    kk: 'Жіберіліп жатыр',
    en: 'On its way',
  },
  'form.sent': {
    ru: 'Отправлена',
    kk: 'Жіберілді',
    en: 'Sent',
  },
  'form.failed': {
    ru: 'Ошибки в полях',
    kk: 'Өрістерде қате бар',
    en: 'Wrong fields',
  },
  'form.refused': {
    ru: 'Общая ошибка',
    kk: 'Жалпы қате',
    en: 'Refused as a whole',
  },
  'form.dark': {
    ru: 'На тёмном',
    kk: 'Қою фонда',
    en: 'On dark',
  },
  'form.others': {
    ru: 'Другие формы',
    kk: 'Басқа формалар',
    en: 'Other forms',
  },
  payment: {
    ru: 'Платежи',
    kk: 'Төлемдер',
    en: 'Payments',
  },
  cards: {
    ru: 'Карточки',
    kk: 'Карточкалар',
    en: 'Cards',
  },
  'cards.estates': {
    ru: 'Квартиры: свободна, по запросу, на оформлении, продана',
    kk: 'Пәтерлер: бос, бағасы сұрау бойынша, рәсімделіп жатқан, сатылған',
    en: 'Apartments: available, on request, contract in progress, sold',
  },
  'cards.projects': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'cards.table': {
    ru: 'Таблица предложений',
    kk: 'Ұсыныстар кестесі',
    en: 'Table of properties',
  },
  'cards.progress': {
    ru: 'Запись о стройке',
    kk: 'Құрылыс жазбасы',
    en: 'A construction entry',
  },
  'cards.reading': {
    ru: 'Новости и акции',
    kk: 'Жаңалықтар мен акциялар',
    en: 'News and special offers',
  },
  'cards.share': {
    ru: 'Поделиться',
    kk: 'Бөлісу',
    en: 'Passing a page on',
  },
  frame: {
    ru: 'Шапка, меню, подвал, окна',
    kk: 'Сайттың жоғарғы бөлігі, мәзір, төменгі бөлігі, терезелер',
    en: 'Header, menus, footer, dialogs',
  },
  'frame.note': {
    ru: 'Шапка, её меню, панель звонка, мобильное меню и подвал стоят вокруг этой страницы: откройте их здесь же. Мобильное меню — на узком экране.',
    kk: 'Сайттың жоғарғы бөлігі, оның мәзірі, қоңырау панелі, мобильді мәзір және төменгі бөлігі осы бетті қоршап тұр: осы жерде ашып көріңіз. Мобильді мәзір – тар экранда.',
    en: 'The header, its menus, the callback panel, the drawer and the footer stand around this page: open them right here. The drawer is there on narrow screens.',
  },
  'frame.header': {
    ru: 'Вид шапки',
    kk: 'Сайттың жоғарғы бөлігінің түрі',
    en: 'Style of the header',
  },
  'frame.header.plain': {
    ru: 'На бумаге',
    kk: 'Қағаз үстінде',
    en: 'On paper',
  },
  'frame.header.project': {
    ru: 'На картинке проекта',
    kk: 'Жоба суретінің үстінде',
    en: 'On the image of a project',
  },
  'frame.menus': {
    ru: 'Части меню',
    kk: 'Мәзір бөліктері',
    en: 'Parts of the menus',
  },
  'frame.dialogs': {
    ru: 'Окна сайта',
    kk: 'Сайт терезелері',
    en: 'Dialogs of the site',
  },
  'frame.dialog.callback': {
    ru: 'Звонок',
    kk: 'Қоңырау',
    en: 'Callback',
  },
  'frame.dialog.consultation': {
    ru: 'Звонок с картинкой',
    kk: 'Суреті бар қоңырау',
    en: 'Callback with an image',
  },
  'frame.dialog.question': {
    ru: 'Вопрос',
    kk: 'Сұрақ',
    en: 'Question',
  },
  'frame.dialog.reserve': {
    ru: 'Заявка на квартиру',
    kk: 'Пәтерге өтініш',
    en: 'Request for an apartment',
  },
  'frame.dialog.video': {
    ru: 'Видео',
    kk: 'Бейне',
    en: 'Video',
  },
  'frame.errors': {
    ru: 'Страницы ошибок',
    kk: 'Қате беттері',
    en: 'Error pages',
  },
  'answer.question': {
    ru: 'Вопрос, на который ведёт ссылка',
    kk: 'Сілтеме апаратын сұрақ',
    en: 'A question that the link leads to',
  },
  'source.act': {
    ru: 'Название закона',
    kk: 'Заңның атауы',
    en: 'Name of a law',
  },
  'source.article': {
    ru: 'статья 1',
    kk: '1-бап',
    en: 'article 1',
  },
  whole: {
    ru: '1-комнатные и 2-комнатные',
    kk: 'Коммерциялық үй-жайлар',
    en: 'One-room and two-room apartments',
  },
  'check.address': {
    ru: 'По адресу',
    kk: 'Мекенжай бойынша',
    en: 'From the address',
  },
  filters: {
    ru: 'Фильтры списка',
    kk: 'Тізім сүзгілері',
    en: 'Filters of a list',
  },
  places: {
    ru: 'Дома, этажи, карта',
    kk: 'Үйлер, қабаттар, карта',
    en: 'Buildings, floors, the map',
  },
  'places.drawn': {
    ru: 'Этаж дома, фасад которого рисуется',
    kk: 'Қасбеті сызылатын үйдің қабаты',
    en: 'A floor of a building whose facade is drawn',
  },
  'places.pictured': {
    ru: 'Этаж дома с картинкой фасада',
    kk: 'Қасбетінің суреті бар үйдің қабаты',
    en: 'A floor of a building with an image of its facade',
  },
  trust: {
    ru: 'Сроки, отзывы, договор',
    kk: 'Мерзімдер, пікірлер, шарт',
    en: 'Deadlines, reviews, the contract',
  },
  'trust.handovers': {
    ru: 'Сданные дома',
    kk: 'Тапсырылған үйлер',
    en: 'Completed buildings',
  },
  'trust.house': {
    ru: 'Дом 1',
    kk: '1-үй',
    en: 'Building 1',
  },
  'trust.other': {
    ru: 'Дом 2',
    kk: '2-үй',
    en: 'Building 2',
  },
  'trust.author': {
    ru: 'Покупатель',
    kk: 'Сатып алушы',
    en: 'A buyer',
  },
  'trust.review': {
    ru: 'Двор тихий, ключи отдали в срок.',
    kk: 'Аула тыныш, кілтті уақытында берді.',
    en: 'A quiet yard, and the keys came on time.',
  },
  'trust.reply': {
    ru: 'Спасибо, что поделились.',
    kk: 'Пікіріңізге рақмет.',
    en: 'Thank you for telling us.',
  },
  'places.map': {
    ru: 'Карта',
    kk: 'Карта',
    en: 'The map',
  },
} as const satisfies TextsByKey
