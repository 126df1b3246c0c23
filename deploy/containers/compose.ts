import { resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const strings = z.array(z.string()).default([])
/** YAML reads `30` as a number, and nothing as null. */
const setting = z.union([z.string(), z.number(), z.null()]).transform((value) => String(value ?? ''))

/** A service in a network. */
const Place = z.object({ ipv4_address: z.string().optional() })

const Service = z.object({
  read_only: z.literal(true),
  cap_drop: z.array(z.string()),
  cap_add: strings,
  security_opt: z.array(z.string()),
  pids_limit: z.number(),
  mem_limit: z.string().optional(),
  shm_size: z.string().optional(),
  user: z.string().optional(),
  tmpfs: strings,
  environment: z.record(z.string(), setting).default({}),
  volumes: strings,
  ports: strings,
  extra_hosts: strings,
  entrypoint: strings,
  healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()) }).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), Place)]),
})

const Network = z.object({
  internal: z.boolean().default(false),
  enable_ipv6: z.boolean().default(false),
  ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }).default({ config: [] }),
})

const Compose = z.object({ services: z.record(z.string(), Service), networks: z.record(z.string(), Network) })

/** What compose.yaml says, in words of podman. */
type Topology = {
  /** Options of `podman network create`, by the name of the network. */
  networks: ReadonlyMap<string, readonly string[]>
  /** Options of `podman run`, by the name of the service. */
  services: ReadonlyMap<string, readonly string[]>
}

const folderOfCompose = resolve(import.meta.dirname, '..')

/**
 * Reads compose.yaml. Left out is what only an engine that stays needs: how it restarts a container, how often it
 * checks its health, where its log goes.
 *
 * @param values of the variables in it
 */
export function readCompose(text: string, values: Readonly<Record<string, string>>): Topology {
  const filled = text.replaceAll(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_, name: string, otherwise = '') => values[name] ?? otherwise,
  )
  const { services, networks } = Compose.parse(parse(filled, { merge: true }))
  return {
    networks: new Map(Object.entries(networks).map(([name, network]) => [name, networkOptions(network)])),
    services: new Map(Object.entries(services).map(([name, service]) => [name, runOptions(service)])),
  }
}

function networkOptions(network: z.infer<typeof Network>): string[] {
  return [
    ...(network.internal ? ['--internal'] : []),
    ...(network.enable_ipv6 ? ['--ipv6'] : []),
    ...network.ipam.config.map(({ subnet }) => `--subnet=${subnet}`),
  ]
}

function runOptions(service: z.infer<typeof Service>): string[] {
  const { mem_limit, shm_size, user, healthcheck, entrypoint } = service
  return [
    // podman adds file systems to those of `tmpfs` unless told.
    '--read-only',
    '--read-only-tmpfs=false',
    ...service.cap_drop.map((name) => `--cap-drop=${name}`),
    ...service.cap_add.map((name) => `--cap-add=${name}`),
    ...service.security_opt.map((option) => `--security-opt=${option.replace(':', '=')}`),
    `--pids-limit=${service.pids_limit}`,
    ...(mem_limit === undefined ? [] : [`--memory=${mem_limit}`]),
    ...(shm_size === undefined ? [] : [`--shm-size=${shm_size}`]),
    ...(user === undefined ? [] : [`--user=${user}`]),
    ...service.tmpfs.map((place) => `--tmpfs=${place}`),
    ...Object.entries(service.environment).map(([name, value]) => `--env=${name}=${value}`),
    ...service.volumes.map(
      (volume) => `--volume=${volume.replace(/^\.[^:]*/, (path) => resolve(folderOfCompose, path))}`,
    ),
    ...service.ports.map((port) => `--publish=${port}`),
    ...service.extra_hosts.map((host) => `--add-host=${host}`),
    ...(entrypoint.length === 0 ? [] : [`--entrypoint=${JSON.stringify(entrypoint)}`]),
    ...(healthcheck === undefined ? [] : [`--health-cmd=${JSON.stringify(healthcheck.test.slice(1))}`]),
    ...networksOf(service.networks),
  ]
}

function networksOf(networks: z.infer<typeof Service>['networks']): string[] {
  if (Array.isArray(networks)) return networks.map((name) => `--network=${name}`)
  return Object.entries(networks).map(
    ([name, { ipv4_address: ip }]) => `--network=${name}${ip === undefined ? '' : `:ip=${ip}`}`,
  )
}
