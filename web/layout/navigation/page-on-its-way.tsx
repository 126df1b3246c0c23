import './page-on-its-way.css'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useI18n } from '../../i18n/i18n.tsx'

/** After so many milliseconds a visitor wonders whether the press had an effect. */
const delayMs = 500

/**
 * Shows that the next page is on its way when it takes long: a line at the upper edge, and words for screen readers.
 */
export function PageOnItsWay() {
  const { t } = useI18n()
  const isUnderWay = useNavigation().state !== 'idle'
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsLong(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isUnderWay])
  return (
    <output className="page-on-its-way">
      {isLong && <span className="visually-hidden">{t('page.opening')}</span>}
    </output>
  )
}
