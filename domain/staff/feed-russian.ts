/** What `npm run feed` says, and the sentences of an import that are not about a table: English, then Russian. */
export const feedRussian = {
  // The report
  'sheet «{sheet}»': 'лист «{sheet}»',
  'an offer': 'предложение',
  'skipped {place}: {why}': 'пропущено: {place}: {why}',
  'unknown project {name}: {count} offer': 'неизвестный проект {name}, предложений: {count}',
  'unknown project {name}: {count} offers': 'неизвестный проект {name}, предложений: {count}',
  'unknown house {name}: {count} offer': 'неизвестный дом {name}, предложений: {count}',
  'unknown house {name}: {count} offers': 'неизвестный дом {name}, предложений: {count}',
  'without a name': 'без названия',
  'numbers {span}': 'номера {span}',
  'floors {span}': 'этажи {span}',
  'by hand (units.yaml:{row}): unit {id} is {after} at {price} until {until}; the feed says {before} at {old}':
    'вручную (units.yaml:{row}): помещение {id} — {after}, цена {price}, до {until}; в выгрузке {before}, цена {old}',
  'Dry run, nothing was written. ': 'Проба: ничего не записано. ',
  '{format} as «{source}», {seconds} s': '{format}, источник «{source}», {seconds} с',
  'read {read}, added {added}, changed {changed}, unchanged {unchanged}, withdrawn {withdrawn}, held {held}, skipped {skipped}':
    'прочитано {read}, новых {added}, изменено {changed}, без изменений {unchanged}, снято {withdrawn}, задержано {held}, пропущено {skipped}',
  'To be pasted into the file of --mapping and filled in:': 'Вставьте в файл --mapping и заполните:',

  'slug of a project, as in the address of its page': 'slug проекта, как в адресе его страницы',
  'slug of a house; or {example} for units that do not say':
    'slug дома или {example} для помещений, которые этого не говорят',
  'rough, rough_plus, prefine, fine or turnkey': 'rough, rough_plus, prefine, fine или turnkey',
  'free, request, reserved, unconfirmed, sold or hidden':
    'free, request, reserved, unconfirmed, sold или hidden',
  'tenge for one of it: 6.1': 'сколько тенге в единице: 6.1',

  // What staff should look at
  'house «{name}» stands in {count} projects here ({slugs}): say which by a column or a heading «ЖК», by «fixed: {example}», or under «houses»':
    'дом «{name}» есть здесь в нескольких проектах ({count}: {slugs}): скажите, в каком, столбцом или заголовком «ЖК», строкой «fixed: {example}» или под «houses»',
  'unknown status «{name}»: {count} hidden': 'неизвестный статус «{name}», скрыто: {count}',
  'unknown price «{name}»: {count} without one': 'непонятная цена «{name}», осталось без цены: {count}',
  'unknown finishing «{name}»: left out for {count}': 'неизвестная отделка «{name}», не указана у: {count}',
  'unknown side «{name}»: {count} without windows to a side':
    'непонятная сторона света «{name}», осталось без неё: {count}',
  'passed over: {name}': 'не прочитано: {name}',
  'house {house}: {note}': 'дом {house}: {note}',
  'house {house}: the feed has none of its {count} units any more':
    'дом {house}: в выгрузке больше нет ни одного его помещения, было {count}',
  '{count} units of «{source}» would go off sale at once: an import holds them.':
    'Источник «{source}»: сразу снялось бы с продажи помещений: {count}. Импорт их задержит.',
  'Held: {count} units of «{source}» would have gone off sale at once, and visitors read that their availability is being confirmed. If the feed is right, «npm run feed -- accept {source}» withdraws them; a feed that has them again puts them back on sale.':
    'Задержано: источник «{source}» разом снял бы с продажи помещений: {count}, и посетители читают «Наличие уточняется». Если выгрузка верна, их снимет «npm run feed -- accept {source}»; если они вернутся в выгрузку, вернутся и в продажу.',
  'Nothing of «{source}» could be used: its only offer is left out, for the reason above.':
    'Из «{source}» ничего не подошло: единственное предложение пропущено, причина выше.',
  'Nothing of «{source}» could be used: all its {count} offers are left out, each for the reason above.':
    'Из «{source}» ничего не подошло: пропущены все предложения, {count}; причина каждого выше.',

  // Refusals
  '{moved} units of {before} would go into another house. Nothing was written; look at the houses of the feed and of the mapping, and if they are right, add --force.':
    'Помещений, которые перешли бы в другой дом: {moved} из {before}. Ничего не записано; посмотрите на дома выгрузки и файла --mapping и, если они верны, добавьте --force.',
  'The feed contains no offers. Nothing was imported; ask the provider whether it is complete.':
    'В выгрузке нет ни одного предложения. Ничего не загружено; спросите у того, кто её даёт, вся ли она.',
  'The feed is empty. Nothing was imported; download it again.':
    'Выгрузка пустая. Ничего не загружено; скачайте её заново.',
  '«{address}» is not a valid URL. Use one like https://example.kz/feed.xml.':
    '«{address}» — не адрес. Адрес пишут так: https://example.kz/feed.xml.',
  'There is no file {file}. Check its name.': 'Файла {file} нет. Проверьте имя.',
  '{file} is a folder. Give the file of the feed.': '{file} — папка. Назовите файл выгрузки.',
  'The mapping {file} cannot be read ({code}). Check its name.':
    'Файл --mapping {file} не читается ({code}). Проверьте имя.',
  'The mapping {file} is not valid YAML: {why} Fix that line.':
    'Файл --mapping {file} — не YAML: {why} Поправьте эту строку.',
  'The mapping {file} cannot be written ({code}). Name a new file.':
    'Файл {file} для --write-mapping не записать ({code}). Назовите новый файл.',
  'The feed needs too much memory. Nothing was written; ask the provider to check it.':
    'Выгрузке нужно слишком много памяти. Ничего не записано; попросите того, кто её даёт, проверить её.',
  'The import failed: {why}. Nothing was written.': 'Импорт не удался: {why}. Ничего не записано.',
  'The site takes its data from API_BASE_URL: this import is into the database of these settings, which the site does not show.':
    'Сайт берёт данные с API_BASE_URL: этот импорт идёт в базу из этих настроек, а её сайт не показывает.',

  // One source
  '{count} unit of «{source}» withdrawn.': 'Источник «{source}»: снято с продажи помещений: {count}.',
  '{count} units of «{source}» withdrawn.': 'Источник «{source}»: снято с продажи помещений: {count}.',
  'The imports of «{source}» are forgotten; its units stay.':
    'Источник «{source}» забыт; его помещения остались.',
  '{count} units of «{source}» are held: «npm run feed -- accept {source}» withdraws them first.':
    'Источник «{source}»: задержано помещений: {count}. Сначала снимите их: «npm run feed -- accept {source}».',
  'Another process reads this source at this moment.': 'Этот источник сейчас читает другой процесс.',
  'It is not time yet.': 'Ещё не время.',
  'The file is not there any more.': 'Файла там больше нет.',
  'The file is still being written.': 'Файл ещё записывается.',
  'The file was read before, and cannot be moved to done/.':
    'Файл уже прочитан, а перенести его в done/ не получается.',
  'The report cannot be written ({why}). What it would say stands here.':
    'Отчёт не записать ({why}). Что было бы в нём, стоит здесь.',
  '{source}: nothing newer than what is here.': '{source}: ничего новее того, что уже есть.',

  // Words of the command line
  '{command} takes the name of one source, as the report and npm run status have it':
    'после {command} стоит имя одного источника, как в отчёте и в npm run status',
  'pictures takes no words': 'после pictures ничего не пишут',
  'import needs the file or URL of a feed': 'после import нужен файл или адрес выгрузки',
  'import takes one feed, not also «{others}»': 'после import стоит одна выгрузка, без «{others}»',
  '--source takes a name': 'после --source нужно имя',
  'source takes the name of one source, as it stands in stock.yaml':
    'после source стоит имя одного источника, как в stock.yaml',
  '--file takes the name of a file in the folder of the source':
    'после --file стоит имя файла из папки источника',
  '--format takes auto, {formats}, not «{name}»': 'после --format стоит auto, {formats}, а не «{name}»',
  '--{option} takes a whole number from {least} to {most}, not «{text}»':
    'после --{option} стоит целое число от {least} до {most}, а не «{text}»',
  'Unknown command «{name}». Available: {names}': 'Команды «{name}» нет. Есть: {names}',
  'Run «npm run feed -- --help» for usage.': 'Как пользоваться: «npm run feed -- --help».',
} as const
