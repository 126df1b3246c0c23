import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { QuestionForm } from '../../blocks/question/question-form.tsx'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import type { Route } from './+types/question.ts'
import { FormPage } from './form-page.tsx'
import { WayBack } from './way-back.tsx'

export function loader(asked: Route.LoaderArgs) {
  return { sent: sentMessage(asked) }
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, { form: 'questions', page: pages.question })
}

export default function QuestionPage() {
  const { sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  return (
    <FormPage form="questions" sent={sent}>
      <QuestionForm refused={refused} level={2} wayOn={<WayBack />} />
    </FormPage>
  )
}
