import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** The document of a page as a browser gets it. */
async function listing(): Promise<string> {
  const { url } = await demoSite()
  return (await fetch(url + pages.listing('ru', 'flat'))).text()
}

test('R983 no link of a document carries a mark for the discovery of pages', async () => {
  assert.doesNotMatch(await listing(), /data-discover/)
})

const cure =
  'Look at a page without web/hydration/rewrite-document.server.ts and correct the patterns `tags` there.'

test('React and the router write the tags of scripts as they are known, so that scripts wait for the first view', async () => {
  const html = await listing()
  assert.doesNotMatch(
    html,
    /rel="modulepreload"/,
    `The tag of a module that is fetched early is written otherwise: scripts come before the first picture. ${cure}`,
  )
  const entry = /<script[^>]* type="text\/plain">[^<]*\bimport\b[^<]*<\/script>/
  assert.match(
    html,
    entry,
    `The tag of the script that starts the router is written otherwise: it runs before the first view. ${cure}`,
  )
  const [, modules = '', preload = ''] = /data-modules="([^"]*)" data-preload="([^"]*)"/.exec(html) ?? []
  assert.match(
    preload,
    /^\/assets\/entry\.client-[\w-]+\.js$/,
    `The file of web/entry.client.tsx has another name: the page is taken over before its modules are there. ${cure}`,
  )
  const files = modules.split(' ')
  assert.ok(files.length > 5, `The router names fewer files than a page has: ${modules}. ${cure}`)
  assert.match(
    files.at(-1) ?? '',
    /\/listing-/,
    `The router's script names the modules of a page otherwise: they run in one long task. ${cure}`,
  )
})

test('React writes the tags of styles as they are known, so that a page asks for one file of styles', async () => {
  const links = (await listing()).match(/<link[^>]* rel="stylesheet"[^>]*>/g) ?? []
  assert.ok(links.length > 1, 'a listing has styles of its own')
  assert.deepEqual(
    links.filter((link) => !link.includes('disabled')).map((link) => /href="\/frame\/\w+\.css"/.test(link)),
    [true],
    `The tag of a file of styles is written otherwise: each is one more request before the first picture. ${cure}`,
  )
})
