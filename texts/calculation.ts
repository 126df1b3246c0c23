/** Words that depend on what is reckoned. */
type KindText = {
  title: string
  /** What is repaid. */
  loan: string
  /** Name of the rate: a mark-up is never called a rate. */
  rate: string
  /** `{rate}` in per cent. */
  rateValue: string
  /** What stands beside the rate of a programme, `{effective}` in per cent. */
  effective: string
  /** Stands there when nobody knows it. */
  effectiveUnknown: string
  /** What the abbreviation of the effective rate means; null where none is used. */
  effectiveNote: string | null
  /** What is paid on top, over the whole term. */
  extra: string
  /** The same as a column of the schedule. */
  extraColumn: string
  /** What is left after a payment, as a column. */
  balance: string
  /** How sums that do not divide evenly were rounded; `{last}` is the last payment. */
  rounding: string
  disclaimer: string
}

/** A schedule of payments as a file, in one language (R195). It is no part of the localizations. */
export type CalculationText = {
  mortgage: KindText
  islamic: KindText
  installment: KindText
  /** `{date}` in words. */
  made: string
  unit: string
  /** `{floor}` and `{total}`. */
  floor: string
  price: string
  /** `{share}` in per cent. */
  initialPayment: string
  term: string
  /** Forms of the word after a number of months. */
  months: string
  programme: string
  /** A note for a programme that takes no applications. */
  closed: string
  terms: string
  /** `{share}` of the price in per cent, `{from}` and `{to}` in months. */
  programmeTerms: string
  /** `{value}`. */
  percent: string
  noMarkup: string
  monthly: string
  /** Payments `{from}` to `{to}` of a schedule in steps, all of them equal. */
  paymentRange: string
  /** The only payment of its amount, `{from}`. */
  onePayment: string
  payments: string
  total: string
  schedule: string
  columns: { number: string; amount: string; principal: string }
  /** `{page}` and `{pages}`. */
  pageLine: string
}

