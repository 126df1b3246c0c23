import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/root.ts'
import { until } from '#tests/helpers/until.ts'
import { readCompose } from './compose.ts'
import type { Images } from './images.ts'
import { type Podman, ulimits } from './podman.ts'

type Service = 'postgres' | 'site-1' | 'site-2' | 'proxy' | 'tools'

const imageOf = {
  postgres: 'postgres',
  'site-1': 'site',
  'site-2': 'site',
  proxy: 'nginx',
  tools: 'postgres',
} as const satisfies Record<Service, keyof Images>

/** How long a service may take to be healthy on a machine that builds and does other things, in milliseconds. */
const startMs = 120_000

const shippedSiteConf = join(root, 'deploy/nginx/site.conf')

/** The services of compose.yaml as containers of podman. */
export class Topology {
  readonly #podman: Podman
  readonly #images: Images
  readonly #password = randomBytes(24).toString('hex')
  readonly #compose: ReturnType<typeof readCompose>
  readonly #siteConf: string

  /**
   * @param folder an empty one, for backups
   * @param address where nginx is reached, host and port
   */
  constructor(podman: Podman, images: Images, folder: string, address: string) {
    this.#podman = podman
    this.#images = images
    const backups = join(folder, 'backups')
    mkdirSync(backups)
    // The user of the image.
    chownSync(backups, 1000, 1000)
    this.#compose = readCompose(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), {
      POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
      DATABASE_PASSWORD: this.#password,
      HTTP_PORT: address,
      BACKUPS: backups,
    })
    this.#siteConf = join(folder, 'site.conf')
    writeFileSync(this.#siteConf, forOneAddress(readFileSync(shippedSiteConf, 'utf8')))
  }

  async makeNetworks(): Promise<void> {
    for (const [name, options] of this.#compose.networks)
      await this.#podman('network', 'create', ...options, name)
  }

  /** Removes all containers, with everything that they have kept. */
  async removeAll(): Promise<void> {
    await this.#podman('rm', '--all', '--force', '--time=1')
    await this.#podman('volume', 'prune', '--force')
  }

  async removeNetworks(): Promise<void> {
    await this.#podman('network', 'rm', ...this.#compose.networks.keys())
  }

  /** Starts a service and waits until it is healthy, by the check of its image or of compose.yaml. */
  async start(name: Service, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const env = Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`)
    await this.#run(name, ['--detach', `--name=${name}`, ...env])
    const isHealthy = () =>
      this.#podman('healthcheck', 'run', name).then(
        () => true,
        () => false,
      )
    await until(isHealthy, startMs).catch(async (error: Error) => {
      throw new Error(`${name} did not become healthy:\n${await this.#logOf(name)}`, { cause: error })
    })
  }

  /** Sends a signal, waits for the end and removes the container. Answers its exit code and what it has printed. */
  async end(name: Service, signal: NodeJS.Signals): Promise<{ code: number; output: string }> {
    await this.#podman('kill', `--signal=${signal}`, name)
    const code = Number((await this.#podman('wait', name)).stdout)
    const output = await this.#logOf(name)
    await this.#podman('rm', name)
    return { code, output }
  }

  /** Makes the volume of the site, with the owner that its image gives it: Docker would give that of the tools to root. */
  async makeData(): Promise<void> {
    await this.#run('site-1', ['--rm'], ['--version'])
  }

  /** Runs a script of backups in a container of its own, and returns what it prints. */
  async tool(...words: string[]): Promise<string> {
    return (await this.#run('tools', ['--rm'], words)).stdout.trim()
  }

  /** Runs a command in the container of a service, and returns what it prints. */
  async execute(name: Service, ...words: string[]): Promise<string> {
    return (await this.#podman('exec', name, ...words)).stdout.trim()
  }

  /** What the first process of a service may do: its user, capabilities, and what comes of writing a file. */
  async rights(name: Service): Promise<string> {
    const script = 'grep -E "^(Uid|CapEff|NoNewPrivs)" /proc/1/status; touch /probe 2>&1 || true'
    return (await this.execute(name, 'sh', '-c', script)).replaceAll(/\s+/g, ' ')
  }

  async siteUrl(name: 'site-1' | 'site-2'): Promise<string> {
    return `http://${await this.#addressOf(name, 'inside')}:3000`
  }

  /** The database as this machine reaches it. */
  async databaseUrl(): Promise<string> {
    return `postgres://site:${this.#password}@${await this.#addressOf('postgres', 'database')}:5432/site`
  }

  /** The address of this machine for the containers of the site. */
  async gateway(): Promise<string> {
    const format = '--format={{(index .Subnets 0).Gateway}}'
    return (await this.#podman('network', 'inspect', format, 'inside')).stdout.trim()
  }

  async #addressOf(name: Service, network: string): Promise<string> {
    const format = `--format={{.NetworkSettings.Networks.${network}.IPAddress}}`
    return (await this.#podman('inspect', format, name)).stdout.trim()
  }

  #run(name: Service, more: readonly string[], words: readonly string[] = []) {
    const options = this.#compose.services.get(name) ?? []
    const own = options.map((option) => option.replace(shippedSiteConf, this.#siteConf))
    return this.#podman('run', ...ulimits, ...own, ...more, this.#images[imageOf[name]], ...words)
  }

  async #logOf(name: Service): Promise<string> {
    const { stdout, stderr } = await this.#podman('logs', name)
    return stdout + stderr
  }
}

/** The limits of one address are higher, since all visitors have one here. Nothing else is changed. */
function forOneAddress(siteConf: string): string {
  return siteConf
    .replace('rate=100r/s', 'rate=100000r/s')
    .replace('limit_conn connections 200', 'limit_conn connections 10000')
    .replace('limit_conn senders 20', 'limit_conn senders 10000')
}
