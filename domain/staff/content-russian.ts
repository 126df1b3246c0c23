/** What `npm run content` and the checks of a content folder say: English, then Russian. */
export const contentRussian = {
  // Values of any field.
  'is missing': 'отсутствует',
  'is missing: write {shape}': 'отсутствует, нужно: {shape}',
  'one of {values}': 'одно из слов {values}',
  'a day like 2026-11-21': 'день, например 2026-11-21',
  'a moment like 2026-11-21T10:00:00+05:00': "день и время, например '2026-11-21T10:00:00+05:00'",
  'a text in three languages: ru, kk, en': 'текст на трёх языках, ru, kk и en',
  'lists of lines in three languages: ru, kk, en': 'списки строк на трёх языках, ru, kk и en',
  'fields of its own: {fields}': 'свои поля: {fields}',
  'a name of a file in {kind}, without its ending': 'имя файла из {kind} без окончания',
  'a name of a picture in the list of pictures': 'имя картинки из списка картинок',
  'must not be empty': 'не заполнено',
  'must be text: put it in quotes': 'должно быть текстом: возьмите в кавычки',
  'must be {kind}': 'нужно: {kind}',
  'a list, like [a, b]': 'список, как [a, b]',
  'true or false': 'true или false',
  'a number': 'число',
  'a whole number': 'целое число',
  text: 'текст',
  'fields of its own': 'набор полей',
  'a list, like [1, 2]': 'список, как [1, 2]',
  'must be one of {values}': 'должно быть одним из: {values}',
  ', or ': ' или ',
  'must be at most {count}': 'должно быть не больше {count}',
  'must be at least {count}': 'должно быть не меньше {count}',
  'must have at most {count}': 'длина не больше {count}',
  'must have at least {count}': 'длина не меньше {count}',
  'there is no such field': 'такого поля нет',
  'there is no such field; a text with a comma in curly brackets stands in quotes':
    'такого поля нет; текст с запятой внутри фигурных скобок берут в кавычки',
  'the text has a comma: put the whole text in quotes':
    'в тексте есть запятая: возьмите весь текст в кавычки',
  '{field} in {language}': '{field} на языке {language}',
  'must not contain Cyrillic letters': 'в английском тексте не должно быть кириллицы',
  'must differ from the Russian text': 'не должно совпадать с русским текстом',
  'must have as many lines as the Russian text: {count}':
    'строк должно быть столько же, сколько по-русски: {count}',
  'must be a day like 2026-11-21': 'должно быть датой, как 2026-11-21',
  'must be a moment like 2026-11-21T10:00:00+05:00':
    'должно быть датой со временем, как 2026-11-21T10:00:00+05:00',
  'must be a time like 09:00, in quotes': 'должно быть временем, как "09:00", в кавычках',
  'must be an international number like +77010000000, in quotes':
    'должно быть номером в международном виде, как "+77010000000", в кавычках',
  'must be an address that begins with https://': 'должно быть адресом, который начинается с https://',
  '12 digits in quotes': '12 цифр в кавычках',
  'must be 12 digits in quotes': 'должно быть 12 цифр в кавычках',
  'must be an address that begins with https:// or /':
    'должно быть адресом, который начинается с https:// или /',
  'must be digits in quotes': 'должны быть цифры в кавычках',
  'must be a lower-case Latin word': 'должно быть словом строчными латинскими буквами',
  'is missing: name house and number, or id': 'отсутствует: назовите дом и номер или номер из адреса',
  'says which unit it is: leave out house, number, category and section':
    'уже говорит, какое это помещение: дом, номер, вид и подъезд не нужны',
  'cannot be seen while hidden is true: leave one of them out':
    'не виден, пока помещение скрыто: оставьте что-то одно',
  'changes nothing: say status, hidden, price or promotion':
    'ничего не меняет: назовите статус, цену, акцию или скройте помещение',
  'stands here twice': 'стоит здесь дважды',
  'must be a multiple of 10': 'должно делиться на 10',
  'must be a name without @': 'должно быть именем без @',
  'must be two Cyrillic capitals': 'должны быть две заглавные кириллические буквы',

  // The format of a folder.
  'format: {format} is newer than this program, which knows {known} at most: update the program':
    'format: {format} новее этой программы, она знает формат {known} и старше: обновите программу',
  'credit: {title} had no address, so the footer shows no credit now':
    'credit: у {title} не было адреса, поэтому подписи внизу страниц больше нет',
  '{field}: read the names, they were made of «{name}»: {kk}; {en}':
    '{field}: прочтите названия, они сделаны из «{name}»: {kk}; {en}',
  'is for students, others of {category} are not: give it a category with is_student':
    'для студентов, а другие в {category} нет: дайте ей категорию с is_student',
  'The folder has format {format} already: there is nothing to do.':
    'У папки уже формат {format}: делать нечего.',
  'The folder has format {format} now. Read what changed, then: npm run content -- check':
    'Теперь у папки формат {format}. Прочтите, что изменилось, потом: npm run content -- check',
  'A dry run: nothing was written. An upgrade would do this.':
    'Пробный запуск: ничего не записано. Обновление сделало бы это.',
  'The folder has format {format}, this program has {current}: it still reads it, later ones will not. Upgrade it: npm run content -- upgrade':
    'У папки формат {format}, у программы {current}: она его ещё читает, следующие не будут. Обновите: npm run content -- upgrade',
  'Look at this yourself:': 'Посмотрите сами:',
  'taken away': 'убрано',
  new: 'новый',

  // Files and folders.
  'there is no such folder': 'такой папки нет',
  'is missing: every content folder says how to reach the company':
    'отсутствует: в каждой папке сказано, как связаться с компанией',
  'is not a kind of content; there are {kinds}': 'такого раздела нет; есть {kinds}',
  'there is {file} already: keep one of the two': 'уже есть {file}: оставьте один из двух',
  'does not belong into a content folder': 'не относится к содержанию сайта',
  'is not a file of a record': 'не файл записи',
  'there is no record (.yaml) to this text': 'к этому тексту нет записи (.yaml)',
  'must be called <name>.yaml, the name of lower-case Latin letters, digits, hyphens and underscores':
    'файл должен называться <имя>.yaml, имя из строчных латинских букв, цифр, дефисов и подчёркиваний',
  'must be called <slug>.yaml, the slug in lower-case Latin words joined by hyphens':
    'должно называться <slug>.yaml, где slug — строчные латинские слова через дефис',
  '{kind} have no long texts': 'у записей {kind} нет длинных текстов',
  'must end in .ru.md, .kk.md or .en.md': 'должно оканчиваться на .ru.md, .kk.md или .en.md',
  'must be called <slug>.yaml': 'должно называться <slug>.yaml',
  'the slug {slug} is taken by {file}': 'slug {slug} занят файлом {file}',
  'the text in {language} is missing': 'нет текста на языке {language}',
  'there is no text, neither «Текст» in the editor nor files beside the record: {files}':
    'нет текста: ни «Текст» в редакторе, ни файлов рядом с записью ({files})',
  'there is no text yet: tick «Добавить Текст» at the end of the form and write it in three languages':
    'Текста ещё нет: отметьте «Добавить Текст» в конце формы и напишите его на трёх языках',
  'the name in its address is «{name}»: write another one, of lower-case Latin letters, digits and hyphens':
    'Имя в адресе получается «{name}»: впишите другое, до 120 строчных латинских букв, цифр и дефисов',
  'item {no}': 'строка {no}',
  'the text in {language} must not be empty': 'текст на языке {language} пуст',
  'is not UTF-8 text: save it with that encoding': 'не текст в UTF-8: сохраните в этой кодировке',
  'cannot be read: {why}': 'не читается: {why}',
  'is not a file': 'не файл',
  'is larger than {size} MB': 'больше {size} МБ',
  'is a link: put the file itself in its place': 'ссылка: положите на её место сам файл',

  // Records and how they belong together.
  '"{house}" is a house of another project': '«{house}» — дом другого проекта',
  '"{house}" is not a house of that project': '«{house}» — не дом этого проекта',
  '{value} is also that of {file}': '{value} уже стоит в {file}',
  '; perhaps "{near}"?': '; может быть, «{near}»?',
  'the text has a colon with a space: put the whole text in quotes':
    'в тексте есть двоеточие с пробелом: возьмите весь текст в кавычки',
  'a field is its name, a colon, a space and the value: is a space missing, or does a line begin at another column than its neighbours?':
    'поле — это имя, двоеточие, пробел и значение: нет ли пропущенного пробела, не сдвинута ли строка относительно соседних?',
  'the line begins with a tab: write spaces': 'строка начинается с табуляции: поставьте пробелы',
  '«{field}» stands here twice': '«{field}» стоит здесь дважды',
  'a bracket above is not closed': 'выше не закрыта скобка',
  'a line begins at another column than the fields beside it: make the spaces before them equal':
    'строка сдвинута относительно соседних полей: сделайте пробелы перед ними одинаковыми',
  'a text that begins with {sign} must stand in quotes':
    'текст, который начинается с {sign}, берут в кавычки',
  'a quotation mark above is not closed': 'выше не закрыта кавычка',
  'a sign is missing: a colon behind the name of a field, or quotes around the text':
    'не хватает знака: двоеточия после имени поля или кавычек вокруг текста',
  'this does not belong here: put the whole text in quotes, or begin the line at the column of its neighbours':
    'этого здесь быть не должно: возьмите весь текст в кавычки или выровняйте строку по соседним',
  'in double quotes a backslash begins a special sign: put the text in single ones':
    'в двойных кавычках обратная черта начинает особый знак: возьмите текст в одинарные',
  'a line of three dashes divides the file: take it out': 'строка из трёх дефисов делит файл: уберите её',
  'there is no city "{slug}"': 'нет города «{slug}»',
  'there is no project "{slug}"': 'нет проекта «{slug}»',
  'there is no house "{slug}"': 'нет дома «{slug}»',
  'there is no article "{slug}"': 'нет статьи «{slug}»',
  'there is no promotion "{slug}"': 'нет акции «{slug}»',
  'there is no vacancy "{slug}"': 'нет вакансии «{slug}»',
  'there is no category of vacancies "{slug}"': 'нет категории вакансий «{slug}»',
  'this record was imported with {id} before, and ids do not change: write {id} or nothing':
    'раньше эта запись пришла с номером {id}, а номера не меняются: напишите {id} или ничего',
  '{id} belongs to "{slug}": leave id out, or write a new one':
    '{id} принадлежит записи «{slug}»: уберите id или напишите новый',
  'The database has the content of «{stored}», and {folder} is that of «{brought}»: nothing was written. Set CONTENT_DIR to the folder of «{stored}». If «{brought}» is to take its place: npm run content -- import --another-company':
    'В базе компания «{stored}», а в папке {folder} — «{brought}»: ничего не записано. Укажите в CONTENT_DIR папку компании «{stored}». Если «{brought}» должна занять её место: npm run content -- import --another-company',
  'azimuths must rise from one point to the next': 'азимуты должны расти от точки к точке',
  'is not in features.yaml': 'нет в features.yaml',
  'a code stands here twice': 'код стоит здесь дважды',
  // costs.yaml.
  'must have at most four digits after the point': 'после запятой не больше четырёх цифр',
  'must not be less than from': 'не должно быть меньше from',
  'must not be more than 100 per cent': 'не больше 100 процентов',
  'must not be earlier than from': 'не раньше from',
  'needs mci: what one index is in tenge': 'нужно поле mci: сколько тенге в одном показателе',
  'must not be less than salary_from': 'не должно быть меньше salary_from',
  'must not be earlier than the review': 'не должно быть раньше самого отзыва',
  'only a finished queue has it, beside handed_over_at; until then its quarter is the deadline':
    'бывает только у сданной очереди, рядом с handed_over_at; до сдачи её квартал — это deadline',
  'must be a PDF like documents/contract-ru.pdf, its name in small Latin letters':
    'должен быть файл PDF, как documents/contract-ru.pdf, имя строчными латинскими буквами',
  'must name a file in one language at least': 'нужен файл хотя бы на одном языке',
  'is larger than {most} MB': 'больше {most} МБ',
  'is not a PDF': 'это не PDF',
  'must not be earlier than valid_from': 'не должно быть раньше valid_from',
  'must not be less than term_months_min': 'не должно быть меньше term_months_min',
  'only an installment has them': 'бывает только у рассрочки',
  'an installment has a mark-up in its place': 'у рассрочки вместо неё наценка',
  'the conditions say that it is not combined with discounts: write false here':
    'в условиях сказано, что со скидками не складывается: напишите здесь false',
  'the conditions do not say that it is not combined with discounts':
    'в условиях не сказано, что со скидками не складывается',
  'the company is founded in {founded}, but {file} has {day}':
    'компания основана в {founded} году, а в {file} стоит {day}',
  'a programme names projects or houses, not both': 'у программы либо проекты, либо дома, не то и другое',
  'must end before term_months_min': 'должно закончиться раньше term_months_min',
  'must not be earlier than starts_at': 'не должно быть раньше starts_at',
  'must be the 11 signs of a YouTube address': 'должно быть 11 знаками из адреса YouTube',
  'a film needs a file or a youtube_id': 'у видео должен быть file или youtube_id',
  'an unfinished queue must have a deadline: its year and quarter; a finished one has handed_over_at':
    'у недостроенной очереди должен быть срок сдачи (deadline): year и quarter; у сданной — handed_over_at',
  'must name another deadline in from than deadline, which is the right one':
    'в from должен стоять прежний, ошибочный срок: верный стоит в deadline',
  'a house with drawn: true must say it': 'без этого дом с drawn: true нельзя нарисовать',
  'a project with an unfinished queue must name its builder: name in three languages and bin; or company.yaml says is_builder: true':
    'у проекта с недостроенной очередью должен быть застройщик: name на трёх языках и bin; или is_builder: true в company.yaml',
  'a company that builds itself must say legal_name and bin':
    'у компании, которая строит сама, должны быть legal_name и bin',
  'an unfinished queue must not be published without its permit: fill in permit_no, permit_date, method and guarantee_no':
    'недостроенную очередь нельзя публиковать без разрешения: впишите permit_no, permit_date, method и guarantee_no',
  'must not lie in the future (today is {today}): until then the house is unfinished':
    'не может быть в будущем (сегодня {today}): до тех пор дом не сдан',
  'the method "guarantee" needs the number of the guarantee':
    'способу guarantee нужен номер гарантии (guarantee_no)',
  'there is no film "{name}" in media/videos/videos.json': 'нет видео «{name}» в media/videos/videos.json',
  'must not be earlier than the permit': 'не должно быть раньше разрешения',
  'there is no section {section}': 'нет секции {section}',
  'floors must run from lower to upper': 'этажи пишут от нижнего к верхнему',
  'there is no plan "{code}" in unit-plans.json': 'нет плана «{code}» в unit-plans.json',

  '"{code}" differs from its drawing in media/plans': '«{code}» отличается от своего чертежа в media/plans',
  '"{code}" has no drawing in media/plans': 'для «{code}» нет чертежа в media/plans',
  'this drawing is not made yet: npm run media -- plans': 'этот чертёж ещё не сделан: npm run media -- plans',

  'a picture of the kind plan has the names of its plans, and no other has':
    'названия планировок есть у картинок вида plan, и только у них',
  'the plan "{plan}" is also that of "{name}"': 'планировка «{plan}» уже есть у картинки «{name}»',

  // company.yaml.
  'must be an SVG file like brand/logo.svg, its name in small Latin letters':
    'должно быть файлом SVG, как brand/logo.svg, имя строчными латинскими буквами',
  'must not be a year to come': 'не может быть будущим годом',
  'must be capitals, digits and underscores, at most 40':
    'заглавные латинские буквы, цифры и подчёркивания, не больше 40',
  'must be a colour like "#1f4e79", in quotes': 'должно быть цветом, как "#1f4e79", в кавычках',
  '{colour} has a contrast of {reached} with the tinted ground of pages and needs {needed}: the nearest that has it is "{nearest}"':
    'контраст {colour} с серым фоном страниц {reached}, нужно {needed}: ближайший подходящий — "{nearest}"',
  'must be a font like brand/text.ttf (TTF, OTF or WOFF2), its name in small Latin letters':
    'должно быть файлом шрифта, как brand/text.ttf (TTF, OTF или WOFF2), имя строчными латинскими буквами',
  'there is no such file': 'такого файла нет',
  'has all weights in itself: leave out the file for bold text':
    'в нём уже есть все начертания: файл для жирного текста (bold) не нужен',
  'has one weight: texts need a second file for bold text (bold)':
    'в нём одно начертание: для жирного текста нужен второй файл (bold)',
  'is not a font: TTF, OTF and WOFF2 are taken': 'не шрифт: подходят TTF, OTF и WOFF2',
  'is packed too tightly for a font': 'упакован плотнее, чем бывает у шрифтов',
  'cannot be read as a font': 'не читается как шрифт',
  'lacks characters of the three languages: {characters}': 'в нём нет знаков трёх языков: {characters}',
  'the two fonts take {size} KB of a first visit, and {most} KB are taken: choose a font with simpler letters, or one from the list':
    'два шрифта занимают {size} КБ первого посещения, а можно {most} КБ: выберите шрифт проще или из списка',
  'must be seven pictures': 'нужно семь картинок',
  'must be as wide as high: it has {width} by {height} pixels':
    'должно быть квадратным: сейчас {width} на {height} пикселей',
  'has {width} by {width} pixels, and needs {side} by {side} at least':
    'слишком мелкое: {width} на {width} пикселей, а нужно не меньше {side} на {side}',
  'is not a picture in PNG or SVG': 'не картинка PNG или SVG',
  'must be an SVG or PNG file like brand/icon.svg, its name in small Latin letters':
    'должно быть файлом SVG или PNG вида brand/icon.svg, имя строчными латинскими буквами',
  'is too large: {length} characters of shapes where {most} are taken, since every page brings it along; simplify its paths':
    'слишком большой: {length} знаков фигур, а можно {most}, потому что он приходит с каждой страницей; упростите контуры',

  // Texts.
  'raw HTML is not shown: write Markdown': 'HTML не показывается: пишите Markdown',
  'there is no code on the site: take the spaces or the quotes before the line away':
    'кода на сайте нет: уберите пробелы или кавычки перед строкой',
  'there is no code on the site: take the ` signs away': 'кода на сайте нет: уберите знаки `',
  'there are no lines across the page: use a heading': 'линий через страницу нет: поставьте заголовок',
  'write the address in the link itself: [text](address)': 'впишите адрес в саму ссылку: [текст](адрес)',
  'write the name of the picture itself: ![caption](name)': 'впишите имя картинки: ![подпись](имя)',
  'there are no tables in texts: use a list': 'таблиц в текстах нет: сделайте список',
  'headings are ## and ###: the title is the page’s own':
    'заголовки — ## и ###: главный заголовок у страницы свой',
  'a numbered list begins with 1': 'нумерованный список начинается с 1',
  'a link has no title in quotes': 'у ссылки не бывает подсказки в кавычках',
  'a picture stands in a paragraph of its own': 'картинка стоит отдельным абзацем',
  'a picture has no title in quotes: the caption stands in the brackets':
    'у картинки не бывает подсказки в кавычках: подпись стоит в квадратных скобках',
  'a picture needs a caption: ![caption](name)': 'картинке нужна подпись: ![подпись](имя)',
  '"{link}" is not an address': '«{link}» — не адрес',
  '"{link}" must begin with / or https://': '«{link}» должно начинаться с / или https://',
  '"{link}" must be a page without its language: the site adds /kk and /en itself':
    '«{link}» пишут без языка: /kk и /en сайт добавляет сам',
  '"{link}" is not a page': '«{link}» — не страница',
  '"{link}" must be written {instead}': '«{link}» пишут так: {instead}',
  '"{link}" is not a page of this site': '«{link}» — не страница этого сайта',
  'is not a text of the site': 'такого текста на сайте нет',
  'must have {link} only once': 'нужно {link} только один раз',
  'must have at most {most} characters': 'знаков не больше {most}',
  'must begin with a title of a section, like «## Title», and text below it':
    'сначала нужен заголовок раздела, как «## Заголовок», и текст под ним',
  'must be one day like 2026-11-25 in all languages': 'нужен один день на всех языках, как 2026-11-25',
  'is agreed to under a version: give {key} the day from which these words hold':
    'на эти слова соглашаются в их редакции: укажите в {key} день, с которого они действуют',
  'must have the values of the text it replaces: {values}':
    'нужны те же значения, что в заменяемом тексте: {values}',
  none: 'нет',
  'must have {count} forms between |': 'нужно форм через |: {count}',

  // Redirects.
  'must be an address like /Catalog/page_1.html or /index.php?id=12, without #':
    'должно быть адресом, как /Catalog/page_1.html или /index.php?id=12, без #',
  'must begin with / or https://': 'должно начинаться с / или https://',
  'what has parameters is one address, and no beginning': 'адрес с параметрами один, это не начало адресов',
  'only a beginning (is_prefix) can have a tail': 'остаток бывает только у начала адресов (is_prefix)',
  '{page} is a page of this site: its parameters are filters, and lead nowhere else':
    '{page} — страница этого сайта: её параметры — фильтры и никуда не ведут',
  '{path} stands here twice': '{path} стоит здесь дважды',
  'must not lead to itself': 'не должно вести само на себя',
  'leads nowhere: {way}': 'не ведёт никуда: {way}',

  // Pictures and drawings.
  'the text stands in {file} too: only one can be meant': 'этот текст есть и в {file}: нужен только один',
  'There is no list to make records of.': 'Списков, из которых делают записи, здесь нет.',
  'Records written: {count}. The lists they stood in are gone; check: npm run content -- check':
    'Записано записей: {count}. Списков, в которых они стояли, больше нет; проверьте: npm run content -- check',
  'the text {key} stands in {file} already': 'текст {key} уже есть в {file}',
  'must be a picture of the folder media, like /media/street.jpg':
    'должно быть картинкой из папки media, как /media/street.jpg',
  'the picture {name} has a record already': 'запись о картинке {name} уже есть',
  'file: there is no {file} in media': 'file: в media нет файла {file}',
  'there is no picture "{name}" in the list of pictures': 'нет картинки «{name}» в списке картинок',
  'there are two, {file} and {another}: only one can be meant': 'их две, {file} и {another}: нужна одна',
  'there is no picture of that name in media ({endings})': 'в media нет картинки с таким именем ({endings})',
  'has no record in {file}: its text in three languages, project and kind':
    'нет записи в {file}: подпись на трёх языках, проект и вид',
  'came during the import: import once more': 'появилась во время загрузки: загрузите ещё раз',
  '{folder} was changed since its import: the next import makes the AVIF files of its pictures':
    '{folder} изменилась после загрузки: файлы AVIF её картинок сделает следующая загрузка',
  'pictures: AVIF files of {count} made, and their names are on the site':
    'картинки: файлы AVIF сделаны ({count}) и уже на сайте',
  'takes more than {count} s to read': 'читается дольше {count} с',
  'takes more than {count} s to make its files': 'обрабатывается дольше {count} с',
  'needs more than {size} MB of memory to read': 'требует для чтения больше {size} МБ памяти',
  'breaks the program that reads it ({how})': 'ломает программу чтения ({how})',
  'is PDF whose first page cannot be drawn: {why}': 'PDF, первую страницу которого нельзя нарисовать: {why}',
  'is HEIC, which cannot be read here: save it as JPEG': 'HEIC здесь не читается: сохраните как JPEG',
  'is not a picture in JPEG, PNG, WebP, AVIF or SVG': 'не картинка в JPEG, PNG, WebP, AVIF или SVG',
  'has more than {count} megapixels': 'больше {count} мегапикселей',
  'has changed meanwhile': 'тем временем изменилась',
  'is longer than {count} characters': 'длиннее {count} знаков',
  'is not well-formed SVG': 'неправильный SVG',
  'has a DOCTYPE with entities': 'в нём DOCTYPE с сущностями',
  'has more than {count} elements': 'в нём больше {count} элементов',
  'is nested deeper than {count} levels': 'вложен глубже {count} уровней',
  'must begin with <svg xmlns="{namespace}">': 'должно начинаться с <svg xmlns="{namespace}">',
  'has <{element}>, which is not drawn': 'в нём <{element}>, который не рисуется',
  'draws nothing': 'ничего не рисует',
  'needs a viewBox of four numbers': 'нужен viewBox из четырёх чисел',
  'has {attribute}="{value}", which is not taken': 'в нём {attribute}="{value}", что не принимается',
  'has letters as text: convert them to outlines (curves)':
    'в нём буквы текстом: переведите их в контуры (кривые)',
  'has a <style>: export it with presentation attributes instead of CSS':
    'в нём <style>: сохраните с атрибутами оформления вместо CSS',
  'has a picture in it: only shapes are drawn': 'в нём картинка: рисуются только фигуры',
  'has <use>: export it with symbols expanded': 'в нём <use>: сохраните с развёрнутыми символами',
  'has a style that is not taken': 'в нём стиль, который не принимается',

  // The command.
  'All is well: {counts}.': 'Всё в порядке: {counts}.',
  'Not said yet:': 'Чего ещё нет:',
  'Worth a look:': 'Стоит посмотреть:',
  'has {count} characters: search results show at most {most}':
    'знаков {count}: поиск показывает не больше {most}',
  'has {count} characters: search results want at least {least}':
    'знаков {count}: поиску нужно не меньше {least}',
  'is also the title of {file}: search results cannot tell the pages apart':
    'так же называется {file}: в поиске эти страницы не различить',
  'is {stated} %, but payments over {months} months make {computed} %':
    'указано {stated} %, а по платежам на {months} мес. выходит {computed} %',
  '«{word}» has Kazakh letters in a Russian text': '«{word}»: казахские буквы в русском тексте',
  '«{word}» is a Russian word in a Kazakh text': '«{word}»: русское слово в казахском тексте',
  '«{word}» mixes Latin and Cyrillic letters': '«{word}»: латинские и русские буквы в одном слове',
  'lacks {figures} of the Russian text': 'нет чисел русского текста: {figures}',
  'has {figures}, which the Russian text has not': 'числа, которых нет в русском тексте: {figures}',
  'the texts name {told}, the record has {kept}': 'в текстах {told}, в записи {kept}',
  'no programme has this rate, first payment and term': 'нет программы с такой ставкой, взносом и сроком',
  '«{word}»: the site says «{instead}»': '«{word}»: на сайте говорят «{instead}»',
  'units.yaml: its units were not looked up. {why}': 'units.yaml: помещения не проверены по базе. {why}',
  '{all} addresses: {same} need no redirect, {suggested} have a suggestion to look at, {open} at the end have no target yet. Fill these in or delete their lines, and keep the list as redirects.csv in the content folder.':
    'Адресов: {all}. Без переадресации: {same}. С предложением, которое нужно проверить: {suggested}. Без цели, в конце списка: {open}. Впишите им цель или удалите строки и сохраните список в папке компании как redirects.csv.',
  'The site takes its data from API_BASE_URL: this import is into the database of these settings.':
    'Сайт берёт данные из API_BASE_URL, а эта загрузка идёт в базу из настроек.',
  Pictures: 'Картинки',
  Importing: 'Загрузка',
  'The empty database cannot be filled: CONTENT_DIR ({folder}) has mistakes.':
    'Пустую базу не заполнить: в папке CONTENT_DIR ({folder}) ошибки.',
  '{count} made': 'сделано {count}',
  'has no AVIF yet: {why}': 'AVIF ещё нет: {why}',
  'Everything was there already: nothing has changed.': 'Всё уже было в базе: изменений нет.',
  'A dry run: nothing was written. An import would do this.':
    'Проба: ничего не записано. Загрузка сделала бы вот что.',
  '{count} units': 'помещений: {count}',
  'These houses are in the database but not in the folder; nothing was written.':
    'Этих домов нет в папке, а в базе они есть; ничего не записано.',
  'Put their records back, or add --remove-projects to delete them with all their units.':
    'Верните их записи или добавьте --remove-projects, чтобы удалить их со всеми помещениями.',
  'No text of the site has «{word}».': 'В текстах сайта нет «{word}».',
  'your own words, they stand in texts.yaml': 'ваши слова, они стоят в texts.yaml',
  'too many arguments': 'лишние параметры',
  'there is no option {option}': 'нет такого параметра: {option}',
  'the value of {option} is missing, or it takes none': 'у {option} нет значения, или оно ему не нужно',
  '--from-sitemap names the sitemap of the old site.':
    '--from-sitemap указывает карту прежнего сайта (sitemap).',
  'Unknown command «{name}». Available: {names}.': 'Нет команды «{name}». Есть: {names}.',
  '{mistakes}; nothing was written.': '{mistakes}; ничего не записано.',
  '1 mistake': 'ошибок: 1',
  '{count} mistakes': 'ошибок: {count}',
  'Run «npm run content -- --help» for usage.': 'Как пользоваться: npm run content -- --help',
  added: 'новых',
  changed: 'изменено',
  unchanged: 'без изменений',
  removed: 'удалено',
  withdrawn: 'снято',
  'company, features, sources': 'компания, удобства, источники',
  'units by hand (units.yaml)': 'вручную (units.yaml)',
  'history of deadlines': 'история сроков',
  cities: 'города',
  projects: 'проекты',
  houses: 'дома',
  articles: 'статьи',
  answers: 'ответы',
  promotions: 'акции',
  'promotions of projects': 'акции проектов',
  awards: 'награды',
  employees: 'сотрудники',
  reviews: 'отзывы',
  contacts: 'контакты',
  banners: 'баннеры',
  programmes: 'программы покупки',
  'programmes of projects': 'программы проектов',
  calculators: 'калькуляторы',
  photos: 'фото',
  videos: 'видео',
  pictures: 'картинки',
  'consultation pictures': 'картинки консультации',
  'categories of vacancies': 'категории вакансий',
  vacancies: 'вакансии',
  'property descriptions': 'описания недвижимости',
  'construction progress': 'ход строительства',
  redirects: 'переадресации',
  'texts of the site': 'тексты сайта',
  plans: 'планировки',
  units: 'помещения',
  'prices of units': 'цены помещений',
  'promotions of units': 'акции помещений',

  // Publishing the content from a git repository.
  'git is not installed.': 'git не установлен.',
  'CONTENT_DIR ({folder}) is no git repository: there is nothing to fetch. {why}':
    'CONTENT_DIR ({folder}) не git-хранилище: забирать нечего. {why}',
  'CONTENT_DIR ({folder}) lies in the repository of the program: content is published from a repository of its own.':
    'CONTENT_DIR ({folder}) лежит в хранилище самой программы: содержание публикуют из своего хранилища.',
  'CONTENT_DIR is on the branch «{current}», and «{branch}» is published: git switch {branch}, or set CONTENT_BRANCH.':
    'CONTENT_DIR стоит на ветке «{current}», а публикуется «{branch}»: git switch {branch} или задайте CONTENT_BRANCH.',
  'These files of CONTENT_DIR were changed by hand and are in no commit; commit them or take them back:':
    'Эти файлы в CONTENT_DIR изменены вручную и не записаны в git; запишите их (commit) или верните как было:',
  'The branch «{branch}» does not follow from the state of CONTENT_DIR: it was written anew, or CONTENT_DIR has commits of its own. Look at both, then: git reset --keep {id}':
    'Ветка «{branch}» не продолжает то, что в CONTENT_DIR: её переписали, или в CONTENT_DIR есть свои записи git. Сравните и то и другое, потом: git reset --keep {id}',
  'publish takes no folder: it publishes CONTENT_DIR.':
    'publish не принимает папку: публикуется CONTENT_DIR.',
  'Another publication has been under way for 15 minutes: try again later.':
    'Уже 15 минут идёт другая публикация: попробуйте позже.',
  'The branch «{branch}» could not be fetched: {why}': 'Ветка «{branch}» не забирается: {why}',
  'Nothing new: {id} is on the site.': 'Нового нет: {id} уже на сайте.',
  '{id} was refused before, and nothing new has come. After a new version of the program check it again: npm run content -- publish --again':
    'Правка {id} уже не прошла проверку, а новой нет. После обновления программы её можно проверить ещё раз: npm run content -- publish --again',
  '{id} is on the site.': 'Правка {id} на сайте.',
  'Some lines of units.yaml do nothing': 'Строки units.yaml не действуют',
  '«{subject}» ({id}, {author}) is on the site, but these lines of units.yaml do nothing:':
    'Правка «{subject}» ({id}, {author}) на сайте, но эти строки units.yaml не действуют:',
  '{id} was not published: the site shows what it showed before.':
    'Правка {id} не опубликована: сайт показывает то же, что раньше.',
  'The content of the site is published again': 'Правки снова на сайте',
  'The content of the site was not published': 'Правки не вышли на сайт',
  '«{subject}» ({id}, {author}) is on the site.': 'Правка «{subject}» ({id}, {author}) на сайте.',
  '«{subject}» ({id}, {author}) was not published, the site shows what it showed before.':
    'Правка «{subject}» ({id}, {author}) не опубликована, сайт показывает то же, что раньше.',
  'Mend this and save: the site publishes it by itself.': 'Исправьте это и сохраните: сайт опубликует сам.',
  'Something on the server keeps the newest content ({id}) off the site: {first}{more}.':
    'Последняя правка содержания ({id}) не выходит на сайт из-за того, что на сервере: {first}{more}.',
  'The branch of the content could not be fetched for {age}: npm run content -- publish prints why.':
    'Ветку с содержанием не удаётся получить из хранилища git уже {age}. Причину печатает npm run content -- publish.',
  'The branch of the content could not be fetched for {age}: ask whoever looks after the site why.':
    'Ветку с содержанием не удаётся получить из хранилища git уже {age}: почему, спросите того, кто следит за сайтом.',
  'The newest content ({id}) was refused: {first}{more}. Editors mend it and save again.':
    'Последняя правка содержания ({id}) не прошла проверку: {first}{more}. Редакторы исправляют её и сохраняют ещё раз.',
  'The letter to the editors could not be sent: {why}': 'Письмо редакторам не ушло: {why}',
} as const
