/** The one stylesheet of the page for sales. Its files are its own: the page loads nothing of the site. */
export const style = `
:root { color-scheme: light; --ink: #1d2126; --soft: #545c66; --line: #d5d9de; --ground: #f4f5f7; --sheet: #fff;
  --link: #0b4f8a; --good: #1a6334; --wait: #7a4d00; --bad: #a3211c; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .5rem; padding: .5rem 1rem; background: var(--sheet); }
header { background: var(--sheet); border-bottom: 1px solid var(--line); }
header > div, main { max-width: 76rem; margin: 0 auto; padding: .75rem 1rem; }
header > div { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .65rem 0; text-decoration: none; }
nav a[aria-current] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -3px var(--link); }
.who { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; margin-inline-start: auto; color: var(--soft); }
h1 { margin: 1rem 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.75rem 0 .5rem; font-size: 1.125rem; }
form.row { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin: 0 0 1rem; }
label { display: grid; gap: .25rem; font-size: .875rem; color: var(--soft); }
input, select, button { min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid #7b838d; border-radius: .375rem;
  background: var(--sheet); color: var(--ink); font: inherit; max-width: 100%; }
button { border-color: var(--link); background: var(--link); color: #fff; cursor: pointer; }
button.plain { border-color: transparent; background: none; color: var(--link); padding-inline: 0; text-decoration: underline; }
.find input { width: 16rem; }
.sheet { margin: 0; padding: 0; list-style: none; background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; }
.requests li { display: grid; gap: 0 1rem; padding: .75rem 1rem; border-top: 1px solid var(--line); }
.requests li:first-child { border-top: 0; }
.requests .title { font-weight: 600; unicode-bidi: isolate; }
.requests .when { color: var(--soft); }
.good { color: var(--good); } .wait { color: var(--wait); } .bad { color: var(--bad); }
.state { font-weight: 600; }
.meeting { display: flex; flex-wrap: wrap; gap: 0 .5rem; }
.views ul { gap: .25rem 1.25rem; margin: 0 0 1rem; }
.part { padding: .75rem 1rem; }
.part p { margin: 0 0 .75rem; }
.part form.row, .part .row { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin: 0 0 .75rem; }
blockquote { margin: 0 0 1rem; padding: .5rem .75rem; border-inline-start: 4px solid var(--line); user-select: all; }
/* A line for an address stands only beside the choice of one, without a script. */
.part form:not(:has(option[value='address']:checked)) .address { display: none; }
.place, .address { flex: 1 1 18rem; grid-template-columns: minmax(0, 1fr); min-width: 0; }
.meeting .where { flex-basis: 100%; }
summary { padding: .65rem 0; color: var(--link); cursor: pointer; }
button.second { background: var(--sheet); color: var(--link); }
.login { display: grid; gap: 1rem; max-width: 22rem; padding: 1rem; }
.notice { margin: 0 0 1rem; padding: .75rem 1rem; border-inline-start: 4px solid var(--bad); background: var(--sheet); }
.notice.good { border-color: var(--good); } .notice.wait { border-color: var(--wait); }
.notice p { margin: 0; }
dl.sheet { padding: .25rem 1rem; }
dl > div { padding: .5rem 0; border-top: 1px solid var(--line); }
dl > div:first-child { border-top: 0; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; white-space: pre-wrap; unicode-bidi: isolate; }
.deliveries li, .alarms li { padding: .75rem 1rem; border-top: 1px solid var(--line); }
.deliveries li:first-child, .alarms li:first-child { border-top: 0; }
.deliveries p { margin: 0; }
.more { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
.reports { columns: 14rem; padding-inline-start: 1.25rem; }
.reports a, .more a { display: inline-block; padding: .5rem 0; }
@media (min-width: 60rem) {
  .requests li { grid-template-columns: 12.5rem 1fr 11rem 10rem; align-items: baseline; }
  .by-day li { grid-template-columns: 18rem 1fr 10.5rem 13.5rem; }
  .requests .meeting, .requests .where { grid-column: 2 / -1; }
}
@media (min-width: 40rem) {
  dl > div { display: grid; grid-template-columns: 13rem 1fr; gap: 1rem; }
  dt { font-size: 1rem; }
}
`
