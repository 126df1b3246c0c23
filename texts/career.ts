import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** Vacancies, their pages and the two applications. What a consent is given to stands in `site`. */
export const career = {
  'career.title': {
    ru: 'Работа в {company}',
    kk: '{company} компаниясындағы жұмыс',
    en: 'Work at {company}',
  },
  'career.head': {
    ru: 'Карьера и вакансии',
    kk: 'Мансап және бос орындар',
    en: 'Careers and vacancies',
  },
  'career.description': {
    ru: 'Работа в {company}: {vacancies}. {cities}.',
    // kk: to review
    kk: '{company} компаниясындағы жұмыс: {vacancies}. {cities}.',
    en: 'Work at {company}: {vacancies}. {cities}.',
  },
  'career.description.plain': {
    ru: 'Работа в {company}: {vacancies}.',
    // kk: to review
    kk: '{company} компаниясындағы жұмыс: {vacancies}.',
    en: 'Work at {company}: {vacancies}.',
  },
  'career.lead': {
    ru: 'У нас {vacancies}. Города: {cities}.',
    kk: 'Қазір {vacancies} ашық. Қалалар: {cities}.',
    en: '{vacancies} open now. Cities: {cities}.',
  },
  'career.lead.plain': {
    ru: 'У нас {vacancies}.',
    kk: 'Қазір {vacancies} ашық.',
    en: '{vacancies} open now.',
  },
  'career.lead.none': {
    ru: 'Сейчас открытых вакансий нет. Пришлите резюме: напишем, когда место появится.',
    kk: 'Қазір бос орын жоқ. Түйіндемеңізді жіберіңіз: орын ашылғанда жазамыз.',
    en: 'There are no vacancies at the moment. Send us your CV: we will write when one opens.',
  },
  'career.count': {
    ru: 'вакансия | вакансии | вакансий',
    kk: 'бос орын',
    en: 'vacancy | vacancies',
  },
  'career.vacancies': {
    ru: 'Вакансии',
    kk: 'Бос орындар',
    en: 'Vacancies',
  },
  'career.categories': {
    ru: 'Направления',
    kk: 'Бағыттар',
    en: 'Fields of work',
  },
  'career.all': {
    ru: 'Все',
    kk: 'Барлығы',
    en: 'All',
  },
  'career.burning': {
    ru: 'Нужны сейчас',
    kk: 'Қазір керек',
    en: 'Needed now',
  },
  'career.burning.tag': {
    ru: 'Срочно',
    kk: 'Шұғыл',
    en: 'Urgent',
  },
  'career.search': {
    ru: 'Должность или город',
    kk: 'Лауазым немесе қала',
    en: 'Position or city',
  },
  'career.search.submit': {
    ru: 'Найти',
    kk: 'Іздеу',
    en: 'Search',
  },
  'career.search.title': {
    ru: 'Вакансии: {search}',
    kk: 'Бос орындар: {search}',
    en: 'Vacancies: {search}',
  },
  'career.search.found': {
    ru: 'По запросу «{search}»: {vacancies}',
    kk: '«{search}» сұрауы бойынша {vacancies}',
    en: 'For “{search}”: {vacancies}',
  },
  'career.search.none': {
    ru: 'По запросу «{search}» ничего не нашлось. Пришлите резюме: напишем, когда место появится.',
    kk: '«{search}» сұрауы бойынша ештеңе табылмады. Түйіндемеңізді жіберіңіз: орын ашылғанда жазамыз.',
    en: 'Nothing was found for “{search}”. Send us your CV: we will write when a position opens.',
  },
  'career.search.reset': {
    ru: 'Показать все вакансии',
    kk: 'Барлық бос орынды көрсету',
    en: 'Show all vacancies',
  },
  'career.category.head': {
    ru: '{title}: вакансии',
    kk: '{title}: бос орындар',
    en: '{title}: vacancies',
  },
  'career.category.description': {
    ru: '{title}: {vacancies} в {company} с зарплатой и условиями.',
    kk: '{title}: {company} компаниясында {vacancies}, жалақысы мен шарттары көрсетілген.',
    en: '{title}: {vacancies} at {company} with salary and conditions.',
  },
  'career.category.empty': {
    ru: 'В этом направлении открытых вакансий сейчас нет',
    kk: 'Бұл бағытта қазір бос орын жоқ',
    en: 'There are no vacancies in this field at the moment',
  },
  'career.category.empty.text': {
    ru: 'Посмотрите другие направления или напишите в отдел персонала.',
    kk: 'Басқа бағыттарды қараңыз немесе персонал бөліміне жазыңыз.',
    en: 'Look at other fields, or write to HR.',
  },
  'career.salary': {
    ru: 'Зарплата',
    kk: 'Жалақы',
    en: 'Salary',
  },
  // The Kazakh ending fits a {value} that ends in ₸, read «теңге».
  'career.salary.to': {
    ru: 'до {value}',
    kk: '{value}-ге дейін',
    en: 'up to {value}',
  },
  'career.salary.none': {
    ru: 'По результатам собеседования',
    kk: 'Әңгімелесу қорытындысы бойынша',
    en: 'By agreement',
  },
  'career.salary.note': {
    ru: 'в месяц, до вычета налогов',
    kk: 'айына, салық ұсталғанға дейін',
    en: 'a month, before tax',
  },
  'career.city': {
    ru: 'Город',
    kk: 'Қала',
    en: 'City',
  },
  'career.category': {
    ru: 'Направление',
    kk: 'Бағыт',
    en: 'Field',
  },
  'career.employment': {
    ru: 'Занятость',
    kk: 'Жұмыс түрі',
    en: 'Employment',
  },
  'career.employment.full': {
    ru: 'Полный день',
    kk: 'Толық жұмыс күні',
    en: 'Full time',
  },
  'career.employment.part': {
    ru: 'Неполный день',
    kk: 'Толық емес жұмыс күні',
    en: 'Part time',
  },
  'career.employment.shift': {
    ru: 'Сменный график',
    kk: 'Ауысымдық кесте',
    en: 'Shifts',
  },
  'career.employment.internship': {
    ru: 'Стажировка',
    kk: 'Тағылымдама',
    en: 'Internship',
  },
  'career.experience': {
    ru: 'Опыт',
    kk: 'Тәжірибе',
    en: 'Experience',
  },
  'career.experience.none': {
    ru: 'Не нужен',
    kk: 'Қажет емес',
    en: 'Not required',
  },
  'career.experience.1-3': {
    ru: 'От 1 до 3 лет',
    kk: '1 жылдан 3 жылға дейін',
    en: '1 to 3 years',
  },
  'career.experience.3-6': {
    ru: 'От 3 до 6 лет',
    kk: '3 жылдан 6 жылға дейін',
    en: '3 to 6 years',
  },
  'career.experience.6+': {
    ru: 'От 6 лет',
    kk: 'Кемінде 6 жыл',
    en: '6 years or more',
  },
  'career.published': {
    ru: 'Опубликовано',
    kk: 'Жарияланған күні',
    en: 'Published',
  },
  'career.duties': {
    ru: 'Что делать',
    kk: 'Не істеу керек',
    en: 'What you will do',
  },
  'career.requirements': {
    ru: 'Кого ждём',
    kk: 'Кімді күтеміз',
    en: 'Who we are looking for',
  },
  'career.conditions': {
    ru: 'Что предлагаем',
    kk: 'Не ұсынамыз',
    en: 'What we offer',
  },
  'career.vacancy.head': {
    ru: '{title}, {city}',
    kk: '{title}, {city}',
    en: '{title}, {city}',
  },
  'career.vacancy.description': {
    ru: '{title} в {company}, {city}: {salary}. Обязанности, требования и условия.',
    kk: '{title}, {company}, {city}: {salary}. Міндеттер, талаптар және шарттар.',
    en: '{title} at {company}, {city}: {salary}. Duties, requirements and conditions.',
  },
  'career.others': {
    ru: 'Ещё в этом направлении',
    kk: 'Осы бағыттағы басқа орындар',
    en: 'More in this field',
  },
  'career.questions': {
    ru: 'Вопросы о работе',
    kk: 'Жұмыс туралы сұрақтар',
    en: 'Questions about work',
  },
  'career.questions.text': {
    ru: 'Ответит отдел персонала.',
    kk: 'Персонал бөлімі жауап береді.',
    en: 'HR will answer.',
  },
  'career.students.title': {
    ru: 'Студентам и выпускникам',
    kk: 'Студенттер мен түлектерге',
    en: 'Students and graduates',
  },
  'career.students.head': {
    ru: 'Работа и практика для студентов',
    kk: 'Студенттерге арналған жұмыс пен практика',
    en: 'Work and internships for students',
  },
  'career.students.description': {
    ru: 'Стажировка и работа для студентов в {company}: вакансии и анкета. {vacancies}.',
    kk: '{company} компаниясында студенттерге арналған тағылымдама мен жұмыс: бос орындар және сауалнама. {vacancies}.',
    en: 'Internships and jobs for students at {company}: openings and an application form. {vacancies}.',
  },
  'career.students.description.plain': {
    ru: 'Стажировка и работа для студентов в {company}: вакансии и анкета.',
    kk: '{company} компаниясында студенттерге арналған тағылымдама мен жұмыс: бос орындар және сауалнама.',
    en: 'Internships and jobs for students at {company}: openings and an application form.',
  },
  'career.students.lead': {
    ru: 'Практика и первая работа: вакансии, анкета и ответ на неё.',
    kk: 'Практика және алғашқы жұмыс: бос орындар, сауалнама және оған жауап.',
    en: 'Internships and first jobs: openings, the application form and our answer.',
  },
  'career.students.open': {
    ru: 'Вакансии и стажировки для студентов',
    kk: 'Студенттерге арналған бос орындар мен тағылымдама',
    en: 'Openings and internships for students',
  },
  'career.students.none': {
    ru: 'Открытых мест сейчас нет. Оставьте анкету: напишем, когда они появятся.',
    kk: 'Қазір бос орын жоқ. Сауалнама қалдырыңыз: орын ашылғанда жазамыз.',
    en: 'There are no openings at the moment. Send an application: we will write when one opens.',
  },
  'career.students.more': {
    ru: 'Подать заявку',
    kk: 'Өтініш беру',
    en: 'Apply',
  },
  'career.students.steps': {
    ru: 'Как проходит отбор',
    kk: 'Іріктеу қалай өтеді',
    en: 'How we choose',
  },
  'career.students.step.form': {
    ru: 'Анкета',
    kk: 'Сауалнама',
    en: 'Application',
  },
  'career.students.step.form.text': {
    ru: 'Вуз, специальность, курс и день, с которого вы свободны. Резюме можно приложить, но оно не обязательно.',
    kk: 'Оқу орны, мамандық, курс және қай күннен бос екеніңіз. Түйіндемені қоса жіберуге болады, бірақ ол міндетті емес.',
    en: 'University, subject, year and the date you are available from. A CV is optional.',
  },
  'career.students.step.answer': {
    ru: 'Ответ',
    kk: 'Жауап',
    en: 'Answer',
  },
  'career.students.step.answer.text': {
    ru: 'Ответим на анкету по телефону или почте, которые вы указали.',
    // kk: to review
    kk: 'Сауалнамаға Сіз көрсеткен телефон немесе пошта арқылы жауап береміз.',
    en: 'We reply to the phone or e-mail in your application.',
  },
  'career.students.step.talk': {
    ru: 'Разговор',
    kk: 'Әңгімелесу',
    en: 'Interview',
  },
  'career.students.step.talk.text': {
    ru: 'Разговор о работе, об учёбе и о графике.',
    // kk: to review
    kk: 'Жұмыс, оқу және кесте туралы әңгімелесеміз.',
    en: 'We talk about the work, your studies and the hours.',
  },
  'career.sent.on': {
    ru: 'Другие вакансии',
    kk: 'Басқа бос орындар',
    en: 'Other vacancies',
  },
  'application.title': {
    ru: 'Откликнуться',
    kk: 'Өтініш беру',
    en: 'Apply',
  },
  'application.lead': {
    ru: 'Резюме можно приложить, но оно не обязательно.',
    kk: 'Түйіндемені қоса жіберуге болады, бірақ ол міндетті емес.',
    en: 'A CV is optional.',
  },
  'application.resume': {
    ru: 'Резюме (необязательно)',
    kk: 'Түйіндеме (міндетті емес)',
    en: 'CV (optional)',
  },
  'application.resume.choose': {
    ru: 'Выбрать файл',
    kk: 'Файл таңдау',
    en: 'Choose a file',
  },
  'application.resume.hint': {
    ru: 'pdf, doc, docx, rtf или jpg до 10 МБ',
    kk: 'pdf, doc, docx, rtf немесе jpg, 10 МБ-қа дейін',
    en: 'pdf, doc, docx, rtf or jpg, up to 10 MB',
  },
  'application.resume.again': {
    ru: 'Выберите файл ещё раз: {name}',
    kk: 'Файлды қайта таңдаңыз: {name}',
    en: 'Choose the file again: {name}',
  },
  'application.resume.size': {
    ru: '{name}, {size} МБ',
    kk: '{name}, {size} МБ',
    en: '{name}, {size} MB',
  },
  'application.resume.progress': {
    ru: 'Отправляем файл',
    kk: 'Файл жіберіліп жатыр',
    en: 'Sending the file',
  },
  'application.letter': {
    ru: 'О себе (необязательно)',
    kk: 'Өзіңіз туралы (міндетті емес)',
    en: 'About yourself (optional)',
  },
  'application.submit': {
    ru: 'Отправить отклик',
    kk: 'Өтінішті жіберу',
    en: 'Send the application',
  },
  'application.sent.title': {
    ru: 'Отклик отправлен',
    kk: 'Өтініш жіберілді',
    en: 'Application sent',
  },
  'application.sent.text': {
    ru: 'Отдел персонала прочитает его и свяжется с вами.',
    kk: 'Персонал бөлімі оқып, Сізге хабарласады.',
    en: 'HR will read it and get in touch with you.',
  },
  'student.title': {
    ru: 'Анкета студента',
    kk: 'Студент сауалнамасы',
    en: 'Student application',
  },
  'student.vacancy': {
    ru: 'Вакансия',
    kk: 'Бос орын',
    en: 'Position',
  },
  'student.vacancy.any': {
    ru: 'Любая подходящая',
    kk: 'Кез келген лайықты орын',
    en: 'Any suitable one',
  },
  'student.university': {
    ru: 'Вуз или колледж',
    kk: 'ЖОО немесе колледж',
    en: 'University or college',
  },
  'student.speciality': {
    ru: 'Специальность',
    kk: 'Мамандық',
    en: 'Subject',
  },
  'student.course': {
    ru: 'Курс',
    kk: 'Курс',
    en: 'Year of study',
  },
  'student.direction': {
    ru: 'Чем хотели бы заниматься (необязательно)',
    kk: 'Немен айналысқыңыз келеді (міндетті емес)',
    en: 'What you would like to do (optional)',
  },
  'student.available': {
    ru: 'Когда готовы начать (необязательно)',
    kk: 'Қай күннен бастай аласыз (міндетті емес)',
    en: 'When you could start (optional)',
  },
  'student.submit': {
    ru: 'Отправить анкету',
    kk: 'Сауалнаманы жіберу',
    en: 'Send the application',
  },
  'student.sent.title': {
    ru: 'Анкета отправлена',
    kk: 'Сауалнама жіберілді',
    en: 'Application sent',
  },
  'student.sent.text': {
    ru: 'Ответим по телефону или почте, которые вы указали.',
    // kk: to review
    kk: 'Сіз көрсеткен телефон немесе пошта арқылы жауап береміз.',
    en: 'We will reply to the phone or e-mail that you gave.',
  },
  'validation.course': {
    ru: 'Курс: число от 1 до 7',
    kk: 'Курс: 1-ден 7-ге дейінгі сан',
    en: 'Year of study: a number from 1 to 7',
  },
  'validation.vacancy': {
    ru: 'Эта вакансия закрыта. Выберите другую',
    kk: 'Бұл бос жұмыс орны жабылған. Басқасын таңдаңыз',
    en: 'This vacancy is closed. Choose another one',
  },
  'validation.file': {
    ru: 'Подойдёт файл pdf, doc, docx, rtf или jpg до 10 МБ',
    kk: '10 МБ-қа дейінгі pdf, doc, docx, rtf немесе jpg файлы жарайды',
    en: 'Send a pdf, doc, docx, rtf or jpg file of up to 10 MB',
  },
  'validation.start_day': {
    ru: 'Выберите сегодняшний день или более поздний',
    kk: 'Бүгінгі немесе одан кейінгі күнді таңдаңыз',
    en: 'Choose today or a later day',
  },
  'application.consent': {
    ru: 'Чтобы мой отклик на вакансию рассмотрели, даю согласие на обработку персональных данных из анкеты и резюме по {link}',
    kk: '{link} сәйкес бос жұмыс орнына өтінішім қаралуы үшін сауалнама мен түйіндемедегі дербес деректерімді өңдеуге келісім беремін',
    en: 'To have my application considered, I agree to the processing of the personal data in the form and the CV under the {link}',
  },
  'student.consent': {
    ru: 'Чтобы мою заявку на работу или практику для студентов рассмотрели, даю согласие на обработку персональных данных из анкеты и резюме по {link}',
    kk: '{link} сәйкес студенттерге арналған жұмыс не практика туралы өтінішім қаралуы үшін сауалнама мен түйіндемедегі дербес деректерімді өңдеуге келісім беремін',
    en: 'To have my application for a student job or internship considered, I agree to the processing of the personal data in the form and the CV under the {link}',
  },
} as const satisfies TextsByKey
