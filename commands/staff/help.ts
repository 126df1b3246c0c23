import type { StaffLanguage } from '#domain/staff/staff-text.ts'

export const staffHelp: Readonly<Record<StaffLanguage, string>> = {
  en: `Who may open the page for sales (/staff at STAFF_PORT).

  npm run staff -- add NAME
      Adds a user, or gives him another password. Asks for the password twice; in a pipe it reads it from the
      first line of its input. The file of STAFF_USERS keeps a hash of it, readable for its user alone.
  npm run staff -- remove NAME
      Takes a user out of the file.
  npm run staff -- list
      The users, a name on a line.
  npm run staff -- looks [--since 2026-11-21] [--name NAME]
      Who has looked at which request, from old to new. Kept for 90 days.

The running site reads the file anew by itself: whoever was removed or has another password is logged out at once.

Exit code: 0 all went well, 1 something is wrong, 2 invalid usage.
`,
  ru: `Кто может открыть страницу для отдела продаж (/staff на STAFF_PORT).

  npm run staff -- add ИМЯ
      Заводит пользователя или меняет ему пароль. Пароль спрашивает дважды; если ввод не с клавиатуры, читает его
      из первой строки. В файле STAFF_USERS хранится хеш пароля, читать файл может только его владелец.
  npm run staff -- remove ИМЯ
      Убирает пользователя из файла.
  npm run staff -- list
      Пользователи, по имени на строке.
  npm run staff -- looks [--since 2026-11-21] [--name ИМЯ]
      Кто какую заявку смотрел, от старых к новым. Хранится 90 дней.

Работающий сайт перечитывает файл сам: кого убрали или кому сменили пароль, тот сразу выходит.

Код выхода: 0 всё получилось, 1 что-то не так, 2 команда написана неверно.
`,
}
