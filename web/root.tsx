import './styles/layers.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import type { ReactNode } from 'react'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getCategories } from '#contract/estates.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { defaultLanguage } from '#domain/languages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import type { Texts } from '#texts/texts.ts'
import type { Route } from './+types/root.ts'
import { pageContext } from './data/ask.ts'
import { type RootData, useRootData } from './data/root-data.ts'
import { I18nProvider } from './i18n/i18n.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { HeadLinks } from './layout/head-links.tsx'
import { PlainError } from './layout/plain-error.tsx'
import { Shell } from './layout/shell.tsx'

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  const { ask, numberStyle, publicUrl } = pageContext(context)
  const language = languageOfPath(url.pathname)
  const [localizations, dictionaries, categories] = await Promise.all([
    ask(getLocalizations, { lang: language }),
    ask(getDictionaries, {}),
    ask(getCategories, {}),
  ])
  return {
    language,
    numberStyle,
    publicUrl,
    texts: Object.fromEntries(localizations.data.map(({ key, content }) => [key, content])) as Texts,
    company: dictionaries.data.company,
    categories: categories.data,
    year: new Date().getFullYear(),
  }
}

/** The frame's data changes with the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  return (
    <html lang={root?.language ?? defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadLinks />
        <Links />
      </head>
      <body>
        {root === undefined ? (
          children
        ) : (
          <I18nProvider language={root.language} texts={root.texts} numberStyle={root.numberStyle}>
            <Shell root={root}>{children}</Shell>
          </I18nProvider>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The nearest boundary of every page. Inside the frame where the frame has its data, else alone (R103). */
export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRootData()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return root === undefined ? <PlainError missing={missing} /> : <ErrorScreen missing={missing} root={root} />
}
