import { copyFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/root.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { type Podman, run, ulimits } from './podman.ts'

const names = {
  base: `localhost/base:${process.version}`,
  site: 'localhost/site',
  postgres: 'localhost/postgres',
  nginx: 'localhost/nginx',
}
export type Images = typeof names

const certificates = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Builds the image of the site and those of PostgreSQL and nginx without a registry of images: their base is a Debian
 * by debootstrap with this Node and the npm of this machine. A base that is there already is taken.
 */
export async function buildImages(t: Lifetime, podman: Podman, say: (line: string) => void): Promise<Images> {
  const isThere = await podman('image', 'exists', names.base).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    say(`the base by debootstrap: Debian ${codename()}, Node ${process.version}`)
    await importBase(t, podman)
  }
  const build = async (name: string, dockerfile: string, context: string, ...options: string[]) => {
    say(`the image ${name} from ${dockerfile}`)
    const settings = [
      '--network=host',
      '--format=docker',
      '--pull=never',
      '--layers=false',
      ...ulimits,
      ...options,
    ]
    const base = `--build-arg=BASE=${names.base}`
    await podman('build', ...settings, base, `--file=${join(root, dockerfile)}`, `--tag=${name}`, context)
  }
  // The registry of packages and the certificates that this machine trusts.
  const npmrc = join(temporaryFolder(t), 'npmrc')
  writeFileSync(
    npmrc,
    `registry=${(await run('npm', 'config', 'get', 'registry')).stdout.trim()}\ncafile=${certificates}\n`,
  )
  const trusted = [`--volume=${npmrc}:/root/.npmrc:ro`, `--volume=${certificates}:${certificates}:ro`]
  await build(names.site, 'deploy/Dockerfile', root, ...trusted)
  for (const name of ['postgres', 'nginx'] as const) {
    const folder = `deploy/containers/${name}`
    await build(names[name], `${folder}/Dockerfile`, join(root, folder))
  }
  return names
}

async function importBase(t: Lifetime, podman: Podman): Promise<void> {
  const folder = join(temporaryFolder(t), 'base')
  // The last two are what Node is linked with.
  const packages = '--include=ca-certificates,libatomic1,libstdc++6'
  await run('debootstrap', '--variant=minbase', packages, codename(), folder)
  copyFileSync(process.execPath, join(folder, 'usr/local/bin/node'))
  const modules = join(folder, 'usr/local/lib/node_modules')
  cpSync(join((await run('npm', 'root', '--global')).stdout.trim(), 'npm'), join(modules, 'npm'), {
    recursive: true,
  })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/local/bin', name))
  await run('chroot', folder, 'useradd', '--uid=1000', '--create-home', 'node')
  rmSync(join(folder, 'var/cache/apt'), { recursive: true })
  const archive = `${folder}.tar`
  await run('tar', '--create', '--file', archive, '--directory', folder, '.')
  await podman('import', archive, names.base)
}

/** The Debian of this machine, like `bookworm`. */
function codename(): string {
  const [, name] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? []
  if (name === undefined)
    throw new Error('This machine is no Debian: debootstrap needs the name of a release.')
  return name
}
