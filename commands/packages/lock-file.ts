import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Entry = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  link: z.boolean().default(false),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

const Lock = z.object({ packages: z.record(z.string(), z.unknown()) })

/** A package as the lock file asks for it. */
export type LockedPackage = z.output<typeof Entry> & {
  /** Where it is put, from the project's folder. */
  path: string
  name: string
}

/** The packages that package-lock.json of a folder asks for, without the project itself. */
export function lockedPackages(folder: string): LockedPackage[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...Entry.parse(entry),
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }))
}

/** Whether a package is part of the running site; others build and test it. */
export function ships({ dev }: LockedPackage): boolean {
  return !dev
}

/** A build of a tool for one kind of machine, of which npm installs the one that fits. */
export function isForOneMachine({ optional, os, cpu }: LockedPackage): boolean {
  return optional && (os !== undefined || cpu !== undefined)
}
