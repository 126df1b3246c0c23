import type { Language } from '#domain/languages.ts'

/** What `npm run company` says and asks, in the language of the person at the terminal. */
export type Words = {
  help: string
  /** Before the first question. */
  start: string
  questions: Readonly<
    Record<
      'folder' | 'name' | 'legalName' | 'bin' | 'main' | 'accent' | 'city' | 'phone' | 'email' | 'domain',
      string
    >
  >
  /** After the Russian words of a thing: the same in another language. `{words}` is what Enter takes. */
  inKazakh: string
  inEnglish: string
  /** Enter leaves a question without an answer. */
  skip: string
  another: string
  takes: string
  refused: Readonly<
    Record<
      | 'missing'
      | 'languages'
      | 'cyrillic'
      | 'signs'
      | 'long'
      | 'bin'
      | 'colour'
      | 'light'
      | 'oneColour'
      | 'slug'
      | 'twice'
      | 'phone'
      | 'foreign'
      | 'email'
      | 'domain'
      | 'folder'
      | 'many',
      string
    >
  >
  /** Above a field of `company.yaml` that waits for its fact. */
  comments: Readonly<
    Record<'company' | 'fill' | 'phones' | 'redirects' | 'texts' | 'pictures' | 'city', string>
  >
  /** `{folder}`. */
  made: string
  left: string
  next: string
  server: string
  unmade: string
  broken: string
}

const ru: Words = {
  help: `Папка новой компании.

  npm run company -- new ПАПКА [параметры]

Спрашивает о компании и делает папку, с которой сайт запускается: CONTENT_DIR=ПАПКА DATA_DIR=ПАПКА-data npm start.
В терминале спрашивает то, чего нет в параметрах; без терминала или с --yes не спрашивает ничего.
В непустую папку не пишет. Чего вы не сказали, того на сайте нет; npm run content -- check это перечислит.

      --language ru        язык вопросов: ru, kk или en
      --name «…»           название; на трёх языках: "По-русски / Қазақша / English" (обязательно)
      --city «…»           город, так же; можно несколько раз (хотя бы один)
      --legal-name «…»     название по свидетельству, так же
      --bin 12 цифр        БИН
      --main '#1f4e79'     цвет кнопок, ссылок и тёмных полос
      --accent '#9a3b2f'   цвет того, что выделяется
      --phone '+7 …'       телефон; первый стоит в шапке сайта; можно несколько раз
      --email адрес        почта
      --domain имя         адрес сайта, например example.kz
      --yes                ни о чём не спрашивать

Код выхода: 0 — папка есть, 1 — не получилось, 2 — непонятные параметры.
`,
  start: 'Новая компания. Enter без ответа пропускает необязательное, Ctrl+C всё отменяет.',
  questions: {
    folder: 'Папка компании',
    name: 'Название по-русски',
    legalName: 'Название по свидетельству по-русски',
    bin: 'БИН, 12 цифр',
    main: 'Главный цвет: кнопки, ссылки, тёмные полосы (например, #1f4e79)',
    accent: 'Второй цвет: то, что выделяется (например, #9a3b2f)',
    city: 'Город по-русски',
    phone: 'Телефон',
    email: 'Почта',
    domain: 'Адрес сайта, например example.kz',
  },
  inKazakh: 'по-казахски (Enter: {words})',
  inEnglish: 'по-английски',
  skip: ' (Enter — пропустить)',
  another: 'Ещё один',
  takes: ' (Enter: {words})',
  refused: {
    missing: 'без этого нельзя',
    languages: 'нужен один вариант или три через « / »: по-русски / по-казахски / по-английски',
    cyrillic: 'по-английски нужно латиницей',
    signs: 'есть знаки, которых не видно',
    long: 'длиннее {most} знаков',
    bin: 'БИН — это 12 цифр',
    colour: 'цвет пишут так: #1f4e79',
    light:
      'контраст {colour} с серым фоном страниц {reached}, нужно {needed}; ближайший подходящий — {instead}',
    oneColour: 'нужны оба цвета, --main и --accent, или ни одного',
    slug: 'в английском названии нет латинских букв',
    twice: 'уже есть',
    phone: 'это не полный номер, как +7 7252 00 00 00 или +7 701 000 00 00',
    foreign: 'это не код Казахстана',
    email: 'это не адрес почты',
    domain: 'это не имя сайта: нужно вроде example.kz, без пути',
    folder: '{folder} не пуста: в неё ничего не записано. Назовите новую или пустую папку.',
    many: 'больше {most} не берётся',
  },
  comments: {
    company:
      'Компания. Чего здесь нет, того сайт не пишет. Остальные поля — в docs/editors.md, «Своя компания за час».',
    fill: 'впишите и уберите знак # в начале строки',
    phones: 'Остальные телефоны стоят у офисов; офис — запись в contacts/, ей нужен адрес. Вы назвали:',
    redirects:
      'Адреса старого сайта: { path: /flats, target: /properties/apartments, is_prefix: false, status: 301 }',
    texts:
      'Тексты сайта вашими словами. Найти текст и его ключ: npm run content -- texts СЛОВО. Вместо {} — строки, как здесь:',
    pictures:
      'Картинки: файл лежит рядом, в media/, запись зовут как файл без окончания. Виды (kind) и остальное — в docs/editors.md, «Картинка». Строки пишут так, без #:',
    city: 'Имя файла стоит в адресах страниц: после публикации его не меняют.',
  },
  made: 'Папка {folder} готова, и проверка её принимает.',
  left: 'Чего сайт пока не знает:',
  next: 'Посмотреть сайт:',
  server: 'На сервере, с адресом сайта:',
  unmade: 'Папка не сделана.',
  broken: 'Ответов больше нет.',
}

