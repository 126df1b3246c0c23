/** The manual's only style sheet: text first, the fonts of the reader's machine, light and dark. */
export const docsStyle = `
:root { color-scheme: light dark; --line: #d9d4cb; --quiet: #6b655b; --paper: #faf8f4; --ink: #221f1a; --code: #f0ece4; --mark: #8a4b1f }
@media (prefers-color-scheme: dark) {
  :root { --line: #3b3731; --quiet: #a39c90; --paper: #1b1916; --ink: #ece7de; --code: #26231f; --mark: #e0a06d }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 62rem; margin-inline: auto; padding: 2rem 1.25rem 6rem }
h1 { font-size: 2rem; line-height: 1.2; margin-block: 1rem }
h2 { font-size: 1.3rem; margin-block: 0 .25rem; overflow-wrap: anywhere }
h3 { font-size: 1rem; margin-block: 1.25rem .25rem }
a { color: var(--mark) }
section { border-block-start: 1px solid var(--line); margin-block-start: 2.5rem; padding-block-start: 1.5rem }
nav ul { columns: 2 20rem; padding-inline-start: 1.1rem }
code, pre { font: .875rem/1.5 ui-monospace, Menlo, Consolas, monospace }
pre { background: var(--code); border-radius: .5rem; padding: .9rem 1rem; overflow-x: auto; margin-block: .5rem; max-height: 30rem }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
h2 code { font: 600 1.15rem/1.3 ui-monospace, Menlo, Consolas, monospace }
.wide { overflow-x: auto }
th, td { text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); padding: .4rem .8rem .4rem 0 }
th { color: var(--quiet); font-weight: 500 }
summary { cursor: pointer; color: var(--mark) }
.method { color: var(--mark) }
.quiet { color: var(--quiet) }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }
`
