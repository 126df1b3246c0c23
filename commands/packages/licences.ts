import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isForOneMachine, type LockedPackage, ships } from './lock-file.ts'

/** Licences (SPDX) of what the running site may contain: they ask for a notice at most, LGPL for a library apart. */
const forShipping = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  // libvips, which sharp loads as a file of its own.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** What only builds and tests the site may also be under these: nothing of it is handed on. */
const forTools = new Set([...forShipping, 'CC-BY-4.0', 'MPL-2.0'])

/** Packages that name no licence where npm looks, and the one that their LICENSE file holds. */
const toldByFile: Readonly<Record<string, string>> = { '@web-alchemy/fonttools': 'MIT', 'png-js': 'MIT' }

/**
 * The licence of a package: of the lock file, else of the installed package, else by its LICENSE file, else of the
 * package that it is one build of. Null when nobody tells.
 */
export function licenceOf(one: LockedPackage, all: readonly LockedPackage[], folder: string): string | null {
  const told = one.license ?? installedLicence(join(folder, one.path)) ?? toldByFile[one.name]
  if (told !== undefined) return told
  const parent = all.find((each) => each.path !== one.path && one.name in each.optionalDependencies)
  return parent === undefined || !isForOneMachine(one) ? null : licenceOf(parent, all, folder)
}

const Installed = z.object({ license: z.string() })

function installedLicence(folder: string): string | undefined {
  try {
    return Installed.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).license
  } catch {
    return undefined
  }
}

/** Whether we may use a package under this expression: all of what AND joins, one of what OR joins. */
export function isAllowed(expression: string, shipped: boolean): boolean {
  const allowed = shipped ? forShipping : forTools
  const words = expression.replaceAll(/[()]/g, ' ').trim()
  // Nobody has mixed them yet; whoever does needs brackets to be read.
  if (/ OR /.test(words) && / AND /.test(words)) return false
  if (/ OR /.test(words)) return words.split(/\s+OR\s+/).some((each) => allowed.has(each))
  return words.split(/\s+AND\s+/).every((each) => allowed.has(each))
}

/** The list of docs/licences.json: what ships and what is a tool, each package and version with its licence. */
export type LicenceList = Record<'site' | 'tools', Record<string, string>>

export function licenceList(packages: readonly LockedPackage[], folder: string): LicenceList {
  const listed = (some: readonly LockedPackage[]) =>
    Object.fromEntries(
      some
        .map((one) => [`${one.name}@${one.version}`, licenceOf(one, packages, folder) ?? 'unknown'] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return {
    site: listed(packages.filter(ships)),
    tools: listed(packages.filter((one) => !ships(one))),
  }
}

/** Where the list is kept, from the project's folder. */
export const licenceFile = 'docs/licences.json'
