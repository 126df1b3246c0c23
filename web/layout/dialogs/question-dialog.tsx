import './dialogs.css'
import { QuestionForm } from '../../blocks/question/question-form.tsx'
import { companyWords } from '../../blocks/forms/company-words.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePageAbout } from '../page-handle.ts'
import type { DialogProps } from './dialog-state.ts'

/** «Write to us» (R77). */
export function QuestionDialog({ state, close }: DialogProps<'question'>) {
  const { t } = useI18n()
  const about = { ...usePageAbout(), ...state.about }
  const hours = useRootData()?.company.hours ?? ''
  return (
    <Dialog title={t(state.title ?? 'questions.page.title')} closeLabel={t('common.close')} onClose={close}>
      <p className="dialog-lead">{companyWords('questions.lead', { hours }, t)}</p>
      <QuestionForm about={about} onClose={close} />
    </Dialog>
  )
}
