import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * Code that pages share is in few files (docs/decisions, 031 and 032). Where several groups match a module, the one
 * of the higher priority gets it, with all its imports. Code of one page alone stays in that page's file.
 */
const groups = [
  // The libraries, which change seldom.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 3,
  },
  // What web/root.tsx imports at once. The styles of shared parts, which must not come after their markup. The band
  // that fetches a form: from a file without these styles the form would fetch them once more. What the header shares
  // with lists of units, for which it would fetch all that lists have.
  {
    name: 'frame',
    test: /[\\/]web[\\/](root\.tsx|(layout|ui|blocks[\\/]forms)[\\/].*\.css|blocks[\\/]callback[\\/]callback-band|ui[\\/]use-sheet|data[\\/](favorites|press-heart))/,
    priority: 2,
  },
  // Code that many pages share, without the fields of forms that come later and without code that no list of units
  // uses.
  {
    name: 'page',
    test: /[\\/](domain|i18n|ui([\\/]form)?|layout)[\\/](?!field(?!-error)|chip-links|dimension|plain-markup|rich-text|use-link-grid|grid-step|linked-pictures|foreign-phone|forms-in-use|toast|article-categories|contact-words|tracking|navigation)[^\\/]+\.tsx?$/,
    minShareCount: 6,
    priority: 1,
  },
  // Code of pages with lists of units.
  {
    name: 'list',
    test: /[\\/](ui[\\/](form[\\/])?(pagination|bound-box|check|select|tag|tabs)|estate-card|payment-line)\.tsx/,
  },
  // Code of all forms.
  {
    name: 'form',
    test: /[\\/]blocks[\\/]forms[\\/](visitor-form|person-fields)\.tsx|[\\/]domain[\\/]foreign-phone\.ts/,
  },
  // The common code of drawings and tables of units: their links as one grid.
  { name: 'grid', test: /[\\/]ui[\\/](use-link-grid|grid-step)\.ts/ },
  // The styles of a calculator: one file for all pages that have one.
  { name: 'payment', test: /[\\/]blocks[\\/]payment[\\/].*\.css/ },
  // A few lines each that the page's own upkeep shares with other code.
  { name: 'kept', test: /[\\/](offline-client|forms-in-use|goals)\.ts$/ },
  // Code that the header shares with the footer and with pages that are seldom visited.
  {
    name: 'head',
    test: /[\\/](ui[\\/]logo|layout[\\/](social-links|navigation)|domain[\\/]address-in-language)\.tsx?$/,
  },
  // The filters of two lists: a handful of small files would cost each of them its wrapping.
  { name: 'filters', test: /[\\/]blocks[\\/]filters[\\/]/ },
]

/**
 * Asks the browser to compile a file whole while it comes, beside the page's own thread, and not each function when
 * it is first called: nearly all of the libraries is wanted at once when a page is taken over. Browsers that know
 * nothing of it read a comment.
 */
const compileWhole = '//# allFunctionsCalledOnLoad'

const onEveryPage = /\/(react|rolldown-runtime|frame|page)-[\w-]{8}\.js$/

/** Parts of the first view that are fetched by themselves (`later`): they work without scripts until then. */
const comesByItself = /\/(header|footer|callback-form|home-calculator)-[\w-]{8}\.js$/

export default defineConfig({
  plugins: [reactRouter()],
  // The server serves public/ itself, so the build need not copy it.
  build: {
    copyPublicDir: false,
    assetsInlineLimit: 0,
    // The scripts to request beside a part that is fetched later. Not those that every page has at once. For parts
    // that come by themselves their own file only: the browser asks for what they import when it has read them; all
    // at once it would be a long task.
    modulePreload: {
      resolveDependencies: (part, files) =>
        files.filter((file) => !onEveryPage.test(file) && (file === part || !comesByItself.test(part))),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            postBanner: ({ name }) => (name === 'react' ? compileWhole : ''),
          },
        },
      },
    },
  },
})
