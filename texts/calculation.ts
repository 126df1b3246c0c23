import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** A schedule of payments as a file (R195). A mark-up is never called a rate. */
export const calculation = {
  'calculation.mortgage.title': {
    ru: 'Расчёт ипотеки',
    kk: 'Ипотека есебі',
    en: 'Mortgage calculation',
  },
  'calculation.mortgage.loan': {
    ru: 'Сумма кредита',
    kk: 'Несие сомасы',
    en: 'Loan',
  },
  'calculation.mortgage.rate': {
    ru: 'Ставка',
    kk: 'Мөлшерлеме',
    en: 'Rate',
  },
  /** `{rate}` in per cent. */
  'calculation.mortgage.rate_value': {
    ru: '{rate} % годовых',
    kk: 'жылдық {rate} %',
    en: '{rate}% a year',
  },
  /** What stands beside the rate of a programme, `{effective}` in per cent. */
  'calculation.mortgage.effective': {
    ru: 'ГЭСВ {effective} %',
    kk: 'ЖТСМ {effective} %',
    en: 'effective annual rate {effective}%',
  },
  /** Stands there when nobody knows it. */
  'calculation.mortgage.effective_unknown': {
    ru: 'ГЭСВ рассчитает банк',
    kk: 'ЖТСМ-ді банк есептейді',
    en: 'the bank works out the effective annual rate',
  },
  /** What the abbreviation of the effective rate means; a mark-up uses none. */
  'calculation.mortgage.effective_note': {
    ru: 'ГЭСВ — годовая эффективная ставка вознаграждения: в ней учтены все платежи заёмщика по займу, включая комиссии.',
    kk: 'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: онда қарыз алушының қарыз бойынша барлық төлемі, соның ішінде комиссиялар ескерілген.',
    en: 'The effective annual rate (ГЭСВ in Kazakhstan) counts everything that a borrower pays for the loan, fees included.',
  },
  /** What is paid on top, over the whole term; then the same as a column of the schedule. */
  'calculation.mortgage.extra': {
    ru: 'Переплата (вознаграждение банка) за весь срок',
    kk: 'Бүкіл мерзімдегі артық төлем (банк сыйақысы)',
    en: 'Total interest over the term',
  },
  'calculation.mortgage.extra_column': {
    ru: 'Вознаграждение',
    kk: 'Сыйақы',
    en: 'Interest',
  },
  'calculation.mortgage.balance': {
    ru: 'Остаток долга',
    kk: 'Борыш қалдығы',
    en: 'Left to repay',
  },
  /** How sums that do not divide evenly were rounded; `{last}` is the last payment. */
  'calculation.mortgage.rounding': {
    ru: 'Последний платёж — {last}: в нём собраны округления до целого тенге.',
    kk: 'Соңғы төлем – {last}: бүтін теңгеге дейін дөңгелектеу айырмасы соған жинақталған.',
    en: 'The last payment is {last}: it takes up the rounding to whole tenge.',
  },
  'calculation.mortgage.disclaimer': {
    ru: 'Это предварительный расчёт. Он не является офертой и решением банка: сумму, ставку, платежи и комиссии определяет банк в договоре.',
    kk: 'Бұл – алдын ала есеп. Ол оферта да, банктің шешімі де емес: соманы, мөлшерлемені, төлемдер мен комиссияларды банк шартта белгілейді.',
    en: 'This is a preliminary calculation. It is neither a binding offer nor a bank’s decision: the bank sets the amount, the rate, the payments and the fees in the contract.',
  },
  'calculation.islamic.title': {
    ru: 'Расчёт исламского финансирования',
    kk: 'Исламдық қаржыландыру есебі',
    en: 'Islamic financing calculation',
  },
  'calculation.islamic.loan': {
    ru: 'Сумма финансирования',
    kk: 'Қаржыландыру сомасы',
    en: 'Amount financed',
  },
  'calculation.islamic.rate': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'calculation.islamic.rate_value': {
    ru: '{rate} % за год',
    kk: 'жылына {rate} %',
    en: '{rate}% for a year',
  },
  'calculation.islamic.effective': {
    ru: 'с учётом всех платежей {effective} %',
    kk: 'барлық төлемді ескергенде {effective} %',
    en: '{effective}% with all payments counted',
  },
  'calculation.islamic.effective_unknown': {
    ru: 'полную стоимость рассчитает банк',
    kk: 'толық құнын банк есептейді',
    en: 'the bank works out the full cost',
  },
  'calculation.islamic.extra': {
    ru: 'Наценка за весь срок',
    kk: 'Бүкіл мерзімдегі үстеме баға',
    en: 'Mark-up over the whole term',
  },
  'calculation.islamic.extra_column': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'calculation.islamic.balance': {
    ru: 'Остаток',
    kk: 'Қалдық',
    en: 'Left to pay',
  },
  'calculation.islamic.rounding': {
    ru: 'Последний платёж — {last}: в нём собраны округления до целого тенге.',
    kk: 'Соңғы төлем – {last}: бүтін теңгеге дейін дөңгелектеу айырмасы соған жинақталған.',
    en: 'The last payment is {last}: it takes up the rounding to whole tenge.',
  },
  'calculation.islamic.disclaimer': {
    ru: 'Это предварительный расчёт. Он не является офертой и решением банка: сумму, наценку и платежи определяет банк в договоре.',
    kk: 'Бұл – алдын ала есеп. Ол оферта да, банктің шешімі де емес: соманы, үстеме бағаны және төлемдерді банк шартта белгілейді.',
    en: 'This is a preliminary calculation. It is neither a binding offer nor a bank’s decision: the bank sets the amount, the mark-up and the payments in the contract.',
  },
  'calculation.installment.title': {
    ru: 'Расчёт рассрочки',
    kk: 'Бөліп төлеу есебі',
    en: 'Instalment calculation',
  },
  'calculation.installment.loan': {
    ru: 'Остаток после первого взноса',
    kk: 'Бастапқы жарнадан кейінгі қалдық',
    en: 'Left after the down payment',
  },
  'calculation.installment.rate': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'calculation.installment.rate_value': {
    ru: '{rate} % от остатка',
    kk: 'қалдықтың {rate} пайызы',
    en: '{rate}% of the balance',
  },
  'calculation.installment.effective': {
    ru: 'ГЭСВ {effective} %',
    kk: 'ЖТСМ {effective} %',
    en: 'effective annual rate {effective}%',
  },
  'calculation.installment.effective_unknown': {
    ru: 'ГЭСВ рассчитаем при подписании',
    kk: 'ЖТСМ-ді қол қойғанда есептейміз',
    en: 'we work out the effective annual rate when you sign',
  },
  'calculation.installment.effective_note': {
    ru: 'ГЭСВ — годовая эффективная ставка вознаграждения: в ней учтены все платежи заёмщика по займу, включая комиссии.',
    kk: 'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: онда қарыз алушының қарыз бойынша барлық төлемі, соның ішінде комиссиялар ескерілген.',
    en: 'The effective annual rate (ГЭСВ in Kazakhstan) counts everything that a borrower pays for the loan, fees included.',
  },
  'calculation.installment.extra': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'calculation.installment.extra_column': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'calculation.installment.balance': {
    ru: 'Остаток',
    kk: 'Қалдық',
    en: 'Left to pay',
  },
  'calculation.installment.rounding': {
    ru: 'Сумма не делится поровну, поэтому первые платежи больше последних на 1 ₸.',
    kk: 'Сома тең бөлінбейді, сондықтан алғашқы төлемдер соңғыларынан 1 ₸ артық.',
    en: 'The sum does not divide evenly, so the first payments are 1 ₸ larger than the last ones.',
  },
  'calculation.installment.disclaimer': {
    ru: 'Это предварительный расчёт. Он не является офертой: сроки и платежи рассрочки определяет договор с застройщиком.',
    kk: 'Бұл – алдын ала есеп. Ол оферта емес: бөліп төлеудің мерзімі мен төлемдері құрылыс салушымен жасалатын шартта белгіленеді.',
    en: 'This is a preliminary calculation and not a binding offer: the dates and payments of an instalment plan are set by the contract with the developer.',
  },
  'calculation.made': {
    ru: 'Рассчитано {date}',
    kk: 'Есептелген күні: {date}',
    en: 'Calculated on {date}',
  },
  'calculation.unit': {
    ru: 'Объект расчёта',
    kk: 'Не үшін есептелген',
    en: 'Calculated for',
  },
  'calculation.floor': {
    ru: 'этаж {floor} из {total}',
    kk: '{total} қабаттың {floor}-қабаты',
    en: 'floor {floor} of {total}',
  },
  'calculation.price': {
    ru: 'Цена',
    kk: 'Бағасы',
    en: 'Price',
  },
  'calculation.initial_payment': {
    ru: 'Первый взнос ({share} %)',
    kk: 'Бастапқы жарна ({share} %)',
    en: 'Down payment ({share}%)',
  },
  'calculation.term': {
    ru: 'Срок',
    kk: 'Мерзімі',
    en: 'Term',
  },
  /** Forms of the word after a number of months. */
  'calculation.months': {
    ru: 'месяц | месяца | месяцев',
    kk: 'ай',
    en: 'month | months',
  },
  'calculation.programme': {
    ru: 'Программа',
    kk: 'Бағдарлама',
    en: 'Programme',
  },
  /** A note for a programme that takes no applications. */
  'calculation.closed': {
    ru: 'На день расчёта приём заявок по этой программе закрыт.',
    kk: 'Есептеу күні бұл бағдарлама бойынша өтінім қабылдау жабық.',
    en: 'On the day of this calculation the programme takes no applications.',
  },
  'calculation.terms': {
    ru: 'Условия программы',
    kk: 'Бағдарлама шарттары',
    en: 'Terms of the programme',
  },
  /** `{share}` of the price in per cent, `{from}` and `{to}` in months. */
  'calculation.programme_terms': {
    ru: 'взнос от {share} %, срок от {from} до {to} месяцев',
    kk: 'жарна кемінде {share} %, мерзімі {from}–{to} ай',
    en: 'down payment from {share}%, {from} to {to} months',
  },
  'calculation.percent': {
    ru: '{value} %',
    kk: '{value} %',
    en: '{value}%',
  },
  'calculation.no_markup': {
    ru: 'без наценки',
    kk: 'үстеме бағасыз',
    en: 'no mark-up',
  },
  'calculation.monthly': {
    ru: 'Ежемесячный платёж',
    kk: 'Ай сайынғы төлем',
    en: 'Monthly payment',
  },
  /** Payments `{from}` to `{to}` of a schedule in steps, all of them equal. */
  'calculation.payment_range': {
    ru: 'Платежи {from}–{to}, каждый',
    kk: '{from}–{to}-төлемдер, әрқайсысы',
    en: 'Payments {from}–{to}, each',
  },
  /** The only payment of its amount. */
  'calculation.one_payment': {
    ru: 'Платёж {from}',
    kk: '{from}-төлем',
    en: 'Payment {from}',
  },
  'calculation.payments': {
    ru: 'Сумма всех платежей',
    kk: 'Барлық төлемнің сомасы',
    en: 'Total of all payments',
  },
  'calculation.fee': {
    ru: 'Комиссия банка, один раз',
    kk: 'Банк комиссиясы, бір рет',
    en: 'Bank fee, paid once',
  },
  'calculation.total': {
    ru: 'Всего вместе с первым взносом',
    kk: 'Бастапқы жарнамен бірге барлығы',
    en: 'Total with the down payment',
  },
  'calculation.schedule': {
    ru: 'График платежей',
    kk: 'Төлем кестесі',
    en: 'Payment schedule',
  },
  'calculation.columns.number': {
    ru: '№',
    kk: '№',
    en: 'No.',
  },
  'calculation.columns.amount': {
    ru: 'Платёж',
    kk: 'Төлем',
    en: 'Payment',
  },
  'calculation.columns.principal': {
    ru: 'Основной долг',
    kk: 'Негізгі борыш',
    en: 'Principal',
  },
  'calculation.page_line': {
    ru: '{page} из {pages}',
    kk: '{pages} беттің {page}-беті',
    en: '{page} of {pages}',
  },
} as const satisfies TextsByKey
