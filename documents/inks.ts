/** The page's own inks (web/styles). */
export const inks = { text: '#14211f', quiet: '#45534f', faint: '#5f6c68', line: '#d8deda', mark: '#134a45' }
