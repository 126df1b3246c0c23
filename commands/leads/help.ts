import type { StaffLanguage } from '#domain/staff/staff-text.ts'

/** What `npm run leads -- --help` prints. */
export const leadsHelp: Readonly<Record<StaffLanguage, string>> = {
  en: `Requests of visitors.

  npm run leads -- list [--json] [--since DAY] [--form FORM]
      A table; with --json one JSON object a line (npm run --silent leads -- list --json prints nothing else).
  npm run leads -- export [FILE] [--since DAY] [--form FORM] [--separator ","]
      CSV for spreadsheets, to the file or to standard output. Between the columns stands ";", as Excel set up for
      Kazakhstan needs it, unless --separator says otherwise.
  npm run leads -- resend [--id ID] [--dead] [--since DAY] [--form FORM] [--wait SECONDS] [--from ROUTE --by ROUTE]
      Sends what has not arrived yet: what is dead or waits and, unless --dead, what came before a way was on (with
      leads.yaml: what no route took). Letters to subscribers who wait for one go too. --from and --by send what has
      not arrived by one route, also by one that is no longer there, by another. Waits until nothing has moved for
      SECONDS (20).
  npm run leads -- test [ROUTE]
      Sends a sample marked «ПРОБА» by the route, without personal data, and says what came of it; without ROUTE lists
      the routes. A way of the settings is called mail, webhook or bitrix24.
  npm run leads -- forget --phone +7… | --email … | --telegram CHAT
      Deletes everything of a person: requests, files, deliveries; by their mail address the subscription too, by the
      number of their chat what they follow there (the bot tells them that number when asked).
  npm run leads -- copy --phone +7… | --email … | --telegram CHAT [--json] [--language ru|kk|en]
      Everything that is kept of a person, for them: in words, or as JSON. A subscription is found by --email or
      --telegram; all options may be given.
  npm run leads -- correct --phone +7… | --email … [--name …] [--new-phone +7…] [--new-email …]
      Corrects the data of a person in all of their requests, and names what was sent already.
  npm run leads -- consents [VERSION]
      The versions of consent and of the policy, with the number of those who agreed; with VERSION its words.
  npm run leads -- subscribers [FILE] [--json] [--all]
      Subscribers to the news, each with their consent and a link to leave, CSV to the file; --all also those who have
      not confirmed or have left.
  npm run leads -- retention [--confirm]
      What is past its time (LEADS_KEEP_DAYS, CV_KEEP_DAYS) and what was deleted last. The site deletes it by itself
      every day; the first time, when it is more than 5 % of all requests, and after a jump of the clock it waits for
      --confirm, which deletes at once.
  npm run leads -- sent [--deleted]
      Requests and CVs that are deleted here and were sent by mail, webhook or to Bitrix24: staff delete them there.
      --deleted ends the list.
  npm run leads -- adopt-database
      Says that DATA_DIR belongs to the database of the settings, after the site has refused to start because it
      belonged to another one. Make sure first that DATABASE_URL is right.

DAY is like 2026-11-21 (Kazakhstan) or a moment like 2026-11-21T10:00:00Z. FORM is callback, meets, questions,
reserves, application or student_application. Settings are those of the site: DATA_DIR, DATABASE_URL and so on.
`,
  ru: `Заявки посетителей.

  npm run leads -- list [--json] [--since ДЕНЬ] [--form ФОРМА]
      Таблица; с --json по одному объекту JSON на строку (npm run --silent leads -- list --json не печатает ничего
      другого).
  npm run leads -- export [ФАЙЛ] [--since ДЕНЬ] [--form ФОРМА] [--separator ","]
      CSV для таблиц, в файл или на экран. Между столбцами «;», как нужно Excel с настройками Казахстана, если
      --separator не говорит иного.
  npm run leads -- resend [--id НОМЕР] [--dead] [--since ДЕНЬ] [--form ФОРМА] [--wait СЕКУНДЫ]
                         [--from МАРШРУТ --by МАРШРУТ]
      Отправляет то, что ещё не дошло: брошенное, ждущее и, без --dead, пришедшее до включения канала (а с leads.yaml
      то, что не взял ни один маршрут). Письма подписчикам, которые их ждут, тоже. --from и --by отправляют то, что не
      дошло по одному маршруту (его может уже не быть), по другому. Ждёт, пока СЕКУНДЫ (20) ничего не меняется.
  npm run leads -- test [МАРШРУТ]
      Отправляет по маршруту пробу с пометкой «ПРОБА», без данных людей, и говорит, что вышло; без МАРШРУТА печатает
      список маршрутов. Каналы из настроек называются mail, webhook и bitrix24.
  npm run leads -- forget --phone +7… | --email … | --telegram ЧАТ
      Удаляет всё об этом человеке: заявки, файлы, отправки; по адресу почты и подписку, а по номеру чата, который
      называет бот для посетителей, то, о чём ему сообщают там.
  npm run leads -- copy --phone +7… | --email … | --telegram ЧАТ [--json] [--language ru|kk|en]
      Всё, что хранится о человеке, для него самого: словами или JSON. Подписка находится по --email или --telegram;
      можно указать всё.
  npm run leads -- correct --phone +7… | --email … [--name …] [--new-phone +7…] [--new-email …]
      Исправляет данные человека во всех его заявках и называет то, что уже отправлено.
  npm run leads -- consents [ВЕРСИЯ]
      Версии согласия и политики с числом согласившихся; с ВЕРСИЕЙ её текст.
  npm run leads -- subscribers [ФАЙЛ] [--json] [--all]
      Подписчики на новости, у каждого согласие и ссылка для отписки, CSV в файл; --all ещё и те, кто не подтвердил
      или отписался.
  npm run leads -- retention [--confirm]
      Чему вышел срок (LEADS_KEEP_DAYS, CV_KEEP_DAYS) и что удалено в последний раз. Сайт удаляет сам каждый день;
      в первый раз, если это больше 5 % всех заявок, и после скачка часов он ждёт --confirm, который удаляет сразу.
  npm run leads -- sent [--deleted]
      Заявки и резюме, которые здесь удалены, а раньше ушли почтой, webhook или в Bitrix24: сотрудники удаляют их там.
      --deleted закрывает список.
  npm run leads -- adopt-database
      Говорит, что DATA_DIR принадлежит базе из настроек, если сайт отказался запускаться, потому что она
      принадлежала другой. Сначала убедитесь, что DATABASE_URL верен.

ДЕНЬ — как 2026-11-21 (Казахстан) или время, как 2026-11-21T10:00:00Z. ФОРМА — callback, meets, questions, reserves,
application или student_application. Настройки те же, что у сайта: DATA_DIR, DATABASE_URL и другие.
`,
}
