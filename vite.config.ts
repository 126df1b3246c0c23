import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'

/** What is in the file of every page, with all its imports. */
const ofEveryPage = [
  /[\\/]web[\\/]root\.tsx/,
  /[\\/]web[\\/](blocks[\\/]callback[\\/]callback-band|data[\\/](favorites|session)|ui[\\/]use-sheet)/,
  // The styles of shared parts, which must not come after their markup.
  /[\\/]web[\\/](layout|ui|blocks[\\/](find|forms|filters|estate|payment|watch))[\\/].*\.css/,
  // The code that nine pages or more share: in a file of its own it would be packed larger, and one more request.
  /[\\/]contract[\\/]known-id\./,
  /[\\/]domain[\\/](kazakhstan-day|listing-query|shown-price)\./,
  /[\\/]web[\\/](i18n[\\/]estate-words|layout[\\/](bands|page-(breadcrumbs|head)))\./,
  /[\\/]web[\\/]ui[\\/](chip-links|picture|tabs|tag|whole-words|form[\\/](bound-box|field|select))\./,
]

function inAnyOf(places: readonly RegExp[]): RegExp {
  return new RegExp(places.map(({ source }) => source).join('|'))
}

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
  { name: 'frame', test: inAnyOf(ofEveryPage), priority: 2 },
  // Texts of editors: many pages have them, and no list.
  { name: 'rich-text', test: /[\\/]ui[\\/](rich-text|plain-markup|linked-pictures)\./, priority: 2 },
  // The code of lists of units, and of their filters.
  { name: 'list', test: /[\\/](estate-card|payment-line)\.tsx$/ },
  { name: 'filters', test: /[\\/]blocks[\\/]filters[\\/]/ },
  // Some lines each, which several pages share: a file for each costs more in the list of files than it has.
  { name: 'visitor-form', test: /[\\/](visitor-form|form-outcome|sent-leads)\.tsx?$/ },
  {
    name: 'bands',
    test: /[\\/](layout[\\/](frame-markup|navigation|page-handle|social-links)|ui[\\/]logo|data[\\/]goals)\.tsx?$/,
  },
  { name: 'offers', test: /[\\/](offer-rows|offer-table)\.tsx?$/ },
  { name: 'reviews', test: /[\\/](review-list|review-source)\.tsx?$/ },
  { name: 'project-card', test: /[\\/]project-cards?\.tsx$/ },
  { name: 'progress', test: /[\\/](progress-words|measure-line)\.tsx?$/ },
  { name: 'links', test: /[\\/]use-(plain-links|link-grid|taps)\.ts$/ },
  { name: 'units', test: /[\\/](unit-words|status-legend|compass)\.tsx?$/ },
  // Apart from the code of the cards, which the home page fetches later than their styles.
  { name: 'read-cards', test: /[\\/]read-card\.css/, priority: 1 },
  { name: 'project-cards', test: /[\\/]project-cards?\.css/, priority: 1 },
  { name: 'news', test: /[\\/](read-card|readings|feed-link|news-address)\.tsx?$/ },
  {
    name: 'facts',
    test: /[\\/](payment-title|house-facts|answer-links)\.tsx?$/,
  },
]

/**
 * Asks the browser to compile a file whole while it comes, beside the page's own thread, and not each function when
 * it is first called: nearly all of the libraries is wanted at once when a page is taken over. Browsers that know
 * nothing of it read a comment.
 */
const compileWhole = '//# allFunctionsCalledOnLoad'

const onEveryPage = /\/(react|rolldown-runtime|frame)-[\w-]{8}\.js$/

/** Parts of the first view that are fetched by themselves (`later`): they work without scripts until then. */
const comesByItself = /\/(header|footer|callback-form|home-calculator)-[\w-]{8}\.js$/

/**
 * The functions whose text the server writes into every page (`web/hydration/*.server.ts`), without comments and long
 * names: browsers read them, and nobody else.
 */
const scriptsInPages: Plugin = {
  name: 'scripts-in-pages',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/hydration\/(?:keep-campaign|replay-events|start-when-readable)\.ts$/ },
    handler(code, id) {
      const { code: short, map } = minifySync(id.replace(/ts$/, 'js'), code, {
        sourcemap: true,
        module: true,
      })
      return { code: short, map: map ?? null }
    },
  },
}

export default defineConfig({
  plugins: [reactRouter(), scriptsInPages],
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
    ssr: {
      build: {
        // Errors and `npm run bench -- request-files` name the source.
        sourcemap: true,
        // Names stay: the text of some functions comes with every page (`scriptsInPages`), where spaces are bytes.
        rolldownOptions: {
          output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
    },
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
