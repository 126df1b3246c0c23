import { useState } from 'react'
import type { Picture } from '#contract/common.ts'
import { ChoicePanel } from '../../blocks/analytics/choice-panel.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Toast } from '../../ui/toast.tsx'
import { Part, type Words } from './part.tsx'

type Shown = 'nothing' | 'plain' | 'pictured' | 'wide' | 'toast' | 'choice'

const counters = { ga4: 'G-1', metrika: '1' } as const

/** Layers over the page. Each is opened by its button: two at once would hide each other. */
export function OverlayParts({ words, picture }: { words: Words; picture: Picture }) {
  const { t } = useI18n()
  const [shown, setShown] = useState<Shown>('nothing')
  const close = () => setShown('nothing')
  const isDialog = shown === 'plain' || shown === 'pictured' || shown === 'wide'
  return (
    <Part title={words.overlays}>
      <div className="test-ui-row">
        <Button look="outlined" onClick={() => setShown('plain')}>
          {words['dialog.open']}
        </Button>
        <Button look="outlined" onClick={() => setShown('pictured')}>
          {words['dialog.pictured']}
        </Button>
        <Button look="outlined" onClick={() => setShown('wide')}>
          {words['dialog.wide']}
        </Button>
        <Button look="outlined" onClick={() => setShown('toast')}>
          {words['toast.open']}
        </Button>
        <Button look="outlined" onClick={() => setShown('choice')}>
          {words['choice.open']}
        </Button>
      </div>
      {isDialog && (
        <Dialog
          title={words['dialog.title']}
          closeLabel={t('common.close')}
          onClose={close}
          wide={shown === 'wide'}
          {...(shown === 'pictured' && { picture })}
        >
          <p>{words['dialog.text']}</p>
        </Dialog>
      )}
      {shown === 'choice' && <ChoicePanel counters={counters} choice="refused" isCalled choose={close} />}
      <Toast
        message={shown === 'toast' ? words['toast.message'] : null}
        action={{ label: words['toast.action'], run: close }}
        closeLabel={t('common.close')}
        onClose={close}
      />
    </Part>
  )
}
