import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkContentFolder } from '#content/import-folder.ts'
import { ContentError, lineOf } from '#content/problem.ts'
import type { Database } from '#database/open.ts'
import { type Publication, readSetting, writeSetting } from '#database/settings.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { whileOnlyOne } from '#feeds/sources/source-lock.ts'
import { editorsPost } from '#server/bootstrap/delivery.ts'
import { openExistingData } from '#server/bootstrap/open-database.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import type { ContentContext } from '../command-context.ts'
import { importFolder } from './import-folder.ts'
import { type Commit, contentRepository } from './publish/repository.ts'

/** No name of a source of units. */
const lockName = '.content'

/** How often a publication looks whether another one has ended, and for how long. Milliseconds. */
const turn = { pause: 1000, longest: 15 * 60_000 }

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
      const commit = await repository.fetchNewest()
      const last = await readSetting(db, 'publication')
      if (last?.commit === commit.id && !(again && last.problem !== null)) return repeated(context, db, last)
      const problem = await problemOf(context, await repository.layOut(commit))
      if (problem !== null) return refused(context, db, commit, problem)
      await repository.takeOver(commit)
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

/** The newest state is the last one that was looked at. */
async function repeated(context: ContentContext, db: Database, last: Publication): Promise<boolean> {
  const id = last.commit.slice(0, 10)
  if (last.problem === null) {
    await context.print(`${staffText('Nothing new: {id} is on the site.', { id })}\n`)
    return true
  }
  // A letter that could not go is tried again.
  if (!last.told) await tell(context, db, last)
  context.say(
    staffText('Nothing new: {id} was refused before. Check it again: npm run content -- publish --again', {
      id,
    }),
  )
  return false
}

/** Everything that is wrong with a folder, a line apiece; null where it is right. */
async function problemOf({ env }: ContentContext, folder: string): Promise<string | null> {
  try {
    await checkContentFolder(folder, mediaFolder(env))
    return null
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // Editors know their files by the place in their own folder.
    return error.problems
      .map((problem) => lineOf({ ...problem, file: relative(folder, resolve(problem.file)) || problem.file }))
      .join('\n')
  }
}

async function brought(
  context: ContentContext,
  db: Database,
  commit: Commit,
  last: Publication | null,
): Promise<boolean> {
  const said: string[] = []
  const say = (text: string) => {
    said.push(text)
    context.say(text)
  }
  const isBrought = await importFolder({ ...context, say }, resolve(context.env.CONTENT_DIR), {
    dryRun: false,
    removeProjects: false,
    anotherCompany: false,
  })
  if (!isBrought) return refused(context, db, commit, said.join('\n'))
  await note(context, db, commit, null, last)
  await context.print(`${staffText('{id} is on the site.', { id: commit.id.slice(0, 10) })}\n`)
  return true
}

async function refused(
  context: ContentContext,
  db: Database,
  commit: Commit,
  problem: string,
): Promise<boolean> {
  context.say(problem)
  context.say(
    staffText('{id} was not published: the site shows what it showed before.', {
      id: commit.id.slice(0, 10),
    }),
  )
  await note(context, db, commit, problem, null)
  return false
}

/** Records what happened to a state. Editors get a letter when it is refused, and when one is published after a refusal. */
async function note(
  context: ContentContext,
  db: Database,
  { id, subject, author }: Commit,
  problem: string | null,
  last: Publication | null,
): Promise<void> {
  const isNews = problem !== null || (last !== null && last.problem !== null)
  const publication = { commit: id, subject, author, at: new Date().toISOString(), problem, told: !isNews }
  await writeSetting(db, 'publication', publication)
  if (isNews) await tell(context, db, publication)
}

async function tell({ env, say }: ContentContext, db: Database, publication: Publication): Promise<void> {
  const letters = editorsPost(env, env.PUBLIC_URL ?? 'http://localhost')
  if (letters === null) return
  const { send, to, domain } = letters
  const { commit, subject, author, problem } = publication
  const facts = { subject, author, id: commit.slice(0, 10) }
  const mail =
    problem === null
      ? {
          subject: staffText('The content of the site is published again'),
          text: staffText('«{subject}» ({id}, {author}) is on the site.', facts),
        }
      : {
          subject: staffText('The content of the site was not published'),
          text: [
            staffText(
              '«{subject}» ({id}, {author}) was not published, the site shows what it showed before.',
              facts,
            ),
            problem.slice(0, 20_000),
            staffText('Mend this and save: the site publishes it by itself.'),
          ].join('\n\n'),
        }
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
