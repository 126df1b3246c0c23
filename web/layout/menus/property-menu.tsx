import './menus.css'
import { useState } from 'react'
import type { CategoryTab } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import type { Category } from '#domain/categories.ts'
import type { PromotionItem } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { CategoryLinks } from './category-links.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { propertiesMenuId, useMenu } from './use-menu.ts'

type PropertyMenuProps = {
  categories: readonly CategoryTab[]
  promotion: PromotionItem | null
  current: 'page' | undefined
}

/**
 * The properties mega-menu (R78, R80–R84): a tab per category at the left, its links beside it, an offer of the day
 * at the right. A tab is a link to its listing; pointing at it or reaching it with the keyboard shows its links.
 * Without JavaScript the offers of the first are shown. On small screens it is a list of the categories, each with its
 * links by rooms (R89).
 */
export function PropertyMenu({ categories, promotion, current }: PropertyMenuProps) {
  const { t, language, whole } = useI18n()
  const menu = useMenu(propertiesMenuId)
  const all = pages.properties(language)
  const [shown, setShown] = useState<Category>(categories[0]?.code ?? 'flat')
  return (
    <li className="menu" {...menu.item} {...menu.hover}>
      <button className="menu-button" {...menu.button} aria-current={current}>
        {t('header.properties')}
        <Icon name="chevron-down" />
      </button>
      <MenuPanel title={t('header.properties')} panel={menu.panel}>
        {(categories.length > 0 || promotion !== null) && (
          <div className="property-menu">
            <ul className="property-menu-tabs">
              {categories.map((category) => {
                const isShown = category.code === shown
                return (
                  <li key={category.code}>
                    <Link
                      className={isShown ? 'property-menu-tab property-menu-tab-shown' : 'property-menu-tab'}
                      to={pages.listing(language, category.code)}
                      data-tab
                      onPointerEnter={() => setShown(category.code)}
                      onFocus={() => setShown(category.code)}
                    >
                      <span>
                        <WholeWords text={category.title} />
                      </span>
                      {category.estates_count >= 0 && (
                        <span className="property-menu-count figures">{whole(category.estates_count)}</span>
                      )}
                    </Link>
                    <CategoryLinks category={category} />
                  </li>
                )
              })}
            </ul>
            {promotion !== null && <PromotionCard promotion={promotion} />}
          </div>
        )}
        {/* Wide screens have the categories instead, and an empty panel would lead nowhere (R1771). */}
        {categories.length === 0 && <TextLink to={all}>{t('menu.properties.all')}</TextLink>}
        <Link className={buttonClass('outlined', { wide: true })} to={all}>
          {t('menu.properties.all')}
        </Link>
      </MenuPanel>
    </li>
  )
}
