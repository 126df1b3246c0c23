import type { StaffLanguage } from '#domain/staff/staff-text.ts'

/** What `npm run content -- --help` prints. */
export const contentHelp: Readonly<Record<StaffLanguage, string>> = {
  en: `The content of the site, as files.

  npm run content -- check [FOLDER]
      Reads everything and names what is wrong: file, line, field and language. Touches no database.
  npm run content -- import [FOLDER] [--dry-run] [--remove-projects] [--another-company]
      Brings the folder into the database, all or nothing, and tells what changed. The site may run meanwhile and
      shows the new content within a second. --dry-run tells the same and writes nothing.
      --remove-projects also deletes houses that are no longer in the folder although they have units, with all of
      these; without it they stop the import.
      --another-company brings the folder of another company than the database has; without it nothing is written.
      A company that was renamed is the same one as long as the BIN or the slug of a project is.
  npm run content -- publish [--again]
      Fetches the branch CONTENT_BRANCH of the git repository CONTENT_DIR, checks it, brings the folder to it and
      imports it. A state with mistakes changes nothing; EDITORS_EMAIL gets a letter about it, once. --again checks a
      state that was refused before. For a timer: it does nothing where there is nothing new.
  npm run content -- texts [WORD]
      Prints the texts of the site in three languages, as lines of texts.yaml: those that have the word in their key
      or in a language, or all. Those that CONTENT_DIR says in words of its own are marked.
  npm run content -- upgrade [FOLDER] [--dry-run]
      Brings a folder of an older format to the present one and prints each line that changed; comments stay.
      --dry-run prints the same and writes nothing.
  npm run content -- records [FOLDER]
      Gives each picture of media/pictures.json and each text of texts.yaml a record of its own, in which the editor
      (npm run editor) can change it. The site stays as it is; the lists go.
  npm run content -- redirects [FOLDER] --from-sitemap URL-OR-FILE [--private]
      Drafts redirects.csv from the sitemap of the old site: prints its addresses, each with a page of this site that
      may take its place, or with none for you to fill in. --private: the address may lie in your own network.

FOLDER is CONTENT_DIR unless another one is named. The database is that of the site: DATA_DIR,
DATABASE_URL. Exit codes: 0 all is well, 1 something is wrong, 2 invalid usage.
`,
  ru: `Содержание сайта: папка компании.

  npm run content -- check [ПАПКА]
      Читает всё и называет ошибки: файл, строку, поле и язык. Базу не трогает.
  npm run content -- import [ПАПКА] [--dry-run] [--remove-projects] [--another-company]
      Загружает папку в базу, всё или ничего, и говорит, что изменилось. Сайт может работать и покажет новое через
      секунду. --dry-run говорит то же и ничего не записывает.
      --remove-projects удаляет и дома, которых в папке больше нет, со всеми их помещениями; без него такие дома
      останавливают загрузку.
      --another-company загружает папку другой компании, не той, что в базе; без него ничего не записывается.
      Компания с новым названием остаётся той же, пока тот же БИН или slug хотя бы одного проекта.
  npm run content -- publish [--again]
      Забирает ветку CONTENT_BRANCH из git-хранилища папки CONTENT_DIR, проверяет, обновляет папку и загружает её на
      сайт. Правка с ошибками ничего не меняет; о ней на EDITORS_EMAIL приходит письмо, одно. --again проверяет ещё раз
      правку, которая раньше не прошла. Подходит для таймера: если нового нет, ничего не делает.
  npm run content -- texts [СЛОВО]
      Печатает тексты сайта на трёх языках, строками для texts.yaml: те, где слово есть в ключе или в тексте на любом
      языке, или все. Тексты, которые в CONTENT_DIR сказаны по-своему, отмечены.
  npm run content -- upgrade [ПАПКА] [--dry-run]
      Переводит папку старого формата в нынешний и печатает каждую изменённую строку; комментарии остаются.
      --dry-run печатает то же и ничего не записывает.
  npm run content -- records [ПАПКА]
      Даёт каждой картинке из media/pictures.json и каждому тексту из texts.yaml свою запись: такие правит редактор
      (npm run editor). Сайт остаётся прежним, списков больше нет.
  npm run content -- redirects [ПАПКА] --from-sitemap АДРЕС-ИЛИ-ФАЙЛ [--private]
      Черновик redirects.csv по карте прежнего сайта (sitemap): печатает его адреса, к каждому страницу этого сайта
      или пустое место, которое вы заполните. --private: адрес может лежать в вашей сети.

ПАПКА: без неё берётся CONTENT_DIR. База та же, что у сайта: DATA_DIR, DATABASE_URL.
Код выхода: 0 всё в порядке, 1 что-то не так, 2 команда написана неверно.
`,
}
