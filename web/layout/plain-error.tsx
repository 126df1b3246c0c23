import './error-screen.css'

/**
 * The error page when even the frame has no data: nothing can be asked for texts, so it speaks all three languages.
 */
export function PlainError({ missing }: { missing: boolean }) {
  return (
    <main className="wrap error-screen">
      <title>Kerege</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>Kerege</h1>
        <p className="lead">
          {missing ? 'Страница не найдена' : 'Страница не открылась. Попробуйте обновить её'}
        </p>
        <p className="lead" lang="kk">
          {missing ? 'Бет табылмады' : 'Бет ашылмады. Жаңартып көріңіз'}
        </p>
        <p className="lead" lang="en">
          {missing ? 'Page not found' : 'The page did not open. Try to reload it'}
        </p>
        <ul>
          <li>
            <a href="/">Kerege</a>
          </li>
        </ul>
      </div>
    </main>
  )
}
