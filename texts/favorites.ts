import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** What visitors keep: their list, shortlists that others sent, and the comparison. */
export const favorites = {
  'favorites.description': {
    ru: 'Сохранённые предложения: цены на сегодня, наличие, сравнение и ссылка, которой можно поделиться.',
    kk: 'Сіз сақтаған ұсыныстар: бүгінгі бағасы, бар-жоғы, салыстыру және бөлісуге болатын сілтеме.',
    en: 'The homes you have saved: today’s prices, availability, comparison and a link to share.',
  },
  'favorites.compare': {
    ru: 'Сравнить: {count}',
    kk: 'Салыстыру: {count}',
    en: 'Compare {count}',
  },
  'favorites.compare.some': {
    ru: 'Сравнить: {limit} из {total}',
    kk: 'Салыстыру: {limit} / {total}',
    en: 'Compare {limit} of {total}',
  },
  'favorites.lead': {
    ru: 'Всё, что вы отметили сердечком: цены и наличие на сегодня и пометка, если цена изменилась. Список хранится только в этом браузере.',
    kk: 'Жүрекшемен белгілегеніңіздің бәрі осында: бүгінгі бағасы мен бар-жоғы көрсетіледі, бағасы өзгерсе, бірден көресіз. Тізім тек осы браузерде сақталады.',
    en: 'Everything you have marked with a heart: today’s prices and availability, and a note when a price changes. The list is saved in this browser only.',
  },
  'favorites.loading': {
    ru: 'Загружаем список…',
    kk: 'Тізім жүктеліп жатыр…',
    en: 'Loading your list…',
  },
  'favorites.noscript.title': {
    ru: 'Избранное хранится в браузере',
    kk: 'Таңдаулылар браузерде сақталады',
    en: 'Favourites are saved in the browser',
  },
  'favorites.noscript.text': {
    ru: 'Чтобы собирать и открывать свой список, включите JavaScript. Ссылки на подборки, которые вам прислали, открываются и без него.',
    kk: 'Өз тізіміңізді жинап, ашу үшін JavaScript-ті қосыңыз. Сізге жіберілген іріктемелердің сілтемелері онсыз да ашылады.',
    en: 'To collect and open a list of your own, turn JavaScript on. Links to shortlists that others sent you open without it too.',
  },
  'favorites.empty.title': {
    ru: 'Здесь пока пусто',
    kk: 'Мұнда әзірге ештеңе жоқ',
    en: 'Nothing here yet',
  },
  'favorites.empty.text': {
    ru: 'Нажмите на сердечко на карточке, и предложение останется здесь.',
    kk: 'Карточкадағы жүрекшені басыңыз: ұсыныс осында сақталады.',
    en: 'Tap the heart on a card to save the property here.',
  },
  'favorites.error.title': {
    ru: 'Не получилось загрузить список',
    kk: 'Тізімді жүктеу мүмкін болмады',
    en: 'The list did not load',
  },
  'favorites.error.text': {
    ru: 'Он цел и хранится в этом браузере. Проверьте связь и попробуйте ещё раз.',
    kk: 'Ол осы браузерде сақтаулы. Байланысты тексеріп, қайталап көріңіз.',
    en: 'It is safe in this browser. Check your connection and try again.',
  },
  'favorites.offline': {
    ru: 'Нет связи. Цены и наличие на {date}, {time}',
    kk: 'Байланыс жоқ. Бағалар мен бар-жоғы {date}, {time} жағдайы бойынша',
    en: 'You are offline. Prices and availability as of {date}, {time}',
  },
  'favorites.gone': {
    ru: 'Больше нет на сайте: {count}',
    kk: 'Сайтта енді жоқ: {count}',
    en: 'No longer on the site: {count}',
  },
  'favorites.gone.remove': {
    ru: 'Убрать из списка',
    kk: 'Тізімнен алып тастау',
    en: 'Remove from the list',
  },
  // The Kazakh endings of these two fit a {price}, read «теңге».
  'favorites.price.down': {
    ru: 'С {date} цена снизилась на {price}',
    kk: '{date} күнінен бері бағасы {price}-ге төмендеді',
    en: 'Down {price} since {date}',
  },
  'favorites.price.up': {
    ru: 'С {date} цена выросла на {price}',
    kk: '{date} күнінен бері бағасы {price}-ге көтерілді',
    en: 'Up {price} since {date}',
  },
  'favorites.sort.added': {
    ru: 'Сначала новые',
    kk: 'Алдымен жаңалары',
    en: 'Newest first',
  },
  'favorites.clear': {
    ru: 'Очистить список',
    kk: 'Тізімді тазарту',
    en: 'Clear the list',
  },
  'favorites.clear.title': {
    ru: 'Очистить избранное?',
    kk: 'Таңдаулыларды тазартасыз ба?',
    en: 'Clear your favourites?',
  },
  'favorites.clear.text': {
    ru: 'Из списка уйдёт всё, что вы сохранили: {count}.',
    kk: 'Сақтағаныңыздың бәрі тізімнен өшеді: {count}.',
    en: 'Everything you saved will be removed from the list: {count}.',
  },
  'favorites.clear.yes': {
    ru: 'Очистить',
    kk: 'Тазарту',
    en: 'Clear',
  },
  'favorites.clear.no': {
    ru: 'Оставить',
    kk: 'Қалдыру',
    en: 'Keep',
  },
  'favorites.share': {
    ru: 'Поделиться подборкой',
    kk: 'Іріктемемен бөлісу',
    en: 'Share the shortlist',
  },
  'favorites.share.text': {
    ru: 'Подборка на сайте {brand}',
    kk: '{brand} сайтындағы іріктеме',
    en: 'A shortlist on the {brand} site',
  },
  'favorites.shared.title': {
    ru: 'Подборка',
    kk: 'Іріктеме',
    en: 'Shortlist',
  },
  'favorites.shared.text': {
    ru: 'Цены и наличие на сегодня. Чтобы подборка осталась у вас, добавьте её в избранное.',
    kk: 'Бағасы мен бар-жоғы бүгінгі күнге берілген. Іріктеме өзіңізде қалуы үшін оны таңдаулыларға қосыңыз.',
    en: 'Prices and availability as of today. Add it to your favourites to save it.',
  },
  'favorites.shared.noscript': {
    ru: 'Цены и наличие на сегодня.',
    kk: 'Бағасы мен бар-жоғы бүгінгі күнге берілген.',
    en: 'Prices and availability as of today.',
  },
  'favorites.shared.add': {
    ru: 'Добавить всё в избранное',
    kk: 'Бәрін таңдаулыларға қосу',
    en: 'Add all to favourites',
  },
  'favorites.shared.added': {
    ru: 'Вся подборка у вас в избранном',
    kk: 'Іріктеме түгел таңдаулыларыңызда',
    en: 'Everything is in your favourites',
  },
  'favorites.shared.gone': {
    ru: 'Предложений из этой подборки на сайте больше нет',
    kk: 'Бұл іріктемедегі ұсыныстар сайтта енді жоқ',
    en: 'Nothing on this shortlist is on the site any more',
  },
  'favorites.shared.own': {
    ru: 'Моё избранное',
    kk: 'Менің таңдаулыларым',
    en: 'My favourites',
  },
  'favorites.callback': {
    ru: 'Обсудим вашу подборку',
    kk: 'Іріктемеңізді талқылайық',
    en: 'Let us talk about your shortlist',
  },
  'favorites.message': {
    ru: 'Подборка: {units}',
    kk: 'Іріктеме: {units}',
    en: 'Shortlist: {units}',
  },
  'favorites.expert': {
    ru: 'Обсудить с менеджером',
    kk: 'Менеджермен талқылау',
    en: 'Discuss with a manager',
  },
  'favorites.expert.title': {
    ru: 'Встреча по вашей подборке',
    kk: 'Іріктемеңіз бойынша кездесу',
    en: 'A meeting about your shortlist',
  },
  'favorites.expert.lead': {
    ru: 'Подборка и вопросы придут в отдел продаж вместе с заявкой. День и место подтвердим по телефону.',
    kk: 'Іріктеме мен сұрақтарыңыз өтінішпен бірге сату бөліміне жіберіледі. Күні мен орнын телефонмен растаймыз.',
    en: 'The sales office will receive your shortlist and questions with your request. We will call to confirm the day and the place.',
  },
  'favorites.expert.units': {
    ru: 'В подборке',
    kk: 'Іріктемеде',
    en: 'On the shortlist',
  },
  'favorites.expert.sold': {
    ru: 'Уже продано, в заявку не войдёт: {units}',
    kk: 'Сатылып кеткен, өтінішке кірмейді: {units}',
    en: 'Already sold and left out of the request: {units}',
  },
  'favorites.expert.none': {
    ru: 'Предложений из этой подборки больше нет в продаже',
    kk: 'Бұл іріктемедегі ұсыныстар енді сатылымда жоқ',
    en: 'Nothing on this shortlist is on sale any more',
  },
  'favorites.expert.when': {
    ru: 'Встреча: {when}.',
    kk: 'Кездесу: {when}.',
    en: 'Meeting: {when}.',
  },
  'favorites.expert.empty': {
    ru: 'Отметьте сердечком то, что хотите обсудить, и вернитесь сюда из избранного.',
    kk: 'Талқылағыңыз келетін ұсыныстарды жүрекшемен белгілеп, осы бетке таңдаулылардан қайта өтіңіз.',
    en: 'Mark with a heart what you would like to discuss, then come back here from your favourites.',
  },
  'favorites.expert.choose': {
    ru: 'Выберите, что обсудить',
    kk: 'Талқылайтын ұсыныстарды таңдаңыз',
    en: 'Choose what to discuss',
  },
  'favorites.expert.without': {
    ru: 'Записаться без подборки',
    kk: 'Іріктемесіз жазылу',
    en: 'Arrange a meeting without a shortlist',
  },
  'favorites.expert.program': {
    ru: 'Программа',
    kk: 'Бағдарлама',
    en: 'Programme',
  },
  'favorites.expert.program.any': {
    ru: 'Ещё не выбрана',
    kk: 'Әлі таңдалған жоқ',
    en: 'Not chosen yet',
  },
  'favorites.expert.questions': {
    ru: 'Вопросы',
    kk: 'Сұрақтар',
    en: 'Questions',
  },
  'favorites.expert.calendar.title': {
    ru: '{company}: встреча с отделом продаж',
    kk: '{company}: сату бөлімімен кездесу',
    en: '{company}: meeting with the sales office',
  },
  'favorites.expert.list': {
    ru: 'Подборка, которую можно взять с собой',
    kk: 'Өзіңізбен бірге ала баратын іріктеме',
    en: 'Your shortlist to take with you',
  },
  'compare.title': {
    ru: 'Сравнение',
    kk: 'Салыстыру',
    en: 'Comparison',
  },
  'compare.description': {
    ru: 'Предложения из избранного рядом: цена, платёж, площадь, этаж, отделка и срок сдачи. Различия видны сразу.',
    kk: 'Таңдаулы ұсыныстар қатар: бағасы, төлемі, ауданы, қабаты, әрлеуі және тапсыру мерзімі. Айырмашылығы бірден көрінеді.',
    en: 'Your favourites side by side: price, monthly payment, area, floor, finish and completion date. The differences stand out.',
  },
  'compare.differences': {
    ru: 'Только различия',
    kk: 'Тек айырмашылықтары',
    en: 'Differences only',
  },
  'compare.same': {
    ru: 'По этим данным различий нет.',
    kk: 'Бұл деректер бойынша айырмашылық жоқ.',
    en: 'No differences in these details.',
  },
  'compare.best.lowest': {
    ru: 'меньше всех',
    kk: 'ең азы',
    en: 'the lowest',
  },
  'compare.best.highest': {
    ru: 'больше всех',
    kk: 'ең көбі',
    en: 'the highest',
  },
  'compare.remove': {
    ru: 'Убрать',
    kk: 'Алып тастау',
    en: 'Remove',
  },
  'compare.remove.unit': {
    ru: 'Убрать из сравнения: {unit}',
    kk: 'Салыстырудан алып тастау: {unit}',
    en: 'Remove from the comparison: {unit}',
  },
  'compare.bench': {
    ru: 'Ещё в подборке',
    kk: 'Іріктемеде тағы бар',
    en: 'Also on the shortlist',
  },
  'compare.bench.text': {
    ru: 'Сравнить можно до {limit} предложений. Новое заменит последнее.',
    kk: 'Ең көбі {limit} ұсынысты салыстыруға болады. Жаңасы соңғысының орнына тұрады.',
    en: 'You can compare up to {limit} properties. A new one replaces the last.',
  },
  'compare.empty.title': {
    ru: 'Сравнивать пока нечего',
    kk: 'Әзірге салыстыратын ештеңе жоқ',
    en: 'Nothing to compare yet',
  },
  'compare.empty.text': {
    ru: 'Добавьте в избранное хотя бы два предложения одного вида.',
    kk: 'Таңдаулыларға бір түрдегі кемінде екі ұсыныс қосыңыз.',
    en: 'Add at least two of the same type to your favourites.',
  },
  'compare.table': {
    ru: 'Сравнение по данным',
    kk: 'Деректер бойынша салыстыру',
    en: 'Comparison in detail',
  },
  'compare.facts': {
    ru: 'Данные',
    kk: 'Деректер',
    en: 'Detail',
  },
  'compare.price': {
    ru: 'Цена',
    kk: 'Бағасы',
    en: 'Price',
  },
  'compare.price_m2': {
    ru: 'Цена за м²',
    kk: 'м² бағасы',
    en: 'Price per m²',
  },
  'compare.monthly': {
    ru: 'Платёж в месяц',
    kk: 'Ай сайынғы төлем',
    en: 'Monthly payment',
  },
  'compare.monthly.rate': {
    ru: '{title}, первый взнос {initial}, срок {months} мес., ГЭСВ {rate} %',
    kk: '{title}, бастапқы жарна {initial}, мерзімі {months} ай, ЖТСМ {rate} %',
    en: '{title}, down payment {initial}, {months} months, effective annual rate {rate}%',
  },
  'compare.monthly.islamic': {
    ru: '{title}, первый взнос {initial}, срок {months} мес., с учётом всех платежей {rate} %',
    kk: '{title}, бастапқы жарна {initial}, мерзімі {months} ай, барлық төлемді ескергенде {rate} %',
    en: '{title}, down payment {initial}, {months} months, {rate}% with all payments counted',
  },
  'compare.project': {
    ru: 'Проект',
    kk: 'Жоба',
    en: 'Project',
  },
  'compare.house': {
    ru: 'Дом',
    kk: 'Үй',
    en: 'Building',
  },
  'compare.status': {
    ru: 'Статус',
    kk: 'Мәртебесі',
    en: 'Availability',
  },
  'compare.area': {
    ru: 'Общая площадь',
    kk: 'Жалпы ауданы',
    en: 'Total area',
  },
  'compare.area.living': {
    ru: 'Жилая площадь',
    kk: 'Тұрғын ауданы',
    en: 'Living area',
  },
} as const satisfies TextsByKey
