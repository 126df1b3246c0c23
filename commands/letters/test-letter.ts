import { randomUUID } from 'node:crypto'
import { readOwnTexts } from '#database/contents/own-texts.ts'
import { languages } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import { ownTexts } from '#texts/own-texts.ts'
import type { LettersContext } from './letters-context.ts'
import { prepare } from './prepare.ts'

/** The subscription of nobody: the link of a letter to staff works and ends none. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Sends an article to one address in every language that it has, marked as a test. Nothing is kept of it (R830). */
export async function testArticle(context: LettersContext, slug: string, to: string): Promise<boolean> {
  const { letters, untold, post, leaveLink, domain } = await prepare(context, slug)
  const own = await readOwnTexts(context.db)
  let isWell = untold.length === 0
  for (const language of languages) {
    if (untold.includes(language)) {
      context.say(staffText('{language}: the article has no title, lead or text in it.', { language }))
      continue
    }
    const letter = letters[language]
    const leave = leaveLink(nobody, language)
    const posted = await post(
      {
        to,
        subject: `${ownTexts(own, language)['newsletter.test']}: ${letter.subject}`,
        text: letter.text(leave),
        html: letter.html(leave),
        messageId: `${randomUUID()}@${domain}`,
        leave,
      },
      async () => true,
    )
    if (posted.kind !== 'taken') isWell = false
    const answer = 'answer' in posted ? posted.answer : 'no connection'
    context.say(
      posted.kind === 'taken'
        ? staffText('{language}: sent.', { language })
        : staffText('{language}: not sent: {why}.', { language, why: failureText(answer) }),
    )
  }
  return isWell
}
