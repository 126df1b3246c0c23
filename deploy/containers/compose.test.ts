import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { readCompose } from './compose.ts'

const { networks, services } = readCompose(
  readFileSync(join(import.meta.dirname, '../compose.yaml'), 'utf8'),
  { DATABASE_PASSWORD: 'secret', BACKUPS: '/backups' },
)
const optionsOf = (name: string) => services.get(name) ?? []

test('R421 containers made from compose.yaml are read-only, without capabilities and new privileges', () => {
  assert.deepEqual([...services.keys()].toSorted(), ['postgres', 'proxy', 'site-1', 'site-2', 'tools'])
  for (const [name, options] of services) {
    for (const option of [
      '--read-only',
      '--read-only-tmpfs=false',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges=true',
      '--pids-limit=512',
    ])
      assert.ok(options.includes(option), `${name}: ${option}`)
    const isAllowed = options.some((option) => option.startsWith('--cap-add'))
    assert.equal(isAllowed, name === 'proxy', `${name} gets capabilities`)
  }
})

test('R421 they have the networks, volumes, settings and health checks of compose.yaml', () => {
  assert.deepEqual(networks.get('database'), ['--internal'])
  assert.deepEqual(
    optionsOf('site-2').filter((option) => /^--(network|volume|memory)/.test(option)),
    ['--memory=1g', '--volume=data:/data', '--network=inside:ip=172.30.0.12', '--network=database'],
  )
  assert.deepEqual(
    optionsOf('proxy').filter((option) => option.startsWith('--network')),
    ['--network=inside'],
  )
  assert.ok(optionsOf('site-1').includes('--env=DATABASE_URL=postgres://site:secret@postgres:5432/site'))
  assert.ok(optionsOf('tools').includes('--env=BACKUP_KEEP_DAYS=30'))
  assert.ok(optionsOf('tools').includes('--volume=/backups:/backups'))
  assert.ok(
    optionsOf('tools').includes(`--volume=${join(import.meta.dirname, '../backup.sh')}:/deploy/backup.sh:ro`),
  )
  assert.ok(optionsOf('postgres').includes('--health-cmd=["pg_isready","--username=site","--dbname=site"]'))
})

test('R894 with compose.tls.yaml Caddy takes the place of nginx, keeps its certificates, and has nothing of nginx left', () => {
  const text = readFileSync(join(import.meta.dirname, '../compose.tls.yaml'), 'utf8')
  // Compose's own words for what takes the place of a list, and what takes it away.
  const customTags = ['!override', '!reset'].map((tag) => ({
    tag,
    collection: 'seq' as const,
    resolve: (value: unknown) => value,
  }))
  const { services: own, volumes } = parse(text, { customTags }) as {
    services: Record<string, { volumes: string[]; ports: string[] } & Record<string, unknown>>
    volumes: Record<string, unknown>
  }
  const { proxy } = own
  assert.ok(proxy !== undefined)
  assert.deepEqual(Object.keys(own), ['proxy'])
  assert.deepEqual(proxy.ports, ['80:80', '443:443', '443:443/udp'])
  const [file = '', kept = ''] = proxy.volumes
  assert.ok(existsSync(join(import.meta.dirname, '..', file.split(':')[0] ?? '')))
  assert.ok(Object.hasOwn(volumes, kept.split(':')[0] ?? ''))
  // Lists of compose.yaml would be joined with these: each that nginx has is replaced here.
  const nginx = (
    parse(readFileSync(join(import.meta.dirname, '../compose.yaml'), 'utf8'), { merge: true }) as {
      services: Record<string, Record<string, unknown>>
    }
  ).services['proxy']
  for (const [name, value] of Object.entries(nginx ?? {})) {
    if (Array.isArray(value) && !['cap_drop', 'security_opt', 'networks'].includes(name))
      assert.match(text, new RegExp(`^ {4}${name}: !(?:override|reset)`, 'm'), name)
  }
})
