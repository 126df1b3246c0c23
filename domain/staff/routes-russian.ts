/** What is said about the routes of requests: English, then Russian. */
export const routesRussian = {
  'must be one line without {signs}': 'должно быть одной строкой без {signs}',
  'is a secret: write {name} in its place, and the value into secrets.env of DATA_DIR':
    'это секрет: напишите вместо него {name}, а значение впишите в secrets.env папки DATA_DIR',
  'must be an address like https://crm.example.kz/leads, with {name} behind its host alone':
    'должно быть адресом вида https://crm.example.kz/leads; {name} может стоять только после имени сервера',
  'has a part that looks like a secret: write {name} in its place, and the value into secrets.env of DATA_DIR':
    'часть адреса похожа на секрет: напишите вместо неё {name}, а значение впишите в secrets.env папки DATA_DIR',
  'must be a mail address': 'должно быть адресом почты',
  'must be the id of a chat in quotes, or @name': 'должно быть номером чата в кавычках или @именем',
  'these servers are not the company’s: name the receiver':
    'это не серверы компании: назовите получателя в receiver',
  'must be 1 to 50 routes': 'должно быть от 1 до 50 маршрутов',
  'must be called in at most 40 lower-case Latin letters, digits and hyphens':
    'имя: не больше 40 строчных латинских букв, цифр и дефисов; letter занято',
  'is the name of a way of the settings, for whose requests it would be taken':
    'так называется канал из настроек: заявки, которые его ждут, ушли бы сюда',
  'must say who gets the requests: receiver with name and country, or own: true for the company’s own servers in Kazakhstan':
    'должно быть сказано, кто получает заявки: receiver с name и country, или own: true для собственных серверов компании в Казахстане',
  'applications and CVs go to personnel alone: such a route says {carries}':
    'отклики и резюме идут только в отдел персонала: такой маршрут говорит {carries}',
  'applications of the form {form} reach nobody: a route must take all of them and say {carries}':
    'отклики формы {form} никому не попадут: маршрут должен брать их все и говорить {carries}',
  'some requests of the form {form} reach nobody: a route must take all of them, or say rest: true':
    'часть заявок формы {form} никому не попадёт: маршрут должен брать их все или говорить rest: true',
  'the secret {name} has no value: write «{name}=…» into secrets.env of DATA_DIR; from the environment come only names that begin with ROUTE_':
    'у секрета {name} нет значения: впишите «{name}=…» в secrets.env папки DATA_DIR; из окружения берутся только имена, которые начинаются с ROUTE_',
  'routes ({count}): {names}': 'маршруты ({count}): {names}',
  'the secret {name} is short, and who guesses it can sign requests as this site does: take a random text of at least {least} characters':
    'секрет {name} короткий, а кто его угадает, сможет подписывать заявки от имени сайта: возьмите случайный текст от {least} знаков',
  'The secret {name} of stock.yaml has no value. Write «{name}=…» into secrets.env of DATA_DIR; from the environment come only names that begin with STOCK_.':
    'У секрета {name} из stock.yaml нет значения. Впишите «{name}=…» в secrets.env папки DATA_DIR; из окружения берутся только имена, которые начинаются с STOCK_.',
  'Others may read {path}, which holds secrets. Say «chmod 600 {path}».':
    'Файл с секретами {path} могут читать другие. Выполните «chmod 600 {path}».',
  '{path} cannot be read ({code}).': 'Файл {path} не читается ({code}).',
  '{path} is too long for a list of secrets.': 'Файл {path} слишком длинный для списка секретов.',
  'there is no mail server: set SMTP_URL': 'нет почтового сервера: задайте SMTP_URL',
  'it was imported by another version of the site: import the content with this one':
    'загружен другой версией сайта: загрузите содержание этой версией',
  'would send requests unencrypted: write https://': 'заявки ушли бы без шифрования: напишите https://',
  'is missing: since is the day from which the receivers are these, like 2026-11-21':
    'не заполнено: since — день, с которого получатели такие, например 2026-11-21',
  'its receiver «{name}» is not named in policy.text of texts.yaml in {language}':
    'получатель «{name}» не назван в policy.text файла texts.yaml ({language})',
  'the words of the consent {key} in {language} have {count} characters with their receivers, of {most}: shorten names, or let one route do the work of two':
    'согласие {key} ({language}) вместе с получателями занимает {count} знаков из {most}: сократите названия или объедините маршруты',
  'There is no route «{name}». Routes: {names}.': 'Маршрута «{name}» нет. Маршруты: {names}.',
  '{name}: nothing was sent: {why}': '{name}: ничего не отправлено: {why}',
  '{name}: the sample did not arrive: {why}': '{name}: проба не дошла: {why}',
  '{name}: the receiver took the sample, request {id}. Delete it there.':
    '{name}: получатель принял пробу, заявка {id}. Удалите её у него.',
  '--by takes another route that can send: {names}':
    '--by принимает другой маршрут, который может отправлять: {names}',
  '--from and --by go together: the route that is left, and the one that sends':
    '--from и --by указываются вместе: маршрут, от которого отказались, и тот, что отправит',
  '{channel}: moved to {to}': '{channel}: передана в {to}',
  '{count} of {from} go by {by}': 'отправляется по маршруту {by} вместо {from}: {count}',
  '{count} stay with {from}: under way at this moment, or applications, which {by} does not carry':
    'осталось у {from}: {count}; они отправляются прямо сейчас или это отклики, а {by} их не берёт',
  'The route {name} cannot send, its requests wait: {problem}':
    'Маршрут {name} не может отправлять, его заявки ждут: {problem}',
  '{deliveries} waiting for the route {channel}, which is gone: npm run leads -- resend --from {channel} --by ROUTE sends them by another.':
    '{deliveries} ждёт маршрута {channel}, а его больше нет. Отправить по другому: npm run leads -- resend --from {channel} --by МАРШРУТ.',
  '{deliveries} waiting for the route {channel}, which is gone: ask whoever looks after the site to send them by another.':
    '{deliveries} ждёт маршрута {channel}, а его больше нет. Попросите того, кто следит за сайтом, отправить по другому.',
} as const satisfies Readonly<Record<string, string>>
