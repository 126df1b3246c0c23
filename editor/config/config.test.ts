import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kinds, kindsWithText } from '#content/kinds.ts'
import { lists } from '#content/list-files.ts'
import { editorConfig } from './config.ts'
import { type Field, leftOut } from './fields.ts'
import { singles } from '../schemas/content-schemas.ts'
import { contentShapes, type Shape } from './shapes.ts'

const config = editorConfig({ kind: 'folder' }, 'ru')

/** The paths of all fields of a shape, also of those in lists and objects. */
function* pathsOf(shape: Shape, path: string): Generator<string> {
  const inside = [shape, ...(shape.anyOf ?? [])]
  for (const each of inside) {
    for (const [name, value] of Object.entries(each.properties ?? {})) {
      const own = `${path}.${name}`
      if (leftOut.includes(own)) continue
      yield own
      yield* pathsOf(value, own)
    }
    if (each.items !== undefined) yield* pathsOf(each.items, path)
  }
}

function* pathsIn(fields: readonly Field[], path: string): Generator<string> {
  for (const field of fields) {
    yield `${path}.${field.name}`
    yield* pathsIn(field.fields ?? [], `${path}.${field.name}`)
  }
}

/** All fields of a configuration, at any depth. */
function* allFields(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    yield field
    yield* allFields(field.fields ?? [])
  }
}

const places = [...config.collections, ...config.singletons]

test('R800 every kind of record and every single file has its place in the editor, but those for administrators', () => {
  const names = places.map(({ name }) => name)
  const texts = kindsWithText.map((kind) => `${kind}-texts`)
  assert.deepEqual(names.toSorted(), [...kinds, ...texts, 'pictures', 'texts', ...singles].toSorted())
  // `leads.yaml` and `stock.yaml` name addresses and secrets; `texts.yaml` is a list of what has records of its own here.
  assert.deepEqual(
    lists.filter((list) => !(singles as readonly string[]).includes(list)),
    ['leads', 'stock', 'texts'],
  )
})

test('R800 the editor has every field of every record and single file, and none that their schemas do not know', () => {
  let count = 0
  for (const [name, shape] of Object.entries(contentShapes())) {
    const fields = places.find((place) => place.name === name)?.fields ?? []
    const wanted = [...pathsOf(shape, name)].toSorted()
    assert.deepEqual([...pathsIn(fields, name)].toSorted(), wanted, name)
    count += wanted.length
  }
  assert.ok(count > 400, `only ${count} fields`)
})

test('R800 what the editor leaves out is a field of a schema', () => {
  const shapes = contentShapes()
  for (const path of leftOut) {
    const [name = '', field = ''] = path.split('.')
    const shape = Object.entries(shapes).find(([kind]) => kind === name)?.[1]
    assert.ok(shape?.properties?.[field], path)
  }
})

test('R800 a field must be filled where its schema says so, a name of another record is chosen from a list', () => {
  for (const [name, shape] of Object.entries(contentShapes())) {
    for (const field of places.find((place) => place.name === name)?.fields ?? [])
      assert.equal(field.required, shape.required?.includes(field.name) ?? false, `${name}.${field.name}`)
  }
  const house = config.collections.find(({ name }) => name === 'houses')
  const complex = house?.fields.find(({ name }) => name === 'complex')
  assert.deepEqual([complex?.widget, complex?.['collection']], ['relation', 'complexes'])
  const collections = new Set([...config.collections.map(({ name }) => name), '_singletons'])
  for (const field of places.flatMap(({ fields }) => [...allFields(fields)]))
    if (field.widget === 'relation') assert.ok(collections.has(String(field['collection'])), field.name)
})

test('R812 labels and hints are Russian, and Kazakh where the editor is opened in Kazakh', () => {
  const kazakh = editorConfig({ kind: 'folder' }, 'kk')
  const both = [...kazakh.collections, ...kazakh.singletons]
  let differing = 0
  for (const [index, place] of places.entries()) {
    const other = [...allFields(both[index]?.fields ?? [])]
    for (const [at, field] of [...allFields(place.fields)].entries()) {
      const own = other[at]
      assert.ok(field.label !== '' && own?.label, `${place.name}.${field.name}`)
      assert.equal(field.hint === undefined, own.hint === undefined, `${place.name}.${field.name}`)
      if (field.label !== own.label) differing += 1
    }
  }
  assert.ok(differing > 300, `only ${differing} labels differ`)
  const article = kazakh.collections.find(({ name }) => name === 'articles')
  assert.equal(article?.label, 'Жаңалықтар')
})

test('R800 in a repository the content may lie in a folder of its own', () => {
  const forge = { kind: 'gitea', repo: 'firm/site', branch: 'draft', appId: null } as const
  const own = editorConfig({ ...forge, address: 'https://git.example.kz', folder: 'content' }, 'ru')
  assert.deepEqual(own.collections.find(({ name }) => name === 'articles')?.folder, 'content/articles')
  assert.equal(own.singletons[0]?.file, 'content/company.yaml')
  assert.equal(own.media_folder, 'content/media')
  assert.deepEqual(
    { ...own.backend, commit_messages: undefined },
    {
      name: 'gitea',
      repo: 'firm/site',
      branch: 'draft',
      base_url: 'https://git.example.kz',
      api_root: 'https://git.example.kz/api/v1',
      auth_methods: ['token'],
      commit_messages: undefined,
    },
  )
})

test('R901 a field whose schema wants a form says it where it is filled in: a pattern, with the hint of the field', () => {
  const places = [...config.collections, ...config.singletons]
  const forms = places.flatMap(({ fields }) =>
    [...allFields(fields)].filter(({ pattern }) => pattern !== undefined),
  )
  assert.ok(forms.length > 15, `only ${forms.length}`)
  for (const { pattern, hint } of forms) {
    const [form, words] = pattern as [form: string, words: string]
    assert.ok(new RegExp(form).source.length > 3)
    assert.equal(words, hint)
  }
  const bin = forms.find(({ name }) => name === 'bin')
  assert.deepEqual(bin?.pattern, [String.raw`^\d{12}$`, '12 цифр'])
})

test('R905 the label of each language has the label of its text in it', () => {
  const article = config.collections.find(({ name }) => name === 'articles')
  const title = article?.fields.find(({ name }) => name === 'title')
  assert.deepEqual(
    title?.fields?.map(({ label }) => label),
    ['Заголовок: по-русски', 'Заголовок: по-казахски', 'Заголовок: по-английски'],
  )
  for (const { fields } of [...config.collections, ...config.singletons])
    for (const { label, fields: inside = [] } of allFields(fields))
      for (const { name, label: own } of inside)
        if (['ru', 'kk', 'en'].includes(name)) assert.ok(own.startsWith(`${label}: по-`), own)
})
