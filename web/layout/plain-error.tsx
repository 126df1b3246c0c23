import './plain-error.css'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { errors } from '#texts/errors.ts'
import { inLanguage } from '#texts/text.ts'
import { Logo } from '../ui/logo.tsx'
import { type ErrorKind, errorTitles, ErrorView } from './error-view.tsx'
import { errorWays } from './navigation.ts'

/**
 * The error page when even the frame has no data (R103): it is alone, in the language of the address. Its texts
 * are the only ones in the browser's bundle: there is no data left to bring them.
 */
export function PlainError({ kind }: { kind: ErrorKind }) {
  const { pathname } = useLocation()
  const language = languageOfPath(pathname)
  const text = inLanguage(errors, language)
  const missing = kind === 'not_found'
  return (
    <>
      <title>{text[missing ? 'error.not_found.head' : errorTitles[kind]]}</title>
      <meta name="description" content={text[`error.${kind}.description`]} />
      <meta name="robots" content="noindex" />
      <header className="plain-error-head">
        <div className="wrap">
          {/* Nobody says here what the company is called. */}
          <a href={pages.home(language)}>
            <Logo name={text['error.main']} />
          </a>
        </div>
      </header>
      <main>
        <ErrorView
          title={text[errorTitles[kind]]}
          text={text[`error.${kind}.text`]}
          label={text['error.ways']}
          ways={errorWays(language).map(({ title, to }) => ({ title: text[title], to }))}
          picture={text[missing ? 'error.image' : 'error.image.some']}
          {...(missing
            ? { measure: text['error.image.measure'].replace('{value}', '4.04') }
            : { again: text['error.reload'], isKept: kind === 'busy' })}
          reload
        />
      </main>
    </>
  )
}
