import { longestConsent } from '#contract/guard-fields.ts'
import type { LeadReceivers } from '#database/settings.ts'
import { languages, type Localized } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { isOfOwnNetwork } from '#feeds/sources/own-network.ts'
import { consentText, forms } from '#leads/intake/consent.ts'
import { receiversOf } from '#leads/routes/receivers.ts'
import { type Routes, RoutesFile } from '#leads/routes/routes-file.ts'
import { unnamedReceivers, withReceivers } from '#texts/receivers.ts'
import { type Texts, texts } from '#texts/texts.ts'
import type { ContentFiles } from './list-files.ts'
import { placeOf, type Problem } from './problem.ts'
import { checkSource, readSource } from './source-file.ts'
import { missingRecord, type World } from './world.ts'

/** `leads.yaml`: which requests go where. Null where the folder has none, so that the settings say it. */
export type ReadRoutes = { routes: Routes; receivers: LeadReceivers | null }

/** The texts that the company says in its own words, by key. */
type OwnTexts = Readonly<Record<string, Localized>>

/** Reads `leads.yaml`: its places must be records, and its receivers named where visitors agree to them (R780, R786). */
export function readRoutes(
  files: ContentFiles,
  own: OwnTexts,
  world: World,
  problems: Problem[],
): ReadRoutes | null {
  const file = files.lists.get('leads')
  const source = file && readSource(file, problems)
  const read = source ? checkSource(RoutesFile, source, problems) : null
  if (!source || read === null) return null
  const say = (path: PropertyKey[], message: string) => {
    const place = placeOf(path)
    problems.push({
      file: source.name,
      line: source.lineOf(path),
      message: place === '' ? message : `${place}: ${message}`,
    })
  }
  for (const [path, message] of placeProblems(read.routes, world)) say(path, message)
  const receivers = receiversOf(read.routes, read.since ?? '')
  if (receivers !== null && read.since === undefined) {
    say([], staffText('is missing: since is the day from which the receivers are these, like 2026-11-21'))
  }
  for (const [path, message] of policyProblems(read.routes, own)) say(path, message)
  for (const message of consentProblems(receivers, own)) say([], message)
  return { routes: read.routes, receivers }
}

function* placeProblems(routes: Routes, world: World): Generator<[PropertyKey[], string]> {
  for (const [name, route] of Object.entries(routes)) {
    for (const [field, kind] of [
      ['cities', 'cities'],
      ['projects', 'complexes'],
    ] as const) {
      for (const [index, slug] of (route.takes?.[field] ?? []).entries()) {
        if (!world.has(kind, slug)) {
          yield [['routes', name, 'takes', field, index], missingRecord(world, kind, slug)]
        }
      }
    }
    if ('url' in route && /^http:/i.test(route.url) && !isOfOwnNetwork(route.url)) {
      yield [['routes', name, 'url'], staffText('would send requests unencrypted: write https://')]
    }
  }
}

/** A policy of the company's own words must name each receiver; the built-in one has a place for them. */
function* policyProblems(routes: Routes, own: OwnTexts): Generator<[PropertyKey[], string]> {
  const policy = own['policy.text']
  if (policy === undefined) return
  for (const [route, { receiver }] of Object.entries(routes)) {
    if (receiver === undefined) continue
    for (const language of languages) {
      const said = policy[language]
      const name = receiver.name[language]
      if (said.includes(unnamedReceivers[language]) || said.includes(name)) continue
      yield [
        ['routes', route, 'receiver'],
        staffText('its receiver «{name}» is not named in policy.text of texts.yaml in {language}', {
          name,
          language,
        }),
      ]
    }
  }
}

/** A form sends the words that it showed, and they have a length. */
function* consentProblems(receivers: LeadReceivers | null, own: OwnTexts): Generator<string> {
  for (const language of languages) {
    const changed = Object.entries(own).map(([key, text]) => [key, text[language]])
    const said = { ...texts[language], ...Object.fromEntries(changed) } as Texts
    const named = withReceivers(said, language, receivers)
    for (const form of forms) {
      const count = consentText(form, named).length
      if (count <= longestConsent) continue
      yield staffText(
        'the words of the consent {key} in {language} have {count} characters with their receivers, of {most}: shorten names, or let one route do the work of two',
        { key: form, language, count, most: longestConsent },
      )
    }
  }
}
