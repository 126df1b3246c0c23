/** Letters to staff about what is wrong with the site. Russian, like all letters to staff (decision 018). */
export const alarmsRu = {
  begun: 'Сайт: нужно посмотреть ({count})',
  over: 'Сайт: снова в порядке ({count})',
  ended: 'Закончилось ({from} — {to}): {text}',
  where:
    'Что происходит сейчас: npm run status, о выгрузках ещё stock/reports/index.html в папке данных. Что делать с каждой тревогой: docs/metrics.md.',
  last: 'За сутки это {count}-е письмо о тревогах: больше писем в эти сутки не будет, смотрите npm run status.',
  database:
    'база данных не отвечает. Заявки копятся на диске сайта и не теряются, страницы показываются из памяти.',
  delivery_waits:
    'заявки не доходят: самая старая отправка по каналу {channel} ждёт с {since}, всего {count}. Посетители ждут звонка: npm run leads -- list.',
  delivery_dead:
    'сайт больше не пробует отправить: {count}, канал {channel}. Отправить снова: npm run leads -- resend --dead.',
  spool_waits: 'заявки лежат на диске и не попадают в базу с {since}: {count}.',
  lines_set_aside:
    'отложено заявок, которые база не приняла: {count}. Позвоните этим людям: файл на каждого лежит в lead-journal/refused папки данных.',
  requests_failed: 'за пять минут не сохранились заявки: {count}. Посетителям предложено позвонить.',
  content: 'изменения содержания не показываются: поиск не видел базу с {since}.',
  publication:
    'правка содержания {id} не вышла на сайт: {first}{more}. Всё, что не так, печатает npm run content -- publish.',
  fetch:
    'правки содержания не приходят: ветку не удаётся получить с {since}. Причину печатает npm run content -- publish.',
  disk: 'на диске папки данных осталось {free} ГБ из {size}.',
  backup:
    'резервной копии данных нет с {since}: ночное копирование не удаётся. Причина в journalctl --unit kerege-backup.',
  errors: 'за пять минут ошибкой сайта закончились {share} ответов: {count}.',
  bot: 'бота для посетителей не удаётся прочитать с {since}: подписки в Telegram не подтверждаются и не завершаются. Причина в журнале сайта.',
  feed: 'выгрузка «{source}»: {text}',
} as const
