import { useLocation, useNavigate } from 'react-router'
import { languageCookie, languageSwitchAddress } from '#contract/language-switch.ts'
import { addressInLanguage } from '#domain/address-in-language.ts'
import { type Language, languageNames } from '#domain/languages.ts'

/**
 * The page that is shown, in another language (R92, R93). The address remembers the choice and leads on, without
 * JavaScript too; with it the way is shorter: the cookie is written here and the page stays where it is scrolled to.
 */
export function LanguageLink({ language }: { language: Language }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <a
      href={languageSwitchAddress(language, pathname + search)}
      rel="nofollow"
      lang={language}
      hrefLang={language}
      onClick={(event) => {
        // A click for a new tab is left to the browser, and the address does it all.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        remember(language)
        // A page may have written into its address what the router was not told (R1588).
        const here = location.pathname + location.search
        void navigate(addressInLanguage(here, language) + location.hash, { preventScrollReset: true })
      }}
    >
      {languageNames[language].name}
    </a>
  )
}

/** The cookie as the server writes it (R210). */
function remember(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const { name, lifetime } = languageCookie
  document.cookie = `${name}=${language}; path=/; max-age=${lifetime}; samesite=lax${secure}`
}
