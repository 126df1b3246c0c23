/** What the page for sales and `npm run staff` say: English, then Russian. */
export const salesRussian = {
  Requests: 'Заявки',
  'Stock reports': 'Остатки',
  Alarms: 'Неполадки',
  'To the contents of the page': 'К содержанию страницы',
  'Sections of the page': 'Разделы',
  'Log in': 'Вход',
  Enter: 'Войти',
  'Log out': 'Выйти',
  'User name': 'Имя',
  Password: 'Пароль',
  'The name or the password is wrong.': 'Имя или пароль неверны.',
  'There were five wrong tries. The next one is possible at {time}.':
    'Было пять неудачных попыток. Следующая возможна в {time}.',
  'Too many people try to log in right now. Try again in a few seconds.':
    'Сейчас входит слишком много людей. Попробуйте ещё раз через несколько секунд.',
  'The proxy in front has not said who you are. Open this page through the login of your company.':
    'Прокси не сообщил, кто вы. Откройте эту страницу через вход вашей компании.',
  'Search by phone': 'Найти по телефону',
  'The whole number, written in any way': 'Номер целиком, в любом написании',
  Find: 'Найти',
  'No request has this phone number.': 'С этим телефоном заявок нет.',
  'This is no phone number. Write it whole, like +7 701 123-45-67.':
    'Это не номер телефона. Напишите его целиком, например +7 701 123-45-67.',
  'Which requests': 'Какие заявки',
  Form: 'Форма',
  'All forms': 'Все формы',
  State: 'Состояние',
  'Any state': 'Любое',
  Show: 'Показать',
  'waits to be sent': 'ждёт отправки',
  'has not arrived': 'не дошла',
  'has arrived': 'дошла',
  'was sent nowhere': 'никуда не ушла',
  'Older requests': 'Более ранние заявки',
  'To the newest requests': 'К новым заявкам',
  'Requests with the phone {phone}': 'Заявки с телефона {phone}',
  'All requests with this phone': 'Все заявки с этого телефона',
  Meeting: 'Встреча',
  Meetings: 'Встречи',
  'Which meetings': 'Какие встречи',
  Upcoming: 'Предстоящие',
  'Day not agreed': 'Без дня',
  Past: 'Прошедшие',
  Today: 'Сегодня',
  'No meetings.': 'Встреч нет.',
  'Later meetings': 'Более поздние встречи',
  'Earlier meetings': 'Более ранние встречи',
  'To the first page': 'К первой странице',
  'waits for your answer': 'ждёт вашего ответа',
  'is confirmed': 'подтверждена',
  'another time is proposed': 'предложено другое время',
  'is cancelled': 'отменена',
  'the day is not agreed': 'день не назначен',
  'any time': 'любое время',
  'Your answer is kept. The site does not write to the visitor: call them, or send them the words below.':
    'Ответ сохранён. Сайт сам посетителю не пишет: позвоните или отправьте ему слова ниже.',
  'The visitor asked for: {when}': 'Посетитель просил: {when}',
  'Last answer: {moment}, {name}': 'Последний ответ: {moment}, {name}',
  'What to tell the visitor, by phone or in a message:':
    'Что сказать посетителю по телефону или в сообщении:',
  Day: 'День',
  Hour: 'Время',
  'Until, if you like': 'До (можно не указывать)',
  'Confirm a time that the visitor agrees to. Propose one that they have not agreed to yet.':
    'Подтверждайте время, на которое посетитель согласен. Если вы ещё не договорились, предложите другое.',
  Confirm: 'Подтвердить',
  'Propose another time': 'Предложить другое время',
  'Cancel the meeting': 'Отменить встречу',
  'The visitor will see that it does not take place. You can confirm it again later.':
    'Посетитель увидит, что встреча не состоится. Потом её можно подтвердить снова.',
  'Choose a day from today to the ninetieth day ahead.':
    'Выберите день: от сегодняшнего до девяностого вперёд.',
  'Choose the hour of the meeting.': 'Укажите время встречи.',
  'Choose an hour between 07:00 and 22:00; the end comes after the beginning.':
    'Укажите время с 07:00 до 22:00; конец позже начала.',
  'This time of today is past.': 'Это время сегодня уже прошло.',
  'This is the time that the meeting has. Choose another one, or confirm it.':
    'Это время у встречи и так стоит. Выберите другое или подтвердите её.',
  '{name} has answered this meeting meanwhile, on {moment}. Your answer was not kept: look at what stands now.':
    'Пока вы отвечали, на эту встречу ответил другой сотрудник: {name}, {moment}. Ваш ответ не сохранён: посмотрите, что стоит теперь.',
  'You have answered this meeting in another window meanwhile, on {moment}. This answer was not kept: look at what stands now.':
    'Вы уже ответили на эту встречу в другом окне: {moment}. Этот ответ не сохранён: посмотрите, что стоит теперь.',
  'The visitor has not chosen the place: tell them the address, the page of the meeting does not have it.':
    'Посетитель не выбрал место: назовите ему адрес, на странице встречи его нет.',
  'Where it was sent': 'Куда отправлена',
  'It was sent nowhere yet.': 'Пока никуда не отправлена.',
  Mail: 'Почта',
  Bitrix24: 'Битрикс24',
  'Arrived on {moment}': 'Дошла: {moment}',
  'It waits: this way cannot send now, «Alarms» says why':
    'Ждёт: этот канал сейчас не может отправлять, причина в «Неполадках»',
  'It waits to be sent': 'Ждёт отправки',
  'The site goes on trying': 'Сайт пробует дальше',
  'The site has given up': 'Сайт больше не пробует',
  'Reason: {why}': 'Причина: {why}',
  'Next try: {moment}': 'Следующая попытка: {moment}',
  'Send again': 'Отправить ещё раз',
  'It is being sent again right now.': 'Заявка отправляется ещё раз прямо сейчас.',
  'Show what came of it': 'Показать, что вышло',
  'It has arrived.': 'Заявка дошла.',
  'It has not arrived yet. The reason is below.': 'Заявка пока не дошла. Причина ниже.',
  'It has not arrived. The reason is below.': 'Заявка не дошла. Причина ниже.',
  'Last sent again: {moment}, {name}': 'Последний раз отправляли снова: {moment}, {name}',
  'Sent by «{way}» instead': 'Вместо этого отправлена по «{way}»',
  'What has not arrived goes out at once. What has arrived is not sent a second time.':
    'Уйдёт сразу то, что не дошло. Что дошло, второй раз не отправляется.',
  'No way to staff is on, so there is nowhere to send it.': 'Не включён ни один канал: отправлять некуда.',
  'None of its ways can send now; «Alarms» says why.':
    'Ни один из её каналов сейчас не может отправлять, причина в «Неполадках».',
  'It waits to be sent. The page shows the result when you open it anew.':
    'Ждёт отправки. Что вышло, будет видно, когда вы откроете страницу ещё раз.',
  'Who applies and what they write reaches personnel alone, by mail.':
    'Кто откликнулся и что написал, видит только отдел персонала: ему это приходит письмом.',
  'Files of the request come by mail alone and cannot be opened here:':
    'Файлы заявки приходят только письмом, здесь их не открыть:',
  'There is no such request. It may have been deleted when its time was over.':
    'Такой заявки нет. Возможно, она удалена, потому что истёк срок её хранения.',
  'There is no such page.': 'Такой страницы нет.',
  'Nothing was changed: the form did not come from this page. Open the page anew.':
    'Ничего не изменено: форма пришла не с этой страницы. Откройте страницу заново.',
  'The form could not be read.': 'Форму не удалось прочитать.',
  'Something broke. Try again in a minute.': 'Что-то сломалось. Попробуйте ещё раз через минуту.',
  'One moment …': 'Минуту …',
  'Go on': 'Продолжить',
  'Reports about what the site took from your exports, the newest first.':
    'Отчёты о том, что сайт взял из ваших выгрузок, новые сверху.',
  'There are no reports yet.': 'Отчётов пока нет.',
  'Source «{source}»': 'Источник «{source}»',
  'As of {moment}, Kazakhstan time.': 'На {moment}, время Казахстана.',
  'Why requests have not arrived': 'Почему заявки не дошли',
  'What needs attention: whoever looks after the site can mend it.':
    'Что требует внимания. Исправить это может тот, кто следит за сайтом.',
  'Run «npm run staff -- --help» for usage.': 'Как пользоваться: npm run staff -- --help',
  'A name has up to 64 letters, digits and the signs . _ @ -, and «{text}» is none.':
    'В имени до 64 букв, цифр и знаков . _ @ -; «{text}» — не имя.',
  'STAFF_USERS names no file: set it for the site and for this command.':
    'STAFF_USERS не называет файл: задайте его и для сайта, и для этой команды.',
  'A password has {least} to {most} characters.': 'В пароле от {least} до {most} знаков.',
  'Password: ': 'Пароль: ',
  'The same once more: ': 'Ещё раз: ',
  'The two are not the same: nothing was changed.': 'Пароли не совпали, ничего не изменено.',
  '{name} may log in.': '{name} может войти.',
  '{name} has another password, and is logged out.':
    'У {name} новый пароль, со страницы этот пользователь вышел.',
  '{name} may not log in any more, and is logged out.':
    '{name} больше не может войти; со страницы этот пользователь вышел.',
  'There is no user {name}.': 'Нет пользователя {name}.',
  'There are no users.': 'Пользователей нет.',
  'Another command is writing the file, or was broken off: if not, delete {file}.':
    'Файл пишет другая команда, или она прервана: если прервана, удалите {file}.',
  'No looks.': 'Никто ничего не смотрел.',
  'logged in': 'вход',
  'looked at the list': 'просмотр списка',
  'searched by phone': 'поиск по телефону',
  'opened the request': 'просмотр заявки',
  'sent again the request': 'повторная отправка заявки',
  'confirmed the meeting of the request': 'подтверждение встречи из заявки',
  'proposed another time for the meeting of the request': 'другое время для встречи из заявки',
  'cancelled the meeting of the request': 'отмена встречи из заявки',
} as const
