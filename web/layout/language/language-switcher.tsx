import './language.css'
import { languages } from '#domain/languages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMenu } from '../menus/use-menu.ts'
import { LanguageLink } from './language-link.tsx'

/** The language of the page, and on a press the others (R92, R94). */
export function LanguageSwitcher() {
  const { t, language } = useI18n()
  const menu = useMenu('menu-languages')
  return (
    <div className="language" {...menu.item}>
      <button className="language-button" {...menu.button}>
        <span className="visually-hidden">{t('header.language')}: </span>
        {t('header.language.short')}
        <Icon name="chevron-down" />
      </button>
      <div className="language-panel" {...menu.panel}>
        <ul>
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <li key={other}>
                <LanguageLink language={other} />
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}