// kk: to review.
const kk: Words = {
  help: `Жаңа компанияның қалтасы.

  npm run company -- new ҚАЛТА [параметрлер]

Компания туралы сұрап, сайт іске қосылатын қалта жасайды: CONTENT_DIR=ҚАЛТА DATA_DIR=ҚАЛТА-data npm start.
Терминалда параметрлерде жоқты сұрайды; терминалсыз немесе --yes болса, ештеңе сұрамайды.
Бос емес қалтаға жазбайды. Сіз айтпаған нәрсе сайтта болмайды; npm run content -- check оны тізіп шығады.

      --language kk        сұрақтардың тілі: ru, kk немесе en
      --name «…»           атауы; үш тілде: "По-русски / Қазақша / English" (міндетті)
      --city «…»           қала, дәл солай; бірнеше рет айтуға болады (кемінде біреу)
      --legal-name «…»     куәліктегі атауы, дәл солай
      --bin 12 цифр        БСН
      --main '#1f4e79'     түймелердің, сілтемелердің, күңгірт жолақтардың түсі
      --accent '#9a3b2f'   ерекшеленетін нәрсенің түсі
      --phone '+7 …'       телефон; біріншісі сайттың жоғарғы бөлігінде тұрады; бірнеше рет айтуға болады
      --email мекенжай     пошта
      --domain аты         сайттың мекенжайы, мысалы example.kz
      --yes                ештеңе сұрамау

Шығу коды: 0 – қалта дайын, 1 – болмады, 2 – параметрлер түсініксіз.
`,
  start: 'Жаңа компания. Жауапсыз Enter міндетті еместі өткізіп жібереді, Ctrl+C бәрін тоқтатады.',
  questions: {
    folder: 'Компанияның қалтасы',
    name: 'Орысша атауы',
    legalName: 'Куәліктегі орысша атауы',
    bin: 'БСН, 12 цифр',
    main: 'Басты түс: түймелер, сілтемелер, күңгірт жолақтар (мысалы, #1f4e79)',
    accent: 'Екінші түс: ерекшеленетін нәрсе (мысалы, #9a3b2f)',
    city: 'Қаланың орысша атауы',
    phone: 'Телефон',
    email: 'Пошта',
    domain: 'Сайттың мекенжайы, мысалы example.kz',
  },
  inKazakh: 'қазақша (Enter: {words})',
  inEnglish: 'ағылшынша',
  skip: ' (Enter – өткізіп жіберу)',
  another: 'Тағы біреу',
  takes: ' (Enter: {words})',
  refused: {
    missing: 'бұл міндетті',
    languages: 'бір нұсқа немесе « / » арқылы үшеуі керек: орысша / қазақша / ағылшынша',
    cyrillic: 'ағылшыншасы латын әріптерімен жазылады',
    signs: 'көрінбейтін белгілер бар',
    long: '{most} белгіден ұзын',
    bin: 'БСН 12 цифрдан тұрады',
    colour: 'түс былай жазылады: #1f4e79',
    light:
      '{colour} түсінің беттердің сұр фонымен контрасты {reached}, керегі {needed}; ең жақын жарамдысы – {instead}',
    oneColour: '--main және --accent түстерінің екеуі де керек немесе ешқайсысы керек емес',
    slug: 'ағылшынша атауында латын әріптері жоқ',
    twice: 'бұрыннан бар',
    phone: 'бұл толық нөмір емес; +7 7252 00 00 00 немесе +7 701 000 00 00 сияқты жазыңыз',
    foreign: 'бұл Қазақстанның коды емес',
    email: 'бұл пошта мекенжайы емес',
    domain: 'бұл сайттың аты емес: example.kz сияқты, жолсыз жазыңыз',
    folder: '{folder} бос емес: оған ештеңе жазылған жоқ. Жаңа немесе бос қалтаны атаңыз.',
    many: '{most} санынан артық алынбайды',
  },
  comments: {
    company:
      'Компания. Мұнда жоқты сайт жазбайды. Қалған өрістер docs/editors.md ішінде, «Своя компания за час» бөлімінде.',
    fill: 'толтырып, жол басындағы # белгісін алып тастаңыз',
    phones:
      'Қалған телефондар кеңселерде тұрады; кеңсе – contacts/ ішіндегі жазба, оған мекенжай керек. Сіз атағандар:',
    redirects:
      'Ескі сайттың мекенжайлары: { path: /flats, target: /properties/apartments, is_prefix: false, status: 301 }',
    texts:
      'Сайт мәтіндері өз сөзіңізбен. Мәтін мен оның кілтін табу: npm run content -- texts СӨЗ. {} орнына – мұндағыдай жолдар:',
    pictures:
      'Суреттер: файл қасында, media/ ішінде тұрады, жазбаның аты – файлдың жалғаусыз аты. Түрлері (kind) мен қалғаны docs/editors.md ішінде, «Картинка» бөлімінде. Жолдар осылай жазылады, # белгісінсіз:',
    city: 'Файлдың аты беттердің мекенжайында тұрады: жариялағаннан кейін өзгертілмейді.',
  },
  made: '{folder} қалтасы дайын, тексеру оны қабылдады.',
  left: 'Сайт әзірге білмейтін нәрселер:',
  next: 'Сайтты көру:',
  server: 'Серверде, сайттың мекенжайымен:',
  unmade: 'Қалта жасалған жоқ.',
  broken: 'Жауаптар бітті.',
}

