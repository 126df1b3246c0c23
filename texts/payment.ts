import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The words of a calculator wherever it stands: on its own page, on that of a unit or of a project. */
export const payment = {
  'calculator.title': {
    ru: 'Калькулятор',
    kk: 'Калькулятор',
    en: 'Calculator',
  },
  'payment.title': {
    ru: 'Ипотека и рассрочка',
    kk: 'Ипотека және бөліп төлеу',
    en: 'Mortgage and instalments',
  },
  'payment.way': {
    ru: 'Как платить',
    kk: 'Қалай төлейсіз',
    en: 'How to pay',
  },
  'payment.schedule': {
    ru: 'Весь график платежей',
    kk: 'Толық төлем кестесі',
    en: 'Full payment schedule',
  },
  'payment.fits': {
    ru: 'Подходящие программы',
    kk: 'Сәйкес келетін бағдарламалар',
    en: 'Programmes that fit',
  },
  'payment.fits.none': {
    ru: 'С таким взносом и сроком не подходит ни одна программа.',
    kk: 'Мұндай жарна мен мерзімге ешбір бағдарлама сәйкес келмейді.',
    en: 'No programme fits this down payment and term.',
  },
  'payment.misfits': {
    ru: 'Не подходят: {count}. Показать, почему',
    kk: 'Сәйкес келмейді: {count}. Себебін көрсету',
    en: 'Do not fit: {count}. Show why',
  },
  'calculator.price': {
    ru: 'Цена квартиры',
    kk: 'Пәтердің бағасы',
    en: 'Price of the apartment',
  },
  'calculator.price.unit': {
    ru: 'Цена квартиры, ₸',
    kk: 'Пәтердің бағасы, ₸',
    en: 'Price of the apartment, ₸',
  },
  'calculator.initial': {
    ru: 'Первый взнос, {share} %',
    kk: 'Бастапқы жарна, {share} %',
    en: 'Down payment, {share}%',
  },
  'calculator.initial.unit': {
    ru: 'Первый взнос, ₸',
    kk: 'Бастапқы жарна, ₸',
    en: 'Down payment, ₸',
  },
  'calculator.initial.over': {
    ru: 'Взнос больше цены: {price}.',
    kk: 'Жарна бағадан көп: {price}.',
    en: 'The down payment is more than the price: {price}.',
  },
  'calculator.refused.price': {
    ru: 'Нужна цена числом, от {least}. Например: 35 млн.',
    kk: 'Бағаны санмен жазыңыз, кемінде {least}. Мысалы: 35 млн.',
    en: 'Give the price as a number, {least} or more. For example: 35 million.',
  },
  'calculator.refused.sum': {
    ru: 'Нужна сумма числом. Например: 5 млн.',
    kk: 'Соманы санмен жазыңыз. Мысалы: 5 млн.',
    en: 'Give the sum as a number. For example: 5 million.',
  },
  // The Kazakh ending fits 600, the longest term.
  'calculator.refused.months': {
    ru: 'Нужно число месяцев, от 1 до {most}.',
    kk: 'Ай санын жазыңыз: 1-ден {most}-ге дейін.',
    en: 'Give the number of months, from 1 to {most}.',
  },
  'calculator.months': {
    ru: 'Срок, месяцев ({years})',
    kk: 'Мерзімі, ай ({years})',
    en: 'Term, months ({years})',
  },
  'calculator.months.unit': {
    ru: 'Срок, месяцев',
    kk: 'Мерзімі, ай',
    en: 'Term, months',
  },
  'calculator.slider': {
    ru: '{label}: передвинуть',
    kk: '{label}: жылжыту',
    en: '{label}: move',
  },
  'calculator.years.count': {
    ru: 'год | года | лет',
    kk: 'жыл',
    en: 'year | years',
  },
  'calculator.months.count': {
    ru: 'месяц | месяца | месяцев',
    kk: 'ай',
    en: 'month | months',
  },
  'calculator.years.upto': {
    ru: 'года | лет | лет',
    kk: 'жылға',
    en: 'year | years',
  },
  'calculator.months.upto': {
    ru: 'месяца | месяцев | месяцев',
    kk: 'айға',
    en: 'month | months',
  },
  'calculator.percent': {
    ru: '{value} %',
    kk: '{value} %',
    en: '{value}%',
  },
  'calculator.programme': {
    ru: 'Программа',
    kk: 'Бағдарлама',
    en: 'Programme',
  },
  'calculator.programme.best': {
    ru: 'С наименьшим платежом для любого покупателя',
    kk: 'Кез келген сатып алушы үшін төлемі ең азы',
    en: 'The smallest payment open to any buyer',
  },
  'calculator.programme.option': {
    ru: '{title} — {rate} %, ГЭСВ от {effective} %',
    kk: '{title} – {rate} %, ЖТСМ {effective} пайыздан',
    en: '{title} – {rate}%, effective annual rate from {effective}%',
  },
  'calculator.programme.option.islamic': {
    ru: '{title} — наценка {rate} %, со всеми платежами от {effective} %',
    kk: '{title} – үстеме баға {rate} %, барлық төлемді ескергенде {effective} пайыздан',
    en: '{title} – a mark-up of {rate}%, from {effective}% with all payments counted',
  },
  'calculator.programme.option.installment': {
    ru: '{title}',
    kk: '{title}',
    en: '{title}',
  },
  'calculator.submit': {
    ru: 'Рассчитать',
    kk: 'Есептеу',
    en: 'Calculate',
  },
  'calculator.nothing': {
    ru: 'Первый взнос покрывает всю цену: частями платить нечего.',
    kk: 'Бастапқы жарна пәтердің бүкіл бағасын өтейді: бөліп төлейтін ештеңе қалмайды.',
    en: 'The down payment covers the whole price: nothing is left to pay in instalments.',
  },
  'calculator.monthly': {
    ru: 'Ежемесячный платёж',
    kk: 'Ай сайынғы төлем',
    en: 'Monthly payment',
  },
  'calculator.monthly.after': {
    ru: 'Ежемесячный платёж с {month}-го месяца',
    kk: '{month}-айдан бастап ай сайынғы төлем',
    en: 'Monthly payment from month {month} on',
  },
  'calculator.light': {
    ru: 'Первые {months}',
    kk: 'Алғашқы {months}',
    en: 'The first {months}',
  },
  'calculator.light.next': {
    ru: 'Следующие {months}',
    kk: 'Келесі {months}',
    en: 'The next {months}',
  },
  'calculator.light.value': {
    ru: '{price} в месяц',
    kk: 'айына {price}',
    en: '{price} a month',
  },
  'calculator.loan.mortgage': {
    ru: 'Сумма кредита',
    kk: 'Несие сомасы',
    en: 'Loan',
  },
  'calculator.loan.islamic': {
    ru: 'Сумма финансирования',
    kk: 'Қаржыландыру сомасы',
    en: 'Financing',
  },
  'calculator.loan.installment': {
    ru: 'Остаток после взноса',
    kk: 'Жарнадан кейінгі қалдық',
    en: 'Left after the down payment',
  },
  'calculator.rate.mortgage': {
    ru: 'Ставка',
    kk: 'Мөлшерлеме',
    en: 'Rate',
  },
  'calculator.rate.islamic': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'calculator.rate.installment': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'calculator.rate.mortgage.value': {
    ru: '{rate} % годовых, ГЭСВ {effective} %',
    kk: 'жылдық {rate} %, ЖТСМ {effective} %',
    en: '{rate}% a year, effective annual rate {effective}%',
  },
  'calculator.rate.islamic.value': {
    ru: '{rate} % за год, со всеми платежами {effective} %',
    kk: 'жылына {rate} %, барлық төлемді ескергенде {effective} %',
    en: '{rate}% a year, {effective}% with all payments counted',
  },
  'calculator.rate.installment.value': {
    ru: '{rate} % от остатка, ГЭСВ {effective} %',
    kk: 'қалдықтың {rate} пайызы, ЖТСМ {effective} %',
    en: '{rate}% of the balance, effective annual rate {effective}%',
  },
  'calculator.rate.none': {
    ru: 'без наценки, ГЭСВ 0 %',
    kk: 'үстеме бағасыз, ЖТСМ 0 %',
    en: 'no mark-up, effective annual rate 0%',
  },
  'calculator.extra.mortgage': {
    ru: 'Переплата за весь срок',
    kk: 'Бүкіл мерзімдегі артық төлем',
    en: 'Total interest over the term',
  },
  'calculator.extra.islamic': {
    ru: 'Наценка за весь срок',
    kk: 'Бүкіл мерзімдегі үстеме баға',
    en: 'Mark-up over the whole term',
  },
  'calculator.extra.installment': {
    ru: 'Наценка за весь срок',
    kk: 'Бүкіл мерзімдегі үстеме баға',
    en: 'Mark-up over the whole term',
  },
  'calculator.extra.none': {
    ru: 'нет',
    kk: 'жоқ',
    en: 'none',
  },
  'calculator.fee': {
    ru: 'Комиссия банка, один раз',
    kk: 'Банк комиссиясы, бір рет',
    en: 'Bank fee, paid once',
  },
  'calculator.total': {
    ru: 'Всего с первым взносом',
    kk: 'Бастапқы жарнамен бірге барлығы',
    en: 'In total, with the down payment',
  },
  'calculator.income': {
    ru: 'Нужный доход: платёж не больше половины',
    kk: 'Қажетті табыс: төлем оның жартысынан аспайды',
    en: 'Income needed (payment up to half of it)',
  },
  'calculator.note.bank': {
    ru: 'Предварительный расчёт, не оферта. Точные условия определит банк в договоре.',
    kk: 'Алдын ала есеп, оферта емес. Нақты шарттарды банк шартта белгілейді.',
    en: 'A preliminary calculation, not a binding offer. The contract with the bank sets the exact terms.',
  },
  'calculator.note.company': {
    ru: 'Предварительный расчёт, не оферта. Условия определяет договор с застройщиком.',
    kk: 'Алдын ала есеп, оферта емес. Шарттары құрылыс салушымен жасалатын шартта белгіленеді.',
    en: 'A preliminary calculation, not a binding offer. The contract with the developer sets the terms.',
  },
  'calculator.misfit': {
    ru: 'По этой программе на таких условиях купить нельзя:',
    kk: 'Бұл бағдарламамен мұндай шартпен сатып алуға болмайды:',
    en: 'This programme is not available on these terms:',
  },
  'options.initial': {
    ru: 'Первый взнос',
    kk: 'Бастапқы жарна',
    en: 'Down payment',
  },
  'programmes.monthly': {
    ru: 'в месяц',
    kk: 'айына',
    en: 'per month',
  },
  'programmes.misfit': {
    ru: 'Не подходит',
    kk: 'Сәйкес келмейді',
    en: 'Does not fit',
  },
  'programmes.term': {
    ru: 'Срок',
    kk: 'Мерзімі',
    en: 'Term',
  },
  'programmes.complexes': {
    ru: 'Проекты',
    kk: 'Жобалар',
    en: 'Projects',
  },
  'programmes.discounts': {
    ru: 'Скидки',
    kk: 'Жеңілдіктер',
    en: 'Discounts',
  },
  'programmes.discounts.none': {
    ru: 'не складывается',
    kk: 'бірге қолданылмайды',
    en: 'cannot be combined',
  },
  'programmes.asks': {
    ru: 'Требования к покупателю',
    kk: 'Сатып алушыға қойылатын талаптар',
    en: 'Requirements for the buyer',
  },
  'programmes.asks.group': {
    ru: 'принадлежность к определённой группе',
    kk: 'белгілі бір топқа жатуы',
    en: 'belonging to a certain group',
  },
  'programmes.asks.deposit': {
    ru: 'вклад в банке',
    kk: 'банктегі салымы',
    en: 'a deposit with the bank',
  },
  'programmes.asks.status': {
    ru: 'право на программу, например нет своего жилья',
    kk: 'бағдарламаға құқығы, мысалы, өз баспанасының болмауы',
    en: 'eligibility, such as owning no home',
  },
  'obstacle.closed': {
    ru: 'приём заявок закрыт',
    kk: 'өтінім қабылдау жабық',
    en: 'applications are closed',
  },
  'obstacle.category': {
    ru: 'только для квартир',
    kk: 'тек пәтерлерге арналған',
    en: 'for apartments only',
  },
  'obstacle.complex': {
    ru: 'только в проектах: {names}',
    kk: 'тек мына жобаларда: {names}',
    en: 'only in these projects: {names}',
  },
  'obstacle.house': {
    ru: 'в этом доме не действует',
    kk: 'бұл үйде қолданылмайды',
    en: 'not in this building',
  },
  'obstacle.discount': {
    ru: 'не складывается со скидкой на эту цену',
    kk: 'осы бағаға берілген жеңілдікпен бірге қолданылмайды',
    en: 'cannot be combined with the discount on this price',
  },
  // The Kazakh endings of these two after {most} fit a number that ends in ₸, read «теңге».
  'obstacle.price': {
    ru: 'цена не выше {most} ({city})',
    kk: 'бағасы {most}-ден аспауға тиіс ({city})',
    en: 'the price may not exceed {most} ({city})',
  },
  'obstacle.loan': {
    ru: 'кредит не больше {most} ({city}): нужен взнос от {initial}',
    kk: 'несие {most}-ден аспауға тиіс ({city}): кемінде {initial} жарна керек',
    en: 'the loan may not exceed {most} ({city}): at least {initial} down is needed',
  },
  'obstacle.finishing': {
    ru: 'нужна отделка: {titles}',
    kk: 'қажетті әрлеу: {titles}',
    en: 'only with this finish: {titles}',
  },
  'obstacle.initial': {
    ru: 'нужен взнос от {share} %, это {least}',
    kk: 'кемінде {share} % жарна керек, яғни {least}',
    en: 'at least {share}% down is needed, which is {least}',
  },
  'obstacle.term': {
    ru: 'срок от {from} до {to} месяцев',
    kk: 'мерзімі {from} айдан {to} айға дейін',
    en: 'the term must be {from} to {to} months',
  },
} as const satisfies TextsByKey
