import './house-plan.css'
import type { ProjectHouse } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Link } from '../../../ui/link.tsx'
import { Genplan } from '../project/genplan.tsx'
import { houseOutlines } from '../project/genplan-outlines.ts'
import type { ShownProject } from '../project/project-data.server.ts'
import { handOverText } from '../project/project-facts.ts'

type HousePlanProps = {
  genplan: ShownProject['genplan']
  houses: readonly ProjectHouse[]
  /** Whether they have chessboards, and pages to choose on the facade or by floor. */
  hasBoards: boolean
  hint: string
  /** The house whose page this is. */
  current?: number
}

/** The project from above with its houses marked, and the same houses as a list: dates, prices, how many flats. */
export function HousePlan({ genplan, houses, hasBoards, hint, current }: HousePlanProps) {
  const i18n = useI18n()
  const { t, count, shortPrice, language } = i18n
  const outlines = genplan === null ? [] : houseOutlines(genplan, houses)
  return (
    <div className={genplan === null ? 'house-plan' : 'house-plan house-plan-drawn'}>
      {genplan !== null && (
        <Genplan image={genplan.image} outlines={outlines} hasBoards={hasBoards} current={current} />
      )}
      <div>
        <ul className="house-list">
          {houses.map((house) => (
            <li key={house.id}>
              <Link
                to={pages.queue(language, house.slug)}
                aria-current={house.id === current ? 'page' : undefined}
              >
                <b>
                  {house.floors === 0
                    ? house.name
                    : t('project.houses.name', {
                        house: house.name,
                        floors: count(house.floors, 'project.houses.floors'),
                      })}
                </b>
                <span className="house-list-price figures">
                  {house.price_from !== null && t('common.from', { value: shortPrice(house.price_from) })}
                </span>
                <span>{handOverText(house, i18n)}</span>
                <span className="house-list-count figures">
                  {house.estates_count === 0
                    ? t('project.houses.none')
                    : count(house.estates_count, 'category.flat.count')}
                </span>
              </Link>
              {hasBoards && house.estates_count > 0 && (
                <span className="house-list-ways">
                  <Link
                    className="house-list-board"
                    to={pages.facade(language, house.slug)}
                    aria-label={t(
                      house.has_facade === false ? 'facade.open.house.floors' : 'facade.open.house',
                      {
                        house: house.name,
                      },
                    )}
                  >
                    {t(house.has_facade === false ? 'facade.crumb.floors' : 'facade.crumb')}
                  </Link>
                  <Link
                    className="house-list-board"
                    to={pages.board(language, house.slug, 'flat')}
                    aria-label={t('board.open.house', { house: house.name })}
                  >
                    {t('board.open')}
                  </Link>
                </span>
              )}
            </li>
          ))}
        </ul>
        {outlines.length > 0 && <p className="caption house-plan-hint">{hint}</p>}
      </div>
    </div>
  )
}