// The Kazakh awaits a native editor.
export const calculationTexts: Readonly<Record<'ru' | 'kk' | 'en', CalculationText>> = {
  ru: {
    mortgage: {
      title: 'Расчёт ипотеки',
      loan: 'Сумма кредита',
      rate: 'Ставка',
      rateValue: '{rate} % годовых',
      effective: 'ГЭСВ {effective} %',
      effectiveUnknown: 'ГЭСВ рассчитает банк',
      effectiveNote:
        'ГЭСВ — годовая эффективная ставка вознаграждения: в ней учтены все платежи заёмщика по займу, включая комиссии.',
      extra: 'Переплата (вознаграждение банка) за весь срок',
      extraColumn: 'Вознаграждение',
      balance: 'Остаток долга',
      rounding: 'Последний платёж — {last}: в нём собраны округления до целого тенге.',
      disclaimer:
        'Это предварительный расчёт. Он не является офертой и решением банка: сумму, ставку, платежи и комиссии определяет банк в договоре.',
    },
    islamic: {
      title: 'Расчёт исламского финансирования',
      loan: 'Сумма финансирования',
      rate: 'Наценка',
      rateValue: '{rate} % за год',
      effective: 'с учётом всех платежей {effective} %',
      effectiveUnknown: 'полную стоимость рассчитает банк',
      effectiveNote: null,
      extra: 'Наценка за весь срок',
      extraColumn: 'Наценка',
      balance: 'Остаток',
      rounding: 'Последний платёж — {last}: в нём собраны округления до целого тенге.',
      disclaimer:
        'Это предварительный расчёт. Он не является офертой и решением банка: сумму, наценку и платежи определяет банк в договоре.',
    },
    installment: {
      title: 'Расчёт рассрочки',
      loan: 'Остаток после первого взноса',
      rate: 'Наценка',
      rateValue: '{rate} % от остатка',
      effective: 'ГЭСВ {effective} %',
      effectiveUnknown: 'ГЭСВ рассчитаем при подписании',
      effectiveNote:
        'ГЭСВ — годовая эффективная ставка вознаграждения: в ней учтены все платежи заёмщика по займу, включая комиссии.',
      extra: 'Наценка',
      extraColumn: 'Наценка',
      balance: 'Остаток',
      rounding: 'Сумма не делится поровну, поэтому первые платежи больше последних на 1 ₸.',
      disclaimer:
        'Это предварительный расчёт. Он не является офертой: сроки и платежи рассрочки определяет договор с застройщиком.',
    },
    made: 'Рассчитано {date}',
    unit: 'Объект расчёта',
    floor: 'этаж {floor} из {total}',
    price: 'Цена',
    initialPayment: 'Первый взнос ({share} %)',
    term: 'Срок',
    months: 'месяц | месяца | месяцев',
    programme: 'Программа',
    closed: 'На день расчёта приём заявок по этой программе закрыт.',
    terms: 'Условия программы',
    programmeTerms: 'взнос от {share} %, срок от {from} до {to} месяцев',
    percent: '{value} %',
    noMarkup: 'без наценки',
    monthly: 'Ежемесячный платёж',
    paymentRange: 'Платежи {from}–{to}, каждый',
    onePayment: 'Платёж {from}',
    payments: 'Сумма всех платежей',
    total: 'Всего вместе с первым взносом',
    schedule: 'График платежей',
    columns: { number: '№', amount: 'Платёж', principal: 'Основной долг' },
    pageLine: '{page} из {pages}',
  },
  kk: {
    mortgage: {
      title: 'Ипотека есебі',
      loan: 'Несие сомасы',
      rate: 'Мөлшерлеме',
      rateValue: 'жылдық {rate} %',
      effective: 'ЖТСМ {effective} %',
      effectiveUnknown: 'ЖТСМ-ді банк есептейді',
      effectiveNote:
        'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: онда қарыз алушының қарыз бойынша барлық төлемі, соның ішінде комиссиялар ескерілген.',
      extra: 'Бүкіл мерзімдегі артық төлем (банк сыйақысы)',
      extraColumn: 'Сыйақы',
      balance: 'Борыш қалдығы',
      rounding: 'Соңғы төлем – {last}: бүтін теңгеге дейін дөңгелектеу айырмасы соған жинақталған.',
      disclaimer:
        'Бұл – алдын ала есеп. Ол оферта да, банктің шешімі де емес: соманы, мөлшерлемені, төлемдер мен комиссияларды банк шартта белгілейді.',
    },
    islamic: {
      title: 'Исламдық қаржыландыру есебі',
      loan: 'Қаржыландыру сомасы',
      rate: 'Үстеме баға',
      rateValue: 'жылына {rate} %',
      effective: 'барлық төлемді ескергенде {effective} %',
      effectiveUnknown: 'толық құнын банк есептейді',
      effectiveNote: null,
      extra: 'Бүкіл мерзімдегі үстеме баға',
      extraColumn: 'Үстеме баға',
      balance: 'Қалдық',
      rounding: 'Соңғы төлем – {last}: бүтін теңгеге дейін дөңгелектеу айырмасы соған жинақталған.',
      disclaimer:
        'Бұл – алдын ала есеп. Ол оферта да, банктің шешімі де емес: соманы, үстеме бағаны және төлемдерді банк шартта белгілейді.',
    },
    installment: {
      title: 'Бөліп төлеу есебі',
      loan: 'Бастапқы жарнадан кейінгі қалдық',
      rate: 'Үстеме баға',
      rateValue: 'қалдықтың {rate} пайызы',
      effective: 'ЖТСМ {effective} %',
      effectiveUnknown: 'ЖТСМ-ді қол қойғанда есептейміз',
      effectiveNote:
        'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: онда қарыз алушының қарыз бойынша барлық төлемі, соның ішінде комиссиялар ескерілген.',
      extra: 'Үстеме баға',
      extraColumn: 'Үстеме баға',
      balance: 'Қалдық',
      rounding: 'Сома тең бөлінбейді, сондықтан алғашқы төлемдер соңғыларынан 1 ₸ артық.',
      disclaimer:
        'Бұл – алдын ала есеп. Ол оферта емес: бөліп төлеудің мерзімі мен төлемдері құрылыс салушымен жасалатын шартта белгіленеді.',
    },
    made: 'Есептелген күні: {date}',
    unit: 'Не үшін есептелген',
    floor: '{total} қабаттың {floor}-қабаты',
    price: 'Бағасы',
    initialPayment: 'Бастапқы жарна ({share} %)',
    term: 'Мерзімі',
    months: 'ай',
    programme: 'Бағдарлама',
    closed: 'Есептеу күні бұл бағдарлама бойынша өтінім қабылдау жабық.',
    terms: 'Бағдарлама шарттары',
    programmeTerms: 'жарна кемінде {share} %, мерзімі {from}–{to} ай',
    percent: '{value} %',
    noMarkup: 'үстеме бағасыз',
    monthly: 'Ай сайынғы төлем',
    paymentRange: '{from}–{to}-төлемдер, әрқайсысы',
    onePayment: '{from}-төлем',
    payments: 'Барлық төлемнің сомасы',
    total: 'Бастапқы жарнамен бірге барлығы',
    schedule: 'Төлем кестесі',
    columns: { number: '№', amount: 'Төлем', principal: 'Негізгі борыш' },
    pageLine: '{pages} беттің {page}-беті',
  },
  en: {
    mortgage: {
      title: 'Mortgage calculation',
      loan: 'Loan',
      rate: 'Rate',
      rateValue: '{rate}% a year',
      effective: 'effective annual rate {effective}%',
      effectiveUnknown: 'the bank works out the effective annual rate',
      effectiveNote:
        'The effective annual rate (ГЭСВ in Kazakhstan) counts everything that a borrower pays for the loan, fees included.',
      extra: 'Total interest over the term',
      extraColumn: 'Interest',
      balance: 'Left to repay',
      rounding: 'The last payment is {last}: it takes up the rounding to whole tenge.',
      disclaimer:
        'This is a preliminary calculation. It is neither a binding offer nor a decision of a bank: the sum, the rate, the payments and the fees are set by the bank in the contract.',
    },
    islamic: {
      title: 'Islamic financing calculation',
      loan: 'Amount financed',
      rate: 'Mark-up',
      rateValue: '{rate}% for a year',
      effective: '{effective}% with all payments counted',
      effectiveUnknown: 'the bank works out the full cost',
      effectiveNote: null,
      extra: 'Mark-up over the whole term',
      extraColumn: 'Mark-up',
      balance: 'Left to pay',
      rounding: 'The last payment is {last}: it takes up the rounding to whole tenge.',
      disclaimer:
        'This is a preliminary calculation. It is neither a binding offer nor a decision of a bank: the sum, the mark-up and the payments are set by the bank in the contract.',
    },
    installment: {
      title: 'Instalment calculation',
      loan: 'Left after the down payment',
      rate: 'Mark-up',
      rateValue: '{rate}% of the balance',
      effective: 'effective annual rate {effective}%',
      effectiveUnknown: 'we work out the effective annual rate when you sign',
      effectiveNote:
        'The effective annual rate (ГЭСВ in Kazakhstan) counts everything that a borrower pays for the loan, fees included.',
      extra: 'Mark-up',
      extraColumn: 'Mark-up',
      balance: 'Left to pay',
      rounding: 'The sum does not divide evenly, so the first payments are 1 ₸ larger than the last ones.',
      disclaimer:
        'This is a preliminary calculation and not a binding offer: the dates and payments of an instalment plan are set by the contract with the developer.',
    },
    made: 'Calculated on {date}',
    unit: 'Calculated for',
    floor: 'floor {floor} of {total}',
    price: 'Price',
    initialPayment: 'Down payment ({share}%)',
    term: 'Term',
    months: 'month | months',
    programme: 'Programme',
    closed: 'On the day of this calculation the programme takes no applications.',
    terms: 'Terms of the programme',
    programmeTerms: 'down payment from {share}%, {from} to {to} months',
    percent: '{value}%',
    noMarkup: 'no mark-up',
    monthly: 'Monthly payment',
    paymentRange: 'Payments {from}–{to}, each',
    onePayment: 'Payment {from}',
    payments: 'Total of all payments',
    total: 'Total with the down payment',
    schedule: 'Payment schedule',
    columns: { number: 'No.', amount: 'Payment', principal: 'Principal' },
    pageLine: '{page} of {pages}',
  },
}
