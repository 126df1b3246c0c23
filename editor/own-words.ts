/**
 * Words of the editor in Russian that its makers have in English only, that mean a git repository where our editor works
 * on a folder, or that say «слаг» and other words of programmers.
 */
export const ownWords = {
  work_with_local_repo: 'Открыть папку компании',
  work_with_local_repo_description:
    'Выберите папку, в которой лежит company.yaml, и разрешите браузеру её менять.',
  work_with_local_repo_description_no_repo:
    'Выберите папку, в которой лежит company.yaml, и разрешите браузеру её менять.',
  working_with_local_repo: 'Работа с папкой компании',
  sign_in_using_access_token_workflow_note: 'Ему нужно и право читать и менять запросы на слияние.',
  sign_in_with_link: 'Вход по ссылке',
  sign_in_with_link_confirmation:
    'По этой ссылке вы войдёте как {$account} ({$service}), с настройками того устройства, где её сделали. Продолжайте, только если ссылку сделали вы.',
  domain: 'Домен',
  select_item: 'Выбрать {$name}',
  folders: 'Папки',
  more_folders: 'Ещё папки',
  file_unavailable: 'Недоступен',
  file_unavailable_description: 'Файл не открылся. Возможно, его переместили или удалили.',
  back_to_parent_folder: 'На папку выше',
  new_folder: 'Новая папка',
  new_folder_name: 'Название папки',
  new_folder_create: 'Создать',
  new_folder_description: 'Новая папка появится в «{$folder}».',
  new_folder_error: {
    empty: 'У папки должно быть название.',
    invalid: 'В названии папки нет косой черты, и начинается оно не с точки.',
    duplicate: 'Папка или файл с таким названием уже есть.',
  },
  creating_folder: 'Папка создаётся…',
  creating_folder_failed: 'Не удалось создать папку.',
  folder_options: 'Действия с папкой',
  show_folder_options: 'Показать действия с папкой',
  rename_folder: 'Переименовать папку',
  delete_folder: 'Удалить папку',
  enter_new_name_for_folder:
    '.input {$count :integer} .match $count 0 {{Впишите новое название.}} * {{Впишите новое название. Файлы папки переедут с ней ({$count}), записи с ними исправятся.}}',
  enter_new_name_for_external_folder:
    '.input {$count :integer} .match $count 0 {{Впишите новое название.}} * {{Впишите новое название. Файлы папки переедут с ней ({$count}), их адреса станут другими: исправьте записи с ними.}}',
  confirm_deleting_folder:
    '.input {$count :integer} .match $count 0 {{Удалить пустую папку «{$name}»?}} * {{Удалить папку «{$name}» и файлы в ней ({$count})?}}',
  renaming_folder: 'Папка переименовывается…',
  renaming_folder_failed: 'Не удалось переименовать папку.',
  deleting_folder: 'Папка удаляется…',
  deleting_folder_failed: 'Не удалось удалить папку.',
  folder_created: 'Папка создана.',
  folder_renamed: 'Папка переименована.',
  folder_deleted: 'Папка удалена.',
  folder_path: 'Путь папки',
  folder_contents: 'Содержимое',
  x_folders: '.input {$count :integer} .match $count 0 {{Папок нет}} * {{Папок: {$count}}}',
  replace_file: 'Заменить файл',
  replace_image: 'Заменить картинку',
  remove_file: 'Убрать файл',
  remove_image: 'Убрать картинку',
  deleting_referenced_assets_note:
    '.input {$count :integer} .match $count * {{Из записей, где он стоит ({$count}), он тоже уйдёт.}}',
  cannot_delete_referenced_assets:
    '.input {$count :integer} .match $count * {{Удалить нельзя: без этого станут неверными такие поля записей. Сначала исправьте их.}}',
  deleting_referenced_entries_note:
    '.input {$count :integer} .match $count * {{Из других записей, где она стоит ({$count}), она тоже уйдёт.}}',
  cannot_delete_referenced_entries:
    '.input {$count :integer} .match $count * {{Удалить нельзя: без этого станут неверными такие поля других записей. Сначала исправьте их.}}',
  show_errors: 'Показать ошибки',
  list_item_options: 'Действия со строкой',
  slug: 'Имя в адресе',
  edit_slug: 'Изменить имя в адресе',
  edit_slug_error: {
    empty: 'Впишите имя в адресе.',
    invalid: 'В имени нет пробелов, косой черты и других знаков.',
    duplicate: 'Так названа другая запись.',
  },
  sort_keys: { slug: 'Имя в адресе' },
  entry_sidebar: {
    slug: {
      title: 'Имя в адресе',
      generated_on_save: 'Имя получится из записи, когда вы её сохраните.',
      unavailable: 'У этой записи нет имени в адресе.',
    },
  },
  restore_backup_title: 'Здесь остался несохранённый черновик',
  restore_backup_description: 'Он от {$datetime}. Вернуть его?',
  restore: 'Вернуть',
  draft_backup_saved:
    'Черновик не сохранён, но не пропал: откройте запись снова, и редактор предложит его вернуть.',
  draft_backup_restored: 'Черновик возвращён.',
  draft_backup_deleted: 'Черновик удалён.',
  saving_entry: { error: { title: 'Запись не сохранена', description: 'Исправьте и сохраните ещё раз.' } },
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
  assets_dialog: {
    title: { folder: 'Выбрать папку' },
    selected_folder: 'Выбрана папка: {$path}',
    selected_folders: '.input {$count :integer} .match $count * {{Выбрано папок: {$count}}}',
    no_subfolders: 'В этой папке нет других папок.',
  },
  cloud_storage: { bunny_storage: { auth_key_label: 'Пароль хранилища' } },
  status: { deploying: 'Выкладывается' },
  workflow: { deploying_deletion: 'Удаляется' },
} as const
