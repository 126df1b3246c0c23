import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { languagePrefix } from '#contract/pages.ts'
import { type FrameData, frameFields } from '../data/root-data.ts'
import { I18nProvider } from '../i18n/i18n.tsx'
import { DialogsProvider } from './dialogs/dialogs.tsx'
import { FooterContent } from './footer.tsx'
import type { FrameMarkup } from './frame-markup.ts'
import { HeaderContent } from './header.tsx'
import { currentItem } from './navigation.ts'

/**
 * The last markup for each language and item of the menu, with the data that it shows. Answers of the API stay the same
 * objects until the content changes.
 */
const kept = new Map<string, { root: FrameData; place: string; markup: FrameMarkup }>()

/**
 * The frame of a page: made once for all pages of a language and an item of the menu, for as long as its data are the
 * same. Only the links to other languages name the page itself.
 */
export function frameMarkup(root: FrameData, page: { pathname: string; search: string }): FrameMarkup {
  const item = currentItem(page.pathname, root.language)
  const key = `${root.language} ${item ?? ''}`
  let found = kept.get(key)
  if (found === undefined || frameFields.some((name) => found?.root[name] !== root[name])) {
    // No page has this address, and it belongs to the same item.
    const place = `${item ?? languagePrefix(root.language)}/(page)`
    found = { root, place, markup: madeFor(root, place) }
    kept.set(key, found)
  }
  const { place, markup } = found
  const here = attribute(page.pathname + page.search)
  return { ...markup, header: markup.header.replaceAll(attribute(place), () => here) }
}

function madeFor(root: FrameData, place: string): FrameMarkup {
  const { language, texts, numberStyle } = root
  const made = (content: React.ReactNode) =>
    renderToString(
      <StaticRouter location={place}>
        <I18nProvider language={language} texts={texts} numberStyle={numberStyle}>
          <DialogsProvider>{content}</DialogsProvider>
        </I18nProvider>
      </StaticRouter>,
    )
  return { header: made(<HeaderContent root={root} />), footer: made(<FooterContent root={root} />) }
}

/** An address inside the query of another one, as React writes it into an attribute. */
function attribute(address: string): string {
  return encodeURIComponent(address).replaceAll("'", '&#x27;')
}
