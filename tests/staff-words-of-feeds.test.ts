import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { staffTexts } from '#domain/staff/staff-text.ts'
import { root } from '#scripts/root.ts'

/** What reports, refusals, status and alarms of feeds are made of. Entities are names; the help stands in both languages side by side. */
const files = globSync(
  '{feeds/{in,sources,overrides,pictures},commands/feed,server/{stock,status,alarms}}/**/*.ts',
  { cwd: root, exclude: ['**/*.test.ts', '**/xml-entities.ts', 'commands/feed/help.ts'] },
)

/** Functions whose words staff do not read: of dictionaries, of mistakes in the program, of the database. */
const unread =
  /^(?:byMeaning|knownWords|Error|TypeError|exec|count|iterate|setAccessMode|setIsolationLevel|split)$/

/** SQL, media types, HTML, and what is to be written into a mapping. */
const noSentence =
  /\b(?:select|insert into|update \w+ set|delete from|create table|status in|as taken|houses\.slug)\b|\*\/\*|\/\*[,;]|status <>|^\s*<|^fixed: \{|\}/i

/** A name of a file that the log alone tells. */
const ofTheLog = [' (its name is not UTF-8)']

type Node = { type: string } & Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The name of what is called: `exec` of `file.exec(…)`, `log` of `log.warn(…)`. */
function calledName({ callee }: Node): string {
  if (!isNode(callee)) return ''
  const { object, property } = callee
  if (isNode(object) && object['name'] === 'log') return 'log'
  return String((isNode(property) ? property : callee)['name'])
}

function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isNode(node) || node.type === 'ImportDeclaration' || node.type === 'TSTypeAliasDeclaration') return []
  if (/^(?:Call|New)Expression$/.test(node.type)) {
    const name = calledName(node)
    if (name === 'log' || unread.test(name)) return []
  }
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type === 'TemplateElement') return [String((node['value'] as { cooked: unknown }).cooked)]
  return Object.values(node).flatMap(textsOf)
}

/** Two English words beside each other; those in quotes are names and examples. */
function isSentence(text: string): boolean {
  const said = text.replaceAll(/«[^»]*»/g, '')
  return /[a-z]{2,}[,:]? [a-z]{2,}/i.test(said) && !/[а-яё]/i.test(said) && !noSentence.test(said)
}

test('R961 every sentence of a feed’s report, refusal, status and alarm has its Russian', () => {
  const missing = files.flatMap((file) =>
    textsOf(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
      .filter((text) => isSentence(text) && !(text in staffTexts) && !ofTheLog.includes(text))
      .map((text) => `${file}: ${text}`),
  )
  assert.ok(files.length > 100)
  assert.deepEqual(missing, [])
})
