import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import type { CallbackForm } from '../../blocks/callback/callback-form.tsx'
import { useI18n } from '../../i18n/i18n.tsx'

const fetchForm = () => import('../../blocks/callback/callback-form.tsx')

/**
 * The code of the callback form, fetched when it is first wanted (R96). `hint` is for the first sign of that; where the
 * code cannot be had, the form's own page is opened.
 */
export function useCallbackForm() {
  const { language } = useI18n()
  const [found, setFound] = useState<{ Form: typeof CallbackForm } | null>(null)
  return {
    Form: found?.Form ?? null,
    hint: () => void fetchForm().catch(() => {}),
    load: () =>
      void fetchForm().then(
        ({ CallbackForm }) => setFound({ Form: CallbackForm }),
        () => location.assign(pages.callback(language)),
      ),
  }
}
