import './dialogs.css'
import { CallbackForm } from '../../blocks/callback/callback-form.tsx'
import { companyWords } from '../../blocks/forms/company-words.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePageAbout } from '../page-handle.ts'
import type { DialogProps } from './dialog-state.ts'

/** The callback form, also as an offer of a consultation beside a picture (R124, R128). */
export function CallbackDialog({ state, close }: DialogProps<'callback'>) {
  const { t } = useI18n()
  const about = { ...usePageAbout(), ...state.about }
  const hours = useRootData()?.company.hours ?? ''
  return (
    <Dialog
      title={t(state.title ?? 'callback.page.title')}
      closeLabel={t('common.close')}
      picture={state.image ?? undefined}
      onClose={close}
    >
      <p className="dialog-lead">{companyWords('callback.lead', { hours }, t)}</p>
      <CallbackForm about={about} onClose={close} />
    </Dialog>
  )
}
