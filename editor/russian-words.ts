import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './patched-script.ts'

/** Words that mean a git repository, where our editor works on a folder, and words that its makers have in English only. */
const own = {
  work_with_local_repo: 'Открыть папку компании',
  work_with_local_repo_description:
    'Выберите папку, в которой лежит company.yaml, и разрешите браузеру её менять.',
  work_with_local_repo_description_no_repo:
    'Выберите папку, в которой лежит company.yaml, и разрешите браузеру её менять.',
  working_with_local_repo: 'Работа с папкой компании',
  select_item: 'Выбрать {$name}',
  folders: 'Папки',
  more_folders: 'Ещё папки',
  file_unavailable: 'Недоступен',
  file_unavailable_description: 'Файл не открылся. Возможно, его переместили или удалили.',
  back_to_parent_folder: 'На папку выше',
  new_folder: 'Новая папка',
  replace_file: 'Заменить файл',
  replace_image: 'Заменить картинку',
  remove_file: 'Убрать файл',
  remove_image: 'Убрать картинку',
  show_errors: 'Показать ошибки',
  list_item_options: 'Действия со строкой',
}

const ownGroups = {
  sign_in_error: {
    not_project_root: 'В этой папке нет company.yaml: это не папка компании. Выберите другую.',
    picker_dismissed: 'Папка не выбрана. Попробуйте ещё раз.',
  },
  save_conflict: {
    title: 'Запись изменил кто-то ещё',
    modified_by: '{$name} изменил запись {$date}, уже после того, как вы её открыли.',
    modified: 'Запись изменилась, уже после того, как вы её открыли.',
    deleted: 'Запись удалили, уже после того, как вы её открыли.',
    overwrite_warning: 'Если сохранить сейчас, чужие правки пропадут.',
    recreate_warning: 'Если сохранить сейчас, запись появится снова.',
    save_anyway: 'Всё равно сохранить',
    branch_moved: 'Пока запись сохранялась, в хранилище пришли чужие правки. Сохраните ещё раз.',
  },
  remote_change: {
    reload_entry: 'Открыть заново',
    confirm_reloading_entry: 'Открыть запись заново? Несохранённое пропадёт.',
  },
  relation_field: {
    save_together_hint: 'Новая запись ({$name}) сохранится вместе с той, которую вы правите.',
    add_failed: 'Не получилось добавить ({$name}).',
  },
}

type Texts = { readonly [key: string]: string | Texts }

/** The Russian words of the editor: those of its makers, and ours. */
export function russianWords(): Texts {
  const words = JSON.parse(readFileSync(join(packageFolder, 'locales/ru.json'), 'utf8')) as Texts
  const groups = Object.entries(ownGroups).map(([name, texts]) => {
    const theirs = words[name]
    return [name, { ...(typeof theirs === 'object' ? theirs : {}), ...texts }]
  })
  return { ...words, ...own, ...(Object.fromEntries(groups) as Texts) }
}
