import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Empties the whole list, after a question. */
export function ClearButton({ count, clear }: { count: number; clear: () => void }) {
  const { t } = useI18n()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <button className="favorites-link" type="button" onClick={() => setIsAsking(true)}>
        {t('favorites.clear')}
      </button>
      {isAsking && (
        <Dialog title={t('favorites.clear.title')} closeLabel={t('common.close')} onClose={close}>
          <p>{t('favorites.clear.text', { count })}</p>
          <div className="favorites-answers">
            <Button
              onClick={() => {
                close()
                clear()
              }}
            >
              {t('favorites.clear.yes')}
            </Button>
            <Button look="outlined" onClick={close}>
              {t('favorites.clear.no')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
