import type { TextsByKey } from './text.ts'

// The Kazakh awaits a native editor.
/** The personal data policy (R58, note j), which the site shows as a document. */
export const policy = {
  /** The day from which this wording holds, ISO. A translation with an earlier day than the Russian is out of date. */
  'policy.version': {
    ru: '2026-12-01',
    kk: '2026-12-01',
    en: '2026-12-01',
  },
  'policy.title': {
    ru: 'Политика конфиденциальности',
    kk: 'Құпиялылық саясаты',
    en: 'Privacy policy',
  },
  /** `{name}` is the company, or `policy.owner` where nobody tells its name. */
  'policy.subtitle': {
    ru: 'Как {name} собирает, использует и защищает персональные данные посетителей сайта',
    kk: 'Сайтқа кірушілердің дербес деректерін {name} қалай жинайды, пайдаланады және қорғайды',
    en: 'How {name} collects, uses and protects the personal data of visitors to this website',
  },
  /** `{date}` is the version in words. */
  'policy.version_line': {
    ru: 'Редакция от {date} года',
    kk: 'Редакция күні: {date}',
    en: 'Version of {date}',
  },
  'policy.page_line': {
    ru: 'Страница {page} из {pages}',
    kk: '{pages} беттің {page}-беті',
    en: 'Page {page} of {pages}',
  },
  /** Forms of the word for a day, as `plural` takes them. */
  'policy.days': {
    ru: 'день | дня | дней',
    kk: 'күн',
    en: 'day | days',
  },
  /** Stands for the company where nobody tells its name. */
  'policy.owner': {
    ru: 'владелец этого сайта',
    kk: 'осы сайттың иесі',
    en: 'the owner of this website',
  },
  /** The facts of the register, behind the name of the company where they are known. */
  'policy.bin': {
    ru: 'БИН {bin}',
    kk: 'БСН {bin}',
    en: 'BIN {bin}',
  },
  'policy.address': {
    ru: 'юридический адрес: {address}',
    kk: 'заңды мекенжайы: {address}',
    en: 'registered address: {address}',
  },
  /** Ways to reach the company; the known ones are joined by commas, the last text stands in for all. */
  'policy.phone': {
    ru: 'телефон {phone}',
    kk: 'телефон {phone}',
    en: 'phone {phone}',
  },
  'policy.email': {
    ru: 'электронная почта {email}',
    kk: 'электрондық пошта {email}',
    en: 'e-mail {email}',
  },
  'policy.no_contacts': {
    ru: 'через форму «Заказать звонок» на сайте',
    kk: 'сайттағы «Қоңырауға тапсырыс беру» формасы арқылы',
    en: 'through the “Request a call” form on the website',
  },
  /**
   * Sections begin with `## `, points of a list with `- `; empty lines part paragraphs. Filled in are `{operator}` with
   * the facts of the register, `{contacts}`, and the times of the settings.
   */
  'policy.text': {
    ru: `## Кто обрабатывает данные

Оператор персональных данных: {operator}, застройщик в Республике Казахстан (далее «мы»). Связаться с нами: {contacts}.

Мы соблюдаем Закон Республики Казахстан от 21 мая 2013 года № 94-V «О персональных данных и их защите» и Правила сбора, обработки персональных данных, утверждённые приказом от 21 октября 2020 года № 395/НҚ. Политика действует на всех страницах этого сайта.

## Зачем нам данные

Мы используем данные только для того, ради чего вы их оставили:

- перезвонить вам или ответить на обращение;
- помочь выбрать квартиру или другое помещение, рассчитать покупку, назначить встречу;
- рассмотреть ваш отклик на вакансию;
- присылать новости и акции, письма об изменениях, если вы на них подписались;
- подготовить договор, если вы решите купить;
- подтвердить, когда и на какой текст было дано согласие;
- защитить формы от автоматических отправок;
- узнать, какая реклама привела обращение, а с вашего согласия и то, как посетители пользуются сайтом.

По согласию из заявки рекламных рассылок мы не делаем. Всё это получает только тот, кто дал отдельное согласие в форме подписки и подтвердил его по ссылке из письма; в каждом таком письме есть ссылка, чтобы отписаться. Решения, которые имеют для вас юридические последствия, принимают люди, а не программа.

## Какие данные мы собираем

Вы указываете сами:

- имя и номер телефона;
- адрес электронной почты и текст сообщения, если форма о них спрашивает;
- в заявке на встречу: желаемые день и время, офис или проект, формат встречи (в офисе, на площадке или онлайн), а если встреча о подборке, то и её состав, программа покупки и как вы планируете платить;
- в заявке на квартиру или другое помещение: как вы планируете платить;
- в подписке: адрес электронной почты и то, об изменениях чего вам писать;
- в отклике на вакансию: вакансию, место учёбы, специальность и курс, желаемое направление работы, дату, с которой вы готовы приступить, сопроводительное письмо и резюме.

Вместе с заявкой сохраняются (с подпиской — только страница, язык, IP-адрес, время и версия текста):

- адрес страницы, с которой она отправлена, язык сайта и предложение, о котором вы спрашиваете;
- адрес сайта, с которого вы пришли, и рекламные метки ссылки: utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, yclid, fbclid;
- если вы согласились на аналитику, номера, которые её сервисы дали вашему браузеру или визиту: ga_client_id (Google Analytics), ym_client_id (Яндекс Метрика), roistat_visit (Roistat);
- IP-адрес, дата и время отправки;
- с заявкой на встречу — наш ответ: подтверждена она, перенесена или отменена, на какие день, время и место, когда и кто из сотрудников ответил;
- версия текста, с которым вы согласились.

Мы не просим через сайт удостоверения личности, ИИН, сведения о здоровье и биометрические данные. Пожалуйста, не указывайте их в сообщении.

## На каком основании

Основание обработки: ваше согласие. Вы даёте его, когда ставите отметку в форме и отправляете её; заранее отметка не стоит. Без согласия форма не отправится, но с нами можно связаться по телефону. Если позже мы заключим договор, данные обрабатываются и для его исполнения.

## Кому мы передаём данные

Мы не продаём и не публикуем данные. Доступ к ним получают только:

- сотрудники, которые занимаются вашим обращением;
- CRM-система, в которой отдел продаж ведёт заявки, и почтовый сервис, через который заявки приходят сотрудникам, а письма подписчикам;
- хостинг-провайдер, серверы которого находятся в Казахстане;
- Google Analytics, Яндекс Метрика и Roistat, только после вашего согласия на аналитику: они получают идентификатор браузера и адреса просмотренных страниц, но не имя и не телефон;
- государственные органы в случаях, прямо предусмотренных законом.

Серверы сервисов аналитики могут находиться за пределами Казахстана, то есть это трансграничная передача. Пока согласия нет, их код не загружается и данные им не передаются. Названия получателей заявок сообщим по вашему запросу.

## Где и сколько мы храним данные

База персональных данных находится на серверах в Республике Казахстан.

Заявку и сведения о согласии храним {leadDays} со дня отправки, файл резюме {cvDays}. Адрес подписчика, сведения о его согласии и о том, какие новости мы ему отправили, храним, пока он подписан, и ещё {leadDays} после отписки, а без подтверждения подписки {unconfirmedDays} после письма. Подписку на изменения храним 30 дней после отказа, без подтверждения семь. Когда срок выйдет, удаляем не позже чем через месяц. Если отзовёте согласие раньше, удалим раньше. Данные, которые вошли в договор, хранятся столько, сколько требует закон.

## Как мы защищаем данные

Связь с сайтом шифруется (HTTPS). Заявки видят только сотрудники, которым это нужно для работы. В журналы сервера не попадают имена, телефоны и сообщения. Если безопасность данных будет нарушена, сообщим вам и уполномоченному органу в сроки, установленные законом.

## Ваши права

Вы можете:

- узнать, есть ли у нас ваши данные, откуда они, зачем и до какого срока хранятся, и получить их копию;
- исправить или дополнить данные;
- потребовать заблокировать их на время проверки;
- отозвать согласие;
- потребовать удалить данные;
- обратиться с жалобой в уполномоченный орган в сфере защиты персональных данных или в суд.

## Как отозвать согласие или удалить данные

Напишите или позвоните нам: {contacts}. Назовите имя, номер телефона из заявки и то, что нужно сделать: показать, исправить, удалить данные или прекратить обработку. Мы перезвоним на этот номер, чтобы данные не попали к постороннему.

Ответим в течение трёх рабочих дней. Исправим, заблокируем или удалим данные в течение одного рабочего дня после того, как убедимся, что просите именно вы. Это бесплатно. Отзыв не отменяет того, что сделано до него. Отказать можем, только если этого требует закон или не исполнено обязательство по договору; причину объясним письменно.

## Файлы cookie

- i18n_redirected помнит выбранный язык, хранится 365 дней и не содержит сведений о вас. Нужен для работы сайта.
- Cookie сервисов Google Analytics, Яндекс Метрика и Roistat появляются только после согласия на аналитику.

Согласие на аналитику спрашивается отдельно. После отказа сайт работает так же. Ваш ответ хранится в этом браузере; изменить его можно внизу любой страницы, «Настройки аналитики». После отказа cookie этих сервисов удаляются. Удалить cookie можно в любое время в настройках браузера.

## Изменения политики

Новая редакция публикуется по этому же адресу с новой датой. К заявке относится редакция, которая действовала в день отправки; прежние редакции пришлём по запросу. Политика опубликована на казахском, русском и английском языках.`,
    kk: `## Деректерді кім өңдейді

Дербес деректер операторы – {operator}, Қазақстан Республикасындағы құрылыс салушы компания (бұдан әрі – біз). Бізбен байланысу: {contacts}.

Біз «Дербес деректер және оларды қорғау туралы» Қазақстан Республикасының 2013 жылғы 21 мамырдағы № 94-V Заңын және 2020 жылғы 21 қазандағы № 395/НҚ бұйрықпен бекітілген Дербес деректерді жинау, өңдеу қағидаларын сақтаймыз. Саясат осы сайттың барлық бетіне қолданылады.

## Деректер не үшін керек

Деректерді Сіз оларды қандай мақсатпен қалдырсаңыз, сол мақсатта ғана пайдаланамыз:

- Сізге қоңырау шалу немесе өтінішіңізге жауап беру;
- пәтер немесе басқа үй-жай таңдауға, сатып алу есебін жасауға көмектесу, кездесу белгілеу;
- бос жұмыс орнына өтінішіңізді қарау;
- жазылған болсаңыз, жаңалықтар мен акцияларды, өзгерістер туралы хаттарды жіберу;
- сатып алуға шешім қабылдасаңыз, шарт дайындау;
- келісімнің қашан және қай мәтінге берілгенін растау;
- формаларды автоматты түрде жіберуден қорғау;
- өтініштің қай жарнамадан келгенін, ал Сіз келіссеңіз, сайттың қалай пайдаланылатынын білу.

Өтініштегі келісім бойынша жарнама таратпаймыз. Мұның бәрін жазылу формасында бөлек келісім беріп, оны хаттағы сілтеме арқылы растаған адам ғана алады; мұндай хаттың әрқайсысында жазылымнан бас тартатын сілтеме бар. Сіз үшін құқықтық салдары бар шешімді бағдарлама емес, адам қабылдайды.

## Қандай деректерді жинаймыз

Өзіңіз көрсететін деректер:

- атыңыз және телефон нөміріңіз;
- форма сұраса, электрондық пошта мекенжайыңыз және хабарлама мәтіні;
- кездесу өтінішінде: қалаған күніңіз бен уақытыңыз, кеңсе немесе жоба, кездесу форматы (кеңседе, құрылыс алаңында немесе онлайн), ал кездесу іріктеме бойынша болса, оның құрамы, сатып алу бағдарламасы және қалай төлеуді жоспарлайтыныңыз;
- пәтерге немесе басқа үй-жайға берген өтініште: қалай төлеуді жоспарлайтыныңыз;
- жазылғанда: электрондық пошта мекенжайыңыз және қай өзгерістер туралы жазу керегі;
- бос жұмыс орнына берген өтініште: бос орынның атауы, оқу орныңыз, мамандығыңыз бен курсыңыз, қалаған жұмыс бағытыңыз, жұмысқа кірісе алатын күніңіз, ілеспе хатыңыз және түйіндемеңіз.

Өтінішпен бірге сақталатын деректер (жазылыммен бірге – тек бет, тіл, IP-мекенжай, уақыт және мәтін нұсқасы):

- өтініш жіберілген беттің мекенжайы, сайт тілі және Сіз сұраған ұсыныс;
- Сіз келген сайттың мекенжайы және сілтемедегі жарнама белгілері: utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, yclid, fbclid;
- аналитикаға келіссеңіз, оның сервистері браузеріңізге немесе кіруіңізге берген нөмірлер: ga_client_id (Google Analytics), ym_client_id (Яндекс Метрика), roistat_visit (Roistat);
- IP-мекенжай, жіберілген күні мен уақыты;
- кездесу өтінішімен бірге – біздің жауабымыз: кездесу расталды ма, ауыстырылды ма немесе болмай қалды ма, қай күнге, уақытқа және қай жерде, қашан және қай қызметкер жауап берді;
- Сіз келіскен мәтіннің нұсқасы.

Сайт арқылы жеке басты куәландыратын құжаттарды, ЖСН-ді, денсаулық туралы мәліметтерді және биометриялық деректерді сұрамаймыз. Оларды хабарламаға жазбауыңызды өтінеміз.

## Өңдеудің негізі

Деректерді Сіздің келісіміңіз негізінде өңдейміз. Формадағы белгіні қойып, форманы жіберген кезде келісім бересіз; белгі алдын ала қойылмайды. Келісімсіз форма жіберілмейді, бірақ бізге телефон арқылы хабарласуға болады. Кейін шарт жасассақ, деректер сол шартты орындау үшін де өңделеді.

## Деректерді кімге береміз

Деректерді сатпаймыз және жарияламаймыз. Оларға тек мыналар қол жеткізе алады:

- өтінішіңізбен айналысатын қызметкерлер;
- сату бөлімі өтініштерді жүргізетін CRM жүйесі және өтініштер қызметкерлерге, ал хаттар жазылушыларға жететін пошта сервисі;
- серверлері Қазақстанда орналасқан хостинг-провайдер;
- аналитикаға келіскеніңізден кейін ғана – Google Analytics, Яндекс Метрика және Roistat: олар браузер идентификаторын және қаралған беттердің мекенжайын алады, бірақ атыңыз бен телефоныңызды алмайды;
- заңда тікелей көзделген жағдайларда – мемлекеттік органдар.

Аналитика сервистерінің серверлері Қазақстаннан тыс жерде болуы мүмкін, яғни бұл – деректерді трансшекаралық беру. Келісім берілмейінше олардың коды жүктелмейді және оларға деректер берілмейді. Өтініштерді алушылардың атауын сұрауыңыз бойынша хабарлаймыз.

## Деректерді қайда және қанша уақыт сақтаймыз

Дербес деректер базасы Қазақстан Республикасының аумағындағы серверлерде сақталады.

Өтінішті және келісім туралы мәліметтерді жіберілген күнінен бастап {leadDays}, түйіндеме файлын {cvDays} сақтаймыз. Жазылушының мекенжайын, келісімі туралы және оған қандай жаңалықтар жібергеніміз туралы мәліметтерді ол жазылып тұрғанда және жазылымнан бас тартқаннан кейін тағы {leadDays}, ал жазылым расталмаса, хат жіберілгеннен кейін {unconfirmedDays} сақтаймыз. Өзгерістерге жазылымды бас тартқаннан кейін 30 күн, расталмағанын жеті күн сақтаймыз. Мерзімі біткен соң бір айдан кешіктірмей жоямыз. Келісімді ертерек кері қайтарып алсаңыз, ертерек жоямыз. Шартқа енген деректер заң талап ететін мерзім бойы сақталады.

## Деректерді қалай қорғаймыз

Сайтпен байланыс шифрланады (HTTPS). Өтініштерді жұмысына қажет қызметкерлер ғана көреді. Сервер журналдарына есімдер, телефон нөмірлері мен хабарламалар жазылмайды. Деректердің қауіпсіздігі бұзылса, Сізге және уәкілетті органға заңда белгіленген мерзімде хабарлаймыз.

## Сіздің құқықтарыңыз

Сіздің мынадай құқықтарыңыз бар:

- бізде деректеріңіздің бар-жоғын, олардың қайдан алынғанын, не үшін және қай мерзімге дейін сақталатынын білу және көшірмесін алу;
- деректерді түзету немесе толықтыру;
- тексеру кезінде оларды бұғаттауды талап ету;
- келісімді кері қайтарып алу;
- деректерді жоюды талап ету;
- дербес деректерді қорғау саласындағы уәкілетті органға немесе сотқа шағым беру.

## Келісімді кері қайтарып алу және деректерді жою тәртібі

Бізге жазыңыз немесе қоңырау шалыңыз: {contacts}. Атыңызды, өтініштегі телефон нөмірін және не істеу керегін айтыңыз: деректерді көрсету, түзету, жою немесе өңдеуді тоқтату. Деректер бөгде адамның қолына түспеуі үшін сол нөмірге қайта қоңырау шаламыз.

Үш жұмыс күні ішінде жауап береміз. Сұраған өзіңіз екеніңізге көз жеткізген соң, деректерді бір жұмыс күні ішінде түзетеміз, бұғаттаймыз немесе жоямыз. Бұл тегін. Келісімді кері қайтарып алу оған дейін жасалған әрекеттердің күшін жоймайды. Заң талап еткенде немесе шарт бойынша міндеттеме орындалмағанда ғана бас тарта аламыз; себебін жазбаша түсіндіреміз.

## Cookie файлдары

- i18n_redirected таңдалған тілді есте сақтайды, 365 күн тұрады, Сіз туралы мәліметтерді қамтымайды. Сайттың жұмысына қажет.
- Google Analytics, Яндекс Метрика және Roistat сервистерінің cookie файлдары аналитикаға келіскеннен кейін ғана пайда болады.

Аналитикаға келісім бөлек сұралады. Бас тартсаңыз да, сайт дәл солай жұмыс істейді. Жауабыңыз осы браузерде сақталады; оны кез келген беттің төменгі жағындағы «Аналитика баптаулары» арқылы өзгерте аласыз. Бас тартқаннан кейін бұл сервистердің cookie файлдары жойылады. Cookie файлдарын браузер баптауларында кез келген уақытта жоюға болады.

## Саясаттың өзгеруі

Жаңа редакция осы мекенжайда жаңа күнімен жарияланады. Өтінішке ол жіберілген күні күшінде болған редакция қолданылады; бұрынғы редакцияларды сұрауыңыз бойынша жібереміз. Саясат қазақ, орыс және ағылшын тілдерінде жарияланған.`,
    en: `## Who processes the data

The operator of personal data is {operator}, a property developer in the Republic of Kazakhstan (“we”). How to reach us: {contacts}.

We follow Law of the Republic of Kazakhstan No. 94-V of 21 May 2013 “On Personal Data and their Protection” and the Rules for the collection and processing of personal data approved by Order No. 395/НҚ of 21 October 2020. The policy applies to every page of this website.

## Why we need the data

We use the data only for what you left it for:

- to call you back or answer your request;
- to help you choose an apartment or other premises, work out the cost and arrange a meeting;
- to consider your job application;
- to send you news and special offers by e-mail, if you have subscribed to them, and e-mails about changes of what you asked us to follow;
- to prepare a contract if you decide to buy;
- to show when consent was given and to which text;
- to protect the forms from automated submissions;
- to learn which advertisement led to the request and, with your consent, how visitors use the website.

We send no advertising on the basis of the consent in a request. News, special offers and e-mails about changes go only to those who agreed to them separately in their form and confirmed it with the link in an e-mail; every such e-mail has a link to unsubscribe. Decisions with legal consequences for you are made by people, not by software.

## What data we collect

You provide:

- your name and phone number;
- your e-mail address and a message, where the form asks for them;
- in a request for a meeting: the day and time you would like, the office or project, and the format of the meeting (in the office, on site or online); where it is about a shortlist, also the properties on it, the purchase programme and how you plan to pay;
- in a request about an apartment or other premises: how you plan to pay;
- in a subscription: your e-mail address and which changes to write to you about;
- in a job application: the vacancy, your place of study, speciality and year of study, the kind of work you would like, the day from which you can start, a cover letter and your CV.

Stored together with the request (with a subscription, only the page, language, IP address, time and version of the text):

- the address of the page it was sent from, the language of the website and the property you ask about;
- the address of the website you came from and the advertising tags in the link: utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, yclid, fbclid;
- if you agreed to analytics, the numbers that its services gave to your browser or visit: ga_client_id (Google Analytics), ym_client_id (Yandex Metrica), roistat_visit (Roistat);
- the IP address, the date and the time of sending;
- with a request for a meeting, our answer: whether it is confirmed, moved or cancelled, for which day, time and place, when it was given and by which member of our staff;
- the version of the text you agreed to.

Through the website we never ask for identity documents, individual identification numbers, health information or biometric data. Please do not put them in a message.

## Legal basis

The basis of processing is your consent. You give it by ticking the box in a form and sending the form; the box is never ticked in advance. A form cannot be sent without consent, but you can reach us by phone. If we conclude a contract later, the data is also processed to perform it.

## Who receives the data

We neither sell nor publish the data. Only the following have access to it:

- the members of staff who handle your request;
- the CRM system in which the sales office keeps requests, and the mail service through which requests reach the staff and e-mails reach subscribers;
- the hosting provider, whose servers are in Kazakhstan;
- Google Analytics, Yandex Metrica and Roistat, only after you agree to analytics: they receive an identifier of the browser and the addresses of the pages viewed, but neither your name nor your phone number;
- state bodies, in the cases expressly provided for by law.

The servers of the analytics services may be outside Kazakhstan, which makes this a cross-border transfer. Until you agree, their code is not loaded and no data goes to them. We will name the recipients of requests if you ask us.

## Where and how long the data is kept

The database of personal data is on servers in the Republic of Kazakhstan.

A request and the record of consent are kept for {leadDays} from the day it was sent, the file of a CV for {cvDays}. The address of a subscriber, the record of their consent and of the news we sent them are kept during the subscription and for {leadDays} after it ends, or, where it is not confirmed, for {unconfirmedDays} after the e-mail. The address for e-mails about changes and what you follow are kept until you end them, the address for 30 days more; what is not confirmed is deleted after seven days. When the time is over, all of it is deleted within a month. If you withdraw consent earlier, we delete it earlier. Data that has become part of a contract is kept for as long as the law requires.

## How the data is protected

The connection to the website is encrypted (HTTPS). Requests are seen only by staff who need them for their work. Names, phone numbers and messages do not enter the server logs. If the security of the data is breached, we will inform you and the authorised body within the time set by law.

## Your rights

You may:

- learn whether we hold your data, where it came from, why and until when it is kept, and receive a copy;
- have the data corrected or completed;
- have it blocked while it is being checked;
- withdraw consent;
- have the data deleted;
- complain to the authorised body for the protection of personal data or to a court.

## How to withdraw consent or delete the data

Write to us or call: {contacts}. Give your name, the phone number from the request and what should be done: show, correct or delete the data, or stop processing it. We will call that number back, so that the data does not reach a stranger.

We answer within three working days. We correct, block or delete the data within one working day of making sure that it is you who asks. This is free of charge. Withdrawal does not undo what was done before it. We may refuse only where the law requires it or an obligation under a contract has not been performed, and will give the reason in writing.

## Cookies

- i18n_redirected remembers the chosen language, is kept for 365 days and holds no information about you. The website needs it to work.
- Cookies of Google Analytics, Yandex Metrica and Roistat appear only after you agree to analytics.

Consent to analytics is asked for separately. If you refuse, the website works just the same. Your answer is kept in this browser; you can change it at the foot of any page, under “Analytics settings”. After a refusal the cookies of these services are removed. You can delete cookies at any time in the settings of your browser.

## Changes to the policy

A new version is published at the same address with a new date. A request falls under the version in force on the day it was sent; we will send earlier versions if you ask. The policy is published in Kazakh, Russian and English.`,
  },
} as const satisfies TextsByKey
