import { join } from 'node:path'
import type { RunningProcess } from '../servers/server.ts'
import { temporaryFolder } from '../servers/server.ts'
import { startCompanySite } from '../servers/company-site.ts'
import { allTests } from '../servers/site.ts'
import { fillSecondCompany, startSecondCompany } from './make-second-company.ts'

let running: Promise<RunningProcess & { folder: string }> | undefined

async function start() {
  const home = temporaryFolder(allTests)
  const folder = join(home, 'company')
  await startSecondCompany(folder, join(home, 'data'))
  await fillSecondCompany(folder)
  return { ...(await startCompanySite(allTests, folder, { feeds: [[join(home, 'flats.csv')]] })), folder }
}

/** The site of the second company with everything that it has, started once for the tests of a process. */
export function secondSite(): Promise<RunningProcess & { folder: string }> {
  return (running ??= start())
}
