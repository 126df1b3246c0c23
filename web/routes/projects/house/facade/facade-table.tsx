import './facade-table.css'
import { useRef } from 'react'
import { pages } from '#contract/pages.ts'
import type { HouseFloors } from '#domain/house-floors.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { usePlainLinks } from '../../../../ui/use-plain-links.ts'
import { floorName, offerWords, shortOffer } from './facade-words.ts'

type FacadeTableProps = { house: string; floors: HouseFloors; search: string; isFiltered: boolean }

/** The facade in words: floors by sections, their free units and lowest prices. It has all links of the facade. */
export function FacadeTable({ house, floors, search, isFiltered }: FacadeTableProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const table = useRef<HTMLTableElement>(null)
  usePlainLinks(table)
  const { sections } = floors
  const rows = floors.floors.filter(({ offers }) => offers.some((offer) => offer !== null))
  return (
    <div className="facade-table-scroller">
      <table className="facade-table figures" aria-label={t('facade.table')} ref={table}>
        <thead>
          <tr>
            <th scope="col">{t('board.floor')}</th>
            {sections.map((no) => (
              <th key={no} scope="col">
                {no === 0
                  ? t(sections.length === 1 ? 'floor.units' : 'board.section.unknown')
                  : t('queue.section', { number: no })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ floor, offers }) => (
            <tr key={floor}>
              <th scope="row">{floor}</th>
              {offers.map((offer, column) => (
                <td key={sections[column]}>
                  {offer !== null && (
                    <a
                      href={pages.floor(language, house, offer, search)}
                      className={offer.free > 0 ? undefined : 'facade-sold'}
                    >
                      <i className="visually-hidden">{`${floorName(offer, sections.length > 1, i18n)}: `}</i>
                      {offer.free > 0
                        ? shortOffer(offer, i18n).map((words) => <span key={words}>{words}</span>)
                        : offerWords(offer, isFiltered, i18n)}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
