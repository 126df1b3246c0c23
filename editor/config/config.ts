import { kinds, kindsWithText } from '#content/kinds.ts'
import { type Field, fieldsOf, type LabelLanguage, markdownField, said } from './fields.ts'
import { collectionLabels, type Words } from './labels.ts'
import { singles } from '../schemas/content-schemas.ts'
import { contentShapes } from './shapes.ts'

/** Where the editor keeps what it changes: a folder of this machine, or a repository of a git forge. */
export type Backend =
  | { readonly kind: 'folder' }
  | {
      readonly kind: 'gitea' | 'github' | 'gitlab'
      /** `owner/name`. */
      readonly repo: string
      readonly branch: string
      /** The address of an own forge; null: that of the forge's makers. */
      readonly address: string | null
      /** The id under which the forge knows the editor (OAuth with PKCE); null: people sign in with a token. */
      readonly appId: string | null
      /** The content folder in the repository; empty: its root. */
      readonly folder: string
    }

/** In the order of the editor's list: what changes most often comes first. */
const order = [
  'pictures',
  'articles',
  'promotions',
  'banners',
  'progress',
  'texts',
  ...kinds.filter((kind) => !['articles', 'promotions', 'banners', 'progress'].includes(kind)),
] as const

/** What a record is called in lists, and its name in the address of its page for a new one. */
const identifiers: Readonly<Record<string, { summary: string; slug: string; title?: string }>> = {
  pictures: { summary: '{{alt.ru}}', slug: '{{alt.en}}' },
  texts: { summary: '{{text.ru}}', slug: '{{key}}' },
  answers: { summary: '{{question.ru}}', slug: '{{question.en}}' },
  cities: { summary: '{{name.ru}}', slug: '{{name.en}}' },
  complexes: { summary: '{{name.ru}}', slug: '{{name.en}}' },
  houses: { summary: '{{complex}}: {{name.ru}}', slug: '{{complex}}-{{queue_no}}', title: 'name.ru' },
  employees: { summary: '{{name.ru}}', slug: '{{name.en}}' },
  reviews: { summary: '{{author.ru}}', slug: '{{author.en}}' },
  progress: { summary: '{{complex}}, {{date}}', slug: '{{complex}}-{{date}}', title: 'title.ru' },
  mortgages: { summary: '{{title.ru}}', slug: '{{title.en}}' },
}

/** The whole configuration of Sveltia CMS (R800). */
export function editorConfig(backend: Backend, language: LabelLanguage) {
  const shapes = contentShapes()
  const root = backend.kind === 'folder' || backend.folder === '' ? '' : `${backend.folder}/`
  const words = (label: Words) => said(label, language)
  const names = (name: string) => {
    const label = collectionLabels[name]
    if (label === undefined) throw new Error(`The editor has no name for ${name}: editor/config/labels.ts`)
    return { label: words(label.many), label_singular: words(label.one) }
  }
  const records = order.map((kind) => {
    const { summary, slug, title } = identifiers[kind] ?? {
      summary: '{{title.ru}}',
      slug: '{{title.en}}',
      title: 'title.ru',
    }
    return {
      name: kind,
      ...names(kind),
      folder: `${root}${kind}`,
      extension: 'yaml',
      format: 'yaml',
      i18n: false,
      summary,
      identifier_field: title ?? summary.replace(/^\{\{(.+?)\}\}.*$/, '$1'),
      slug: {
        template: slug,
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', words(slugHint)],
        hint: words(slugHint),
      },
      sortable_fields: ['slug'],
      thumbnail: kind === 'pictures' ? 'file' : false,
      editor: { preview: false },
      fields: fieldsOf(shapes[kind], kind, language),
    }
  })
  const longTexts = kindsWithText.map((kind) => ({
    name: `${kind}-texts`,
    ...names(`${kind}-texts`),
    folder: `${root}${kind}`,
    extension: 'md',
    format: 'frontmatter',
    i18n: { structure: 'multiple_files', locales: ['ru', 'kk', 'en'], default_locale: 'ru' },
    create: false,
    delete: false,
    summary: '{{slug}}',
    editor: { preview: false },
    fields: [
      { name: 'body', label: words(bodyLabel), required: true, i18n: true, ...markdownField },
    ] as Field[],
  }))
  return {
    load_config_file: false,
    backend: backendOf(backend),
    media_folder: `${root}media`,
    public_folder: '/media',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 50_000_000 } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'multiple_files', locales: ['ru', 'kk', 'en'], default_locale: 'ru' },
    output: { omit_empty_optional_fields: true },
    app_title: words(appTitle),
    show_preview_links: false,
    collections: [...records, ...longTexts],
    singletons: singles.map((name) => ({
      name,
      label: names(name).label,
      file: `${root}${name}.yaml`,
      i18n: false,
      editor: { preview: false },
      fields: fieldsOf(shapes[name], name, language),
    })),
  }
}

const appTitle: Words = ['Редактор сайта', 'Сайт редакторы']
const bodyLabel: Words = ['Текст', 'Мәтін']
const slugHint: Words = [
  'Имя в адресе страницы: латинские буквы, цифры, дефисы. Потом оно не меняется',
  'Бет мекенжайындағы атау: латын әріптері, цифрлар, сызықшалар. Кейін өзгермейді',
]

/** Where the content lies, for Sveltia. A folder has no forge, but the configuration must name one. */
function backendOf(backend: Backend) {
  if (backend.kind === 'folder') return { name: 'gitea', repo: 'folder/content', auth_methods: ['token'] }
  const { kind, repo, branch, address, appId } = backend
  const at = addressesOf(kind, address)
  return {
    name: kind,
    repo,
    branch,
    ...at,
    ...(appId === null
      ? { auth_methods: ['token'] }
      : { app_id: appId, auth_type: kind === 'gitlab' ? 'pkce' : '' }),
    commit_messages: {
      create: 'editor: {{collection}} «{{slug}}»: new',
      update: 'editor: {{collection}} «{{slug}}»',
      delete: 'editor: {{collection}} «{{slug}}»: deleted',
      uploadMedia: 'editor: picture {{path}}',
      deleteMedia: 'editor: picture {{path}}: deleted',
    },
  }
}

function addressesOf(kind: 'gitea' | 'github' | 'gitlab', address: string | null) {
  if (address === null) return {}
  const api = { gitea: '/api/v1', gitlab: '/api/v4', github: '/api/v3' }[kind]
  return { base_url: address, api_root: `${address}${api}` }
}
