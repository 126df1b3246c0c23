import type { Way } from '#domain/ways-to-buy.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** What a way to buy is, in a sentence; of the state's programmes only where there is one. */
export function useWayText(): (way: Way) => string {
  const { t } = useI18n()
  const withState = useRootData()?.hasStateProgramme ?? false
  return (way) =>
    t(way === 'mortgage' && !withState ? 'home.purchase.mortgage.text.banks' : `home.purchase.${way}.text`)
}
