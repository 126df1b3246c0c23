import './estate-sheet.css'
import { useEffect, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { useI18n } from '../../../i18n/i18n.tsx'

/** The foot of the printed sheet: where this page is, and when it was printed. On a screen there is none. */
export function EstateSheet({ url }: { url: string }) {
  const { t, language } = useI18n()
  // The server does not know the day of printing; without scripts the sheet has no date.
  const [day, setDay] = useState<string | null>(null)

  useEffect(() => {
    const note = () => setDay(dayInKazakhstan(new Date()))
    note()
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])

  return (
    <div className="wrap estate-sheet">
      <p>{t('estate.sheet.address', { address: url })}</p>
      {day !== null && <p>{t('estate.sheet.printed', { date: formatDate(day, language) })}</p>}
    </div>
  )
}
