import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The pages of purchase methods: calculators, programmes, what they ask for, how a purchase goes. */
export const purchase = {
  'purchase.title': {
    ru: 'Способы покупки',
    kk: 'Сатып алу тәсілдері',
    en: 'Ways to buy',
  },
  'purchase.lead': {
    ru: 'Ипотека, рассрочка от застройщика или вся сумма сразу. Сравните платежи для своей цены.',
    kk: 'Ипотека, құрылыс салушыдан бөліп төлеу немесе бүкіл соманы бірден төлеу. Өзіңізге керек бағамен салыстырыңыз.',
    en: 'A mortgage, instalments from the developer, or the whole sum at once. Compare them at your price.',
  },
  // Where one of the two is not offered.
  'purchase.lead.mortgage': {
    ru: 'Ипотека или вся сумма сразу. Сравните платежи для своей цены.',
    // kk: to review
    kk: 'Ипотека немесе бүкіл соманы бірден төлеу. Өзіңізге керек бағамен салыстырыңыз.',
    en: 'A mortgage, or the whole sum at once. Compare them at your price.',
  },
  'purchase.lead.installment': {
    ru: 'Рассрочка от застройщика или вся сумма сразу. Сравните платежи для своей цены.',
    // kk: to review
    kk: 'Құрылыс салушыдан бөліп төлеу немесе бүкіл соманы бірден төлеу. Өзіңізге керек бағамен салыстырыңыз.',
    en: 'Instalments from the developer, or the whole sum at once. Compare them at your price.',
  },
  'purchase.lead.payment100': {
    ru: 'Вся сумма одним платежом.',
    // kk: to review
    kk: 'Бүкіл сома бір төлеммен төленеді.',
    en: 'The whole sum in one payment.',
  },
  'purchase.description': {
    ru: 'Ипотека, рассрочка и полная оплата квартир {company}: программы, ставки с ГЭСВ, сравнение платежей и калькулятор.',
    kk: '{company} пәтерлерін ипотекамен, бөліп төлеумен және толық төлеммен сатып алу: бағдарламалар, ЖТСМ көрсетілген мөлшерлемелер, төлемдерді салыстыру және калькулятор.',
    en: 'Mortgage, instalments and full payment for {company} apartments: programmes, rates with effective annual rates, payments compared, and a calculator.',
  },
  'purchase.description.mortgage': {
    ru: 'Ипотека и полная оплата квартир {company}: программы, ставки с ГЭСВ, сравнение платежей и калькулятор.',
    // kk: to review
    kk: '{company} пәтерлерін ипотекамен және толық төлеммен сатып алу: бағдарламалар, ЖТСМ көрсетілген мөлшерлемелер, төлемдерді салыстыру және калькулятор.',
    en: 'Mortgage and full payment for {company} apartments: programmes, rates with effective annual rates, payments compared, and a calculator.',
  },
  'purchase.description.installment': {
    ru: 'Рассрочка и полная оплата квартир {company}: условия программ, сравнение платежей и калькулятор.',
    // kk: to review
    kk: '{company} пәтерлерін бөліп төлеумен және толық төлеммен сатып алу: бағдарлама шарттары, төлемдерді салыстыру және калькулятор.',
    en: 'Instalments and full payment for {company} apartments: the terms of programmes, payments compared, and a calculator.',
  },
  'purchase.description.payment100': {
    ru: 'Как купить квартиру {company}: полная оплата одним платежом и порядок сделки.',
    // kk: to review
    kk: '{company} пәтерін сатып алу: бір төлеммен толық төлеу және мәміленің тәртібі.',
    en: 'How to buy a {company} apartment: the whole price in one payment, and how the purchase works.',
  },
  'purchase.way.loan': {
    ru: 'от {rate} %',
    kk: '{rate} пайыздан бастап',
    en: 'from {rate}%',
  },
  'purchase.way.loan.state': {
    ru: 'программы государства, ГЭСВ от {effective} %',
    kk: 'мемлекеттік бағдарламалар, ЖТСМ {effective} пайыздан',
    en: 'state programmes, effective annual rate from {effective}%',
  },
  'purchase.way.loan.market': {
    ru: 'банки от {rate} %, ГЭСВ от {effective} %',
    kk: 'банктер {rate} пайыздан, ЖТСМ {effective} пайыздан',
    en: 'banks from {rate}%, effective annual rate from {effective}%',
  },
  'purchase.way.markup': {
    ru: 'от {rate} %',
    kk: '{rate} пайыздан бастап',
    en: 'from {rate}%',
  },
  'purchase.way.markup.none': {
    ru: 'без переплаты',
    kk: 'үстеме бағасыз',
    en: 'no mark-up',
  },
  'purchase.way.instalment': {
    ru: 'взнос от {share} %, срок до {months}',
    kk: 'жарна {share} пайыздан, мерзімі {months} дейін',
    en: 'from {share}% down, up to {months}',
  },
  'purchase.way.whole': {
    ru: 'одним платежом',
    kk: 'бір төлеммен',
    en: 'one payment',
  },
  'purchase.way.whole.offers': {
    ru: 'скидок сейчас: {count}',
    kk: 'қазіргі жеңілдіктер: {count}',
    en: 'discounts now: {count}',
  },
  'purchase.way.mortgage.link': {
    ru: 'Рассчитать ипотеку',
    kk: 'Ипотеканы есептеу',
    en: 'Calculate a mortgage',
  },
  'purchase.way.installment.link': {
    ru: 'Рассчитать рассрочку',
    kk: 'Бөліп төлеуді есептеу',
    en: 'Calculate instalments',
  },
  'purchase.way.payment100.link': {
    ru: 'Как проходит сделка',
    kk: 'Мәміле қалай өтеді',
    en: 'How the purchase works',
  },
  'purchase.programmes.count': {
    ru: 'программа | программы | программ',
    kk: 'бағдарлама',
    en: 'programme | programmes',
  },
  'purchase.compare': {
    ru: 'Что выгоднее',
    kk: 'Қайсысы тиімді',
    en: 'What costs less',
  },
  'purchase.compare.lead': {
    ru: 'Для каждого способа взята программа, доступная любому покупателю: она подходит и даёт наименьший платёж в месяц.',
    kk: 'Әр тәсіл үшін кез келген сатып алушыға қолжетімді бағдарлама алынды: ол талапқа сай және ай сайынғы төлемі ең аз.',
    en: 'Each way to buy is shown with a programme open to any buyer: the one that fits and has the lowest monthly payment.',
  },
  'purchase.compare.caption': {
    ru: 'Квартира за {price}, {city}',
    kk: 'Бағасы {price} пәтер, {city}',
    en: 'An apartment for {price}, {city}',
  },
  'purchase.compare.way': {
    ru: 'Способ',
    kk: 'Тәсіл',
    en: 'Way',
  },
  'purchase.compare.none': {
    ru: 'ни одна программа не подходит',
    kk: 'сәйкес келетін бағдарлама жоқ',
    en: 'no programme fits',
  },
  'purchase.compare.monthly': {
    ru: 'В месяц',
    kk: 'Айына',
    en: 'Per month',
  },
  'purchase.compare.months': {
    ru: 'Срок',
    kk: 'Мерзімі',
    en: 'Term',
  },
  'purchase.compare.total': {
    ru: 'Всего',
    kk: 'Барлығы',
    en: 'Total',
  },
  'affordable.title': {
    ru: 'Поиск по платежу',
    kk: 'Төлем бойынша іздеу',
    en: 'Search by payment',
  },
  'affordable.lead': {
    ru: 'Укажите платёж в месяц и сумму на первый взнос: покажем наибольшую доступную цену по каждой программе. {city}.',
    kk: 'Ай сайынғы төлемді және бастапқы жарнаға дайын соманы көрсетіңіз: әр бағдарлама бойынша қандай бағаға жететінін көрсетеміз. {city}.',
    en: 'Enter what you can pay a month and what you have now, and see the highest price under each programme. {city}.',
  },
  'affordable.monthly': {
    ru: 'Платёж в месяц, до',
    kk: 'Ай сайынғы төлем, ең көбі',
    en: 'Monthly payment, up to',
  },
  'affordable.monthly.unit': {
    ru: 'Платёж в месяц, ₸',
    kk: 'Ай сайынғы төлем, ₸',
    en: 'Monthly payment, ₸',
  },
  'affordable.hand': {
    ru: 'Есть на первый взнос',
    kk: 'Бастапқы жарнаға дайын ақша',
    en: 'Available for the down payment',
  },
  'affordable.hand.unit': {
    ru: 'Есть на первый взнос, ₸',
    kk: 'Бастапқы жарнаға дайын ақша, ₸',
    en: 'Available for the down payment, ₸',
  },
  'affordable.price': {
    ru: 'Цена квартиры',
    kk: 'Пәтердің бағасы',
    en: 'Price of the apartment',
  },
  // The Kazakh ending fits a price, read «теңге».
  'affordable.price.value': {
    ru: 'до {price}',
    kk: '{price}-ге дейін',
    en: 'up to {price}',
  },
  'affordable.show': {
    ru: 'Показать квартиры',
    kk: 'Пәтерлерді көрсету',
    en: 'Show apartments',
  },
  'affordable.show.none': {
    ru: 'сейчас квартир нет',
    kk: 'қазір пәтер жоқ',
    en: 'none at the moment',
  },
  'affordable.show.label': {
    ru: 'Показать квартиры: {title}',
    kk: 'Пәтерлерді көрсету: {title}',
    en: 'Show apartments: {title}',
  },
  'affordable.all': {
    ru: 'Все подходящие квартиры с платежом по программе',
    kk: 'Сәйкес келетін барлық пәтер, бағдарлама бойынша төлемімен бірге',
    en: 'All apartments that fit, with their payments',
  },
  'affordable.none': {
    ru: 'С такими суммами ни одна программа не подойдёт: нужен больший взнос или платёж.',
    kk: 'Мұндай сомалармен бірде-бір бағдарлама сәйкес келмейді: көбірек жарна немесе төлем керек.',
    en: 'No programme fits these amounts: a larger down payment or a larger monthly payment is needed.',
  },
  'purchase.questions': {
    ru: 'Вопросы о покупке',
    kk: 'Сатып алу туралы сұрақтар',
    en: 'Questions about buying',
  },
  'purchase.question.documents': {
    ru: 'Какой договор заключают на квартиру в строящемся доме?',
    kk: 'Салынып жатқан үйдегі пәтерге қандай шарт жасалады?',
    en: 'What contract is signed for an apartment under construction?',
  },
  'purchase.answer.documents': {
    ru: 'Договор о долевом участии в жилищном строительстве (ДДУ). Он действует после регистрации (учёта) в Единой информационной системе долевого участия.',
    kk: 'Тұрғын үй құрылысына үлестік қатысу туралы шарт. Ол Бірыңғай ақпараттық жүйеде тіркелгеннен (есепке қойылғаннан) кейін күшіне енеді.',
    en: 'An equity participation agreement (DDU). It takes effect once it is registered in the Unified Information System.',
  },
  'purchase.question.effective': {
    ru: 'Чем ГЭСВ отличается от ставки?',
    kk: 'ЖТСМ мөлшерлемеден несімен ерекшеленеді?',
    en: 'How does the effective annual rate differ from the rate?',
  },
  'purchase.answer.effective': {
    ru: 'ГЭСВ — годовая эффективная ставка вознаграждения: в ней учтены все платежи по займу, включая комиссии банка. Поэтому программы сравнивают по ней.',
    kk: 'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: онда қарыз бойынша барлық төлем, соның ішінде банк комиссиялары ескерілген. Сондықтан бағдарламаларды сол арқылы салыстырады.',
    en: 'The effective annual rate counts every payment of the loan, the bank’s fees included. That is why programmes are compared by it.',
  },
  'purchase.question.decision': {
    ru: 'Кто решает, дадут ли кредит?',
    kk: 'Несие беру туралы шешімді кім қабылдайды?',
    en: 'Who decides on the loan?',
  },
  'purchase.answer.decision': {
    ru: 'Банк. Расчёт на сайте предварительный и не оферта: ставку, сумму, платежи и комиссии определяет договор с банком.',
    kk: 'Банк. Сайттағы есеп алдын ала жасалған және оферта емес: мөлшерлеме, сома, төлемдер мен комиссиялар банкпен жасалатын шартта белгіленеді.',
    en: 'The bank. What this site calculates is preliminary and not a binding offer: the contract with the bank sets the rate, the amount, the payments and the fees.',
  },
  'purchase.question.early': {
    ru: 'Можно ли погасить рассрочку раньше?',
    kk: 'Бөліп төлеуді мерзімінен бұрын өтеуге бола ма?',
    en: 'Can instalments be repaid early?',
  },
  'purchase.answer.early': {
    ru: 'Порядок досрочного погашения указан в договоре с застройщиком, как и график платежей.',
    // kk: to review
    kk: 'Мерзімінен бұрын өтеу тәртібі төлем кестесі сияқты құрылыс салушымен жасалатын шартта көрсетіледі.',
    en: 'The contract with the developer sets out how to repay early, as well as the payment schedule.',
  },
  'purchase.mortgage.lead.state': {
    ru: 'Программы государства для тех, кто подходит под их условия: от {rate} % годовых, ГЭСВ от {effective} %.',
    kk: 'Шарттарына сай келетіндерге арналған мемлекеттік бағдарламалар: жылдық {rate} пайыздан, ЖТСМ {effective} пайыздан.',
    en: 'State programmes for those who meet their terms: from {rate}% a year, effective annual rate from {effective}%.',
  },
  'purchase.mortgage.lead.market': {
    ru: 'Ипотека банков: от {rate} % годовых при взносе от {share} %, ГЭСВ от {effective} %.',
    kk: 'Банктердің ипотекасы: бастапқы жарна кемінде {share} % болса, жылдық {rate} пайыздан, ЖТСМ {effective} пайыздан.',
    en: 'Bank mortgages: from {rate}% a year with at least {share}% down, effective annual rate from {effective}%.',
  },
  'purchase.mortgage.description': {
    ru: 'Ипотечный калькулятор {company}: платёж, переплата и график, программы государства и банков со ставкой и ГЭСВ, пределы по городам.',
    kk: '{company} ипотека калькуляторы: төлем, артық төлем және кесте, мемлекет пен банктердің мөлшерлемесі мен ЖТСМ көрсетілген бағдарламалары, қалалар бойынша шектер.',
    en: 'The {company} mortgage calculator: payment, cost and schedule, state and bank programmes with rates and effective annual rates, limits by city.',
  },
  // Where no programme is of the state.
  'purchase.mortgage.description.banks': {
    ru: 'Ипотечный калькулятор {company}: платёж, переплата и график, программы банков со ставкой и ГЭСВ, пределы по городам.',
    // kk: to review
    kk: '{company} ипотека калькуляторы: төлем, артық төлем және кесте, банктердің мөлшерлемесі мен ЖТСМ көрсетілген бағдарламалары, қалалар бойынша шектер.',
    en: 'The {company} mortgage calculator: payment, cost and schedule, bank programmes with rates and effective annual rates, limits by city.',
  },
  'purchase.installment.lead': {
    ru: 'Остаток цены частями прямо застройщику, без банка. Первый взнос от {share} %.',
    kk: 'Бағаның қалған бөлігі банксіз, тікелей құрылыс салушыға бөліп төленеді. Бастапқы жарна {share} пайыздан.',
    en: 'The balance is paid to the developer in parts, without a bank. From {share}% down.',
  },
  'purchase.installment.description': {
    ru: 'Калькулятор рассрочки {company}: первый взнос, ежемесячный платёж и график, условия программ по проектам.',
    kk: '{company} бөліп төлеу калькуляторы: бастапқы жарна, ай сайынғы төлем және кесте, жобалар бойынша бағдарлама шарттары.',
    en: 'The {company} instalment calculator: down payment, monthly payment and schedule, and the terms of each project.',
  },
  'calculator.city': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'calculator.restoration': {
    ru: 'Отделка',
    kk: 'Әрлеу',
    en: 'Finish',
  },
  'calculator.restoration.open': {
    ru: 'ещё не выбрана',
    kk: 'әлі таңдалмаған',
    en: 'not chosen yet',
  },
  'calculator.subject': {
    ru: 'Расчёт для',
    kk: 'Не үшін есептелген',
    en: 'Calculated for',
  },
  'calculator.subject.without': {
    ru: 'Рассчитать для другой цены',
    kk: 'Басқа баға үшін есептеу',
    en: 'Calculate for another price',
  },
  'calculator.ask': {
    ru: 'Получить консультацию',
    kk: 'Кеңес алу',
    en: 'Ask for advice',
  },
  'calculator.export': {
    ru: 'График платежей файлом',
    kk: 'Төлем кестесін жүктеп алу',
    en: 'The schedule as a file',
  },
  'calculator.export.pdf': {
    ru: 'Скачать PDF',
    kk: 'PDF жүктеп алу',
    en: 'Download PDF',
  },
  'calculator.export.csv': {
    ru: 'Скачать CSV',
    kk: 'CSV жүктеп алу',
    en: 'Download CSV',
  },
  'calculator.export.refused.estate_id': {
    ru: 'Этого объекта больше нет в продаже. Скачать можно расчёт без него.',
    kk: 'Бұл ұсыныс енді сатылымда жоқ. Есепті онсыз жүктеп алуға болады.',
    en: 'This property is no longer for sale. You can download the calculation without it.',
  },
  'calculator.export.refused.program_id': {
    ru: 'Эту программу больше не оформляют. Выберите другую, и файл будет.',
    kk: 'Бұл бағдарлама енді рәсімделмейді. Басқасын таңдасаңыз, файл дайын болады.',
    en: 'This programme is no longer open. Choose another one to get the file.',
  },
  'calculator.export.refused.later': {
    ru: 'Файл не получился. Попробуйте ещё раз через минуту.',
    kk: 'Файл дайындалмады. Бір минуттан кейін қайталап көріңіз.',
    en: 'The file could not be made. Please try again in a minute.',
  },
  'options.title': {
    ru: 'Варианты первого взноса',
    kk: 'Бастапқы жарна нұсқалары',
    en: 'Down payment options',
  },
  'options.loan': {
    ru: 'Останется выплатить',
    kk: 'Төленетін қалдық',
    en: 'Left to pay',
  },
  'options.monthly': {
    ru: 'В месяц',
    kk: 'Айына',
    en: 'Per month',
  },
  'options.total': {
    ru: 'Всего',
    kk: 'Барлығы',
    en: 'Total',
  },
  'schedule.title': {
    ru: 'График платежей',
    kk: 'Төлем кестесі',
    en: 'Payment schedule',
  },
  'schedule.drawing': {
    ru: 'Платежи по годам: из чего они состоят',
    kk: 'Жылдар бойынша төлемдер: неден құралады',
    en: 'Payments by year and their breakdown',
  },
  'schedule.principal': {
    ru: 'Основной долг',
    kk: 'Негізгі борыш',
    en: 'Principal',
  },
  'schedule.interest.mortgage': {
    ru: 'Вознаграждение',
    kk: 'Сыйақы',
    en: 'Interest',
  },
  'schedule.interest.islamic': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'schedule.balance': {
    ru: 'Остаток',
    kk: 'Қалдық',
    en: 'Balance',
  },
  'schedule.amount': {
    ru: 'Платежи',
    kk: 'Төлемдер',
    en: 'Payments',
  },
  'schedule.numbers': {
    ru: 'Те же платежи в цифрах',
    kk: 'Сол төлемдер цифрмен',
    en: 'The same payments in figures',
  },
  'schedule.year': {
    ru: 'Год',
    kk: 'Жыл',
    en: 'Year',
  },
  'schedule.month': {
    ru: 'Месяц',
    kk: 'Ай',
    en: 'Month',
  },
  'schedule.whole': {
    ru: 'Каждый месяц отдельно: в файле PDF или CSV.',
    kk: 'Әр ай бөлек: PDF немесе CSV файлында.',
    en: 'Each month is listed in the PDF and CSV files.',
  },
  'programmes.mortgage': {
    ru: 'Программы и банки',
    kk: 'Бағдарламалар мен банктер',
    en: 'Programmes and banks',
  },
  'programmes.none': {
    ru: 'Таких программ сейчас нет',
    // kk: to review
    kk: 'Қазір мұндай бағдарлама жоқ',
    en: 'There are no such programmes at the moment',
  },
  'programmes.installment': {
    ru: 'Программы рассрочки',
    kk: 'Бөліп төлеу бағдарламалары',
    en: 'Instalment programmes',
  },
  'programmes.lead.unit': {
    ru: '{name}, {price}, {city}. Подходящих программ: {count}.',
    kk: '{name}, {price}, {city}. Сәйкес келетін бағдарламалар: {count}.',
    en: '{name}, {price}, {city}. Programmes that fit: {count}.',
  },
  'programmes.lead': {
    ru: 'Квартира за {price}, {city}. Подходящих программ: {count}.',
    kk: 'Бағасы {price} пәтер, {city}. Сәйкес келетін бағдарламалар: {count}.',
    en: 'An apartment for {price}, {city}. Programmes that fit: {count}.',
  },
  'programmes.fits': {
    ru: 'Подходит',
    kk: 'Сәйкес келеді',
    en: 'Fits',
  },
  'programmes.rate': {
    ru: 'Ставка, ГЭСВ',
    kk: 'Мөлшерлеме, ЖТСМ',
    en: 'Rate, effective annual rate',
  },
  'programmes.rate.islamic': {
    ru: 'Наценка',
    kk: 'Үстеме баға',
    en: 'Mark-up',
  },
  'programmes.rate.installment': {
    ru: 'Наценка, ГЭСВ',
    kk: 'Үстеме баға, ЖТСМ',
    en: 'Mark-up, effective annual rate',
  },
  'programmes.fee.value': {
    ru: '{share} % суммы',
    kk: 'соманың {share} пайызы',
    en: '{share}% of the loan',
  },
  'programmes.initial': {
    ru: 'Первый взнос',
    kk: 'Бастапқы жарна',
    en: 'Down payment',
  },
  'programmes.initial.value': {
    ru: 'от {share} %',
    kk: '{share} пайыздан',
    en: 'from {share}%',
  },
  'programmes.term.value': {
    ru: 'до {value}',
    kk: '{value} дейін',
    en: 'up to {value}',
  },
  'programmes.step.value': {
    ru: '{share} % цены в месяц',
    kk: 'айына бағаның {share} пайызы',
    en: '{share}% of the price a month',
  },
  'programmes.cap.price': {
    ru: 'Цена квартиры',
    kk: 'Пәтердің бағасы',
    en: 'Price of the apartment',
  },
  'programmes.cap.loan': {
    ru: 'Сумма кредита',
    kk: 'Несие сомасы',
    en: 'Loan',
  },
  // The Kazakh ending fits a price, read «теңге».
  'programmes.cap.value': {
    ru: '{city} до {amount}',
    kk: '{city}: {amount}-ге дейін',
    en: '{city} up to {amount}',
  },
  'programmes.choose': {
    ru: 'Рассчитать',
    kk: 'Есептеу',
    en: 'Calculate',
  },
  'programmes.chosen': {
    ru: 'Выбрано',
    kk: 'Таңдалған',
    en: 'Selected',
  },
  'programmes.conditions': {
    ru: 'Условия программы',
    kk: 'Бағдарлама шарттары',
    en: 'Terms of the programme',
  },
  'programmes.since': {
    ru: 'Действует с {from}.',
    kk: 'Басталған күні: {from}.',
    en: 'In force since {from}.',
  },
  'programmes.period': {
    ru: 'Действует с {from} по {to}.',
    kk: 'Қолданылатын мерзімі: {from} – {to}.',
    en: 'In force from {from} to {to}.',
  },
  'programmes.source': {
    ru: 'Источник: {host}',
    kk: 'Дереккөз: {host}',
    en: 'Source: {host}',
  },
  'programmes.effective': {
    ru: 'ГЭСВ — годовая эффективная ставка вознаграждения: учитывает все платежи по займу, включая комиссии.',
    kk: 'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: қарыз бойынша барлық төлемді, соның ішінде комиссияларды ескереді.',
    en: 'The effective annual rate counts every payment of a loan, fees included.',
  },
  'payment100.lead': {
    ru: 'Цена целиком, без кредита и наценок. Деньги переводят после регистрации договора.',
    kk: 'Бүкіл баға несиесіз және үстеме бағасыз бірден төленеді. Ақша шарт тіркелгеннен кейін аударылады.',
    en: 'The whole price, without a loan or mark-ups. You pay after the contract is registered.',
  },
  'payment100.description': {
    ru: 'Покупка квартиры {company} за полную сумму: как проходит сделка, когда платить и есть ли сейчас скидки.',
    // kk: to review
    kk: '{company} пәтерін толық төлеммен сатып алу: мәміле қалай өтеді, қашан төлеу керек және қазір жеңілдік бар ма.',
    en: 'Buying a {company} apartment in one payment: how the purchase works, when to pay and whether there is a discount now.',
  },
  'payment100.steps': {
    ru: 'Как проходит сделка',
    kk: 'Мәміле қалай өтеді',
    en: 'How the purchase works',
  },
  'payment100.step.choose.title': {
    ru: 'Выбираете квартиру',
    kk: 'Пәтер таңдайсыз',
    en: 'You choose an apartment',
  },
  'payment100.step.choose.text': {
    ru: 'Менеджер показывает документы: разрешение, гарантию, проектную документацию.',
    kk: 'Менеджер құжаттарды көрсетеді: рұқсат, кепілдік, жобалау құжаттамасы.',
    en: 'A manager shows you the documents: permit, guarantee, design documentation.',
  },
  'payment100.step.contract.title': {
    ru: 'Подписываем договор',
    kk: 'Шартқа қол қоямыз',
    en: 'We sign the contract',
  },
  'payment100.step.contract.text': {
    ru: 'На квартиру в строящемся доме — договор долевого участия, в сданном — договор купли-продажи.',
    kk: 'Салынып жатқан үйдегі пәтерге үлестік қатысу туралы шарт, тапсырылған үйде сатып алу-сату шарты жасалады.',
    en: 'For an apartment under construction, an equity participation agreement; in a completed building, a contract of sale.',
  },
  'payment100.step.register.title': {
    ru: 'Регистрируем его',
    kk: 'Оны тіркейміз',
    en: 'We register it',
  },
  'payment100.step.register.text': {
    ru: 'Договор долевого участия регистрируют (ставят на учёт) в Единой информационной системе.',
    // kk: to review
    kk: 'Үлестік қатысу туралы шарт Бірыңғай ақпараттық жүйеде тіркеледі (есепке қойылады).',
    en: 'An equity participation agreement is registered in the Unified Information System.',
  },
  'payment100.step.pay.title': {
    ru: 'Переводите всю сумму',
    kk: 'Бүкіл соманы аударасыз',
    en: 'You transfer the whole sum',
  },
  'payment100.step.pay.text': {
    ru: 'Безналично, на счёт из договора. Квитанция остаётся у вас.',
    kk: 'Қолма-қол ақшасыз, шарттағы шотқа. Түбіртек Сізде қалады.',
    en: 'By bank transfer to the account in the contract. The receipt stays with you.',
  },
  'payment100.step.keys.title': {
    ru: 'Получаете ключи',
    kk: 'Кілтті аласыз',
    en: 'You get the keys',
  },
  'payment100.step.keys.text': {
    ru: 'По акту приёма-передачи: в строящемся доме — после его приёмки в эксплуатацию. Срок указан в договоре.',
    // kk: to review
    kk: 'Қабылдау-тапсыру актісі бойынша: салынып жатқан үйде пайдалануға берілгеннен кейін. Мерзімі шартта көрсетіледі.',
    en: 'Under an acceptance record; in a building under construction, once it is commissioned. The date is in the contract.',
  },
  'payment100.offers': {
    ru: 'Скидки, которые действуют',
    kk: 'Қолданыстағы жеңілдіктер',
    en: 'Current discounts',
  },
  'payment100.offers.until': {
    ru: 'до {date}',
    kk: 'Соңғы күні: {date}',
    en: 'until {date}',
  },
  'payment100.offers.none': {
    ru: 'Сейчас действующих скидок нет.',
    // kk: to review
    kk: 'Қазір қолданыстағы жеңілдіктер жоқ.',
    en: 'There are no discounts at the moment.',
  },
  'payment100.offers.promo': {
    ru: 'Условия акций',
    kk: 'Акция шарттары',
    en: 'Terms of the special offers',
  },
  'payment100.offers.link': {
    ru: 'Выбрать квартиру',
    kk: 'Пәтер таңдау',
    en: 'Choose an apartment',
  },
  'validation.program': {
    ru: 'Эта программа сегодня не действует. Выберите другую',
    kk: 'Бұл бағдарлама бүгін қолданыста жоқ. Басқасын таңдаңыз',
    en: 'This programme is not available today. Choose another one',
  },
  'validation.program_terms': {
    ru: 'Не подходит по условиям программы',
    kk: 'Бағдарлама шарттарына сай келмейді',
    en: 'The terms of the programme do not allow this',
  },
  'validation.rate': {
    ru: 'Ставка: число от 0 до 100',
    kk: 'Мөлшерлеме: 0-ден 100-ге дейінгі сан',
    en: 'Rate: a number from 0 to 100',
  },
  'validation.initial_payment': {
    ru: 'Первый взнос должен быть меньше цены',
    kk: 'Бастапқы жарна бағадан аз болуы керек',
    en: 'The down payment must be less than the price',
  },
} as const satisfies TextsByKey
