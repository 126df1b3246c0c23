// Awaits a native editor.
import type { purchaseRu } from './ru.ts'

export const purchaseKk: Record<keyof typeof purchaseRu, string> = {
  'purchase.title': 'Сатып алу тәсілдері',
  'purchase.lead':
    'Ипотека, құрылыс салушыдан бөліп төлеу немесе бүкіл соманы бірден төлеу. Өзіңізге керек бағамен салыстырыңыз.',
  'purchase.description':
    'Kerege пәтерлерін ипотекамен, бөліп төлеумен және толық төлеммен сатып алу: бағдарламалар, ЖТСМ көрсетілген мөлшерлемелер, төлемдерді салыстыру және калькулятор.',
  'purchase.way.loan': '{rate} пайыздан бастап',
  'purchase.way.loan.state': 'мемлекеттік бағдарламалар, ЖТСМ {effective} пайыздан',
  'purchase.way.loan.market': 'банктер {rate} пайыздан, ЖТСМ {effective} пайыздан',
  'purchase.way.markup': '{rate} пайыздан бастап',
  'purchase.way.markup.none': 'үстеме бағасыз',
  'purchase.way.instalment': 'жарна {share} пайыздан, мерзімі {months} дейін',
  'purchase.way.whole': 'бір төлеммен',
  'purchase.way.whole.offers': 'қазіргі жеңілдіктер: {count}',
  'purchase.way.mortgage.link': 'Ипотеканы есептеу',
  'purchase.way.installment.link': 'Бөліп төлеуді есептеу',
  'purchase.way.payment100.link': 'Мәміле қалай өтеді',
  'purchase.programmes.count': 'бағдарлама',
  'purchase.compare': 'Қайсысы тиімді',
  'purchase.compare.lead': 'Әр тәсіл үшін талапқа сай және ай сайынғы төлемі ең аз бағдарлама алынды.',
  'purchase.compare.caption': 'Бағасы {price} пәтер, {city}',
  'purchase.compare.way': 'Тәсіл',
  'purchase.compare.none': 'сәйкес келетін бағдарлама жоқ',
  'purchase.compare.monthly': 'Айына',
  'purchase.compare.months': 'Мерзімі',
  'purchase.compare.total': 'Барлығы',
  'affordable.title': 'Төлем бойынша іздеу',
  'affordable.lead':
    'Ай сайынғы төлемді және бастапқы жарнаға дайын соманы көрсетіңіз: әр бағдарлама бойынша қандай бағаға жететінін көрсетеміз. {city}.',
  'affordable.monthly': 'Ай сайынғы төлем, ең көбі',
  'affordable.monthly.unit': 'Ай сайынғы төлем, ₸',
  'affordable.hand': 'Бастапқы жарнаға дайын ақша',
  'affordable.hand.unit': 'Бастапқы жарнаға дайын ақша, ₸',
  'affordable.price': 'Пәтердің бағасы',
  'affordable.price.value': '{price}-ге дейін',
  'affordable.show': 'Пәтерлерді көрсету',
  'affordable.show.none': 'қазір пәтер жоқ',
  'affordable.show.label': 'Пәтерлерді көрсету: {title}',
  'affordable.all': 'Сәйкес келетін барлық пәтер, төлемімен бірге',
  'affordable.none':
    'Мұндай сомалармен бірде-бір бағдарлама сәйкес келмейді: көбірек жарна немесе төлем керек.',
  'purchase.questions': 'Сатып алу туралы сұрақтар',
  'purchase.question.documents': 'Салынып жатқан үйдегі пәтерге қандай шарт жасалады?',
  'purchase.answer.documents':
    'Тұрғын үй құрылысына үлестік қатысу туралы шарт. Ол Бірыңғай ақпараттық жүйеде тіркелгеннен (есепке қойылғаннан) кейін күшіне енеді. Бізде алдын ала шарттар да, ақылы бронь да жоқ.',
  'purchase.question.effective': 'ЖТСМ мөлшерлемеден несімен ерекшеленеді?',
  'purchase.answer.effective':
    'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: онда қарыз бойынша барлық төлем, соның ішінде банк комиссиялары ескерілген. Сондықтан бағдарламаларды сол арқылы салыстырады.',
  'purchase.question.decision': 'Несие беру туралы шешімді кім қабылдайды?',
  'purchase.answer.decision':
    'Банк. Сайттағы есеп алдын ала жасалған және оферта емес: мөлшерлеме, сома, төлемдер мен комиссиялар банкпен жасалатын шартта белгіленеді.',
  'purchase.question.early': 'Бөліп төлеуді мерзімінен бұрын өтеуге бола ма?',
  'purchase.answer.early':
    'Иә, бағдарлама шарттарында өзгеше көрсетілмесе, кез келген бөлігін келісімсіз өтеуге болады. Төлем кестесі құрылыс салушымен жасалатын шартқа енеді.',

  'purchase.mortgage.lead.state':
    'Шарттарына сай келетіндерге арналған мемлекеттік бағдарламалар: жылдық {rate} пайыздан, ЖТСМ {effective} пайыздан.',
  'purchase.mortgage.lead.market':
    'Банктердің ипотекасы: бастапқы жарна {share} пайыздан болғанда жылдық {rate} пайыздан, ЖТСМ {effective} пайыздан.',
  'purchase.mortgage.description':
    'Kerege ипотека калькуляторы: төлем, артық төлем және кесте, мемлекет пен банктердің мөлшерлемесі мен ЖТСМ көрсетілген бағдарламалары, қалалар бойынша шектер.',
  'purchase.installment.lead':
    'Бағаның қалған бөлігі банксіз, тікелей құрылыс салушыға бөліп төленеді. Бастапқы жарна {share} пайыздан.',
  'purchase.installment.description':
    'Kerege бөліп төлеу калькуляторы: бастапқы жарна, ай сайынғы төлем және кесте, жобалар бойынша бағдарлама шарттары.',

  'calculator.city': 'Қала',
  'calculator.restoration': 'Әрлеу',
  'calculator.restoration.open': 'әлі таңдалмаған',
  'calculator.subject': 'Не үшін есептелген',
  'calculator.subject.without': 'Басқа баға үшін есептеу',
  'calculator.ask': 'Кеңес алу',
  'calculator.export': 'Төлем кестесін жүктеп алу',
  'calculator.export.pdf': 'PDF жүктеп алу',
  'calculator.export.csv': 'CSV жүктеп алу',
  'calculator.export.refused.estate_id': 'Бұл нысан енді сатылымда жоқ. Есепті онсыз жүктеп алуға болады.',
  'calculator.export.refused.program_id':
    'Бұл бағдарлама енді рәсімделмейді. Басқасын таңдасаңыз, файл дайын болады.',
  'calculator.export.refused.later': 'Файл дайындалмады. Бір минуттан кейін қайталап көріңіз.',

  'options.title': 'Бастапқы жарна нұсқалары',
  'options.loan': 'Төленетін қалдық',
  'options.monthly': 'Айына',
  'options.total': 'Барлығы',

  'schedule.title': 'Төлем кестесі',
  'schedule.drawing': 'Жылдар бойынша төлемдер: неден құралады',
  'schedule.principal': 'Негізгі борыш',
  'schedule.interest.mortgage': 'Сыйақы',
  'schedule.interest.islamic': 'Үстеме баға',
  'schedule.balance': 'Қалдық',
  'schedule.amount': 'Төлемдер',
  'schedule.numbers': 'Сол төлемдер цифрмен',
  'schedule.year': 'Жыл',
  'schedule.month': 'Ай',
  'schedule.whole': 'Әр ай бөлек: PDF немесе CSV файлында.',

  'programmes.mortgage': 'Бағдарламалар мен банктер',
  'programmes.installment': 'Бөліп төлеу бағдарламалары',
  'programmes.lead.unit': '{name}, {price}, {city}. Сәйкес келетін бағдарламалар: {count}.',
  'programmes.lead': 'Бағасы {price} пәтер, {city}. Сәйкес келетін бағдарламалар: {count}.',
  'programmes.fits': 'Сәйкес келеді',
  'programmes.rate': 'Мөлшерлеме, ЖТСМ',
  'programmes.rate.islamic': 'Үстеме баға',
  'programmes.rate.installment': 'Үстеме баға, ЖТСМ',
  'programmes.initial': 'Бастапқы жарна',
  'programmes.initial.value': '{share} пайыздан',
  'programmes.term.value': '{value} дейін',
  'programmes.step.value': 'айына бағаның {share} пайызы',
  'programmes.cap.price': 'Пәтердің бағасы',
  'programmes.cap.loan': 'Несие сомасы',
  'programmes.cap.value': '{city}: {amount}-ге дейін',
  'programmes.complexes': 'Жобалар',
  'programmes.choose': 'Есептеу',
  'programmes.chosen': 'Таңдалған',
  'programmes.conditions': 'Бағдарлама шарттары',
  'programmes.since': 'Басталған күні: {from}.',
  'programmes.period': 'Қолданылатын мерзімі: {from} – {to}.',
  'programmes.source': 'Дереккөз: {host}',
  'programmes.effective':
    'ЖТСМ – жылдық тиімді сыйақы мөлшерлемесі: қарыз бойынша барлық төлемді, соның ішінде комиссияларды ескереді.',

  'payment100.lead':
    'Бүкіл баға несиесіз және үстеме бағасыз бірден төленеді. Ақша шарт тіркелгеннен кейін аударылады.',
  'payment100.description':
    'Kerege пәтерін толық төлеммен сатып алу: мәміле қалай өтеді, қашан төлеу керек және қандай жеңілдіктер бар.',
  'payment100.steps': 'Мәміле қалай өтеді',
  'payment100.step.choose.title': 'Пәтер таңдайсыз',
  'payment100.step.choose.text':
    'Менеджер жобаның құжаттарын көрсетеді: рұқсат, кепілдік, жобалау құжаттамасы.',
  'payment100.step.contract.title': 'Шартқа қол қоямыз',
  'payment100.step.contract.text':
    'Салынып жатқан үйдегі пәтерге үлестік қатысу туралы шарт, тапсырылған үйде сатып алу-сату шарты жасалады.',
  'payment100.step.register.title': 'Оны тіркейміз',
  'payment100.step.register.text':
    'Үлестік қатысу туралы шарт Бірыңғай ақпараттық жүйеде тіркеледі (есепке қойылады). Оған дейін ақша алмаймыз.',
  'payment100.step.pay.title': 'Бүкіл соманы аударасыз',
  'payment100.step.pay.text': 'Қолма-қол ақшасыз, шарттағы шотқа. Түбіртек Сізде қалады.',
  'payment100.step.keys.title': 'Кілтті аласыз',
  'payment100.step.keys.text':
    'Тапсырылған үйде төлемнен кейін бірден, салынып жатқан үйде пайдалануға берілгеннен кейін акт бойынша.',
  'payment100.offers': 'Қолданыстағы жеңілдіктер',
  'payment100.offers.until': 'Соңғы күні: {date}',
  'payment100.offers.none': 'Қазір жеңілдік жоқ: сайттағы бағалар түпкілікті.',
  'payment100.offers.link': 'Пәтер таңдау',
}
