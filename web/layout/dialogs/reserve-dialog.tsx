import './dialogs.css'
import { ReserveForm } from '../../blocks/reserve/reserve-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePageAbout } from '../page-handle.ts'
import type { DialogProps } from './dialog-state.ts'

/** A request about the unit `about.estate_id`, unpaid and not binding. Its page says more about the unit. */
export function ReserveDialog({ state, close }: DialogProps<'reserve'>) {
  const { t } = useI18n()
  const about = { ...usePageAbout(), ...state.about }
  return (
    <Dialog title={t(state.title ?? 'reserves.page.title')} closeLabel={t('common.close')} onClose={close}>
      <p className="dialog-lead">{t('reserves.note')}</p>
      <ReserveForm about={about} onClose={close} />
    </Dialog>
  )
}
