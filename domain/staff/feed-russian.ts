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
  'The feed is longer than {size} MB. If it may be, say so: --max-size takes the limit in MB.':
    'Выгрузка больше {size} МБ. Если так и должно быть, задайте предел: --max-size, в МБ.',
  'The server packs the feed with «{packing}». Download it and import the file.':
    'Сервер сжимает выгрузку способом «{packing}». Скачайте её и загрузите файлом.',
  'The gzip grows more than {times} times when it is unpacked, which no feed does. Nothing was imported; import the file itself.':
    'Файл gzip при распаковке растёт больше чем в {times} раз: с выгрузками так не бывает. Ничего не загружено; загрузите сам файл.',
  'The zip is larger than {size} MB. Nothing was imported; unpack it and import the file in it.':
    'Архив zip больше {size} МБ. Ничего не загружено; распакуйте его и загрузите файл из него.',
  'The zip has more than {count} files. Nothing was imported; pack the feed alone.':
    'В архиве zip больше {count} файлов. Ничего не загружено; упакуйте одну выгрузку.',
  'The zip has {count} files. Nothing was imported; pack the feed alone, or import its file.':
    'Файлов в архиве zip: {count}. Ничего не загружено; упакуйте одну выгрузку или загрузите её файл.',
  'The zip grows more than {times} times when it is unpacked, which no feed does. Nothing was imported; import the file itself.':
    'Архив zip при распаковке растёт больше чем в {times} раз: с выгрузками так не бывает. Ничего не загружено; загрузите сам файл.',
  'The zip is broken. Nothing was imported; download it again, or import the file in it.':
    'Архив zip испорчен. Ничего не загружено; скачайте его ещё раз или загрузите файл из него.',
  'Line {line}: more than {count} characters without a tag, which no feed has. Ask the provider for a complete feed without such texts.':
    'Строка {line}: больше {count} знаков без тега, так в выгрузках не бывает. Попросите у поставщика целую выгрузку без таких текстов.',
  'The XML is broken at line {line}: {fault}. Nothing was imported; download the feed again, or ask the provider to fix it.':
    'XML испорчен, строка {line}: {fault}. Ничего не загружено; скачайте выгрузку ещё раз или попросите поставщика исправить её.',
  'Line {line}: elements are nested more than {count} deep, which no feed does. Ask the provider.':
    'Строка {line}: глубина вложенности больше {count}, так в выгрузках не бывает. Обратитесь к поставщику.',
  'Line {line}: one offer holds more text than {count} characters, which none needs. Ask the provider for a feed without it.':
    'Строка {line}: в одном предложении больше {count} знаков текста, столько не нужно ни одному. Попросите у поставщика выгрузку без него.',
  'The feed has a DOCTYPE, which feeds do not need and attackers use. Ask the provider for one without it.':
    'В выгрузке есть DOCTYPE: выгрузкам он не нужен, а взломщики им пользуются. Попросите у поставщика выгрузку без него.',
  'This is a web page and not a feed. Open the address in a browser and see what it says.':
    'Это веб-страница, а не выгрузка. Откройте адрес в браузере и посмотрите, что на ней.',
  'The JSON is nested more than {count} deep, which no feed is. Ask the provider.':
    'Глубина вложенности JSON больше {count}, так в выгрузках не бывает. Обратитесь к поставщику.',
  'The JSON has no units for a million characters where its format has them, or a text longer than any feed has. Check what was downloaded.':
    'В JSON миллион знаков подряд нет помещений там, где они бывают в этом формате, или есть текст длиннее, чем бывает в выгрузках. Проверьте, что скачалось.',
  'The JSON ends in the middle. Download it again; nothing was imported.':
    'JSON обрывается посередине. Скачайте его ещё раз; ничего не загружено.',
  'The JSON is broken: {fault}. Nothing was imported; download it again, or ask the provider.':
    'JSON испорчен: {fault}. Ничего не загружено; скачайте его ещё раз или обратитесь к поставщику.',
  'The text is broken: between bytes {from} and {to} it is not {encoding}. Ask the provider of the feed, or let it declare its encoding (<?xml version="1.0" encoding="windows-1251"?>).':
    'Текст испорчен: между байтами {from} и {to} это не {encoding}. Обратитесь к поставщику выгрузки, или пусть она назовёт свою кодировку (<?xml version="1.0" encoding="windows-1251"?>).',
  'The feed has the unknown encoding «{encoding}». Ask the provider for UTF-8.':
    'Кодировка выгрузки «{encoding}» неизвестна. Попросите у поставщика UTF-8.',
  'This is neither XML nor JSON: it begins with «{beginning}». Check what was downloaded.':
    'Это не XML и не JSON: начинается с «{beginning}». Проверьте, что скачалось.',
  'This is {kind}, not {wanted}. Leave --format out to have it recognised.':
    'Это {kind}, а не {wanted}. Уберите --format: формат узнаётся сам.',
  '--format fields needs a mapping with «items» and «fields».':
    'Для --format fields нужен файл --mapping с «items» и «fields».',
  'The mapping says in {where} where the units stand, and --format says {wanted}. Leave one of them out.':
    'Файл --mapping в {where} говорит, где стоят помещения, а --format — {wanted}. Уберите одно из двух.',
  'This JSON has no units of a format that is known: a chessboard («flats»), units.json («units»), MacroCRM (a list, or «records») or Profitbase («data»). Import one of those, or say in the mapping where its units stand: «items» and «fields».':
    'В этом JSON нет помещений известного формата: шахматка («flats»), units.json («units»), MacroCRM (список или «records»), Profitbase («data»). Загрузите один из них или укажите в файле --mapping, где стоят помещения: «items» и «fields».',
  'The XML begins with <{name}>, which no feed that is known does: realty-feed (Yandex, Profitbase), feed (Cian), Ads (Avito). Name its --format if it is one of them, or say in the mapping where its units stand: «items» and «fields».':
    'XML начинается с <{name}>: известные выгрузки начинаются иначе: realty-feed (Яндекс, Profitbase), feed (Циан), Ads (Avito). Если это одна из них, назовите --format; если нет, укажите в файле --mapping, где стоят помещения: «items» и «fields».',
  'The zip holds another zip or a workbook. Nothing was imported; unpack it and import that file.':
    'В архиве zip лежит ещё один архив или книга Excel. Ничего не загружено; распакуйте его и загрузите этот файл.',
  'This is not a table. Leave --format out to have it recognised.':
    'Это не таблица. Уберите --format: формат узнаётся сам.',
  'The mapping says in {where} where the units of XML or JSON stand, and this is a table. Take «items» and «fields» out, or import the feed that they are for.':
    'Файл --mapping в {where} говорит, где стоят помещения в XML или JSON, а это таблица. Уберите «items» и «fields» или загрузите выгрузку, для которой они написаны.',
  'This is a table, not {wanted}. Leave --format out to have it recognised.':
    'Это таблица, а не {wanted}. Уберите --format: формат узнаётся сам.',
  'This table is not units.csv of this site: columns of it are missing. Leave --format out to have it recognised.':
    'Эта таблица — не units.csv этого сайта: каких-то его столбцов нет. Уберите --format: формат узнаётся сам.',
  'The folder of the file is a link. Make a folder.': 'Папка файла — ссылка. Сделайте папку.',
  'The file is a link. Drop the file itself.': 'Файл — ссылка. Положите сам файл.',
  'The file cannot be read ({code}). Give it to the user who runs the site.':
    'Файл не читается ({code}). Отдайте его пользователю, от имени которого работает сайт.',
  'This is no ordinary file. Drop the file of a feed.': 'Это не обычный файл. Положите файл выгрузки.',
  'MacroCRM at {address} could not be read: {why}. Nothing was imported; check the address, the domain and the secret of the mapping.':
    'MacroCRM по адресу {address} не прочитана: {why}. Ничего не загружено; проверьте адрес, домен и секрет в файле --mapping.',
  'The mapping takes the secret of MacroCRM from {name}, and the environment has none. Set {name}, and start the import again.':
    'Секрет MacroCRM берётся из {name}, а в окружении его нет. Задайте {name} и начните загрузку ещё раз.',
  'The source «{source}» has no address in stock.yaml, or the content was not imported since.':
    'У источника «{source}» нет адреса в stock.yaml, или папка с тех пор не загружена.',
  '«{address}» is not a valid URL. Correct stock.yaml.': '«{address}» — не адрес. Исправьте stock.yaml.',
  'The import of {name} broke off {count} times and is not begun again. Look at the file, and drop it once more.':
    'Загрузка {name} прервалась и больше не начинается (попыток: {count}). Посмотрите на файл и положите его ещё раз.',
  'What stock.yaml says of «{name}» was imported by another version of the site. Import the content with this one.':
    'То, что сказано в stock.yaml о «{name}», загружено другой версией сайта. Загрузите папку этой версией.',
  'The feed at {address} could not be downloaded: {why}. Check the address in a browser, or download the feed and import the file.':
    'Выгрузка по адресу {address} не скачалась: {why}. Проверьте адрес в браузере или скачайте выгрузку и загрузите файл.',
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

  // What a feed of one's own, its mapping and MacroCRM may be refused for
  'an entry that is not a unit': 'запись, а не помещение',
  'some of the units': 'частью помещений',
  '{count} of {all} units': 'помещениями: {count} из {all}',
  'This is one page with {what}. Nothing was imported: the others would count as gone. Ask for all of them at once, or for MacroCRM write «macro:» into the mapping.':
    'Это одна страница с {what}. Ничего не загружено: остальные считались бы снятыми. Запросите все сразу, а для MacroCRM впишите в соответствия «macro:».',
  'None was imported at all.': 'Ещё ни одна выгрузка не загружалась.',
  'There is {names}.': 'Есть {names}.',
  'No feed was imported as «{source}». {others}': 'Под именем «{source}» ничего не загружалось. {others}',
  'The mapping says in {where} that units stand at «{path}», where this feed has none. Nothing was imported; write the way to them from the root on: «feed/house/flat» for XML, «data/flats/*» for JSON.':
    'По файлу соответствий ({where}) помещения стоят в «{path}», а в этой выгрузке там ничего нет. Ничего не загружено; напишите путь к ним от корня: «feed/house/flat» для XML, «data/flats/*» для JSON.',
  'no unit has a {field} at {paths}': 'ни у одного помещения нет «{field}» в {paths}',
  'The mapping does not fit the feed:': 'Файл соответствий не подходит к выгрузке:',
  'Nothing was imported; correct these lines, or take them out.':
    'Ничего не загружено; исправьте эти строки или уберите их.',
  '{where} of the mapping: {fault}': 'файл соответствий, {where}: {fault}',
  'The mapping says in {where} that the number of all units stands at «{path}», where this feed has none. Nothing was imported; correct that line, or take it out.':
    'По файлу соответствий ({where}) число всех помещений стоит в «{path}», а в этой выгрузке там ничего нет. Ничего не загружено; исправьте эту строку или уберите её.',
  'The feed has {count} units and says that there are {all}: it is one page of several. Nothing was imported; save all of them in one file.':
    'В выгрузке помещений: {count}, а сама она говорит, что их {all}: это одна страница из нескольких. Ничего не загружено; сохраните все страницы в один файл.',
  '{where}: «{path}» has brackets, which a path from the root of JSON cannot have. Write the way to the entry around the units («/houses/*/name»), or a path in the unit itself, without «/» before it.':
    '{where}: в «{path}» есть скобки, а в пути от корня JSON их не бывает. Напишите путь к записи вокруг помещений («/houses/*/name») или путь внутри помещения, без «/» в начале.',
  '{where}: «{path}» is a path of JSON, and this feed is XML. Write the names of elements, «house/flat», an attribute as «@id», and an element with an attribute as «param[@name=Этаж]».':
    '{where}: «{path}» — путь для JSON, а эта выгрузка в XML. Пишите имена элементов, «house/flat», атрибут — «@id», элемент с атрибутом — «param[@name=Этаж]».',
  'The mapping says under {part} that «{name}» is «{target}», which this site does not have. Write a slug as it stands in the address of its page.':
    'В файле соответствий, {part}: «{name}» — это «{target}», а такого на сайте нет. Напишите slug, как в адресе страницы.',
  'The mapping {file} cannot be used:': 'Файл соответствий {file} не подходит:',
  'It has source, max_age, projects, houses, finishing, statuses, currency, currencies and macro; for a table also columns, fixed and header, for XML and JSON of your own items, fields, total and fixed.':
    'В нём бывают source, max_age, projects, houses, finishing, statuses, currency, currencies и macro; для таблицы ещё columns, fixed и header, для своих XML и JSON — items, fields, total и fixed.',
  'there is no such name': 'такого имени здесь не бывает',
  'the file': 'файл',
  'line {line}, {part}': 'строка {line}, {part}',
  'MacroCRM at {address} would be asked unencrypted. Write https:// before its address.':
    'Запрос к MacroCRM ({address}) ушёл бы без шифрования. Напишите адрес с https://.',
  'its pages do not come to an end': 'его страницы не кончаются',
  'it gives the same page again': 'он отдаёт ту же страницу ещё раз',
  'it answers with something else than JSON': 'он отвечает не в JSON',
  'it answers without a list of units': 'в его ответе нет списка помещений',
  'it says «{words}»': 'он отвечает «{words}»',
  'it gives a full page of {count} and does not say where the next begins (if these are all, add «limit={limit}» to the address)':
    'он отдаёт полную страницу, {count}, и не говорит, где начинается следующая (если это все, допишите к адресу «limit={limit}»)',
  'where its next page begins is not a number': 'начало его следующей страницы — не число',
  'The feed cannot be read: {what}. Nothing was imported; check {from}.':
    'Выгрузка не читается: {what}. Ничего не загружено; проверьте {from}.',
  'unknown reason': 'причина неизвестна',

  // Small faults that are passed over, and differences from what is here
  'the feed is packed with zip; its file «{file}» was read':
    'выгрузка в архиве zip; прочитан файл «{file}» из него',
  'the feed is not in UTF-8, and declares no other encoding; it was read as Windows-1251':
    'выгрузка не в UTF-8, а другая кодировка не указана; прочитана как Windows-1251',
  'a bare «&», read as «&amp;»': 'одиночный «&», прочитан как «&amp;»',
  'the entity «{entity}», which nobody knows, left as it is':
    'неизвестная сущность «{entity}», оставлена как есть',
  '{fault} (line {line})': '{fault} (строка {line})',
  '{count} of {all}': '{count} из {all}',
  '{id}: floor {floor}, {area} m²': '{id}: этаж {floor}, {area} м²',
  'the feed says that it is handed over, the site does not': 'по выгрузке он сдан, на сайте нет',
  'the feed says that it is due in {fed}, the site {ours}': 'по выгрузке срок сдачи {fed}, на сайте {ours}',
  'Q{quarter} {year}': '{quarter} кв. {year}',

  // How XML is broken
  'disallowed character in tag name': 'недопустимый знак в имени элемента',
  'disallowed character in attribute name': 'недопустимый знак в имени атрибута',
  'disallowed character in closing tag': 'недопустимый знак в закрывающем теге',
  'disallowed character': 'недопустимый знак',
  'undefined entity': 'неизвестная сущность',
  'malformed character entity': 'испорченная сущность',
  'the string "]]>" is disallowed in char data': 'в тексте стоит «]]>»',
  'unclosed tag': 'элемент не закрыт',
  'unmatched closing tag': 'закрыт элемент, который не открыт',
  'unexpected close tag': 'лишний закрывающий тег',
  'unexpected end': 'обрыв',
  'duplicate attribute': 'повторный атрибут',
  'attribute without value': 'атрибут без значения',
  'unquoted attribute value': 'значение атрибута без кавычек',
  'no whitespace between attributes': 'нет пробела между атрибутами',
  'text data outside of root node': 'текст вне корневого элемента',
  'document must contain a root element': 'нет корневого элемента',
  'documents may contain only one root': 'корневых элементов больше одного',

  // One source
  '{count} unit of «{source}» withdrawn.': 'Источник «{source}»: снято с продажи помещений: {count}.',
  '{count} units of «{source}» withdrawn.': 'Источник «{source}»: снято с продажи помещений: {count}.',
  'The imports of «{source}» are forgotten; its units stay.':
    'Источник «{source}» забыт; его помещения остались.',
  'It still stands in stock.yaml, so it comes again and keeps its houses. Take it out there too.':
    'Он по-прежнему стоит в stock.yaml: сайт прочтёт его снова, и дома останутся за ним. Уберите его и оттуда.',
  '{count} units of «{source}» are held: «npm run feed -- accept {source}» withdraws them first.':
    'Источник «{source}»: задержано помещений: {count}. Сначала снимите их: «npm run feed -- accept {source}».',
  '{name} cannot be moved to done/ ({why}). Its folder must belong to the user who runs the site.':
    '{name} не перенести в done/ ({why}). Папка должна принадлежать пользователю, под которым работает сайт.',
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
