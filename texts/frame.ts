import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Words of the frame: menus, drawer, dialogs, forms that every page shares. */
export const frame = {
  'network.instagram': { ru: 'Instagram', kk: 'Instagram', en: 'Instagram' },
  'network.youtube': { ru: 'YouTube', kk: 'YouTube', en: 'YouTube' },
  'network.tiktok': { ru: 'TikTok', kk: 'TikTok', en: 'TikTok' },
  'network.facebook': { ru: 'Facebook', kk: 'Facebook', en: 'Facebook' },
  'network.linkedin': { ru: 'LinkedIn', kk: 'LinkedIn', en: 'LinkedIn' },
  'network.threads': { ru: 'Threads', kk: 'Threads', en: 'Threads' },
  'network.x': { ru: 'X', kk: 'X', en: 'X' },
  'menu.offers': {
    ru: 'предложение | предложения | предложений',
    kk: 'ұсыныс',
    en: 'available | available',
  },
  'menu.all.flat': {
    ru: 'Все квартиры: {offers}',
    kk: 'Барлық пәтер: {offers}',
    en: 'All apartments: {offers}',
  },
  'menu.all.garage': {
    ru: 'Все места в паркинге: {offers}',
    kk: 'Барлық тұрақ орны: {offers}',
    en: 'All parking: {offers}',
  },
  'menu.all.storageroom': {
    ru: 'Все кладовые: {offers}',
    kk: 'Барлық қойма: {offers}',
    en: 'All storerooms: {offers}',
  },
  'menu.all.comm': {
    ru: 'Все помещения: {offers}',
    kk: 'Барлық үй-жай: {offers}',
    en: 'All commercial units: {offers}',
  },
  'menu.rooms': {
    ru: 'По числу комнат',
    kk: 'Бөлме саны бойынша',
    en: 'By rooms',
  },
  'menu.restorations': {
    ru: 'По отделке',
    kk: 'Әрлеуі бойынша',
    en: 'By finish',
  },
  'menu.prices': {
    ru: 'Цены',
    kk: 'Бағалар',
    en: 'Prices',
  },
  'menu.price': {
    ru: 'Минимальная цена',
    kk: 'Ең төменгі баға',
    en: 'Lowest price',
  },
  // The Kazakh ending fits a price, read «теңге».
  'menu.from': {
    ru: 'от {value}',
    kk: '{value}-ден',
    en: 'from {value}',
  },
  'menu.none': {
    ru: 'Сейчас в продаже нет',
    // kk: to review
    kk: 'Қазір сатылымда жоқ',
    en: 'None on sale at the moment',
  },
  'menu.properties.all': {
    ru: 'Вся недвижимость',
    kk: 'Барлық жылжымайтын мүлік',
    en: 'All property',
  },
  'menu.projects.all': {
    ru: 'Все проекты',
    kk: 'Барлық жоба',
    en: 'All projects',
  },
  'header.language.short': {
    ru: 'Рус',
    kk: 'Қаз',
    en: 'Eng',
  },
  'header.news': {
    ru: 'Новости и акции',
    kk: 'Жаңалықтар мен акциялар',
    en: 'News and special offers',
  },
  'header.write': {
    ru: 'Написать нам',
    kk: 'Бізге жазу',
    en: 'Write to us',
  },
  'header.favorites': {
    ru: 'Избранное',
    kk: 'Таңдаулылар',
    en: 'Favourites',
  },
  'header.contacts': {
    ru: 'Контакты',
    kk: 'Байланыс',
    en: 'Contacts',
  },
  'answers.title': {
    ru: 'Вопросы и ответы',
    kk: 'Сұрақтар мен жауаптар',
    en: 'Questions and answers',
  },
  'answers.all.link': {
    ru: 'Все вопросы',
    kk: 'Барлық сұрақ',
    en: 'All questions',
  },
  'promises.title': {
    ru: 'Обещанные сроки',
    kk: 'Уәде етілген мерзімдер',
    en: 'Promised dates',
  },
  'header.career': {
    ru: 'Карьера',
    kk: 'Мансап',
    en: 'Careers',
  },
  'drawer.back': {
    ru: 'Назад',
    kk: 'Артқа',
    en: 'Back',
  },
  'dialog.video': {
    ru: 'Видео',
    kk: 'Бейне',
    en: 'Video',
  },
  'consultation.projects': {
    ru: 'Поможем выбрать проект',
    kk: 'Жоба таңдауға көмектесеміз',
    en: 'Let us help you choose a project',
  },
  'consultation.properties': {
    ru: 'Поможем с выбором',
    kk: 'Таңдауға көмектесеміз',
    en: 'Need help choosing?',
  },
  'consultation.purchase-methods': {
    ru: 'Подскажем, как купить',
    kk: 'Қалай сатып алуға болатынын айтамыз',
    en: 'Let us explain how to buy',
  },
  'page.opening': {
    ru: 'Страница открывается',
    kk: 'Бет ашылып жатыр',
    en: 'The page is opening',
  },
  'toast.offline': {
    ru: 'Нет связи. Страница не открылась',
    kk: 'Байланыс жоқ. Бет ашылмады',
    en: 'No connection. The page did not open',
  },
  'toast.failed': {
    ru: 'Страница не открылась',
    kk: 'Бет ашылмады',
    en: 'The page did not open',
  },
  'toast.again': {
    ru: 'Повторить',
    kk: 'Қайталау',
    en: 'Try again',
  },
  'listing.filters.failed': {
    ru: 'Фильтры не загрузились',
    // kk: to review
    kk: 'Сүзгілер жүктелмеді',
    en: 'The filters did not load',
  },
  'favorites.added': {
    ru: 'Добавлено в избранное, всего {count}',
    kk: 'Таңдаулыларға қосылды. Барлығы: {count}',
    en: 'Added to favourites. Total: {count}',
  },
  'favorites.removed': {
    ru: 'Убрано из избранного. Осталось: {count}',
    kk: 'Таңдаулылардан алынды. Қалғаны: {count}',
    en: 'Removed from favourites. Left: {count}',
  },
  'favorites.full': {
    ru: 'В избранном помещается не больше {limit}',
    kk: 'Таңдаулыларға ең көбі {limit} ұсыныс сыяды',
    en: 'Favourites hold up to {limit}',
  },
  'favorites.undo': {
    ru: 'Отменить',
    kk: 'Қайтару',
    en: 'Undo',
  },
  'favorites.open': {
    ru: 'Открыть',
    kk: 'Ашу',
    en: 'Open',
  },
  'progress.title': {
    ru: 'Ход строительства',
    kk: 'Құрылыс барысы',
    en: 'Construction progress',
  },
} as const satisfies TextsByKey
