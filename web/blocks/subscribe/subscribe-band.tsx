import { useI18n } from '../../i18n/i18n.tsx'
import { FormBand } from '../forms/form-band.tsx'
import { SubscribeForm } from './subscribe-form.tsx'

/** The band of pages that have news: get them by mail. */
export function SubscribeBand() {
  const { t } = useI18n()
  return (
    <FormBand title={t('subscribe.page.title')} lead={t('subscribe.lead')}>
      <SubscribeForm look="on-spruce" />
    </FormBand>
  )
}
