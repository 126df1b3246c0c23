import './register-link.css'
import { absoluteAddress } from '#domain/absolute-address.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Words that lead to a register of the state; words alone where the record names none (R1014). */
export function RegisterLink({ url, words }: { url: string | null; words: string }) {
  const { t } = useI18n()
  const address = absoluteAddress(url ?? '')
  if (address?.protocol !== 'https:') return <>{words}</>
  return (
    <a className="register-link" href={address.href} target="_blank" rel="noopener noreferrer">
      {words} <span className="visually-hidden">({t('promises.register.tab', { host: address.host })})</span>
    </a>
  )
}
