import { useId, useState, useSyncExternalStore } from 'react'
import { pages } from '#contract/pages.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { tellGoal } from '../../data/goals.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'

const noChange = () => () => {}

/** Whether the device has a way of its own to send things. Known once the page's scripts have taken over. */
function useDeviceShare(): boolean {
  return useSyncExternalStore(
    noChange,
    () => typeof navigator.share === 'function',
    () => false,
  )
}

/** Ways to send the shortlist: its address holds all of it. Nothing about the visitor goes along. */
export function ShareLinks({ ids }: { ids: readonly number[] }) {
  const { t, language } = useI18n()
  const origin = useRootData()?.publicUrl ?? ''
  const titleId = useId()
  const [copied, setCopied] = useState<'copied' | 'manual' | null>(null)
  const canShare = useDeviceShare()
  const url = origin + pages.favorites(language, shortlistSearch(ids))
  const text = t('favorites.share.text', { brand: t('common.brand') })
  const inQuery = { url: encodeURIComponent(url), text: encodeURIComponent(text) }

  const tell = (way: 'device' | 'copy' | 'whatsapp' | 'telegram') =>
    tellGoal({ goal: 'shortlist_share', way, units: ids.length })

  async function copy(): Promise<void> {
    tell('copy')
    try {
      await navigator.clipboard.writeText(url)
      setCopied('copied')
    } catch {
      setCopied('manual')
    }
  }

  return (
    <section className="favorites-share" aria-labelledby={titleId}>
      <b id={titleId}>{t('favorites.share')}</b>
      {canShare && (
        <button
          className="favorites-link favorites-with-script"
          type="button"
          // Whoever closes the window of the device has changed their mind: nothing has failed.
          onClick={() =>
            void navigator.share({ title: text, url }).then(
              () => tell('device'),
              () => {},
            )
          }
        >
          {t('favorites.share.device')}
        </button>
      )}
      <button className="favorites-link favorites-with-script" type="button" onClick={() => void copy()}>
        {t('favorites.share.copy')}
      </button>
      <a
        className="favorites-link"
        href={`https://wa.me/?text=${inQuery.text}%0A${inQuery.url}`}
        onClick={() => tell('whatsapp')}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      <a
        className="favorites-link"
        href={`https://t.me/share/url?url=${inQuery.url}&text=${inQuery.text}`}
        onClick={() => tell('telegram')}
        target="_blank"
        rel="noopener noreferrer"
      >
        Telegram
      </a>
      <output>{copied === 'copied' && t('favorites.share.copied')}</output>
      {copied === 'manual' && (
        <input
          className="input"
          readOnly
          value={url}
          aria-label={t('favorites.share.manual')}
          ref={(input) => input?.select()}
        />
      )}
    </section>
  )
}
