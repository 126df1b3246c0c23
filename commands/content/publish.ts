import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ContentError, lineOf } from '#content/problem.ts'
import type { Database } from '#database/open.ts'
import { type Publication, readSetting, writeSetting } from '#database/settings.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { findUnits, problemLine } from '#feeds/overrides/find-units.ts'
import { wantedOverrides } from '#feeds/overrides/units-file.ts'
import { whileOnlyOne } from '#feeds/sources/source-lock.ts'
import { editorsMailbox } from '#server/bootstrap/delivery.ts'
import { openExistingData } from '#server/bootstrap/open-database.ts'
import { StartError } from '#server/start-error.ts'
import type { ContentContext } from '../command-context.ts'
import { importFolder } from './import-folder.ts'
import { type Commit, contentRepository, type Repository } from './publish/repository.ts'

/** No name of a source of units. */
const lockName = '.content'

/** How often a publication looks whether another one has ended, and for how long. Milliseconds. */
const turn = { pause: 1000, longest: 15 * 60_000 }

/** Characters of the mistakes in a letter. */
const maxWords = 20_000

type Options = {
  /** Checks a state again that was refused before. */
  again: boolean
}

/**
 * Publishes the newest state of the branch: fetches it, checks it beside the content folder, brings the folder to it,
 * and imports. A state with mistakes changes nothing: the editors get a letter, once (R890).
 *
 * @returns false when the newest state is not on the site
 * @throws StartError where the folder cannot be published from at all
 */
export async function publish(context: ContentContext, { again }: Options): Promise<boolean> {
  const { env } = context
  const places = join(resolve(env.DATA_DIR), 'publish')
  const repository = await contentRepository(
    resolve(env.CONTENT_DIR),
    env.CONTENT_BRANCH,
    join(places, 'copy'),
  )
  const db = await openExistingData(env)
  try {
    const work = async () => {
      const commit = await fetched(db, repository)
      const last = await readSetting(db, 'publication')
      const isOld = last?.commit === commit.id && last.is_stopped !== true
      if (isOld && !(again && last.problem !== null)) return repeated(context, db, last)
      const problem = await problemOf(context, await repository.layOut(commit), true)
      if (problem !== null) return refused(context, db, { commit, last, ...problem })
      try {
        await repository.takeOver(commit)
      } catch (error) {
        if (!(error instanceof StartError)) throw error
        return refused(context, db, { commit, last, problem: error.message, isStopped: true })
      }
      return brought(context, db, commit, last)
    }
    // What was pushed while another publication was at it comes with this one.
    const end = performance.now() + turn.longest
    for (;;) {
      const isDone = await whileOnlyOne(db, places, lockName, work)
      if (isDone !== null) return isDone
      if (performance.now() > end) {
        context.say(staffText('Another publication has been under way for 15 minutes: try again later.'))
        return false
      }
      await wait(turn.pause)
    }
  } finally {
    await db.destroy()
  }
}

/** The newest state of the branch; how long it has not come is known to the alarms (R927). */
async function fetched(db: Database, { fetchNewest }: Pick<Repository, 'fetchNewest'>): Promise<Commit> {
  const since = await readSetting(db, 'fetch_failing_since')
  try {
    const commit = await fetchNewest()
    if (since !== null) await writeSetting(db, 'fetch_failing_since', null)
    return commit
  } catch (error) {
    if (since === null) await writeSetting(db, 'fetch_failing_since', new Date().toISOString())
    throw error
  }
}

/** The newest state is the last one that was looked at. */
async function repeated(context: ContentContext, db: Database, last: Publication): Promise<boolean> {
  const id = last.commit.slice(0, 10)
  // A letter that could not go is tried again.
  if (!last.told) await tell(context, db, last)
  if (last.problem === null) {
    await context.print(`${staffText('Nothing new: {id} is on the site.', { id })}\n`)
    return true
  }
  context.say(last.problem)
  context.say(
    staffText(
      '{id} was refused before, and nothing new has come. After a new version of the program check it again: npm run content -- publish --again',
      { id },
    ),
  )
  return false
}

/**
 * Imports a folder, or looks what an import would do: ids and houses are the database's to judge.
 *
 * @returns what keeps it off the site, a line apiece; null where nothing does
 */
