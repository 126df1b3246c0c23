import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

/** In place of the visitor's own list while it is loading, after it failed to load, and without JavaScript. */
export function Unloaded({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  const { t } = useI18n()
  if (hasFailed) {
    return (
      <div className="favorites-empty" role="alert">
        <h2>{t('favorites.error.title')}</h2>
        <p className="lead">{t('favorites.error.text')}</p>
        <Button look="outlined" onClick={retry}>
          {t('toast.again')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <output className="favorites-loading">{t('favorites.loading')}</output>
      <div className="favorites-empty favorites-without-script">
        <h2>{t('favorites.noscript.title')}</h2>
        <p className="lead">{t('favorites.noscript.text')}</p>
      </div>
    </>
  )
}
