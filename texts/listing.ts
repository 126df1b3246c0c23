import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Lists of units of one kind: their filters, sorting and what to do where nothing fits. */
export const listing = {
  // Nobody who looks for a parking space asks about a flat.
  'listing.callback': {
    ru: 'Ответим на вопросы о цене, оплате и сроках',
    kk: 'Баға, төлем және мерзім туралы сұрақтарыңызға жауап береміз',
    en: 'Questions about a price, payment or a date? We’ll call you back',
  },
  'listing.find.garage': {
    ru: 'Паркинг до 3 млн',
    kk: '3 млн-ға дейінгі паркинг',
    en: 'Parking space under 3M',
  },
  'listing.find.storageroom': {
    ru: 'Кладовая до 2 млн',
    kk: '2 млн-ға дейінгі қойма',
    en: 'Storeroom under 2M',
  },
  'listing.find.comm': {
    ru: 'Помещение от 100 м²',
    kk: '100 м²-ден басталатын үй-жай',
    en: 'Commercial unit from 100 m²',
  },
  'listing.sort': {
    ru: 'Сортировка',
    kk: 'Сұрыптау',
    en: 'Sort by',
  },
  'listing.sort.default': {
    ru: 'Свободные, сначала дешевле',
    kk: 'Бостары, алдымен арзандары',
    en: 'Available, cheapest first',
  },
  'listing.sort.price': {
    ru: 'Сначала дешевле',
    kk: 'Алдымен арзандары',
    en: 'Cheapest first',
  },
  'listing.sort.-price': {
    ru: 'Сначала дороже',
    kk: 'Алдымен қымбаттары',
    en: 'Most expensive first',
  },
  'listing.sort.price_m2': {
    ru: 'Сначала дешевле за м²',
    // kk: to review
    kk: 'Алдымен м² бағасы арзандары',
    en: 'Cheapest per m² first',
  },
  'listing.sort.area': {
    ru: 'Сначала меньше',
    kk: 'Алдымен шағындары',
    en: 'Smallest first',
  },
  'listing.sort.-area': {
    ru: 'Сначала больше',
    kk: 'Алдымен үлкендері',
    en: 'Largest first',
  },
  'listing.sort.kitchen': {
    ru: 'Сначала с маленькой кухней',
    // kk: to review
    kk: 'Алдымен ас үйі шағындары',
    en: 'Smallest kitchen first',
  },
  'listing.sort.-kitchen': {
    ru: 'Сначала с большой кухней',
    // kk: to review
    kk: 'Алдымен ас үйі үлкендері',
    en: 'Largest kitchen first',
  },
  'listing.sort.floor': {
    ru: 'Сначала нижние этажи',
    kk: 'Алдымен төменгі қабаттар',
    en: 'Lower floors first',
  },
  'listing.sort.-floor': {
    ru: 'Сначала верхние этажи',
    kk: 'Алдымен жоғарғы қабаттар',
    en: 'Upper floors first',
  },
  'listing.sort.deadline': {
    ru: 'Сначала сданные',
    kk: 'Алдымен тапсырылғандары',
    en: 'Completed first',
  },
  'listing.sort.-deadline': {
    ru: 'Сначала строящиеся',
    kk: 'Алдымен салынып жатқандары',
    en: 'Under construction first',
  },
  'listing.sort.payment': {
    ru: 'Сначала меньший платёж',
    kk: 'Алдымен төлемі азы',
    en: 'Lowest monthly payment first',
  },
  'listing.sort.-payment': {
    ru: 'Сначала больший платёж',
    kk: 'Алдымен төлемі көбі',
    en: 'Highest monthly payment first',
  },
  'listing.skip': {
    ru: 'К результатам',
    // kk: to review
    kk: 'Нәтижелерге өту',
    en: 'Skip to results',
  },
  'listing.results': {
    ru: 'Результаты',
    kk: 'Нәтижелер',
    en: 'Results',
  },
  'listing.description.flat': {
    ru: 'Квартиры {company}: цены, площадь и этажи. {count}.',
    // kk: to review
    kk: '{company} пәтерлері: бағасы, ауданы және қабаты. {count}.',
    en: '{company} apartments: prices, areas and floors. {count}.',
  },
  'listing.description.garage': {
    ru: 'Места в паркингах домов {company}: цены и площадь. {count}.',
    // kk: to review
    kk: '{company} үйлерінің паркингіндегі тұрақ орындары: бағасы мен ауданы. {count}.',
    en: 'Spaces in the car parks of {company} buildings: prices and areas. {count}.',
  },
  'listing.description.storageroom': {
    ru: 'Кладовые в домах {company}: цены и площадь. {count}.',
    kk: '{company} үйлеріндегі қоймалар: бағасы мен ауданы. {count}.',
    en: 'Storerooms in {company} buildings: prices and areas. {count}.',
  },
  'listing.description.comm': {
    ru: 'Помещения для бизнеса в домах {company}: цены и площадь. {count}.',
    // kk: to review
    kk: '{company} үйлеріндегі бизнеске арналған үй-жайлар: бағасы мен ауданы. {count}.',
    en: 'Commercial units in {company} buildings: prices and areas. {count}.',
  },
  'listing.filters.kitchen.from': {
    ru: 'Кухня от, м²',
    // kk: to review
    kk: 'Ас үйдің ең аз ауданы, м²',
    en: 'Min. kitchen area, m²',
  },
  'listing.chip.kitchen': {
    ru: 'кухня от {value}',
    kk: 'ас үй {value}-ден бастап',
    en: 'kitchen from {value}',
  },
  'listing.empty.title': {
    ru: 'Под такие условия ничего не нашлось',
    kk: 'Мұндай шарттарға сай ештеңе табылмады',
    en: 'Nothing matches these conditions',
  },
  'listing.empty.text': {
    ru: 'Измените фильтры или сбросьте все.',
    // kk: to review
    kk: 'Сүзгілерді өзгертіңіз немесе бәрін тазартыңыз.',
    en: 'Change the filters or clear them all.',
  },
  'listing.empty.near': {
    ru: 'Ближе всего к вашим условиям:',
    kk: 'Шарттарыңызға ең жақыны:',
    en: 'Closest to your conditions:',
  },
  'listing.empty.wider': {
    ru: 'Или измените условия:',
    kk: 'Немесе шарттарды өзгертіңіз:',
    en: 'Or change the conditions:',
  },
  'listing.empty.far': {
    ru: 'Почти подходящего тоже нет. Вот что есть, если изменить условия:',
    // kk: to review
    kk: 'Бұған жақыны да жоқ. Шарттарды өзгертсеңіз, мыналар бар:',
    en: 'Nothing comes close to this. Here is what there is if you change the conditions:',
  },
  'listing.empty.strict': {
    ru: 'Если убрать одно или два условия, ничего не найдётся. Сбросьте все и начните с главного.',
    // kk: to review
    kk: 'Бір-екі шартты алып тастағанмен, ештеңе табылмайды. Бәрін тазартып, ең маңыздысынан бастаңыз.',
    en: 'Dropping one or two conditions finds nothing. Clear them all and start with the most important one.',
  },
  'listing.empty.sold': {
    ru: 'Дело не в условиях: сейчас здесь ничего нет в продаже.',
    // kk: to review
    kk: 'Мәселе шарттарда емес: қазір мұнда сатылымда ештеңе жоқ.',
    en: 'The conditions are not the reason: nothing is on sale here now.',
  },
  'listing.relax.without': {
    ru: 'Не учитывать: {filters}',
    kk: 'Мынаны ескермей көру: {filters}',
    en: 'Without: {filters}',
  },
  'find.bedrooms': {
    ru: 'Спален {bedrooms} = комнат {rooms} с гостиной',
    kk: '{bedrooms} жатын бөлме = қонақ бөлмесімен {rooms} бөлме',
    en: 'Bedrooms {bedrooms} = rooms {rooms} with the living room',
  },
  'find.missed': { ru: 'Не поняли: {parts}', kk: 'Түсінбедік: {parts}', en: 'Not understood: {parts}' },
  'find.missed.part': { ru: '«{part}»', kk: '«{part}»', en: '“{part}”' },
} as const satisfies TextsByKey
