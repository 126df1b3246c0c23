// Awaits a native editor.
import type { formsRu } from './ru.ts'

export const formsKk: Record<keyof typeof formsRu, string> = {
  'form.email': 'Электрондық пошта',
  'form.email.optional': 'Электрондық пошта (міндетті емес)',

  'questions.page.title': 'Бізге жазу',
  'questions.page.description':
    'Kerege сату бөліміне сұрақ қойыңыз: жұмыс уақытында телефонмен немесе поштамен жауап береміз.',
  'questions.lead': 'Жұмыс уақытында телефонмен немесе поштамен жауап береміз: {hours}.',
  'questions.message': 'Сұрағыңыз',
  'questions.submit': 'Сұрақты жіберу',
  'questions.sent.title': 'Сұрақ жіберілді',
  'questions.sent.text': 'Жұмыс уақытында телефонмен немесе поштамен жауап береміз: {hours}.',

  'meets.page.title': 'Кездесуге жазылу',
  'meets.page.description':
    'Кеңседе, құрылыс алаңында немесе бейнебайланыс арқылы кездесу: ыңғайлы күнді таңдаңыз, Kerege сату бөлімі оны растайды.',
  'meets.lead':
    'Кеңседе, құрылыс алаңында немесе бейнебайланыс арқылы пәтерлерді көрсетіп, сұрақтарыңызға жауап береміз. Күні мен орнын жұмыс уақытында телефонмен растаймыз: {hours}.',
  'meets.unit': 'Не көресіз',
  'meets.format': 'Қайда кездесеміз',
  'meets.format.office': 'Кеңседе',
  'meets.format.site': 'Құрылыс алаңында',
  'meets.format.online': 'Онлайн',
  'meets.office': 'Кеңсе',
  'meets.office.any': 'Кез келген кеңсе',
  'meets.project': 'Жоба',
  'meets.project.any': 'Әлі таңдалған жоқ',
  'meets.date': 'Күні',
  'meets.time': 'Уақыты',
  'meets.time.any': 'Кез келген',
  'meets.date.hint': 'Күнін әлі таңдамасаңыз, өрісті бос қалдырыңыз: телефонмен келісеміз.',
  'meets.submit': 'Кездесуге жазылу',
  'meets.sent.title': 'Кездесуге өтініш жіберілді',
  'meets.sent.text': 'Күні мен орнын растау үшін жұмыс уақытында қоңырау шаламыз: {hours}.',

  'reserves.page.title': 'Өтініш қалдыру',
  'reserves.page.head': 'Өтініш: {title}, {complex}',
  'reserves.page.description': 'Төлемсіз және міндеттемесіз өтініш: {title}, {complex}.',
  'reserves.lead':
    'Өтініш тегін және ешнәрсеге міндеттемейді. Шарттарын менеджер жұмыс уақытында телефонмен айтып береді: {hours}.',
  'reserves.note':
    'Өтініш тегін және ешнәрсеге міндеттемейді. Ол ештеңені Сізге бекітіп қоймайды және бағаны сақтамайды.',
  'reserves.note.building':
    'Үй әлі салынып жатыр: ондағы пәтер Бірыңғай ақпараттық жүйеде тіркелген үлестік қатысу туралы шарт бойынша ғана сатып алынады.',
  'reserves.unit': 'Өтініш не туралы',
  'reserves.payment': 'Қалай төлеуді жоспарлайсыз',
  'reserves.payment.any': 'Әлі шешілген жоқ',
  'reserves.payment.mortgage': 'Ипотека',
  'reserves.payment.installment': 'Бөліп төлеу',
  'reserves.payment.full': '100 % төлем',
  'reserves.submit': 'Өтінішті жіберу',
  'reserves.sent.title': 'Өтініш жіберілді',
  'reserves.sent.text':
    'Менеджер жұмыс уақытында қоңырау шалады: {hours}. Өтініш ештеңені Сізге бекітіп қоймайды және бағаны сақтамайды.',
  'reserves.back': 'Ұсынысқа оралу',
  'reserves.open': 'Өтініш қалдыру',

  'subscribe.page.title': 'Жаңалықтар поштаңызда',
  'subscribe.page.description':
    'Kerege жаңалықтарына жазылу: сатылымның басталуы, акциялар және құрылыс барысы.',
  'subscribe.lead': 'Сатылымның басталуы, акциялар және құрылыс барысы. Бөгде компаниялардың жарнамасынсыз.',
  'subscribe.submit': 'Жазылу',
  'subscribe.sent.title': 'Аз ғана қалды',
  'subscribe.again': 'Қайта жазылу',
}