const en: Words = {
  help: `The folder of a new company.

  npm run company -- new FOLDER [options]

Asks about the company and makes a folder with which the site starts: CONTENT_DIR=FOLDER DATA_DIR=FOLDER-data npm start.
On a terminal it asks what the options do not say; without one, or with --yes, it asks nothing.
It writes into no folder that has files. What you do not say is not on the site; npm run content -- check lists it.

      --language en        language of the questions: ru, kk or en
      --name "…"           its name; in three languages: "По-русски / Қазақша / English" (required)
      --city "…"           a city, in the same way; several times if you like (one is required)
      --legal-name "…"     its name in the register, in the same way
      --bin 12 digits      business identification number
      --main '#1f4e79'     colour of buttons, links and dark bands
      --accent '#9a3b2f'   colour of what stands out
      --phone '+7 …'       phone; the first stands in the header; several times if you like
      --email address      mail
      --domain name        the site's address, like example.kz
      --yes                asks nothing

Exit codes: 0 the folder is there, 1 it is not, 2 invalid usage.
`,
  start: 'A new company. Enter skips what is not required, Ctrl+C cancels everything.',
  questions: {
    folder: 'Folder of the company',
    name: 'Name in Russian',
    legalName: 'Name in the register, in Russian',
    bin: 'Business identification number (BIN), 12 digits',
    main: 'Main colour: buttons, links, dark bands (like #1f4e79)',
    accent: 'Second colour: what stands out (like #9a3b2f)',
    city: 'City in Russian',
    phone: 'Phone',
    email: 'Mail',
    domain: "The site's address, like example.kz",
  },
  inKazakh: 'in Kazakh (Enter: {words})',
  inEnglish: 'in English',
  skip: ' (Enter to skip)',
  another: 'Another one',
  takes: ' (Enter: {words})',
  refused: {
    missing: 'is required',
    languages: 'must be one text, or three with " / " between them: Russian / Kazakh / English',
    cyrillic: 'must be in Latin letters in English',
    signs: 'has signs that nobody sees',
    long: 'is longer than {most} characters',
    bin: 'must be 12 digits',
    colour: 'must be a colour like #1f4e79',
    light:
      '{colour} has a contrast of {reached} with the tinted ground of pages and needs {needed}; the nearest that has it is {instead}',
    oneColour: 'both colours are needed, --main and --accent, or none',
    slug: 'has no Latin letters in its English name',
    twice: 'is there already',
    phone: 'is not a complete number like +7 7252 00 00 00 or +7 701 000 00 00',
    foreign: 'has no code of Kazakhstan',
    email: 'is not an e-mail address',
    domain: 'is not the name of a site: write it like example.kz, without a path',
    folder: '{folder} is not empty: nothing was written into it. Name a new or an empty folder.',
    many: 'no more than {most} are taken',
  },
  comments: {
    company:
      'The company. What is not here is not on the site. The other fields: docs/editors.md, «Своя компания за час».',
    fill: 'fill in and remove the # at the beginning of the line',
    phones:
      'Other phones stand with offices; an office is a record in contacts/ and needs an address. You named:',
    redirects:
      'Addresses of the old site: { path: /flats, target: /properties/apartments, is_prefix: false, status: 301 }',
    texts:
      'Texts of the site in your own words. To find a text and its key: npm run content -- texts WORD. In place of {}, lines as these:',
    pictures:
      'Pictures: the file lies beside, in media/, and the record has its name without the ending. Kinds and the rest: docs/editors.md, «Картинка». Lines are written so, without #:',
    city: 'The name of the file stands in addresses of pages: it is not changed once they are public.',
  },
  made: 'The folder {folder} is ready, and the check takes it.',
  left: 'What the site does not know yet:',
  next: 'To see the site:',
  server: 'On a server, with the address of the site:',
  unmade: 'No folder was made.',
  broken: 'There are no more answers.',
}

export const words: Readonly<Record<Language, Words>> = { ru, kk, en }