async function problemOf(
  context: ContentContext,
  folder: string,
  dryRun: boolean,
): Promise<Pick<Refusal, 'problem' | 'isStopped'> | null> {
  const own = resolve(context.env.CONTENT_DIR)
  const said: string[] = []
  const quiet = {
    env: context.env,
    print: async (text: string) => (dryRun ? undefined : context.print(text)),
    say: (text: string) => void said.push(text.replaceAll(folder, own)),
  }
  // Houses and companies go by somebody's word alone, with `content import`.
  const options = { dryRun, removeProjects: false, anotherCompany: false }
  try {
    const isRight = await importFolder(quiet, folder, options)
    // The database says so, and not the state: somebody may set it right there.
    if (!isRight) return { problem: said.join('\n'), isStopped: true }
    if (!dryRun) for (const line of said) context.say(line)
    return null
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // Editors know their files by the place in their own folder.
    const lines = error.problems.map((problem) =>
      lineOf({ ...problem, file: relative(folder, resolve(problem.file)) || problem.file }),
    )
    return { problem: lines.join('\n') }
  }
}

async function brought(
  context: ContentContext,
  db: Database,
  commit: Commit,
  last: Publication | null,
): Promise<boolean> {
  const problem = await problemOf(context, resolve(context.env.CONTENT_DIR), false)
  if (problem !== null) return refused(context, db, { commit, last, ...problem })
  const { problems } = await findUnits(db, await wantedOverrides(db), dayInKazakhstan(new Date()))
  await note(context, db, commit, last, { problem: null, idle: problems.map(problemLine) })
  await context.print(`${staffText('{id} is on the site.', { id: commit.id.slice(0, 10) })}\n`)
  return true
}

type Refusal = { commit: Commit; last: Publication | null; problem: string; isStopped?: boolean }

async function refused(
  context: ContentContext,
  db: Database,
  { commit, last, problem, isStopped = false }: Refusal,
): Promise<boolean> {
  context.say(problem)
  context.say(
    staffText('{id} was not published: the site shows what it showed before.', {
      id: commit.id.slice(0, 10),
    }),
  )
  await note(context, db, commit, last, { problem, ...(isStopped && { is_stopped: true }) })
  return false
}

/**
 * Records what became of a state. Editors get a letter when it is refused, when one is published after a refusal, and
 * about lines that do nothing; of the same thing they hear once.
 */
async function note(
  context: ContentContext,
  db: Database,
  { id, subject, author }: Commit,
  last: Publication | null,
  outcome: Pick<Publication, 'problem' | 'is_stopped' | 'idle'>,
): Promise<void> {
  const { problem, idle = [] } = outcome
  const before = last?.problem ?? null
  const isSame = last?.commit === id && last.problem === problem
  const isNews =
    problem === null
      ? before !== null || idle.some((line) => last?.idle?.includes(line) !== true)
      : !isSame || !last.told
  const publication = { commit: id, subject, author, at: new Date().toISOString(), ...outcome, told: !isNews }
  await writeSetting(db, 'publication', publication)
  if (isNews) await tell(context, db, publication)
}

async function tell({ env, say }: ContentContext, db: Database, publication: Publication): Promise<void> {
  const mailbox = editorsMailbox(env, env.PUBLIC_URL ?? 'http://localhost')
  if (mailbox === null) return
  const { send, to, domain } = mailbox
  const { commit, problem } = publication
  const mail = letterOf(publication)
  const mark = createHash('sha256')
    .update(`${commit} ${problem ?? ''}`)
    .digest('hex')
    .slice(0, 32)
  try {
    await send({ to, ...mail, messageId: `content-${mark}@${domain}` }, AbortSignal.timeout(60_000))
    await writeSetting(db, 'publication', { ...publication, told: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    say(staffText('The letter to the editors could not be sent: {why}', { why }))
  }
}

function letterOf({ commit, subject, author, problem, is_stopped, idle = [] }: Publication) {
  const facts = { subject, author, id: commit.slice(0, 10) }
  if (problem !== null)
    return {
      subject: staffText('The content of the site was not published'),
      text: [
        staffText(
          '«{subject}» ({id}, {author}) was not published, the site shows what it showed before.',
          facts,
        ),
        problem.slice(0, maxWords),
        ...(is_stopped === true ? [] : [staffText('Mend this and save: the site publishes it by itself.')]),
      ].join('\n\n'),
    }
  if (idle.length > 0)
    return {
      subject: staffText('Some lines of units.yaml do nothing'),
      text: [
        staffText(
          '«{subject}» ({id}, {author}) is on the site, but these lines of units.yaml do nothing:',
          facts,
        ),
        idle.join('\n').slice(0, maxWords),
      ].join('\n\n'),
    }
  return {
    subject: staffText('The content of the site is published again'),
    text: staffText('«{subject}» ({id}, {author}) is on the site.', facts),
  }
}
