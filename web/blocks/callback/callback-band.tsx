import { useRootData } from '../../data/root-data.ts'
import { phoneLink, phoneText } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { companyWords } from '../forms/company-words.ts'
import { FormBand } from '../forms/form-band.tsx'
import { deferHydration } from '../islands/defer-hydration.tsx'

const CallbackForm = deferHydration(
  async () => (await import('./callback-form.tsx')).CallbackForm,
  <CallUs />,
)

type CallbackBandProps = {
  title: string
  /** Target of links on the same page: they bring the visitor into the form. */
  anchor?: string
  /** The subject of the request: ids of a project, a house, a unit, or a message that names several. */
  about?: { complex_id: number; house_id?: number; estate_id?: number } | { message: string }
}

/** Without the form there is the phone. */
function CallUs() {
  const phone = useRootData()?.company.phone ?? ''
  return phone !== '' && <a href={phoneLink(phone)}>{phoneText(phone)}</a>
}

/** The band with the callback form. */
export function CallbackBand({ title, anchor, about }: CallbackBandProps) {
  const { t } = useI18n()
  const hours = useRootData()?.company.hours ?? ''
  return (
    <FormBand title={title} lead={companyWords('callback.lead', { hours }, t)}>
      <CallbackForm about={about} look="on-spruce" id={anchor} />
    </FormBand>
  )
}
