/** What `npm run leads` and `npm run status` say: English, then Russian. */
export const leadsRussian = {
  'The pages are not built: npm start builds them.': 'Страницы не собраны: их собирает npm start.',
  'The pages are not built: ask whoever looks after the site to start it anew.':
    'Страницы не собраны. Попросите того, кто следит за сайтом, запустить его заново.',
  'The tables are older than this version ({migrations}): ask whoever looks after the site to start it anew.':
    'Таблицы старше этой версии ({migrations}). Попросите того, кто следит за сайтом, запустить его заново.',
  'The database cannot be read: {problem}': 'База не читается: {problem}',
  'The database belongs to a newer version of the site ({migrations}): start that version.':
    'База принадлежит более новой версии сайта ({migrations}): запустите её.',
  'The tables are older than this version ({migrations}): npm start brings them up to date.':
    'Таблицы старше этой версии ({migrations}): их обновляет npm start.',
  '{requests} in the spool for {age}: the running site brings them into the database, so it does not run or cannot write.':
    '{requests} лежит в спуле {age}: их переносит в базу работающий сайт, значит, он не работает или не может писать.',
  '{count} line': 'строк: {count}',
  '{count} lines': 'строк: {count}',
  '{lines} of the spool set aside: call these people (a file for each in DATA_DIR/lead-journal/refused), then delete the files.':
    'В спуле отложено {lines}: позвоните этим людям (файл на каждого в DATA_DIR/lead-journal/refused), потом удалите файлы.',
  '{deliveries} by {channel} given up: npm run leads -- resend --dead sends them again.':
    'Канал {channel}: сайт больше не пробует ({deliveries}). Отправить снова: npm run leads -- resend --dead.',
  '{deliveries} by {channel} given up: ask whoever looks after the site to send them again.':
    'Канал {channel}: сайт больше не пробует ({deliveries}). Попросите того, кто следит за сайтом, отправить снова.',
  '{deliveries} by {channel} given up: choose «has not arrived» in the requests, call these people and press «Send again».':
    'Канал {channel}: сайт больше не пробует ({deliveries}). Выберите в «Заявках» состояние «не дошла», позвоните этим людям и нажмите «Отправить ещё раз».',
  '{deliveries} waiting for {channel}, which is off.': 'Канал {channel} выключен, а его ждут ({deliveries}).',
  '{deliveries} by {channel} waiting, oldest {age} ago: look at the reasons below.':
    'Канал {channel}: ждут ({deliveries}), самая старая {age} назад; причины ниже.',
  'No way to staff is on: a request would be stored, and nobody told. Set LEADS_EMAIL with SMTP_URL, LEADS_WEBHOOK_URL or BITRIX24_WEBHOOK_URL.':
    'Заявки никуда не отправляются: сайт их сохранит, но никому о них не скажет. Задайте LEADS_EMAIL и SMTP_URL, LEADS_WEBHOOK_URL или BITRIX24_WEBHOOK_URL.',
  'Requests go to Bitrix24, and neither policy nor consents name it: write it into leads.yaml, with its receiver.':
    'Заявки уходят в Bitrix24, а политика и согласия его не называют: впишите его в leads.yaml, с receiver.',
  '{requests} of the last day went to nobody, since no way to staff was on: npm run leads -- list shows them.':
    'За сутки никому не ушло ({requests}): не был включён ни один канал. Посмотреть: npm run leads -- list.',
  '{requests} of the last day went to nobody, since no way to staff was on: choose «was sent nowhere» in the requests and call these people.':
    'За сутки никому не ушло ({requests}): не был включён ни один канал. Выберите в «Заявках» состояние «никуда не ушла» и позвоните этим людям.',
  'The last import of the feed «{source}» was refused: {why}':
    'Последнее чтение выгрузки «{source}» отклонено: {why}',
  'The feed «{source}» was read: {what}': 'Выгрузка «{source}» прочитана: {what}',
  '{count} unit': 'помещений: {count}',
  '{units} of {all} in the feed «{source}» would have gone off sale at once {age} ago and are held: look at the feed; npm run feed -- accept {source} withdraws them.':
    'Выгрузка «{source}»: {units} из {all} разом ушли бы с продажи {age} назад и задержаны. Посмотрите выгрузку; снять их: npm run feed -- accept {source}.',
  '{units} of {all} in the feed «{source}» would have gone off sale at once {age} ago and are held: look at the feed; if it is right, ask whoever looks after the site to withdraw them.':
    'Выгрузка «{source}»: {units} из {all} разом ушли бы с продажи {age} назад и задержаны. Посмотрите выгрузку; если она верна, попросите того, кто следит за сайтом, снять их.',
  '{count} hour': '{count} ч',
  '{count} hours': '{count} ч',
  'The feed «{source}» last brought something new {age} ago; it may be {hours} old: look at what runs the import, and whether the feed is still renewed.':
    'Выгрузка «{source}» последний раз принесла новое {age} назад, а можно не старше {hours}: проверьте, что запускает её чтение и обновляется ли она.',
  'The last import of the feed «{source}» could use none of its {offers}: a dry run shows why.':
    'Из выгрузки «{source}» в последний раз не взято ничего ({offers}): почему, покажет проба с --dry-run.',
  'The last import of the feed «{source}» could use none of its {offers}: ask whoever looks after the site why.':
    'Из выгрузки «{source}» в последний раз не взято ничего ({offers}): почему, спросите того, кто следит за сайтом.',
  'The last import of the feed «{source}» left out {share} of its offers, an earlier one {before}: a dry run shows why; npm run feed -- accept {source} says that it is right.':
    'При последнем чтении выгрузки «{source}» пропущено {share} предложений, раньше {before}: почему, покажет проба с --dry-run. Если так и надо: npm run feed -- accept {source}.',
  'The last import of the feed «{source}» left out {share} of its offers, an earlier one {before}: ask whoever looks after the site why, or tell them that it is right.':
    'При последнем чтении выгрузки «{source}» пропущено {share} предложений, раньше {before}: почему, спросите того, кто следит за сайтом, а если так и надо, скажите ему.',
  '{offers} of the feed «{source}» have a project, a house or a status that is not known: a dry run prints what the mapping lacks.':
    'Выгрузка «{source}»: неизвестен проект, дом или статус ({offers}). Чего не хватает в соответствии, напечатает проба с --dry-run.',
  '{offers} of the feed «{source}» have a project, a house or a status that is not known: ask whoever looks after the site to name it.':
    'Выгрузка «{source}»: неизвестен проект, дом или статус ({offers}). Попросите того, кто следит за сайтом, дополнить соответствие.',
  '{pictures} of plans of the feed «{source}» could not be downloaded: the list of reports in STOCK_DIR has each with its reason.':
    'Выгрузка «{source}»: планировки не скачиваются ({pictures}). Какие и почему — в списке отчётов в STOCK_DIR.',
  'Past its time: {what}. It waits for a word, since {why}: npm run leads -- retention.':
    'Пора удалить: {what}. Сайт ждёт вашего слова: {why}. npm run leads -- retention.',
  'Past its time: {what}. It waits for a word, since {why}: whoever looks after the site gives it.':
    'Пора удалить: {what}. Сайт ждёт подтверждения: {why}. Его даёт тот, кто следит за сайтом.',
  'Old data were last looked for {age} ago: the running site does it every day.':
    'Старые данные последний раз искали {age} назад: работающий сайт делает это каждый день.',
  '{count} upload': 'файлов: {count}',
  '{count} uploads': 'файлов: {count}',
  '{uploads} of no request, so many that none was touched: is it the right database?':
    'Файлы без заявки ({uploads}), так много, что ни один не тронут: та ли это база?',
  '{count} copy': 'копий: {count}',
  '{count} copies': 'копий: {count}',
  '{copies} of deleted requests in mail or CRM for {age}: npm run leads -- sent lists them, delete them there.':
    'Копии удалённых заявок лежат в почте или CRM уже {age} ({copies}): список даёт npm run leads -- sent, удалите их там.',
  '{copies} of deleted requests in mail or CRM for {age}: ask whoever looks after the site for the list, and delete them there.':
    'Копии удалённых заявок лежат в почте или CRM уже {age} ({copies}): попросите список у того, кто следит за сайтом, и удалите их там.',
  '{count} letters in a day asked to confirm a subscription, and no more go out: somebody may be using the form to write to strangers.':
    'За сутки ушло писем с просьбой подтвердить подписку: {count}, больше не уходит: возможно, через форму пишут чужим людям.',
  '{count} network': 'сетей: {count}',
  '{count} networks': 'сетей: {count}',
  '{count} letter': 'писем: {count}',
  '{count} letters': 'писем: {count}',
  '{networks} used up the {most} letters of a day that one network may have ({letters}), and no more go out there: somebody may be using the form to write to strangers, or a proxy hides the addresses (TRUST_PROXY).':
    'Свои {most} писем в сутки израсходовали {networks} ({letters}), больше туда не уходит: возможно, через форму пишут чужим людям, или прокси скрывает адреса (TRUST_PROXY).',
  'Files of applications take {share} % of UPLOADS_MAX_MB; at 100 % applications with a file are refused: raise it, or keep CVs for a shorter time.':
    'Файлы откликов занимают {share} % от UPLOADS_MAX_MB; на 100 % отклики с файлом будут отклоняться: увеличьте предел или храните резюме меньше.',
  'The last backup was made {age} ago: look why its timer or cron makes none.':
    'Последняя резервная копия сделана {age} назад: посмотрите, почему таймер или cron не делает новых.',
  'Only {free} left on the disk of {folder}: make room.':
    'На диске с {folder} осталось {free}: освободите место.',
  'PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY is off: all visitors count as one address in forms, and only the limit in all holds for renders. Set TRUST_PROXY to the number of proxies.':
    'PUBLIC_URL — https, значит, впереди прокси, а TRUST_PROXY выключен: в формах все посетители считаются одним адресом, а для страниц действует только общий предел. Укажите в TRUST_PROXY число прокси.',
  '{count} request': 'заявок: {count}',
  '{count} requests': 'заявок: {count}',
  '{count} delivery': 'отправок: {count}',
  '{count} deliveries': 'отправок: {count}',
  '{count} picture': 'картинок: {count}',
  '{count} pictures': 'картинок: {count}',
  '{count} offer': 'предложений: {count}',
  '{count} offers': 'предложений: {count}',
  '{count} day': '{count} дн.',
  '{count} days': '{count} дн.',
  '{count} minute': '{count} мин',
  '{count} minutes': '{count} мин',
  'less than a minute': 'меньше минуты',
  '{size} GB': '{size} ГБ',
  'not built': 'не собран',
  'build {id}, made {moment}': 'сборка {id} от {moment}',
  'from another server, {api}; below is the database of this one':
    'с другого сервера, {api}; ниже база этого',
  'none enabled': 'ни одного',
  'the folder does not exist': 'такой папки нет',
  '{free} of {size} free at {folder}': 'свободно {free} из {size}, {folder}',
  '{used} of {most} allowed': '{used} из {most}',
  'Nothing needs attention.': 'Всё в порядке.',
  'Nothing needs attention yet. {deliveries} failed and will be tried again by the site itself; the reasons are below.':
    'Вмешиваться пока не нужно. Не вышло с первого раза, {deliveries}: сайт попробует ещё сам, причины ниже.',
  'Needs attention:': 'Требует внимания:',
  '{moment}, Kazakhstan time': '{moment}, время Казахстана',
  '{name}: cannot be read': '{name}: не читается',
  '{name}: answers; {applied} migrations applied, {pending} pending':
    '{name}: отвечает; миграций выполнено {applied}, не выполнено: {pending}',
  '{channel}: {count} given up, oldest {age} ago': '{channel}: брошено {count}, самая старая {age} назад',
  '{channel}: {count} waiting, oldest {age} ago': '{channel}: ждёт {count}, самая старая {age} назад',
  '{channel}, given up: {count} × {reason}': '{channel}, брошено: {count} × {reason}',
  '{channel}, to be tried again: {count} × {reason}': '{channel}, будет ещё попытка: {count} × {reason}',
  'version {version}, changed {age} ago ({moment})': 'версия {version}, изменено {age} назад ({moment})',
  '{all}: {arrived} arrived, {waiting} waiting, {dead} given up, {unsent} sent nowhere':
    '{all}: дошло {arrived}, ждёт {waiting}, брошено {dead}, никуда не ушло {unsent}',
  empty: 'пусто',
  '{active} active, {pending} to be confirmed, {left} unsubscribed':
    'действует {active}, ждёт подтверждения {pending}, отписалось {left}',
  'E-mails about changes': 'Письма об изменениях',
  'What visitors write to the bot {bot} cannot be read for {age}: look at VISITOR_BOT_TOKEN and at the log («the bot for visitors cannot be read»).':
    'Сообщения посетителей боту {bot} не читаются: {age}. Проверьте VISITOR_BOT_TOKEN и журнал («the bot for visitors cannot be read»).',
  '--telegram takes the number of a chat, which the bot says, not «{text}»':
    '--telegram ждёт номер чата, который называет бот, а не «{text}»',
  'Bot for visitors': 'Бот для посетителей',
  '{bot}, read {age} ago': '{bot}, прочитан {age} назад',
  '{bot}, not read yet': '{bot}, ещё не прочитан',
  '{active} addresses with {watches} watches, {pending} to be confirmed, {left} ended, {paused} paused, {chats} chats of Telegram':
    'адресов и чатов {active} (в Telegram {chats}), следят за {watches}, ждёт подтверждения {pending}, отказалось {left}, остановлено из-за отказов почты {paused}',
  'requests {leads} days, CVs {cv} days': 'заявки {leads} дн., резюме {cv} дн.',
  'old data were never looked for': 'старые данные ещё не искали',
  'looked {age} ago': 'искали {age} назад',
  'deleted {age} ago: {what}': 'удалено {age} назад: {what}',
  'copies in mail or CRM to be deleted there: {count}':
    'копий в почте и CRM, которые нужно удалить там: {count}',
  '{source}: refused {age} ago': '{source}: отклонена {age} назад',
  '{source}: never imported': '{source}: ещё не загружалась',
  '{source}: {age} ago, read {read}, added {added}, changed {changed}, withdrawn {withdrawn}, skipped {skipped}':
    '{source}: {age} назад, прочитано {read}, новых {added}, изменено {changed}, снято {withdrawn}, пропущено {skipped}',
  'none was imported': 'не загружались',
  'any number at once': 'сколько угодно сразу',
  '{count} at once': 'сразу {count}',
  '{all}, no limit for one address': '{all}, для одного адреса без предела',
  '{requests} in {seconds} s for one address': 'для одного адреса {requests} за {seconds} с',
  'TRUST_PROXY is off: of visitors behind a proxy only the limit in all holds':
    'TRUST_PROXY выключен: для посетителей за прокси действует только общий предел',
  '{count} set aside': 'отложено {count}',
  '{count} file': 'файлов: {count}',
  '{count} files': 'файлов: {count}',
  '{requests} requests in {files}, oldest {age} ago': 'заявок {requests}, {files}, самая старая {age} назад',
  Site: 'Сайт',
  Data: 'Данные',
  Database: 'База',
  'Kept for': 'Хранится',
  'Ways to staff': 'Каналы',
  Spool: 'Спул',
  Renders: 'Страницы',
  Disk: 'Диск',
  Backup: 'Копия',
  'backup.sh was never run': 'backup.sh ещё не запускали',
  'made {age} ago': 'сделана {age} назад',
  Uploads: 'Файлы',
  Content: 'Содержание',
  Units: 'Объекты',
  'Requests, 24 h': 'Заявки за сутки',
  Outbox: 'Отправки',
  Feeds: 'Выгрузки',
  Subscriptions: 'Подписки',
  '{count} CV': 'резюме: {count}',
  '{count} CVs': 'резюме: {count}',
  '{count} subscription': 'подписок: {count}',
  '{count} subscriptions': 'подписок: {count}',
  '{count} answer of a receiver': 'ответов получателей: {count}',
  '{count} answers of receivers': 'ответов получателей: {count}',
  '{count} file in the trash': 'файлов в корзине: {count}',
  '{count} files in the trash': 'файлов в корзине: {count}',
  '{count} line of the spool': 'строк спула: {count}',
  '{count} lines of the spool': 'строк спула: {count}',
  nothing: 'ничего',
  'Deleted: {what}': 'Удалено: {what}',
  'Kept for: requests {leads} days, CVs {cv} days': 'Хранится: заявки {leads} дн., резюме {cv} дн.',
  'Past its time: {what}': 'Пора удалить: {what}',
  'Nothing was deleted yet.': 'Ещё ничего не удаляли.',
  'Deleted last, on {day}: {what}': 'Последний раз удалено {day}: {what}',
  'It waits for a word: {why}. When the clock and the settings are right: npm run leads -- retention --confirm':
    'Сайт ждёт вашего слова: {why}. Если часы и настройки верны: npm run leads -- retention --confirm',
  'may have arrived': 'могла дойти',
  'sent on {day}': 'отправлена {day}',
  'CV of request {id}': 'резюме заявки {id}',
  'request {id}': 'заявка {id}',
  'Nothing that was sent waits to be deleted.': 'Удалять у получателей нечего.',
  'Delete these in mail (the id stands in the Message-ID), behind the webhook (id) and in Bitrix24 (ORIGIN_ID); then: npm run leads -- sent --deleted':
    'Удалите их в почте (номер стоит в Message-ID), за webhook (id) и в Bitrix24 (ORIGIN_ID); потом: npm run leads -- sent --deleted',
  '{count} copies were sent by mail, webhook or to the CRM: npm run leads -- sent lists them, delete them there.':
    'Копий ушло почтой, webhook или в CRM: {count}. Список даёт npm run leads -- sent, удалите их там.',
  'it is the first deletion, or the times have become shorter': 'это первое удаление, или сроки стали короче',
  'more than 5 % of all requests would lose something': 'что-то потеряли бы больше 5 % всех заявок',
  'the clock has jumped, or the site has rested for more than a week':
    'часы перескочили, или сайт стоял больше недели',
  'Kazakhstan time': 'Время',
  Phone: 'Телефон',
  Request: 'Заявка',
  Ways: 'Каналы',
  'No requests.': 'Заявок нет.',
  'consent: not asked': 'согласие не спрашивали',
  'over the limit': 'сверх предела',
  '{channel}: delivered': '{channel}: дошла',
  '{count} attempt': 'попыток: {count}',
  '{count} attempts': 'попыток: {count}',
  pending: 'ждёт',
  dead: 'брошена',
  '{count} more in the spool: received while the database was down; they will appear here once the running site has imported them.':
    'Ещё в спуле: {count}. Они пришли, пока база была недоступна, и появятся здесь, когда их перенесёт работающий сайт.',
  'Their requests also name {option}: repeat it with that, if it is theirs.':
    'В заявках этого человека есть и {option}: повторите с ним, если это он.',
  '{count} more in the spool: run this again when the site has imported them.':
    'Ещё в спуле: {count}. Повторите команду, когда сайт их перенесёт.',
  'The database refused a request of this person, look at it yourself: {path}':
    'Одну заявку этого человека база не приняла, посмотрите её сами: {path}',
  'Deleted: requests {requests}, deliveries {deliveries}, files {files}, subscriptions {subscriptions}, watchers {watchers}':
    'Удалено: заявки {requests}, отправки {deliveries}, файлы {files}, подписки {subscriptions}, адреса для писем об изменениях {watchers}',
  'Not on this machine, delete them in the folder uploads of the others: {files}':
    'На этой машине нет, удалите на других в папке uploads: {files}',
  'Also delete what else holds the data: exports, calls in the CRM, any backups.':
    'Удалите и остальное, где есть эти данные: выгрузки, звонки в CRM, копии.',
  'Corrected: requests {count}': 'Исправлено: заявки {count}',
  'Correct it there too: {channels}, request {id}': 'Исправьте и там: {channels}, заявка {id}',
  'A subscription stays with the address that was confirmed: leave it by «forget», and subscribe the new one.':
    'Подписка остаётся за подтверждённым адресом: уберите её командой forget и подпишите новый адрес.',
  '{folder} belonged to another database. It belongs to this one now: the site starts.':
    '{folder} принадлежала другой базе, теперь принадлежит этой: сайт запустится.',
  '{folder} belongs to this database.': '{folder} принадлежит этой базе.',
  '--since takes a day like 2026-11-21 or a moment like 2026-11-21T10:00:00Z, not «{text}»':
    '--since — день, как 2026-11-21, или время, как 2026-11-21T10:00:00Z, а не «{text}»',
  '--form takes one of {forms}, not «{text}»': '--form — одна из: {forms}, а не «{text}»',
  'The file {file} cannot be written ({code}).': 'Файл {file} не записать ({code}).',
  'The words of «{version}» are not kept. Without a version the command lists them all':
    'Текст «{version}» не хранится. Без версии команда перечислит все',
  'words not kept': 'текста нет',
  'since {day}': 'с {day}',
  'agreed: {count}': 'согласий: {count}',
  'No way to staff is on. Set SMTP_URL and LEADS_EMAIL, LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or BITRIX24_WEBHOOK_URL.':
    'Ни один канал не включён. Задайте SMTP_URL и LEADS_EMAIL, LEADS_WEBHOOK_URL и LEADS_WEBHOOK_SECRET или BITRIX24_WEBHOOK_URL.',
  '{channel}: {arrived} delivered now, {pending} pending, {dead} dead':
    '{channel}: дошло сейчас {arrived}, ждёт {pending}, брошено {dead}',
  '{channel} is off: {count} wait': '{channel} выключен: ждёт {count}',
  'consent {day}': 'согласие {day}',
  '{count} subscriber.': 'Подписчиков: {count}.',
  '{count} subscribers.': 'Подписчиков: {count}.',
  'PUBLIC_URL is not set: the links lead to this machine.':
    'PUBLIC_URL не задан: ссылки ведут на эту машину.',
  '{requests} written to {file}.': '{requests}, записано в {file}.',
  'Add the file «{name}»: {path} in the folder uploads of DATA_DIR.':
    'Приложите файл «{name}»: {path} в папке uploads (DATA_DIR).',
  'Make sure that it is this person who asks, and add what mail and the CRM hold.':
    'Убедитесь, что просит сам человек, и добавьте то, что есть в почте и CRM.',
  '{command} needs --phone or --email': '{command}: нужен --phone или --email',
  '{option} takes a number like +77011234567, not «{text}»':
    '{option} — номер, как +77011234567, а не «{text}»',
  '--name takes a name of at most {count} letters': '--name — имя не длиннее {count} букв',
  '--new-email takes a mail address, not «{text}»': '--new-email — адрес почты, а не «{text}»',
  '--separator takes ";" "," or a tab, not «{text}»': '--separator — «;», «,» или табуляция, а не «{text}»',
  '--wait takes whole seconds, not «{text}»': '--wait — целые секунды, а не «{text}»',
  'There is no request {id}': 'Заявки {id} нет',
  '--language takes {languages}, not «{text}»': '--language — одно из: {languages}, а не «{text}»',
  'correct needs --name, --new-phone or --new-email': 'correct: нужен --name, --new-phone или --new-email',
  'a file is CSV: leave --json or the file out': 'файл — это CSV: уберите --json или файл',
  'The site takes its data from API_BASE_URL: new requests are stored there; these are the requests of this database.':
    'Сайт берёт данные из API_BASE_URL, новые заявки хранятся там; это заявки этой базы.',
  'Run «npm run leads -- --help» for usage.': 'Как пользоваться: npm run leads -- --help',
  'Unknown option «{name}». Available: {names}': 'Нет параметра «{name}». Есть: {names}',
  'Run «npm run status -- --help» for usage.': 'Как пользоваться: npm run status -- --help',

  // The database of a command.
  'There is no database in {folder} yet: npm start makes one. DATA_DIR names another folder.':
    'В {folder} ещё нет базы: её создаст npm start. Другую папку называет DATA_DIR.',
  'The embedded database in {folder} could not be opened: {why}.':
    'Встроенная база в {folder} не открылась: {why}.',
  'DATA_DIR names its folder; the files in it belong to the user who made them.':
    'Её папку называет DATA_DIR; файлы в ней принадлежат тому пользователю, который их создал.',
  '{name} could not be used: {why}.': '{name} недоступна: {why}.',
  'Check DATABASE_URL (user and password too) and whether that server runs.':
    'Проверьте DATABASE_URL (имя и пароль тоже) и работает ли этот сервер.',
  'Without DATABASE_URL the site uses its embedded database.': 'Без DATABASE_URL сайт берёт встроенную базу.',
  'the embedded one in it': 'встроенная база в ней',
  'The PostgreSQL database of DATABASE_URL': 'База PostgreSQL из DATABASE_URL',
  'The PostgreSQL database «{name}» at {host}': 'База PostgreSQL «{name}» на {host}',
  'The data folder {folder} belongs to another database than {name}.':
    'Папка данных {folder} принадлежит другой базе ({name} — не она).',
  'Correct DATABASE_URL or DATA_DIR, or, if they shall belong together from now on: npm run leads -- adopt-database':
    'Исправьте DATABASE_URL или DATA_DIR, а если с этого дня они вместе: npm run leads -- adopt-database',
} as const
