import type { Contact } from '#contract/contacts.ts'
import type { Company } from '#contract/dictionaries.ts'
import { phoneLink, phoneText } from '../../i18n/contact-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'

type Reached = { office: Pick<Contact, 'title' | 'hours' | 'phones' | 'whatsapp' | 'telegram'> }

/** The opening hours: «Пн–сб, 10:00–19:00». */
export function Hours({ office }: Reached) {
  const { t } = useI18n()
  return office.hours.map(({ days, from, to }) => (
    <p key={days} className="office-hours figures">
      {t('contacts.hours', { days, from, to })}
    </p>
  ))
}

export function Phones({ office }: Reached) {
  return office.phones.map((phone) => (
    <a key={phone} className="office-phone figures" href={phoneLink(phone)}>
      {phoneText(phone)}
    </a>
  ))
}

/** WhatsApp first: most people in Kazakhstan write there. Names of the office keep equal links apart by ear. */
export function Messengers({ office: { title, whatsapp, telegram } }: Reached) {
  const { t } = useI18n()
  const ways = [
    ...(whatsapp === null
      ? []
      : [
          {
            name: 'WhatsApp',
            label: t('contacts.whatsapp', { title }),
            to: whatsappLink(whatsapp),
          },
        ]),
    ...(telegram === null
      ? []
      : [
          {
            name: 'Telegram',
            label: t('contacts.telegram', { title }),
            to: telegramLink(telegram),
          },
        ]),
  ]
  if (ways.length === 0) return null
  return (
    <p className="office-messengers">
      {ways.map(({ name, label, to }) => (
        <a key={name} href={to} aria-label={label} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  )
}

/** Where one can write to the company as a whole, and the networks for which header and footer have no room. */
export function CompanyChannels({ company }: { company: Pick<Company, 'channels' | 'networks'> }) {
  const { t } = useI18n()
  const { whatsapp, telegram, '2gis': card } = company.channels ?? {}
  const ways = [
    ...(whatsapp === undefined ? [] : [{ name: 'WhatsApp', to: whatsappLink(whatsapp) }]),
    ...(telegram === undefined ? [] : [{ name: 'Telegram', to: telegramLink(telegram) }]),
    ...(card === undefined ? [] : [{ name: '2GIS', to: card }]),
    ...company.networks.slice(3).map(({ code, url }) => ({ name: t(`network.${code}`), to: url })),
  ]
  if (ways.length === 0) return null
  return (
    <p className="office-messengers">
      {ways.map(({ name, to }) => (
        <a key={name} href={to} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  )
}

function whatsappLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`
}

function telegramLink(name: string): string {
  return `https://t.me/${encodeURIComponent(name)}`
}
