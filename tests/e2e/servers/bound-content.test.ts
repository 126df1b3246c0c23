import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

const loose = /\d (?:%|м²|m²|₸|млн)|%-(?=[а-яәғқңөұүһі])/
const bindings = /[\u00A0\u2060]/

test('R352 pages tear no number of the content from its unit, and tell machines plain spaces', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    for (const path of [
      pages.home(language),
      pages.projects(language),
      pages.promotions(language),
      pages.mortgage(language),
      pages.installment(language),
      pages.contacts(language),
    ]) {
      const html = await (await fetch(url + path)).text()
      const told = [
        /<title>.*?<\/title>/s.exec(html)?.[0] ?? '',
        ...(html.match(/<meta (?:name|property)="(?:og:title|og:description|description)"[^>]*>/g) ?? []),
        ...(html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []),
      ]
      assert.ok(told.length > 1, path)
      assert.deepEqual(
        told.filter((text) => bindings.test(text)),
        [],
        path,
      )
      const words = html.replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<title>.*?<\/title>/gs, '')
      const texts = [...words.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)
      assert.deepEqual(
        texts.filter((text) => loose.test(text)),
        [],
        path,
      )
    }
  }
})
