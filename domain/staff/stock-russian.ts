/** What the checks say of units by hand (`units.yaml`) and of the sources of units (`stock.yaml`): English, then Russian. */
export const stockRussian = {
  // units.yaml.
  '{unit} until {until}': '{unit} до {until}',
  'its last day is over, it does nothing: take it out':
    'последний день прошёл, строка не действует: уберите её',
  'there is no such unit': 'такого помещения нет',
  'the house has several of them: add section, or name it by its id':
    'в доме таких несколько: добавьте section или назовите помещение по id',
  'a line above has this unit already': 'это помещение уже названо строкой выше',
  'The records are right ({counts}), but these lines do nothing:':
    'Записи верны ({counts}), но эти строки не действуют:',
  'These lines of units.yaml do nothing:': 'Эти строки units.yaml не действуют:',

  // stock.yaml.
  'must be an address like https://crm.example/feed.xml, with {name} behind its host alone':
    'должно быть адресом, как https://crm.example/feed.xml; {name} бывает только после имени сервера',
  '{piece} looks like a secret: write {name} in its place, and the value into DATA_DIR/secrets.env':
    '{piece} похоже на секрет: напишите вместо него {name}, а значение — в DATA_DIR/secrets.env',
  'the password': 'пароль',
  'the name of the user': 'имя пользователя',
  'the parameter {name}': 'параметр {name}',
  'a parameter': 'один из параметров',
  'part {number} of the path': 'часть пути {number}',
  'lies in the own network: if it is your own feed, write private: true':
    'лежит во внутренней сети: если это ваша выгрузка, напишите private: true',
  'would send a secret unencrypted: write https://': 'отправит секрет без шифрования: напишите https://',
  'must be called in at most 60 lower-case Latin letters, digits and hyphens':
    'имя источника — строчные латинские буквы, цифры и дефисы, не больше 60',
  'the units of {house} come from the source {owner}: a house has one source':
    'помещения дома {house} приходят из источника {owner}: у дома один источник',

  // The mapping of a source.
  'The mapping cannot be used: {sentence}.': 'Соответствия (mapping) не годятся: {sentence}.',
  'is not a path: write «price/value», «@id» or «/catalog/@city»':
    'не путь: напишите «price/value», «@id» или «/catalog/@city»',
  'begins with «/»: it stands beside the units': 'начинается с «/»: он стоит рядом с помещениями',
  'is not a domain: write example.kz': 'не домен: напишите example.kz',
  'is not the name of a setting: write {name} here, and the secret itself into the environment':
    'не имя настройки: напишите {name}, а сам секрет — в окружение',
  '{where}: «items» says where the units stand, and «fields» where their fields do. Write both':
    '{where}: «items» говорит, где стоят помещения, а «fields» — где их поля. Напишите оба',
  '{where}: «{path}» has brackets or «@», which only fields may have. Write «house/flat» for XML, «data/flats/*» for JSON':
    '{where}: в «{path}» скобки или «@», они бывают только у полей. Напишите «house/flat» для XML, «data/flats/*» для JSON',
  '{where}: «fixed» gives all units one {field}, and «fields» says where each has its own. Take one of them out':
    '{where}: «fixed» даёт всем помещениям одно {field}, а «fields» говорит, где у каждого своё. Уберите одно из двух',
  '{where}: nothing says where {what} stands. Write «{field}: path» there {remedy}':
    '{where}: не сказано, где стоит {what}. Напишите там «{field}: путь» {remedy}',
  'the number of the unit or its id': 'номер помещения или его id',
  'the area': 'площадь',
  'the floor': 'этаж',
  'the rooms': 'число комнат',
  'the price': 'цена',
  'the status': 'статус',
  'or «{line}» where these are not flats': 'или «{line}», если это не квартиры',
  'or «{line}»': 'или «{line}»',
  'or «{line}» if every unit of the feed is for sale':
    'или «{line}», если продаётся каждое помещение выгрузки',
  '{where}: «times» is for prices, areas and heights. Take it out':
    '{where}: «times» бывает у цен, площадей и высот. Уберите его',
  '{where}: the words of {field} are translated under «{part}:». Write them there':
    '{where}: слова поля {field} переводятся в «{part}:». Напишите их там',
} as const
