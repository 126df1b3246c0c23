/** The manual's only style sheet: text first, the fonts of the reader's machine, light and dark. */
export const docsStyle = `
:root { color-scheme: light dark; --line: #d9d4cb; --quiet: #6b655b; --paper: #faf8f4; --ink: #221f1a; --code: #f0ece4; --mark: #8a4b1f }
@media (prefers-color-scheme: dark) {
  :root { --line: #3b3731; --quiet: #a39c90; --paper: #1b1916; --ink: #ece7de; --code: #26231f; --mark: #e0a06d }
}
* { box-sizing: border-box }
html { scroll-padding-block-start: 1rem }
body { margin: 0; overflow-wrap: anywhere; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 62rem; margin-inline: auto; padding: 2rem 1.25rem 6rem }
h1 { font-size: 2rem; line-height: 1.2; margin-block: 1rem }
h2 { font-size: 1.5rem; line-height: 1.3; margin-block: 0 .5rem }
h3 { font-size: 1.2rem; margin-block: 0 .25rem }
h4 { font-size: 1rem; margin-block: 1.25rem .25rem }
a { color: var(--mark) }
section { border-block-start: 1px solid var(--line); margin-block-start: 2.5rem; padding-block-start: 1.5rem }
.group { border-block-start-width: 4px; margin-block-start: 4rem }
#shapes h3 { margin-block-start: 1.75rem }
nav h3 { font-size: 1rem; margin-block: 1rem .25rem }
.plain { list-style: none; padding: 0; margin-block: .25rem; columns: 3 17rem; column-gap: 1.5rem }
.plain a { display: inline-block; padding-block: .15rem }
code, pre { font: .875rem/1.5 ui-monospace, Menlo, Consolas, monospace }
pre { background: var(--code); border-radius: .5rem; padding: .9rem 1rem; overflow: auto; margin-block: .5rem; max-height: 30rem }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
h3 code { font: 600 1.1rem/1.3 ui-monospace, Menlo, Consolas, monospace }
.wide { overflow-x: auto }
th, td { text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); padding: .4rem .8rem .4rem 0 }
td, th { overflow-wrap: normal }
td:last-child { min-width: 10rem; overflow-wrap: break-word }
td .name { white-space: nowrap }
th { color: var(--quiet); font-weight: 500 }
summary { cursor: pointer; color: var(--mark) }
.method { color: var(--mark); font-size: .9em }
.quiet { color: var(--quiet); font-size: .9em; font-weight: 400 }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }
`
