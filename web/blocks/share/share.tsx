import './share.css'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Toast } from '../../ui/toast.tsx'

/** How long the confirmation stays, in milliseconds. */
const shownFor = 6000

/** The ways to share an address, as counters name them. */
export type ShareWay = 'device' | 'copy' | 'whatsapp' | 'telegram'

type ShareProps = {
  title: string
  url: string
  /** Called with the chosen way. */
  tell?: (way: ShareWay) => void
}

/** The device's own way to share, else the copied link. */
export function ShareButton({
  title,
  url,
  tell,
  look = 'button',
}: ShareProps & { look?: 'button' | 'link' }) {
  const { t } = useI18n()
  const [message, setMessage] = useState<string | null>(null)

  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), shownFor)
    return () => clearTimeout(timer)
  }, [message])

  async function share(): Promise<void> {
    // Some browsers lack it, although the types have it.
    const device: { share?: Navigator['share'] } = navigator
    try {
      if (device.share !== undefined) {
        await device.share({ title, url })
        tell?.('device')
        return
      }
      tell?.('copy')
      await navigator.clipboard.writeText(url)
      setMessage(t('share.copied'))
    } catch (error) {
      // A visitor who closed the device's sheet did not want to share.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setMessage(t('share.failed', { address: url }))
    }
  }

  return (
    <>
      <button
        className={`${look === 'link' ? 'text-link' : buttonClass('outlined')} share-button`}
        type="button"
        onClick={() => void share()}
      >
        {look === 'button' && <Icon name="share" />}
        {t('share')}
        {look === 'link' && <Icon name="share" />}
      </button>
      <Toast message={message} closeLabel={t('common.close')} onClose={() => setMessage(null)} />
    </>
  )
}

/** Links that hand the address to a messenger, without scripts too. */
export function ShareLinks({ title, url, tell }: ShareProps) {
  const { t } = useI18n()
  const links = [
    { name: 'WhatsApp', way: 'whatsapp', to: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { name: 'Telegram', way: 'telegram', to: `https://t.me/share/url?${query({ url, text: title })}` },
  ] as const
  return (
    <ul className="share-links">
      {links.map(({ name, way, to }) => (
        <li key={name}>
          <a
            href={to}
            target="_blank"
            rel="noopener"
            aria-label={t('share.by', { name })}
            onClick={() => tell?.(way)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Messengers read `+` as it is, so spaces are written as %20. */
function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
}
