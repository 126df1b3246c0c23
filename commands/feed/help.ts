import type { StaffLanguage } from '#domain/staff/staff-text.ts'

/** What `npm run feed -- --help` prints. */
export const feedHelp: Readonly<Record<StaffLanguage, string>> = {
  en: `Unit feeds.

  npm run feed -- import FILE_OR_ADDRESS [options]
      --format NAME        auto (the default), yrl, profitbase, cian, avito, macro, chessboard, units, fields
                           (XML or JSON whose fields the mapping names) or table (Excel or CSV)
      --mapping FILE       YAML: what names of the feed mean here; the report prints a skeleton of it
      --write-mapping FILE a new file for the columns of a table as they were understood, to be corrected
      --source NAME        under which the feed's ids are remembered; by default the format. Two feeds of one format
                           need two names
      --partial            the feed has only some of the units: what is missing from it stays on sale
      --max-withdrawn 20   per cent of the feed's units that may go off sale within a day (three always may); more are
                           held: visitors read that their availability is being confirmed
      --force              withdraws them all the same
      --dry-run            tells what would happen, writes nothing
      --private            the address may lie in your own network (this machine, 10.…, 192.168.…)
      --json               one JSON object a line, the last one the summary
      --max-size 4096      MB that a feed may have, unpacked
      --max-time 30        minutes that a download may take

  npm run feed -- source SOURCE   reads the address of a source of stock.yaml now, as the site does by itself
      --file NAME          a file of STOCK_DIR/in/SOURCE/ instead
      --force              imports it though it was refused as unlikely, and holds nothing; with --file also one of
                           STOCK_DIR/done/SOURCE/

  npm run feed -- pictures        fetches the pictures of plans that feeds name and that are due, as the site does by itself

  npm run feed -- accept SOURCE   the feed is right: what is held goes off sale
  npm run feed -- forget SOURCE   the feed comes no more: npm run status names it no longer; its units stay

Exit code: 0 imported, 1 refused (nothing was written) or none of its offers could be used, 2 invalid usage,
3 imported, and units are held. Settings are those of the site: DATA_DIR, DATABASE_URL and so on.
`,
  ru: `Выгрузки с квартирами.

  npm run feed -- import ФАЙЛ_ИЛИ_АДРЕС [параметры]
      --format ИМЯ         auto (так без параметра), yrl, profitbase, cian, avito, macro, chessboard, units, fields
                           (XML или JSON, поля которого называет файл --mapping) или table (Excel или CSV)
      --mapping ФАЙЛ       YAML: что здесь значат названия из выгрузки; заготовку печатает отчёт
      --write-mapping ФАЙЛ новый файл со столбцами таблицы, как они поняты: его можно поправить
      --source ИМЯ         под каким именем запомнить номера выгрузки; без него это формат. Двум выгрузкам одного
                           формата нужны два имени
      --partial            в выгрузке не все квартиры: те, которых в ней нет, остаются в продаже
      --max-withdrawn 20   сколько процентов квартир выгрузки может сняться с продажи за сутки (три — всегда);
                           остальные задерживаются, и посетители читают «Наличие уточняется»
      --force              всё равно снимает их
      --dry-run            говорит, что изменилось бы, и ничего не пишет
      --private            адрес может быть в вашей сети (эта машина, 10.…, 192.168.…)
      --json               по объекту JSON на строку, последний — итог
      --max-size 4096      сколько МБ может занимать распакованная выгрузка
      --max-time 30        сколько минут можно её скачивать

  npm run feed -- source ИСТОЧНИК   читает сейчас адрес источника из stock.yaml, как сайт делает сам
      --file ИМЯ           вместо адреса файл из STOCK_DIR/in/ИСТОЧНИК/
      --force              загружает и то, что было отклонено как невероятное, и ничего не задерживает; с --file
                           берёт файл и из STOCK_DIR/done/ИСТОЧНИК/

  npm run feed -- pictures          скачивает картинки планировок, которые назвали выгрузки, как сайт делает сам

  npm run feed -- accept ИСТОЧНИК   выгрузка верна: задержанное снимается с продажи
  npm run feed -- forget ИСТОЧНИК   этой выгрузки больше не будет: npm run status о ней молчит, квартиры остаются

Код выхода: 0 — загружено, 1 — отказ (ничего не записано) или не подошло ни одно предложение, 2 — непонятные
параметры, 3 — загружено, и часть квартир задержана. Настройки те же, что у сайта: DATA_DIR, DATABASE_URL и другие.
`,
}
