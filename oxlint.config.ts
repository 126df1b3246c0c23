import { defineConfig, type OxlintOverride } from 'oxlint'

/** The import rules: the modules that the files of a module may import beside their own (docs/architecture.md). */
export const modules = {
  domain: [],
  // Of texts only the names of their areas.
  contract: ['domain', 'texts'],
  texts: [],
  database: ['contract', 'domain'],
  media: ['contract', 'domain'],
  leads: ['database', 'contract', 'domain', 'texts'],
  feeds: ['database', 'media', 'contract', 'domain'],
  documents: ['media', 'contract', 'domain', 'texts'],
  api: ['database', 'leads', 'documents', 'contract', 'domain', 'texts'],
  // Of media only the two lists that pages are made with, see onlyLists.
  web: ['media', 'contract', 'domain', 'texts'],
  editor: ['content', 'feeds', 'media', 'contract', 'domain', 'texts'],
  content: ['database', 'leads', 'feeds', 'media', 'contract', 'domain', 'texts'],
  staff: ['database', 'leads', 'feeds', 'contract', 'domain', 'texts'],
  server: ['api', 'staff', 'database', 'leads', 'feeds', 'documents', 'media', 'contract', 'domain', 'texts'],
  commands: 'everything but web',
  tests: 'everything',
  bench: 'everything',
  deploy: 'everything',
  scripts: 'everything',
} as const satisfies Record<string, readonly string[] | 'everything' | 'everything but web'>

type Module = keyof typeof modules
type Rules = NonNullable<OxlintOverride['rules']>
type Pattern = { regex: string; message: string }

const allModules = Object.keys(modules) as Module[]

/** Modules that a module must not import: written `#module/file.ts` or `../module/file.ts`. */
function forbid(forbidden: readonly string[], message: string): Pattern[] {
  if (forbidden.length === 0) return []
  return [{ regex: `(^#(web/)?|(^|/)\\.\\./)(${forbidden.join('|')})/`, message }]
}

function rulesOf(module: Module, also: readonly Module[] = []): Pattern[] {
  const allowed = modules[module]
  if (allowed === 'everything') return []
  const open: readonly string[] =
    allowed === 'everything but web' ? allModules.filter((each) => each !== 'web') : allowed
  const forbidden = allModules.filter(
    (each) => each !== module && !open.includes(each) && !also.includes(each),
  )
  const may = open.length === 0 ? 'nothing' : open.join(', ')
  return forbid(forbidden, `An import rule: ${module} imports from ${may}.`)
}

const noPackages: Pattern = {
  regex: '^[^.#]',
  message: 'domain and texts use no packages, not even of Node.',
}
const noNode: Pattern = { regex: '^node:', message: 'This module also runs in a browser, which has no Node.' }
const noZod: Pattern = {
  regex: '^zod',
  message: 'This file reaches the browser, which carries no validator.',
}
const onlyLists: Pattern = {
  regex: '(^#|/)media/.*\\.ts$',
  message: 'Pages read the lists of fonts and pictures; how they are made is the business of media.',
}

/** Rules that hold in a module beside those of the table. */
const special: Partial<Record<Module, Pattern[]>> = {
  domain: [noPackages],
  texts: [noPackages],
  contract: [noNode],
  web: [noNode, noZod, onlyLists],
}

/** Inside web: routes may import layout and blocks, those ui. */
const layers: Record<string, Pattern[]> = {
  layout: forbid(['routes'], 'layout does not know the pages.'),
  blocks: forbid(['routes', 'layout'], 'blocks stand on ui, i18n and data.'),
  i18n: forbid(['routes', 'layout', 'blocks', 'ui'], 'i18n knows no parts of pages.'),
  data: forbid(['routes', 'layout', 'blocks', 'ui'], 'data knows no parts of pages.'),
  ui: forbid(
    ['routes', 'layout', 'blocks', 'i18n', 'data', 'contract', 'texts'],
    'ui knows no product words: texts and links come in as props.',
  ),
}

function imports(patterns: Pattern[]): Rules {
  return { 'no-restricted-imports': ['error', { patterns }] }
}

/** oxlint applies only the last matching entry of a rule, so each entry repeats the earlier ones. */
const importRules: OxlintOverride[] = [
  ...allModules.map((module) => ({
    files: [`${module}/**/*.{ts,tsx}`],
    rules: imports([...rulesOf(module), ...(special[module] ?? [])]),
  })),
  ...Object.entries(layers).map(([layer, patterns]) => ({
    files: [`web/${layer}/**/*.{ts,tsx}`],
    rules: imports([...rulesOf('web'), ...(special.web ?? []), ...patterns]),
  })),
  {
    files: ['contract/pages.ts', 'contract/endpoints.ts'],
    rules: imports([...rulesOf('contract'), noNode, noZod]),
  },
  { files: ['web/entry.server.tsx'], rules: imports([...rulesOf('web'), noZod]) },
  ...allModules.map((module) => ({
    files: [`${module}/**/*.test.ts`],
    rules: imports(rulesOf(module, ['tests'])),
  })),
]

/**
 * Formats of Node and of browsers differ, most of all in Kazakh: everything goes through domain.
 */
const ownFormats = 'Format through domain/: browsers have no Kazakh data.'
const formatting = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'localeCompare']

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'node', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'build', 'var', 'public', '.react-router'],
  env: { builtin: true, node: true, browser: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'node/no-process-env': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    // The classic runtime's rule: the compiler brings React in by itself.
    'react/react-in-jsx-scope': 'off',
    // Steps that depend on each other are common here: rows in order, pages one by one.
    'no-await-in-loop': 'off',
    // A test has its setup inside, a stylesheet is imported for its effect, `fc.assert` reads better whole.
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    // The inner name is often the plainest word for the same thing one level deeper.
    'no-shadow': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/prefer-set-has': 'off',
    'react/forbid-dom-props': [
      'error',
      {
        forbid: [
          { propName: 'style', message: 'The policy forbids inline styles: use a class or SVG geometry.' },
        ],
      },
    ],
    'react/forbid-component-props': [
      'error',
      {
        forbid: [
          { propName: 'style', message: 'The policy forbids inline styles: use a class or SVG geometry.' },
        ],
      },
    ],
  },
  overrides: [
    ...importRules,
    {
      files: ['web/**/*.{ts,tsx}', 'domain/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', { name: 'Intl', message: ownFormats }],
        'no-restricted-properties': [
          'error',
          ...formatting.map((property) => ({ property, message: ownFormats })),
        ],
      },
    },
    {
      files: [
        'server/main.ts',
        'server/dev.ts',
        'commands/*.ts',
        'scripts/**',
        'tests/**',
        'bench/**',
        'deploy/**',
        '**/*.test.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['**/*.test.ts'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'no-restricted-globals': 'off' },
    },
  ],
})
