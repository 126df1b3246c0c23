import type { CategoryTab } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { offersByRooms } from '../menus/category-offers.ts'
import { PriceLinks } from '../menus/price-links.tsx'
import { DrawerLevel, DrawerOpener } from './drawer-level.tsx'

const id = 'drawer-properties'

/** The categories with how much there is of each, the apartments by rooms too (R81, R82, R89). */
export function DrawerProperties({ categories }: { categories: readonly CategoryTab[] }) {
  const i18n = useI18n()
  const { t, language, whole } = i18n
  const isKnown = categories.every(({ estates_count }) => estates_count >= 0)
  const total = categories.reduce((sum, { estates_count }) => sum + estates_count, 0)
  return (
    <>
      <DrawerOpener opens={id} title={t('header.properties')} count={isKnown ? total : 0} />
      <DrawerLevel id={id} title={t('header.properties')}>
        <ul>
          {categories.map((category) => {
            const byRooms = offersByRooms(category, i18n)
            return (
              <li key={category.code}>
                <Link className="drawer-category" to={pages.listing(language, category.code)}>
                  <span className="drawer-name">
                    <WholeWords text={category.title} />
                  </span>
                  {category.estates_count >= 0 && (
                    <span className="drawer-count figures">{whole(category.estates_count)}</span>
                  )}
                </Link>
                {byRooms.length > 0 && (
                  <div className="drawer-rooms">
                    <PriceLinks title={t('menu.rooms')} links={byRooms} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
        <Link className={buttonClass('outlined', { wide: true })} to={pages.properties(language)}>
          {t('menu.properties.all')}
        </Link>
      </DrawerLevel>
    </>
  )
}
