import type { Words } from './words.ts'

/** What people earn, what tells that so much cannot be paid, and that a home is to be rented, which is not offered. */
export const russianLimits: Words = {
  'income:':
    'получаю, получаем, зарплат*, зп, доход*, оклад*, зарабатыва*, пенси*, доплат*, доплачу, доплачива*, декретн*, пособи*, алимент*, стипенди*',
  'cannot:':
    'не потянем, не потяну, не потянет, не тянем, не тяну, не осилим, не осилю, не вытянем, не вытяну, не вытягиваем, не заплатим, не заплачу, не дам, не дадим, не отдам, не отдадим, не могу, не можем, не сможем, не смогу, не хватит, не хватает, не по карману, не готовы платить, не готов платить, не готова платить, не готовы дать, не готов дать, не готова дать, не готовы отдать, не готов отдать, не готова отдать, не готовы, не готов, не готова, не можем себе позволить, не могу себе позволить, не можем позволить, не могу позволить, не позволяет, не планируем, не планирую, не рассчитываем, не рассчитываю, не соберем, не соберу, не наскребем, не наскребу, не хочу платить, не хотим платить, не хочется платить, перебор, много, многовато, уже много, уже дорого, уже перебор, уже тяжело, уже не тянем, уже не потянем, будет дорого, будет много, будет тяжело, тяжело, не бюджет, не наш бюджет, у нас нет, у меня нет, нету, не имеем, не имею',
  'rent:': 'снять, сниму, снимем, аренд*, арендовать, посуточно',
}

/** The same in Kazakh. */
export const kazakhLimits: Words = {
  'income:':
    'табамын, табамыз, табады, жалақы*, табыс*, айлығым*, зейнетақы*, жәрдемақы*, шәкіртақы*, стипендия*, алимент*',
  'cannot:':
    'келіспейді, келіспеймін, келіспейміз, көнбейді, көнбеймін, көнбейміз, шамам жоқ, шамамыз жоқ, мүмкіндігім жоқ, мүмкіндігіміз жоқ, шамам келмейді, шамамыз келмейді, шамам жетпейді, шамамыз жетпейді, қалтам көтермейді, қалтамыз көтермейді, қалта көтермейді, ақшам жетпейді, ақшамыз жетпейді, жетпейді, бере алмаймын, бере алмаймыз, төлей алмаймын, төлей алмаймыз, шыға алмаймын, шыға алмаймыз, төлемеймін, төлемейміз, бермеймін, бермейміз, көтере алмаймын, көтере алмаймыз',
  'rent:': 'жалға, жалдап, жалдау*, аренда*',
}

/** The same in English. */
export const englishLimits: Words = {
  'income:':
    'get paid, gets paid, i m paid, am paid, we get paid, pay slip*, payslip*, pay check*, paycheck*, salary, income, earn*, i make, we make, he makes, she makes, brings home, bring home, wage*, allowance, stipend, pension, extra payment*, additional payment*, surcharge, top up payment',
  'cannot:':
    'refuses, won t go, wont go, will not go, can t go, cant go, cannot go, not going, don t want to go, dont want to go, can t, cannot, can not, cant, we can t, i can t, can t afford, cannot afford, cant afford, we can t afford, i can t afford, can t pay, cannot pay, can t do, won t pay, will not pay, wont pay, won t manage, can t manage, not able to pay, not able to afford, unable to pay, unable to afford, not willing to pay, not ready to pay, not going to pay, not prepared to pay, don t want to pay, do not want to pay, don t want to spend, do not want to spend, not paying, not spending, not willing to spend, can t spend, won t spend, is a stretch, is out of reach, out of reach, is beyond us, is beyond me, is beyond my budget, is beyond our budget, is impossible, impossible, i m out, we re out, i am out, we are out, count me out, count us out, don t have, do not have, dont have, haven t got',
  'rent:': 'rent, rental*, lease',
}
