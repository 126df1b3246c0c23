/** What staff read of tables that they import, and why units of a feed are left out, in Russian. */
export const tablesRussian = {
  'The table': 'Таблица',
  'Sheet «{sheet}»': 'Лист «{sheet}»',
  'sheet «{sheet}», ': 'лист «{sheet}», ',
  ' and more': ' и другие',
  'The table is not imported yet:': 'Таблица пока не загружена:',
  'First of all, {losses}': 'Но сначала: {losses}',

  // Files
  'The table is larger than {size} MB. Nothing was imported; leave only the units in it.':
    'Таблица больше {size} МБ. Ничего не загружено; оставьте в ней только помещения.',
  'The zip is not a workbook. Nothing was imported; import the file in it.':
    'Этот zip — не книга Excel. Ничего не загружено; загрузите файл, который лежит в нём.',
  'The workbook is broken. Nothing was imported; open it in Excel, save it again as .xlsx, and import that.':
    'Книга повреждена. Ничего не загружено; откройте её в Excel, сохраните заново как .xlsx и загрузите этот файл.',
  'The workbook is protected by a password. Nothing was imported; save it without one and import that.':
    'Книга закрыта паролем. Ничего не загружено; сохраните её без пароля и загрузите.',
  'The workbook grows more than {times} times or beyond {size} MB when it is unpacked, which no table does. Nothing was imported; copy its units into a new workbook.':
    'При распаковке книга вырастает больше чем в {times} раз или за {size} МБ, у таблиц так не бывает. Ничего не загружено; скопируйте помещения в новую книгу.',
  'The workbook has a DOCTYPE in {file}, which tables do not need and attackers use. Nothing was imported; copy its units into a new workbook.':
    'В книге, в {file}, стоит DOCTYPE: таблице он не нужен, а взломщикам нужен. Ничего не загружено; скопируйте помещения в новую книгу.',
  'The workbook names column {column} in {file}, which Excel does not have. Nothing was imported; copy its units into a new workbook.':
    'В книге, в {file}, назван столбец {column}: в Excel такого нет. Ничего не загружено; скопируйте помещения в новую книгу.',
  'Sheet «{sheet}» merges more cells than any table does. Nothing was imported; unmerge them.':
    'На листе «{sheet}» объединено больше ячеек, чем бывает в таблицах. Ничего не загружено; разъедините их.',
  'Cell {cell} has {count} characters, more than any cell may have. Nothing was imported; empty it.':
    'В ячейке {cell} знаков: {count}, столько в ячейке не бывает. Ничего не загружено; очистите её.',
  '{where} has more than {most} sheets. Nothing was imported; leave only the units in it.':
    '{where}: листов больше {most}. Ничего не загружено; оставьте только помещения.',
  '{where} has more than {most} rows. Nothing was imported; leave only the units in it.':
    '{where}: строк больше {most}. Ничего не загружено; оставьте только помещения.',
  '{where} has more than {most} columns. Nothing was imported; leave only the units in it.':
    '{where}: столбцов больше {most}. Ничего не загружено; оставьте только помещения.',
  'This is neither XML nor JSON nor a table: it begins with «{start}». Check what was downloaded.':
    'Это не XML, не JSON и не таблица: начинается с «{start}». Проверьте, что скачалось.',
  'The table is broken: {why}. Nothing was imported; save it again in Excel as CSV UTF-8.':
    'Таблица повреждена ({why}). Ничего не загружено; сохраните её в Excel ещё раз как CSV UTF-8.',
  'the table is not in UTF-8; it was read as Windows-1251': 'таблица не в UTF-8, прочитана как Windows-1251',
  'letters or signs (₸, ә, қ, ү) became «?» when the table was saved, as in {cells}: {count}. Save it again as CSV in UTF-8, or import the workbook itself.':
    'при сохранении таблицы буквы или знаки (₸, ә, қ, ү) превратились в «?», например в {cells}; {count}. Сохраните её ещё раз как CSV в UTF-8 или загрузите саму книгу.',
  '{count} cell': 'таких ячеек: {count}',
  '{count} cells': 'таких ячеек: {count}',
  'an error of Excel': 'ошибка Excel',
  'a formula without a value': 'формула без значения',

  // Sheets and rows
  '{where} is hidden: passed over': '{where}: скрыт, пропущен',
  '{where}: hidden columns {columns} are not read unless the mapping file names them':
    '{where}: скрытые столбцы {columns} не читаются, пока их не назовёт файл --mapping',
  '{where} has no names of columns: passed over': '{where}: нет названий столбцов, пропущен',
  '{where}: no row has the names of columns, such as «№ квартиры», «Этаж», «Комнат», «Площадь», «Цена», «Статус». Write them above the columns, one unit a row, or name the row and the columns in the mapping file: «header: 3» and {lines}.':
    '{where}: не нашлась строка с названиями столбцов: «№ квартиры», «Этаж», «Комнат», «Площадь», «Цена», «Статус». Напишите их над столбцами (одна строка — одно помещение) или назовите строку и столбцы в файле --mapping: «header: 3» и {lines}.',
  '{count} row passed over': 'пропущено строк: {count}',
  '{count} rows passed over': 'пропущено строк: {count}',
  hidden: 'скрыты',
  'a total': 'итог',
  'the names of columns again': 'снова названия столбцов',
  'numbers of columns': 'номера столбцов',
  'a heading': 'заголовок',
  'no unit': 'не помещение',
  'a sum: neither rooms nor a status': 'сумма: ни комнат, ни статуса',
  'row {row} «{text}»: is it a house, a section, or nothing? Write «Дом …» or «Секция …» there, or delete the row.':
    'строка {row} «{text}»: это дом, подъезд или ничего? Напишите там «Дом …» или «Секция …» либо удалите строку.',
  'row {row} «{text}»: a status above units is not read. Add a column «Статус» with the status of each unit, and delete the row.':
    'строка {row} «{text}»: статус строкой над помещениями не читается. Добавьте столбец «Статус» со статусом каждого помещения, а строку удалите.',
  'Sheet «{sheet}»: row {row} above the names of the columns looks like a unit. Nothing was imported; put each table on a sheet of its own, with its names above it.':
    'Лист «{sheet}»: строка {row} над названиями столбцов похожа на помещение. Ничего не загружено; поставьте каждую таблицу на свой лист, с названиями над ней.',
  'Sheet «{sheet}»: cells {cells} of column «{column}» are merged, and each unit has a {field} of its own. Nothing was imported; unmerge them.':
    'Лист «{sheet}»: ячейки {cells} столбца «{column}» объединены, а {field} у каждого помещения своё. Ничего не загружено; разъедините их.',
  'Sheet «{sheet}»: row {row} has names of columns that are not those above: column {column} was «{name}». Nothing was imported; put each table on a sheet of its own.':
    'Лист «{sheet}»: в строке {row} названия столбцов не те, что выше: столбец {column} назывался «{name}». Ничего не загружено; поставьте каждую таблицу на свой лист.',
  'two tables stand side by side, the second one begins in column {column}. Put one below the other, or each on a sheet of its own.':
    'рядом стоят две таблицы, вторая начинается в столбце {column}. Поставьте одну под другой или на разные листы.',

  // Columns
  'columns of the table:': 'столбцы таблицы:',
  'columns of «{sheet}»:': 'столбцы листа «{sheet}»:',
  'not used': 'не используется',
  'The columns as they were understood, for the file of --mapping:':
    'Столбцы, как они поняты, для файла --mapping:',
  'Only a table has columns to write with --write-mapping.':
    'Столбцы для --write-mapping есть только у таблицы.',
  'number, floor, rooms, area_total, price, status, …; ignore for a column that is not wanted':
    'number, floor, rooms, area_total, price, status, …; ignore — столбец не нужен',
  'no column has the number of the unit. {choice}.': 'нет столбца с номером помещения. {choice}.',
  'no column has the area. {choice}.': 'нет столбца с площадью. {choice}.',
  'no column has the floor. {choice}.': 'нет столбца с этажом. {choice}.',
  'no column has the price. {choice} or {lines}.': 'нет столбца с ценой. {choice} или {lines}.',
  'no column has the number of rooms. {choice}; or {lines} where these are not flats.':
    'нет столбца с числом комнат. {choice}; если это не квартиры — {lines}.',
  'Add one with its name above it': 'Добавьте его, с названием сверху',
  'If it is {columns}, write into the mapping file {lines}':
    'Если это {columns}, впишите в файл --mapping {lines}',
  'If it is one of {columns}, write its letter into the mapping file: {lines}':
    'Если это один из {columns}, впишите его букву в файл --mapping: {lines}',
  'Those of {column} are not rooms: the living room counts too. Add a column «Комнат» with all of them':
    'В столбце {column} спальни, а не комнаты: гостиная тоже считается. Добавьте столбец «Комнат» со всеми комнатами',
  '; or leave the column out: {lines}': ' либо пропустите столбец: {lines}',
  'columns {columns} may all be {field}. Write the letter of the right one into the mapping file, and «ignore» for others: {lines}.':
    'столбцы {columns} похожи на одно и то же ({field}). Впишите в файл --mapping букву нужного, а остальным — «ignore»: {lines}.',
  'the mapping fixes {field}, and column {column} says it too. Take {field} out of «fixed», or leave the column out: {lines}.':
    '{field} стоит в «fixed», и то же говорит столбец {column}. Уберите {field} из «fixed» или пропустите столбец: {lines}.',
  'The mapping names under columns {missing}, which the table does not have. It has {columns}. Nothing was imported; correct the names, or take them out.':
    'В файле --mapping под «columns» названы {missing}, а в таблице их нет. В ней есть {columns}. Ничего не загружено; поправьте названия или уберите их.',
  'column {column} has dates or fractions that Excel or LibreOffice made of what was typed, as «{example}», in rows {rows}. Give the column the format Text, type these again and save{also}.':
    'в столбце {column} Excel или LibreOffice превратил написанное в даты или дроби, например «{example}», в строках {rows}. Дайте столбцу формат «Текстовый», впишите значения заново и сохраните{also}.',
  ' If they are no dates, write them with hyphens: {example}.':
    ' Если это не даты, пишите через дефис: {example}.',
  'column {column}: every value may be a day and a month, as «{example}». Compare it with the original: if Excel or LibreOffice made dates of what was typed, give the column the format Text, type it again and save':
    'столбец {column}: каждое значение похоже на день и месяц, например «{example}». Сверьте его с исходной таблицей: если Excel или LibreOffice сделал из написанного даты, дайте столбцу формат «Текстовый», впишите значения заново и сохраните',

  // Places
  'cells of column {column} are empty in rows {rows}. Fill each one in, or merge the filled one over its rows.':
    'в столбце {column} пустые ячейки, строки {rows}. Заполните каждую или объедините заполненную на все её строки.',
  'nothing says in which house the units are. Add a column «Дом», or write the house into the mapping file: {lines}.':
    'не сказано, в каком доме помещения. Добавьте столбец «Дом» или впишите дом в файл --mapping: {lines}.',
  'the sheet is called «{name}», and the mapping fixes {field}: {value}. Take {field} out of «fixed», or what does not belong to it out of the table.':
    'лист называется «{name}», а в «fixed» стоит {field}: {value}. Уберите {field} из «fixed» или из таблицы — то, что к нему не относится.',
  'row {row} is a heading «{name}», and the mapping fixes {field}: {value}. Take {field} out of «fixed», or what does not belong to it out of the table.':
    'строка {row} — заголовок «{name}», а в «fixed» стоит {field}: {value}. Уберите {field} из «fixed» или из таблицы — то, что к нему не относится.',
  ', and {count} more pairs of rows': ' (и ещё таких пар строк: {count})',
  'rows {first} and {other} have one number «{number}» in one place{more}, and another area or price: they are two units. Correct the numbers.':
    'в строках {first} и {other} один номер «{number}» в одном месте{more}, а площадь или цена разные: это два помещения. Поправьте номера.',
  'rows {first} and {other} have one number «{number}» in one place{more}, and another area or price: they are two units. Add a column «Подъезд», or correct the numbers.':
    'в строках {first} и {other} один номер «{number}» в одном месте{more}, а площадь или цена разные: это два помещения. Добавьте столбец «Подъезд» или поправьте номера.',

  // Statuses
  'no column has the status. {columns} may be it: write into the mapping file {lines}.':
    'нет столбца со статусом. Похоже, это {columns}: впишите в файл --mapping {lines}.',
  'no column has the status. Add a column «Статус» with words («Свободна», «Бронь», «Продана»){also}.':
    'нет столбца со статусом. Добавьте столбец «Статус» со словами («Свободна», «Бронь», «Продана»){also}.',
  'the status is told by colours or strike-through alone, which are not read. Add a column «Статус» with words («Свободна», «Бронь», «Продана»).':
    'статус показан только цветом или зачёркиванием, а их импорт не читает. Добавьте столбец «Статус» со словами («Свободна», «Бронь», «Продана»).',
  '; or, if all units are for sale, write into the mapping file {lines}':
    ' или, если в продаже все помещения, впишите в файл --mapping {lines}',
  '; or, if all units are for sale but those with a word like «{word}» in column {column}, write into the mapping file {lines}':
    ' или, если в продаже все помещения, кроме тех, у кого в столбце {column} стоит слово вроде «{word}», впишите в файл --mapping {lines}',
  'the mapping fixes status, and column {column} has «{word}» in row {row}. If it is the status, take status out of «fixed» and write {lines}; if not, {ignoring}.':
    'в «fixed» стоит status, а в столбце {column} в строке {row} написано «{word}». Если это статус, уберите status из «fixed» и впишите {lines}; если нет — {ignoring}.',
  'the mapping fixes status, and a title says «{title}». Take status out of «fixed», and add a column «Статус» with the status of each unit.':
    'в «fixed» стоит status, а заголовок говорит «{title}». Уберите status из «fixed» и добавьте столбец «Статус» со статусом каждого помещения.',
  'row {row} has «{said}» in column {status} and «{other}» in column {column}. Correct the status, or leave the other column out: {lines}.':
    'в строке {row} стоит «{said}» в столбце {status} и «{other}» в столбце {column}. Поправьте статус или пропустите второй столбец: {lines}.',
  'row {row} has «{said}» in column {status}, and the note of cell {cell} says «{note}». Correct the status, or delete the note.':
    'в строке {row} стоит «{said}» в столбце {status}, а в примечании к ячейке {cell} написано «{note}». Поправьте статус или удалите примечание.',
  'the mapping fixes status, and the note of cell {cell} says «{note}». Take status out of «fixed», and add a column «Статус» with the status of each unit, or delete the note.':
    'в «fixed» стоит status, а в примечании к ячейке {cell} написано «{note}». Уберите status из «fixed» и добавьте столбец «Статус» со статусом каждого помещения или удалите примечание.',
  'row {row} is struck through and row {other} is not, which may be its status, and the mapping fixes one status for all. Add a column «Статус» with words («Свободна», «Бронь», «Продана»), or take colours and strike-through away.':
    'строка {row} зачёркнута, а строка {other} нет: может быть, это статус, а в «fixed» он один на всех. Добавьте столбец «Статус» со словами («Свободна», «Бронь», «Продана») или уберите цвета и зачёркивания.',
  'row {row} has another colour than row {other}, which may be its status, and the mapping fixes one status for all. Add a column «Статус» with words («Свободна», «Бронь», «Продана»), or take colours and strike-through away.':
    'строка {row} другого цвета, чем строка {other}: может быть, это статус, а в «fixed» он один на всех. Добавьте столбец «Статус» со словами («Свободна», «Бронь», «Продана») или уберите цвета и зачёркивания.',
  '{where}: rows {rows} are struck through, and by column {column} they are for sale: the column counts. Compare them':
    '{where}: зачёркнуты строки {rows}, а по столбцу {column} они в продаже. Считается столбец; сверьте их',

  // Why a unit is left out
  'no id, by which it could be known again': 'нет id, по которому помещение узнаётся снова',
  'a value that no unit can have': 'значение, какого у помещения быть не может',
  'the same id as an offer before it': 'тот же id, что у предложения выше',
  'the same unit as an offer before it: house, section, floor, number and area':
    'то же помещение, что в предложении выше: дом, подъезд, этаж, номер и площадь',
  'not for sale': 'не продаётся',
  'a kind of property that is not sold here': 'такие помещения здесь не продаются',
  'a project that is not known here': 'проект, которого здесь нет',
  'a house that is not known here': 'дом, которого здесь нет',
  'a house that several projects have here': 'дом, который здесь есть в нескольких проектах',
  'a house whose units come from another source': 'дом, помещения которого приносит другой источник',
  'no floor': 'нет этажа',
  'no rooms': 'нет числа комнат',
  'no area': 'нет площади',
  'a floor that the house does not have': 'этаж, которого в доме нет',
  'an area that no flat has': 'площадь, какой у квартиры не бывает',
  'a price by the square metre that no unit has': 'цена за квадратный метр, какой не бывает',
  'a price in money whose rate the mapping does not give':
    'цена в деньгах, курса которых нет в файле --mapping',
  'several units of the house have its number, or the one that has it is on another floor or of another area':
    'этот номер в доме у нескольких помещений, или помещение с ним на другом этаже или другой площади',
  'line {line}': 'строка {line}',
  'offer {id}': 'предложение {id}',
  '{count} of {read} units have {what}, as {example}. Nothing was written; look at the feed, its currency and the mapping{also}.':
    '{count} из {read} помещений не годятся: {what}, например {example}. Ничего не записано; посмотрите на выгрузку, её валюту и файл --mapping{also}.',
  '; --force imports the other units': '; --force загрузит остальные',
  '{far} of {all} prices would change by more than {share} % or go. Nothing was written; look at the prices of the feed, the currency and the rate, and if they are right, add --force.':
    '{far} из {all} цен изменились бы больше чем на {share} % или пропали бы. Ничего не записано; посмотрите на цены выгрузки, валюту и курс и, если всё верно, добавьте --force.',

  // Prices
  '{price} is {metre} a square metre': '{price} — это {metre} за квадратный метр',
  '; is it in millions? Then write it into the name of the column: «Цена, млн тг»':
    '; это в миллионах? Тогда напишите это в названии столбца: «Цена, млн тг»',
  '; is it in thousands? Then write it into the name of the column: «Цена, тыс тг»':
    '; это в тысячах? Тогда напишите это в названии столбца: «Цена, тыс тг»',
  '{price}, in other money than {field}': '{price}: не в тех деньгах, что {field}',
  '{price} instead of {before}': '{price} вместо {before}',
  'The table ends within row {row}: it has {count} columns, and the row before it {all}. Nothing was imported; send the whole file again, or end it with a line break if it is whole.':
    'Таблица обрывается в строке {row}: столбцов в ней {count}, а в строке перед ней {all}. Ничего не загружено; передайте файл целиком ещё раз, а если он и так целый, поставьте в конце перевод строки.',
} as const
